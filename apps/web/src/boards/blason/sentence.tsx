import { useTable } from './context.ts';
import { costOf, type Fact, type Props, type Say, type View } from './game.ts';
import type { Strings } from './strings.ts';
import type { Choice } from './use-choice.ts';

interface SentenceProps {
  readonly view: View;
  readonly mine: boolean;
  readonly seat: number | undefined;
  readonly choice: Choice;
  readonly pending: string | undefined;
  readonly refusal: Props['refusal'];
  /** What just happened. */
  readonly told: Fact | undefined;
}

/** One short sentence: what is to be decided, or whose turn it is; beneath it why a move was refused. */
export function Sentence({ view, mine, seat, choice, pending, refusal, told }: SentenceProps) {
  const { say, strings, name, openRule } = useTable();
  const deciding = mine && pending === undefined;
  return (
    <div class="bl-sentence" data-mine={mine}>
      <p role="status">
        {mine && <b class="bl-yourturn">{strings.yourTurn}</b>}
        {mine && ' '}
        {pending !== undefined
          ? strings.onItsWay
          : view.phase === 'over'
            ? strings.over
            : deciding
              ? decision(say, strings, view, choice)
              : strings.turnOf(name(view.turn))}
        {view.lastTurns !== null && view.phase !== 'over' && <span class="bl-lastturns"> {strings.lastTurns(view.lastTurns)}</span>}
        {seat === undefined && view.phase !== 'over' && <span class="bl-soft"> {strings.watching}</span>}
      </p>
      {deciding && choice.cost !== undefined && (
        <p class="bl-sum" data-covered={choice.covered}>
          <output>{strings.sum(choice.payment.map(costOf), choice.paid, choice.cost)}</output>
          {!choice.cheap && (
            <button type="button" class="bl-link" onClick={choice.suggest}>
              {strings.cheapest}
            </button>
          )}
        </p>
      )}
      {told !== undefined && !choice.canGoBack && choice.cost === undefined && refusal === undefined && view.phase !== 'over' && (
        <p class="bl-happened">{say.fact(told, name)}</p>
      )}
      {refusal !== undefined && (
        <p class="bl-refusal" role="alert">
          {refusal.text}{' '}
          <button type="button" class="bl-link" onClick={() => openRule(refusal.rule)}>
            {strings.rule(refusal.rule)}
          </button>
        </p>
      )}
    </div>
  );
}

/** What is to be chosen next. */
function decision(
  say: Say,
  strings: Strings,
  { phase, pending }: View,
  { card, placement, places, herald, staged, tooMany, discards }: Choice,
): string {
  if (staged !== undefined) return '';
  if (placement !== undefined) return strings.payFor(say.element(placement.card), say.column(placement.column, placement.band ?? null));
  if (card !== undefined) return (places.length > 0 ? strings.choosePlace : strings.noPlace)(say.element(card));
  if (herald) return strings.heraldHow;
  if (tooMany > 0 && discards.length > 0) return strings.chooseDiscards(discards.length, tooMany);
  return say.decision(phase, pending);
}
