import { placeAt } from '@tabard/inkworld';
import { kindOf } from '@tabard/tintenblut/questions';
import type { useRoving } from '../kit/roving.ts';
import { at } from './at.ts';
import { useTable } from './context.ts';
import { bringsVillain, companyAt, LINES, type Line, lineAt, nextGate, offersAt, type Place, rewardLine, type View } from './game.ts';
import type { Scene } from './scene.ts';
import { KindSign, LineSign, MarkSign, RewardSign } from './signs.tsx';
import { spellJourney } from './tappable.ts';
import type { Choice } from './use-choice.ts';

type Rove = ReturnType<ReturnType<typeof useRoving>['item']>;

interface PlaceProps {
  readonly place: Place;
  readonly scene: Scene;
  readonly rove: Rove;
}

/** A place: its picture and the plate under it, with both lines of rewards and which of them counts for me. */
export function PlaceButton({ place, scene, rove }: PlaceProps) {
  const { inspect, look } = useTable();
  const { props, sheet, stage, choice, outlook } = scene;
  const { view, trace } = stage;
  const move = moveOf(choice, place);
  const target = choice.act !== undefined && 'to' in choice.act && choice.act.to === place;
  const line = lineFor(scene, place);
  const opens = props.seat !== undefined && nextGate(view.seats[props.seat]!.marker)?.colour === kindOf(place);
  const consider = (one: Place | undefined) => () => outlook.considerPlace(one);
  const { onFocus, ...rest } = rove;
  const act = (from: HTMLElement) => {
    if (choice.now.journeys.size > 0 || choice.asks === 'place') choice.tap({ type: 'place', place });
    else look({ kind: 'place', place }, from);
  };
  return (
    <button
      type="button"
      class="tb-place"
      data-place={place}
      data-anchor={`place:${place}`}
      data-kind={kindOf(place)}
      data-move={move}
      data-lit={move !== undefined}
      data-target={target || outlook.plan?.to === place}
      data-last={trace.journey?.to === place}
      data-here={props.seat !== undefined && view.seats[props.seat]!.place === place}
      data-opens={opens}
      style={at(placeAt(place, sheet), sheet)}
      {...rest}
      {...inspect({ kind: 'place', place })}
      onFocus={event => {
        onFocus();
        if (event.currentTarget.matches(':focus-visible')) outlook.considerPlace(place);
      }}
      onBlur={consider(undefined)}
      onMouseEnter={consider(place)}
      onMouseLeave={consider(undefined)}
      onClick={event => act(event.currentTarget)}
      {...onDrop(choice, place)}
    >
      <span class="visually-hidden">{useDescription(view, props.seat, place, line, opens)}</span>
      <span class="tb-place-picture" aria-hidden="true" />
      <Plate place={place} line={line} chooses={view.whiteWomen !== null && view.whiteWomen === props.seat} />
    </button>
  );
}

/** A card that is dragged here leads here, if it may. */
function onDrop({ act, isLegal, offer }: Choice, place: Place) {
  if (act?.kind !== 'journey' || (act.card !== 'inkworld' && act.card !== place)) return {};
  const move = spellJourney(act.card, place);
  if (!isLegal(move)) return {};
  return {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      offer(move);
    },
  };
}

/** The line that counts for me there: as planned, and with Dustfinger where I would send him. */
function lineFor({ props, stage, choice, outlook }: Scene, place: Place): Line | undefined {
  if (props.seat === undefined) return undefined;
  if (outlook.plan?.to === place) return outlook.plan.line;
  const { act } = choice;
  const dustfinger = act?.kind === 'dustfinger' ? act.to : undefined;
  return lineAt({ ...stage.view, dustfinger: dustfinger ?? stage.view.dustfinger }, props.seat, place);
}

function Plate({ place, line, chooses }: { readonly place: Place; readonly line: Line | undefined; readonly chooses: boolean }) {
  const { say } = useTable();
  return (
    <span class="tb-plate" aria-hidden="true">
      <span class="tb-plate-name">
        <KindSign of={kindOf(place)} />
        <span>{say.places[place]}</span>
      </span>
      <Rewards place={place} line="alone" counts={line === 'alone'} chooses={chooses} />
      <Rewards place={place} line="company" counts={line === 'company'} chooses={chooses} />
    </span>
  );
}

/** What a tap on a place means now, spelled as far as it is known. */
function moveOf({ act, asks, now }: Choice, place: Place): string | undefined {
  if (act === undefined) return now.journeys.get(place)?.get(place) ?? now.journeys.get('inkworld')?.get(place);
  if (asks !== 'place') return undefined;
  if (act.kind === 'journey') return now.journeys.get('inkworld')?.get(place);
  if (act.kind === 'dustfinger') return act.to === place ? undefined : now.dustfinger.get(place);
  return act.kind === 'use' ? now.uses.get(act.card)?.get(place) : undefined;
}

interface RewardsProps {
  readonly place: Place;
  readonly line: Line;
  /** It is this line that counts for me. */
  readonly counts: boolean;
  readonly chooses: boolean;
}

function Rewards({ place, line, counts, chooses }: RewardsProps) {
  return (
    <span class="tb-rewards" data-counts={counts}>
      <LineSign of={line} />
      {offersAt(place, line).map(({ reward, count }, index) => (
        <span key={reward} class="tb-reward" data-or={chooses && index > 0}>
          <b>{count}</b>
          <RewardSign of={reward} />
        </span>
      ))}
      {bringsVillain(place, line) && <MarkSign of="villain" />}
    </span>
  );
}

function useDescription(view: View, seat: number | undefined, place: Place, line: Line | undefined, opens: boolean): string {
  const { say, strings, name } = useTable();
  const there = [...companyAt(view, undefined, place).map(one => (one === seat ? strings.you : name(one)))];
  if (view.dustfinger === place) there.push(say.dustfinger);
  const both = LINES.map(one => {
    const rewards = strings.lineOf(say.lines[one], say.line(rewardLine(place, one)));
    return bringsVillain(place, one) ? strings.row([rewards, strings.villainToo]) : rewards;
  });
  const parts = [
    say.places[place],
    say.colours[kindOf(place)],
    ...both,
    line === undefined ? '' : strings.countsForYou(say.lines[line]),
    opens ? strings.opensNext : '',
    there.length > 0 ? strings.here(say.and(there)) : '',
  ];
  return strings.rows(parts.filter(part => part !== ''));
}
