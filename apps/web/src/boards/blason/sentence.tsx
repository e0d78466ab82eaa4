import { worth } from '@tabard/blason';
import { Refused } from '../kit/panel.tsx';
import { type Table, useTable } from './context.ts';
import type { Say, View } from './game.ts';
import type { Scene } from './scene.ts';
import type { Strings } from './strings.ts';
import type { Choice } from './use-choice.ts';

/** One short sentence: what is to be decided, or whose turn it is; beneath it why a move was refused. */
export function Sentence({ scene }: { readonly scene: Scene }) {
  const table = useTable();
  const { strings, openRule } = table;
  const { seat, pending, refusal } = scene.props;
  const { view, mine } = scene.stage;
  const isOver = view.phase === 'over';
  return (
    <div class="board-sentence bl-sentence" data-mine={mine}>
      <p role="status">
        {mine && <b class="board-yourturn bl-yourturn">{strings.yourTurn}</b>}
        {mine && ' '}
        {status(table, scene)}
        {view.lastTurns !== null && !isOver && <span class="bl-lastturns"> {strings.lastTurns(view.lastTurns)}</span>}
        {seat === undefined && !isOver && <span class="board-aside bl-soft"> {strings.watching}</span>}
      </p>
      {mine && pending === undefined && scene.choice.cost !== undefined && <Sum choice={scene.choice} cost={scene.choice.cost} />}
      <Happened scene={scene} />
      {refusal !== undefined && (
        <Refused dress="bl" text={refusal.text} rule={strings.rule(refusal.rule)} open={() => openRule(refusal.rule)} />
      )}
    </div>
  );
}

function status({ say, strings, name }: Table, { props, stage: { view, mine }, choice }: Scene): string {
  if (props.pending !== undefined) return strings.onItsWay;
  if (view.phase === 'over') return strings.over;
  return mine ? decision(say, strings, view, choice) : strings.turnOf(name(view.turn));
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

/** What just happened, while nothing else is to be said. */
function Happened({ scene: { props, stage, choice } }: { readonly scene: Scene }) {
  const { say, name } = useTable();
  const { told } = stage.trace;
  const isBusy = choice.canGoBack || choice.cost !== undefined || props.refusal !== undefined;
  if (told === undefined || isBusy || stage.view.phase === 'over') return null;
  return <p class="board-happened bl-happened">{say.fact(told, name)}</p>;
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
