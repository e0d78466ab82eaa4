import type { Emblem, Type } from './game.ts';
import { EMBLEM_PATHS, ICON_BOX, MARK_PATHS, TYPE_PATHS } from './icons.ts';

function Icon({ path, class: name }: { readonly path: string; readonly class?: string }) {
  return (
    <svg class={name === undefined ? 'bl-icon' : `bl-icon ${name}`} viewBox={ICON_BOX} aria-hidden="true" focusable="false">
      <path fill="currentColor" d={path} />
    </svg>
  );
}

/** The sign of an augmentation, or the star that is all of them. */
export function EmblemSign({ of }: { readonly of: Emblem }) {
  return <Icon path={EMBLEM_PATHS[of]} class="bl-emblem" />;
}

/** The sign of a type: the same on cards, niches and awards. */
export function TypeSign({ of }: { readonly of: Type }) {
  const { d, filled } = TYPE_PATHS[of];
  return (
    <svg class="bl-icon bl-typesign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={d}
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        stroke-width="2"
        stroke-linejoin="round"
        stroke-linecap="round"
      />
    </svg>
  );
}

export function MarkSign({ of }: { readonly of: keyof typeof MARK_PATHS }) {
  return <Icon path={MARK_PATHS[of]} class={`bl-mark-${of}`} />;
}
