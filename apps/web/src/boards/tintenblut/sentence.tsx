import { POSSIBLE, type Possible } from '@tabard/tintenblut/text/words';
import { t } from '../../i18n/index.ts';
import { Refused } from '../kit/panel.tsx';
import { waitingFor } from '../kit/waiting.ts';
import { type Table, useTable } from './context.ts';
import { drawsVillainAt, dustfingerTo, LINES, lineAt, PLACES, type Place, refusalOf, rewardLine, type View } from './game.ts';
import type { Scene } from './scene.ts';
import { Slip } from './slip.tsx';
import { Told } from './told.tsx';
import type { Choice } from './use-choice.ts';

/** One short sentence: what is to be decided, or whose turn it is; beneath it what happened. Why something cannot be done takes its place, as does the slip. */
export function Say({ scene }: { readonly scene: Scene }) {
  const { strings, openRule } = useTable();
  const refused = useRefusal(scene);
  const { plan } = scene.outlook;
  const { seat, replay } = scene.props;
  if (replay) return null;
  return (
    <div class="tb-say" data-part="sentence">
      {refused && <Refused dress="tb" text={refused.text} rule={strings.rule(refused.rule)} open={() => openRule(refused.rule)} />}
      {!refused && plan && seat !== undefined && <Slip plan={plan} seat={seat} />}
      {!refused && !plan && <Sentence scene={scene} />}
    </div>
  );
}

/** Why what was sent, or is about to be, cannot be. */
function useRefusal({ props: { seat, pending, refusal }, stage: { view, mine }, choice }: Scene) {
  const { say } = useTable();
  if (refusal || seat === undefined || !mine || pending !== undefined) return refusal;
  return whyNot(view, seat, choice, say.refusal);
}

function Sentence({ scene }: { readonly scene: Scene }) {
  const table = useTable();
  const { strings } = table;
  const { seat, pending, over } = scene.props;
  const { view, mine } = scene.stage;
  const isOver = view.phase === 'over' || over;
  const foreseen =
    mine && pending === undefined && seat !== undefined && scene.choice.legal.length > 0
      ? whatComes(table, view, seat, scene.choice)
      : undefined;
  return (
    <div class="board-sentence tb-sentence" data-mine={mine}>
      <p role="status">
        {mine && <b class="board-yourturn tb-yourturn">{scene.props.ahead ? t.value.thinkingAhead : strings.yourTurn}</b>}
        {mine && ' '}
        {status(table, scene)}
        {view.lastRound && !isOver && <span class="tb-lastround"> {strings.lastRound}</span>}
      </p>
      {foreseen === undefined ? <Happened scene={scene} /> : <p class="tb-reward-now">{foreseen}</p>}
    </div>
  );
}

function status(table: Table, { props, stage: { view, mine }, choice }: Scene): string {
  const { strings } = table;
  if (props.pending !== undefined) return t.value.onItsWay;
  if (view.phase === 'over' || props.over) return strings.over;
  // While the board still shows what was done, there is nothing to decide yet.
  if (mine) return choice.legal.length === 0 ? '' : decision(table, view, choice);
  return view.acting === null ? '' : waitingFor(props, view.acting);
}

/** What just happened, while nothing is being chosen. */
function Happened({ scene: { props, stage, choice } }: { readonly scene: Scene }) {
  const { told } = stage.trace;
  if (told === undefined || choice.act !== undefined || stage.view.phase === 'over') return null;
  return (
    <p class="board-happened tb-happened">
      <Told fact={told} me={props.seat} />
    </p>
  );
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
  const rewards = strings.lineOf(say.lines[line], say.line(rewardLine(place, line)));
  return drawsVillainAt(then, seat, place) ? strings.rows([rewards, strings.villainToo]) : rewards;
}

/** Where Dustfinger is being sent. */
function sentTo(act: Choice['act']): Place | undefined {
  if (act?.kind === 'dustfinger') return act.to;
  return act?.kind === 'use' && act.card === 'farid' ? PLACES.find(place => place === act.named) : undefined;
}

/** What else may be done, by the legal moves. */
function possible(now: Choice['now']): readonly Possible[] {
  const can: Readonly<Record<Possible, boolean>> = {
    travel: now.journeys.size > 0,
    pass: now.pass !== undefined,
    send: now.dustfinger.size > 0,
    trade: now.trades.size > 0,
    use: now.uses.size > 0,
    convert: now.converts.size > 0,
  };
  return POSSIBLE.filter(deed => can[deed]);
}

/** What is to be chosen next. */
function decision({ say, strings }: Table, view: View, { act, asks, picked, owed, now, proposed }: Choice): string {
  if (owed > 0) return picked.length === 0 ? say.decision('lose', view) : strings.chosenOf(picked.length, owed);
  if (act?.kind === 'whole' && act.move === 'pass') return strings.passing;
  if (act === undefined || act.kind === 'whole') {
    const choose = now.collects.flatMap(move => move.split(' ')[1] ?? []);
    return say.decision(view.phase, { ...view, choose: choose as never, can: possible(now) });
  }
  if (act.kind === 'dustfinger' && act.to !== undefined && act.to !== view.dustfinger)
    return strings.thatCosts(say.amount('provision', dustfingerTo(view, act.to).cost));
  if (proposed.length > 0) return '';
  if (asks === 'place') return act.kind === 'journey' ? strings.choosePlace : strings.chooseDustfinger(say.dustfinger);
  if (asks === 'tile' || asks === 'supply') return strings.chooseTile;
  if (asks === 'line') return strings.chooseLine;
  if (asks === 'villain') return strings.chooseVillain;
  return act.kind === 'purse' ? strings.pickMore : '';
}
