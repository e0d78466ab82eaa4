import { isBound } from '@tabard/blanc-noir';
import { Refused } from '../kit/panel.tsx';
import { type Table, useTable } from './context.ts';
import type { Scene } from './scene.ts';

/** One short sentence: what is to be decided, or whose turn it is; beneath it why a move was refused. */
export function Sentence({ scene, hint }: { readonly scene: Scene; readonly hint: string | undefined }) {
  const table = useTable();
  const { strings, openRule } = table;
  const { seat, refusal } = scene.props;
  const { view, mine } = scene.stage;
  return (
    <div class="board-sentence bn-sentence" data-mine={mine}>
      <p role="status">
        {mine && <b class="board-yourturn bn-yourturn">{strings.yourTurn}</b>}
        {mine && ' '}
        {status(table, scene, hint)}
        {seat === undefined && view.phase !== 'over' && <span class="board-aside bn-watching"> {strings.watching}</span>}
      </p>
      {refusal !== undefined && (
        <Refused dress="bn" text={refusal.text} rule={strings.rule(refusal.rule)} open={() => openRule(refusal.rule)} />
      )}
    </div>
  );
}

function status({ say, strings, name }: Table, { props, stage: { view, mine } }: Scene, hint: string | undefined): string {
  if (props.pending !== undefined) return strings.onItsWay;
  // Where nothing ends the turn by itself, only the decision helps.
  if (hint !== undefined && view.phase === 'turn' && !isBound(view)) return hint;
  if (view.phase === 'over') return strings.over;
  return mine ? say.decision(view.phase, view.pending?.by, view.chain, isBound(view)) : strings.turnOf(name(view.turn));
}
