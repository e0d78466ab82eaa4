import { canSendDustfinger } from '@tabard/tintenblut';
import { Refused } from '../kit/panel.tsx';
import { type Table, useTable } from './context.ts';
import { drawsVillainAt, dustfingerTo, LINES, lineAt, PLACES, type Place, refusalOf, rewardLine, type View } from './game.ts';
import type { Scene } from './scene.ts';
import type { Choice } from './use-choice.ts';

/** One short sentence: what is to be decided, or whose turn it is; beneath it what happened, or why something cannot be done. */
export function Sentence({ scene }: { readonly scene: Scene }) {
  const table = useTable();
  const { strings, openRule } = table;
  const { seat, pending, refusal } = scene.props;
  const { view, mine } = scene.stage;
  const mySeat = mine && pending === undefined ? seat : undefined;
  const refused = refusal ?? (mySeat === undefined ? undefined : whyNot(view, mySeat, scene.choice, table.say.refusal));
  const foreseen = mySeat === undefined ? undefined : whatComes(table, view, mySeat, scene.choice);
  const text = status(table, scene);
  return (
    <div class="board-sentence tb-sentence" data-mine={mine} data-silent={text === '' && refused === undefined && foreseen === undefined}>
      <p role="status">
        {mine && <b class="board-yourturn tb-yourturn">{strings.yourTurn}</b>}
        {mine && ' '}
        {text}
        {view.lastRound && view.phase !== 'over' && <span class="tb-lastround"> {strings.lastRound}</span>}
        {seat === undefined && view.phase !== 'over' && <span class="board-aside tb-soft"> {strings.watching}</span>}
      </p>
      {foreseen !== undefined && <p class="tb-reward-now">{foreseen}</p>}
      {refused === undefined && <Happened scene={scene} />}
      {refused !== undefined && (
        <Refused dress="tb" text={refused.text} rule={strings.rule(refused.rule)} open={() => openRule(refused.rule)} />
      )}
    </div>
  );
}

function status(table: Table, { props, stage: { view, mine }, choice }: Scene): string {
  const { strings, name } = table;
  if (props.pending !== undefined) return strings.onItsWay;
  if (view.phase === 'over') return strings.over;
  if (mine) return decision(table, view, choice);
  return view.acting === null ? '' : strings.turnOf(name(view.acting));
}

/** What just happened, while nothing is being chosen. */
function Happened({ scene: { stage, choice } }: { readonly scene: Scene }) {
  const { say, name } = useTable();
  const { told } = stage.trace;
  if (told === undefined || choice.act !== undefined || stage.view.phase === 'over') return null;
  return <p class="board-happened tb-happened">{say.fact(told, name)}</p>;
}

/** What the rules say to the act, before it is sent. */
function whyNot(
  view: View,
  seat: number,
  { proposed, isLegal }: Choice,
  inWords: (refusal: NonNullable<ReturnType<typeof refusalOf>>) => string,
) {
  const [first] = proposed;
  if (first === undefined || proposed.some(isLegal)) return undefined;
  const refusal = refusalOf(view, seat, first);
  return refusal && { rule: refusal.rule, text: inWords(refusal) };
}

/** What comes as things stand, or as they would be once Dustfinger has gone where he is being sent: the reward, or a villain in the night. */
function whatComes({ say, strings }: Table, view: View, seat: number, { act }: Choice): string | undefined {
  const { place } = view.seats[seat]!;
  const then = { ...view, dustfinger: sentTo(act) ?? view.dustfinger };
  if (view.phase === 'rest') return drawsVillainAt(then, seat, place) ? strings.restAlone : strings.restInCompany;
  if (view.phase !== 'arrived') return undefined;
  const chosen = act?.kind === 'use' && act.card === 'fenoglio' ? LINES.find(line => line === act.named) : undefined;
  const line = chosen ?? lineAt(then, seat, place);
  return strings.lineOf(say.lines[line], say.line(rewardLine(place, line)));
}

/** Where Dustfinger is being sent. */
function sentTo(act: Choice['act']): Place | undefined {
  if (act?.kind === 'dustfinger') return act.to;
  return act?.kind === 'use' && act.card === 'farid' ? PLACES.find(place => place === act.named) : undefined;
}

/** What is to be chosen next. */
function decision({ say, strings }: Table, view: View, { act, asks, picked, owed, now, proposed }: Choice): string {
  if (owed > 0) return picked.length === 0 ? say.decision('lose', view) : strings.chosenOf(picked.length, owed);
  if (act === undefined) {
    const choose = now.collects.flatMap(move => move.split(' ')[1] ?? []);
    return say.decision(view.phase, { ...view, choose: choose as never, canSend: canSendDustfinger(view, view.turn) });
  }
  if (act.kind === 'dustfinger' && act.to !== undefined && act.to !== view.dustfinger)
    return strings.thatCosts(say.amount('provision', dustfingerTo(view, act.to).cost));
  if (act.kind === 'whole' && act.move === 'pass') return strings.passing;
  if (proposed.length > 0) return '';
  if (asks === 'place') return act.kind === 'journey' ? strings.choosePlace : strings.chooseDustfinger(say.dustfinger);
  if (asks === 'tile' || asks === 'supply') return strings.chooseTile;
  if (asks === 'line') return strings.chooseLine;
  if (asks === 'villain') return strings.chooseVillain;
  return act.kind === 'purse' ? strings.pickMore : '';
}
