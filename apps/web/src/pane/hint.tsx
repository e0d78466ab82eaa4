import { useState } from 'preact/hooks';
import type { Weighed } from '../hints/hint.ts';
import type { Hinting } from '../hints/use-hint.ts';
import { t } from '../i18n/index.ts';
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
  const shown = all ? others : others.slice(0, FIRST - 1);
  return (
    <div class="hint" data-hint="found">
      <div class="hint-best" data-best={best.move}>
        <h3>{best.text}</h3>
        <p>{others.length === 0 ? words.hintOnly : best.why || words.hintNoReason}</p>
        <Bar of={best} />
      </div>
      {others.length > 0 && (
        <>
          <h3>{words.hintOthers}</h3>
          <ol class="hint-moves">
            {shown.map(one => (
              <li key={one.move} data-weighed={one.move}>
                <span>{one.text}</span>
                <Bar of={one} />
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

function Bar({ of: { value, text } }: { readonly of: Weighed }) {
  if (value === undefined) return null;
  const percent = Math.round(value * 100);
  return (
    <span class="hint-worth">
      <meter class="hint-bar" aria-label={t.value.hintWorth(text)} min={0} max={100} value={percent} />
      <span aria-hidden="true">{percent}</span>
    </span>
  );
}
