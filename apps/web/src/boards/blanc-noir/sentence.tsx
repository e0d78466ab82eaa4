import { useTable } from './context.ts';
import type { Props, View } from './game.ts';

interface SentenceProps {
  readonly view: View;
  readonly mine: boolean;
  readonly seat: number | undefined;
  readonly pending: string | undefined;
  readonly hint: string | undefined;
  readonly refusal: Props['refusal'];
}

/** One short sentence: what is to be decided, or whose turn it is; beneath it why a move was refused. */
export function Sentence({ view, mine, seat, pending, hint, refusal }: SentenceProps) {
  const { say, strings, name, openRule } = useTable();
  return (
    <div class="bn-sentence" data-mine={mine}>
      <p role="status">
        {mine && <b class="bn-yourturn">{strings.yourTurn}</b>}
        {mine && ' '}
        {pending !== undefined
          ? strings.onItsWay
          : hint !== undefined
            ? hint
            : view.phase === 'over'
              ? strings.over
              : mine
                ? say.decision(view.phase, view.pending?.by, view.chain)
                : strings.turnOf(name(view.turn))}
        {seat === undefined && view.phase !== 'over' && <span class="bn-watching"> {strings.watching}</span>}
      </p>
      {refusal !== undefined && (
        <p class="bn-refusal" role="alert">
          {refusal.text}{' '}
          <button type="button" class="bn-link" onClick={() => openRule(refusal.rule)}>
            {strings.rule(refusal.rule)}
          </button>
        </p>
      )}
    </div>
  );
}
