import { type Table, useTable } from './context.ts';
import { dustfingerJourney, type Fact, LINES, lineOf, PLACES, type Props, refusalOf, type View } from './game.ts';
import { lineAt } from './plan.ts';
import type { Choice } from './use-choice.ts';

interface SentenceProps {
  readonly view: View;
  readonly mine: boolean;
  readonly seat: number | undefined;
  readonly choice: Choice;
  readonly pending: string | undefined;
  readonly refusal: Props['refusal'];
  readonly told: Fact | undefined;
}

/** One short sentence: what is to be decided, or whose turn it is; beneath it what happened, or why something cannot be done. */
export function Sentence({ view, mine, seat, choice, pending, refusal, told }: SentenceProps) {
  const table = useTable();
  const { say, strings, name } = table;
  const deciding = mine && pending === undefined;
  const refused = refusal ?? (deciding && seat !== undefined ? whyNot(view, seat, choice, say.refusal) : undefined);
  const arriving = deciding && seat !== undefined && view.phase === 'arrived';
  const text =
    pending !== undefined
      ? strings.onItsWay
      : view.phase === 'over'
        ? strings.over
        : deciding
          ? decision(table, view, choice)
          : view.acting === null
            ? ''
            : strings.turnOf(name(view.acting));
  return (
    <div class="tb-sentence" data-mine={mine} data-silent={text === '' && refused === undefined && !arriving}>
      <p role="status">
        {mine && <b class="tb-yourturn">{strings.yourTurn}</b>}
        {mine && ' '}
        {text}
        {view.lastRound && view.phase !== 'over' && <span class="tb-lastround"> {strings.lastRound}</span>}
        {seat === undefined && view.phase !== 'over' && <span class="tb-soft"> {strings.watching}</span>}
      </p>
      {arriving && <p class="tb-reward-now">{rewardNow(table, view, seat, choice)}</p>}
      {refused === undefined && told !== undefined && choice.act === undefined && view.phase !== 'over' && (
        <p class="tb-happened">{say.fact(told, name)}</p>
      )}
      {refused !== undefined && <Refused {...refused} />}
    </div>
  );
}

function Refused({ rule, text }: { readonly rule: string; readonly text: string }) {
  const { strings, openRule } = useTable();
  return (
    <p class="tb-refusal" role="alert">
      {text}{' '}
      <button type="button" class="tb-link" onClick={() => openRule(rule)}>
        {strings.rule(rule)}
      </button>
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

/** The reward as it stands, or as it would be once Dustfinger has gone where he is being sent. */
function rewardNow({ say, strings }: Table, view: View, seat: number, { act }: Choice): string {
  const to =
    act?.kind === 'dustfinger'
      ? act.to
      : act?.kind === 'use' && act.card === 'farid'
        ? PLACES.find(place => place === act.named)
        : undefined;
  const { place } = view.seats[seat]!;
  const chosen = act?.kind === 'use' && act.card === 'fenoglio' ? LINES.find(line => line === act.named) : undefined;
  const line = chosen ?? lineAt({ ...view, dustfinger: to ?? view.dustfinger }, seat, place);
  return strings.lineOf(say.lines[line], say.line(lineOf(place, line)));
}

/** What is to be chosen next. */
function decision({ say, strings }: Table, view: View, { act, asks, picked, owed, now, proposed }: Choice): string {
  if (owed > 0) return picked.length === 0 ? say.decision('lose', view) : strings.chosenOf(picked.length, owed);
  if (act === undefined) {
    const choose = now.collects.flatMap(move => move.split(' ')[1] ?? []);
    return say.decision(view.phase, { ...view, choose: choose as never });
  }
  if (act.kind === 'dustfinger' && act.to !== undefined && act.to !== view.dustfinger)
    return strings.thatCosts(say.amount('provision', dustfingerJourney(view.dustfinger, act.to).cost));
  if (act.kind === 'whole' && act.move === 'pass') return strings.passing;
  if (proposed.length > 0) return '';
  if (asks === 'place') return act.kind === 'journey' ? strings.choosePlace : strings.chooseDustfinger(say.dustfinger);
  if (asks === 'tile' || asks === 'supply') return strings.chooseTile;
  if (asks === 'line') return strings.chooseLine;
  if (asks === 'villain') return strings.chooseVillain;
  return act.kind === 'purse' ? strings.pickMore : '';
}
