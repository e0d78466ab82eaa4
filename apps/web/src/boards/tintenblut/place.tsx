import { kindOf, placeAt } from '@tabard/tintenblut/map';
import type { useRoving } from '../kit/roving.ts';
import { at } from './at.ts';
import { useTable } from './context.ts';
import { type Line, lineOf, offersAt, type Place, type View } from './game.ts';
import type { MapProps } from './map.tsx';
import { companyAt, lineAt } from './plan.ts';
import { nextGate } from './sets.ts';
import { KindSign, LineSign, RewardSign } from './signs.tsx';

type Rove = ReturnType<ReturnType<typeof useRoving>['item']>;

/** A place: its picture and the plate under it, with both lines of rewards and which of them counts for me. */
export function PlaceButton({
  place,
  view,
  seat,
  sheet,
  choice,
  plan,
  trace,
  rove,
  consider,
  look,
}: MapProps & { readonly place: Place; readonly rove: Rove }) {
  const { say, inspect } = useTable();
  const move = moveOf(choice, place);
  const target = choice.act !== undefined && 'to' in choice.act && choice.act.to === place;
  const foreseen = choice.act?.kind === 'dustfinger' && choice.act.to !== undefined ? { ...view, dustfinger: choice.act.to } : view;
  const line = seat === undefined ? undefined : plan?.to === place ? plan.line : lineAt(foreseen, seat, place);
  const opens = seat !== undefined && nextGate(view.seats[seat]!.marker)?.colour === kindOf(place);
  const { onFocus, ...rest } = rove;
  return (
    <button
      type="button"
      class="tb-place"
      data-place={place}
      data-anchor={`place:${place}`}
      data-kind={kindOf(place)}
      data-move={move}
      data-lit={move !== undefined}
      data-target={target || plan?.to === place}
      data-last={trace.journey?.to === place}
      data-opens={opens}
      style={at(placeAt(place, sheet), sheet)}
      {...rest}
      {...inspect({ kind: 'place', place })}
      onFocus={() => {
        onFocus();
        consider(place);
      }}
      onBlur={() => consider(undefined)}
      onMouseEnter={() => consider(place)}
      onMouseLeave={() => consider(undefined)}
      onClick={event =>
        choice.now.journeys.size > 0 || choice.asks === 'place' ? choice.tapPlace(place) : look(place, event.currentTarget)
      }
    >
      <span class="visually-hidden">{useDescription(view, seat, place, line, opens)}</span>
      <span class="tb-place-picture" aria-hidden="true" />
      <span class="tb-plate" aria-hidden="true">
        <span class="tb-plate-name">
          <KindSign of={kindOf(place)} />
          <span>{say.places[place]}</span>
        </span>
        <Rewards place={place} line="alone" counts={line === 'alone'} chooses={view.whiteWomen !== null && view.whiteWomen === seat} />
        <Rewards place={place} line="company" counts={line === 'company'} chooses={view.whiteWomen !== null && view.whiteWomen === seat} />
      </span>
    </button>
  );
}

/** What a tap on a place means now, spelled as far as it is known. */
function moveOf({ act, asks, now }: MapProps['choice'], place: Place): string | undefined {
  if (act === undefined) return now.journeys.get(place)?.get(place) ?? now.journeys.get('inkworld')?.get(place);
  if (asks !== 'place') return undefined;
  if (act.kind === 'journey') return now.journeys.get('inkworld')?.get(place);
  if (act.kind === 'dustfinger') return now.dustfinger.get(place);
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
    </span>
  );
}

function useDescription(view: View, seat: number | undefined, place: Place, line: Line | undefined, opens: boolean): string {
  const { say, strings, name } = useTable();
  const there = [...companyAt(view, undefined, place).map(one => (one === seat ? strings.you : name(one)))];
  if (view.dustfinger === place) there.push(say.dustfinger);
  const both = (['alone', 'company'] as const).map(one => strings.lineOf(say.lines[one], say.line(lineOf(place, one))));
  return [
    say.places[place],
    say.colours[kindOf(place)],
    ...both,
    line === undefined ? '' : strings.countsForYou(say.lines[line]),
    opens ? strings.opensNext : '',
    there.length > 0 ? strings.here(say.and(there)) : '',
  ]
    .filter(part => part !== '')
    .join('; ');
}
