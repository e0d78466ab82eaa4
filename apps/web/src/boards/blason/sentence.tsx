import { columnsOf, rowOf, worth } from '@tabard/blason/questions';
import { t } from '../../i18n/index.ts';
import { Refused } from '../kit/panel.tsx';
import { waitingFor } from '../kit/waiting.ts';
import { type Table, useTable } from './context.ts';
import type { Say, View } from './game.ts';
import type { Scene } from './scene.ts';
import type { Strings } from './strings.ts';
import type { Choice } from './use-choice.ts';

/** One short sentence: what is to be decided, or whose turn it is; in its place why a move was refused. */
export function Sentence({ scene }: { readonly scene: Scene }) {
  const table = useTable();
  const { strings, openRule } = table;
  const { pending, refusal, over, replay } = scene.props;
  const { view, mine } = scene.stage;
  const isOver = view.phase === 'over' || over;
  if (replay) return null;
  return (
    <div class="board-sentence bl-sentence" data-part="sentence" data-mine={mine}>
      {refusal !== undefined && (
        <Refused dress="bl" text={refusal.text} rule={strings.rule(refusal.rule)} open={() => openRule(refusal.rule)} />
      )}
      <p role="status" class={refusal === undefined ? undefined : 'visually-hidden'}>
        {mine && <b class="board-yourturn bl-yourturn">{scene.props.ahead ? t.value.thinkingAhead : strings.yourTurn}</b>}
        {mine && ' '}
        {status(table, scene)}
        {view.lastTurns !== null && !isOver && <span class="bl-lastturns"> {strings.lastTurns(view.lastTurns)}</span>}
      </p>
      {mine && pending === undefined && scene.choice.cost !== undefined && <Sum choice={scene.choice} cost={scene.choice.cost} />}
    </div>
  );
}

function status({ say, strings }: Table, { props, stage: { view, mine, legal }, choice }: Scene): string {
  if (props.pending !== undefined) return t.value.onItsWay;
  if (view.phase === 'over' || props.over) return strings.over;
  if (!mine) return waitingFor(props, view.turn);
  // What I did is still being shown: nothing is to be decided before it is.
  return legal.length === 0 ? t.value.onItsWay : decision(say, strings, view, choice);
}

/** What is paid, card by card, and whether it is enough. */
function Sum({ choice, cost }: { readonly choice: Choice; readonly cost: number }) {
  const { strings } = useTable();
  const values = choice.payment.map(card => worth([card]));
  return (
    <p class="bl-sum" data-covered={choice.covered}>
      <output>{strings.sum(values, choice.paid, cost)}</output>
      {!choice.cheap && (
        <button type="button" class="board-link bl-link" onClick={choice.suggest}>
          {strings.cheapest}
        </button>
      )}
    </p>
  );
}

/** What is to be chosen next. */
function decision(
  say: Say,
  strings: Strings,
  { phase, pending }: View,
  { card, placement, places, bands, herald, staged, tooMany, discards }: Choice,
): string {
  if (staged !== undefined) return '';
  if (placement !== undefined) return strings.payFor(say.element(placement.card), say.column(placement.column, placement.band ?? null));
  const [either] = bands;
  if (card !== undefined && either !== undefined) {
    const [figure] = columnsOf(rowOf(either.column));
    return strings.chooseBand(say.element(card), say.accepts(figure!, 'upper'), say.accepts(figure!, 'lower'));
  }
  if (card !== undefined) return (places.length > 0 ? strings.choosePlace : strings.noPlace)(say.element(card));
  if (herald) return strings.heraldHow;
  if (tooMany > 0 && discards.length > 0) return strings.chooseDiscards(discards.length, tooMany);
  return say.decision(phase, pending);
}
