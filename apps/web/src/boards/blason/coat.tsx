import type { Achievement } from '@tabard/heraldry';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useTable } from './context.ts';

export type Heraldry = typeof import('@tabard/heraldry');

let loaded: Heraldry | undefined;

/** The heralds' art comes with the first board that shows arms, and never with anything else. */
export function useHeraldry(): Heraldry | undefined {
  const [heraldry, setHeraldry] = useState(loaded);
  useEffect(() => {
    if (loaded !== undefined) return;
    let gone = false;
    void import('@tabard/heraldry').then(found => {
      loaded = found;
      if (!gone) setHeraldry(found);
    });
    return () => {
      gone = true;
    };
  }, []);
  return heraldry;
}

const drawn = new Map<string, string>();

/** The SVG of a coat of arms, drawn once. */
export function draw(heraldry: Heraldry, achievement: Achievement, hatching: boolean): string {
  const key = `${JSON.stringify(achievement)} ${hatching}`;
  const before = drawn.get(key);
  if (before !== undefined) return before;
  const svg = heraldry.drawArms(achievement, { hatching });
  drawn.set(key, svg);
  return svg;
}

const WHOLE = '0 0 200 240';
const BLANK = 'M6 4h188v112c0 60-45 96-94 118C51 212 6 176 6 116z';

/** A coat of arms. What it shows is said in words beside it, or by whatever holds it. */
export function Coat({ of, view = WHOLE }: { readonly of: Achievement; readonly view?: string }) {
  const { heraldry, settings } = useTable();
  const svg = heraldry && draw(heraldry, of, settings.hatching);
  const html = useMemo(
    () => svg && { __html: svg.replace(WHOLE, view).replace('<svg ', '<svg aria-hidden="true" focusable="false" ') },
    [svg, view],
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

/** Its blazon, as a herald would read it out; nothing while there is nothing to read. */
export function useBlazon(of: Achievement): string {
  const { heraldry, lang } = useTable();
  return useMemo(() => heraldry?.blazon(of, lang) ?? '', [heraldry, lang, JSON.stringify(of)]);
}
