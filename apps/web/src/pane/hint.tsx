import { useState } from 'preact/hooks';
import type { Weighed } from '../hints/hint.ts';
import { proposal } from '../hints/proposal.ts';
import type { Hinting } from '../hints/use-hint.ts';
import { lang, t } from '../i18n/index.ts';
import { Icon } from '../ui/icon.tsx';

/** More are shown on request. */
const FIRST = 8;

/** Which move the house would make, why, and what it thinks of the others. */
export function HintPane({ state, ask }: Hinting) {
  const words = t.value;
  if (state === 'not-mine') return <p class="soft">{words.hintLater}</p>;
  if (state === 'thinking') {
    return (
      <p class="soft" role="status" data-hint="thinking">
        {words.hintThinking}
      </p>
    );
  }
  if (typeof state === 'object') return <Weighing moves={state.moves} />;
  return (
    <div class="hint">
      <p class="soft">{state === 'failed' ? words.somethingWrong : words.hintHelp}</p>
      <button type="button" class="button" onClick={ask}>
        <Icon name="candle" />
        {words.hintAsk}
      </button>
    </div>
  );
}

function Weighing({ moves }: { readonly moves: readonly Weighed[] }) {
  const words = t.value;
  const [all, setAll] = useState(false);
  const [best, ...others] = moves;
  if (!best) return <p class="soft">{words.hintLater}</p>;
  const scale = scaleOf(moves);
  const shown = all ? others : others.slice(0, FIRST - 1);
  return (
    <div class="hint" data-hint="found">
      <div class="hint-best" data-best={best.move}>
        <h3>
          <Choose of={best} />
        </h3>
        <p>{others.length === 0 ? words.hintOnly : best.why || words.hintNoReason}</p>
        {best.value !== undefined && (
          <>
            <p class="small">{words.hintChance(percent(best.value))}</p>
            <Bar of={best} scale={scale} />
          </>
        )}
      </div>
      {others.length > 0 && (
        <>
          <h3>{words.hintOthers}</h3>
          <p class="soft small">{words.hintScale}</p>
          <ol class="hint-moves">
            {shown.map(one => (
              <li key={one.move} data-weighed={one.move}>
                <Choose of={one} />
                {one.value !== undefined && (
                  <span class="hint-worth">
                    <Bar of={one} scale={scale} />
                    {points(one.value - scale.most)}
                  </span>
                )}
                {one.why !== '' && <span class="soft small">{one.why}</span>}
              </li>
            ))}
          </ol>
        </>
      )}
      {shown.length < others.length && (
        <button type="button" class="button plain" onClick={() => setAll(true)}>
          {words.hintAll(moves.length)}
        </button>
      )}
    </div>
  );
}

/** The move in words; where the board can, a tap lays it out there, ready to be sent. */
function Choose({ of: { move, text } }: { readonly of: Weighed }) {
  const take = proposal.value;
  if (!take) return <span>{text}</span>;
  return (
    <button type="button" class="hint-take" title={t.value.hintTake} onClick={() => take(move)}>
      {text}
    </button>
  );
}

interface Scale {
  readonly least: number;
  readonly most: number;
}

/** So much of a chance at least a whole bar stands for: less would make much of what is hardly anything. */
const NARROWEST = 0.04;
/** The worst move still has a little bar. */
const BELOW_WORST = 1.1;

/** Early in a long match all chances are alike, so bars show how they differ. */
function scaleOf(moves: readonly Weighed[]): Scale {
  const most = moves[0]?.value ?? 0;
  const worst = moves.at(-1)?.value ?? most;
  return { most, least: Math.max(0, most - Math.max(NARROWEST, BELOW_WORST * (most - worst))) };
}

function Bar({ of: { value, text }, scale: { least, most } }: { readonly of: Weighed; readonly scale: Scale }) {
  return <meter class="hint-bar" aria-label={t.value.hintWorth(text)} min={least} max={most} value={value} />;
}

const percent = (part: number): string => part.toLocaleString(lang.value, { style: 'percent' });
/** Of a hundred: −1.2. */
const points = (part: number): string =>
  (100 * part).toLocaleString(lang.value, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'negative' });
