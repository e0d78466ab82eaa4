import type { Tincture } from './game.ts';
import { ICON_BOX, MARK_PATHS, SIGN_PATHS } from './icons.ts';

export function Icon({ path, class: name }: { readonly path: string; readonly class?: string }) {
  return (
    <svg class={name === undefined ? 'bn-icon' : `bn-icon ${name}`} viewBox={ICON_BOX} aria-hidden="true" focusable="false">
      <path fill="currentColor" d={path} />
    </svg>
  );
}

/** The sign that always goes with a tincture: flame, sun, drop, leaf, star. */
export function Sign({ of }: { readonly of: Tincture }) {
  return <Icon path={SIGN_PATHS[of]} class="bn-sign" />;
}

export function Mark({ of, label }: { readonly of: keyof typeof MARK_PATHS; readonly label: string }) {
  return (
    <span class={`bn-mark bn-mark-${of}`} title={label}>
      <Icon path={MARK_PATHS[of]} />
    </span>
  );
}
