import type { Achievement } from '@tabard/heraldry';
import { useEffect, useId, useMemo } from 'preact/hooks';
import { callHeralds, type Heraldry, heraldry, isReady, namedApart } from '../../ui/heraldry.ts';
import { useTable } from './context.ts';

export type { Heraldry };

/** The heralds' art; undefined until it has come. */
export function useHeraldry(): Heraldry | undefined {
  useEffect(callHeralds, []);
  return heraldry.value;
}

const drawn = new Map<string, string>();

interface How {
  readonly hatching: boolean;
  /** With helm and mantling. */
  readonly whole?: boolean;
}

/** The SVG of a coat of arms, drawn once; undefined while its beast is on its way. */
export function draw(heraldry: Heraldry, achievement: Achievement, { hatching, whole = false }: How): string | undefined {
  const key = `${JSON.stringify(achievement)} ${hatching} ${whole}`;
  const before = drawn.get(key);
  if (before !== undefined) return before;
  if (!isReady(heraldry, achievement)) return;
  const svg = whole ? heraldry.drawAchievement(heraldry.coatOf(achievement), { hatching }) : heraldry.drawArms(achievement, { hatching });
  drawn.set(key, svg);
  return svg;
}

const WHOLE = '0 0 200 240';
const BLANK = 'M6 4h188v112c0 60-45 96-94 118C51 212 6 176 6 116z';

interface CoatProps {
  readonly of: Achievement;
  readonly view?: string;
  readonly whole?: boolean;
}

/** A coat of arms. What it shows is said in words beside it, or by whatever holds it. */
export function Coat({ of, view = WHOLE, whole = false }: CoatProps) {
  const { heraldry, settings } = useTable();
  // Nothing placed yet: an outline, so that it does not outshine the arms of others.
  const svg = heraldry && Object.keys(of).length > 0 ? draw(heraldry, of, { hatching: settings.hatching, whole }) : undefined;
  const id = useId();
  const html = useMemo(
    () => svg && { __html: namedApart(svg, id).replace(WHOLE, view).replace('<svg ', '<svg aria-hidden="true" focusable="false" ') },
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

/** Its blazon, as a herald would read it out; nothing while there is nothing to read. */
export function useBlazon(of: Achievement): string {
  const { heraldry, lang } = useTable();
  return useMemo(() => heraldry?.blazon(of, lang) ?? '', [heraldry, lang, JSON.stringify(of)]);
}
