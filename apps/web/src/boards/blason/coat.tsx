import type { Achievement } from '@tabard/heraldry';
import { useEffect, useId, useMemo } from 'preact/hooks';
import { callHeralds, type Heraldry, heraldry, isReady } from '../../ui/heraldry.ts';
import { useTable } from './context.ts';

export type { Heraldry };

/** The heralds' art; undefined until it has come. */
export function useHeraldry(): Heraldry | undefined {
  useEffect(callHeralds, []);
  return heraldry.value;
}

const drawn = new Map<string, string>();

/** The SVG of a coat of arms, drawn once; undefined while its beast is on its way. */
export function draw(heraldry: Heraldry, achievement: Achievement, hatching: boolean): string | undefined {
  const key = `${JSON.stringify(achievement)} ${hatching}`;
  const before = drawn.get(key);
  if (before !== undefined) return before;
  if (!isReady(heraldry, achievement)) return;
  const svg = heraldry.drawArms(achievement, { hatching });
  drawn.set(key, svg);
  return svg;
}

const WHOLE = '0 0 200 240';
const BLANK = 'M6 4h188v112c0 60-45 96-94 118C51 212 6 176 6 116z';

/** A coat of arms. What it shows is said in words beside it, or by whatever holds it. */
export function Coat({ of, view = WHOLE }: { readonly of: Achievement; readonly view?: string }) {
  const { heraldry, settings } = useTable();
  // Nothing placed yet: an outline, so that it does not outshine the arms of others.
  const svg = heraldry && Object.keys(of).length > 0 ? draw(heraldry, of, settings.hatching) : undefined;
  const id = useId();
  const html = useMemo(
    () => svg && { __html: named(svg, id).replace(WHOLE, view).replace('<svg ', '<svg aria-hidden="true" focusable="false" ') },
    [svg, view, id],
  );
  if (html) return <span class="bl-coat" data-close={view !== WHOLE} dangerouslySetInnerHTML={html} />;
  return (
    <span class="bl-coat">
      <svg viewBox="0 0 200 240" aria-hidden="true" focusable="false">
        <path d={BLANK} fill="none" stroke="currentColor" stroke-width="4" />
      </svg>
    </span>
  );
}

/** The same drawing with names of its own: two of the same arms on a page, one of them hidden, would spoil each other. */
const named = (svg: string, id: string): string => svg.replaceAll(/(id="|#)(?=h[0-9a-z-]+[")])/g, `$1${id}`);

/** Its blazon, as a herald would read it out; nothing while there is nothing to read. */
export function useBlazon(of: Achievement): string {
  const { heraldry, lang } = useTable();
  return useMemo(() => heraldry?.blazon(of, lang) ?? '', [heraldry, lang, JSON.stringify(of)]);
}
