import { useState } from 'preact/hooks';
import { placeOf } from './choice.ts';
import { dustfingerJourney, type Location, type Place, STEPS, type Tile, type View } from './game.ts';
import { planOf } from './plan.ts';
import type { Ghost } from './ring.tsx';
import { closedGate, setsOf, type TileSet } from './sets.ts';
import type { Choice } from './use-choice.ts';

/** What the pointer or the focus is on. */
interface Considered {
  readonly card?: Location;
  readonly place?: Place;
  readonly set?: TileSet;
}

/** What would come of what is chosen, or else of what is being looked at. */
export function useOutlook(
  view: View,
  seat: number | undefined,
  { act, now, picked, owed, asks }: Choice,
  { mine }: { readonly mine: boolean },
) {
  const [considered, setConsidered] = useState<Considered>({});
  const own = seat === undefined ? undefined : view.seats[seat];
  const sets = own ? setsOf({ ...own, converted: view.turn === seat ? view.converted : [] }) : [];
  const { card, place, set } = considered;

  return {
    plan: seat === undefined || view.phase === 'over' ? undefined : plan(seat),
    dustfingersWay: dustfingersWay(),
    ghost: ghost(),
    sets,
    considerCard: (next: Location | undefined) => setConsidered(next === undefined ? {} : { card: next }),
    considerPlace: (next: Place | undefined) => setConsidered(next === undefined ? {} : { place: next }),
    considerSet: (next: TileSet | undefined) => setConsidered(next === undefined ? {} : { set: next }),
  };

  function plan(traveller: number) {
    if (act !== undefined && act.kind !== 'journey') return undefined;
    if (act?.to !== undefined) return planOf(view, traveller, act.card, act.to);
    if (act !== undefined) return place === undefined ? undefined : planOf(view, traveller, act.card, place);
    if (mine && view.phase !== 'journey') return undefined;
    const target = card === undefined ? place : placeOf(card);
    if (target === undefined || (card !== undefined && own!.played.includes(card))) return undefined;
    if (card === undefined && own!.played.includes(target))
      return own!.played.includes('inkworld') ? undefined : planOf(view, traveller, 'inkworld', target);
    return planOf(view, traveller, card ?? target, target);
  }

  /** Farid puts him somewhere without a way. */
  function dustfingersWay(): readonly Place[] | undefined {
    if (act?.kind !== 'dustfinger') return undefined;
    const to = act.to ?? (asks === 'place' && place !== undefined && now.dustfinger.has(place) ? place : undefined);
    return to === undefined || to === view.dustfinger ? undefined : dustfingerJourney(view.dustfinger, to).route;
  }

  function ghost(): Ghost | undefined {
    if (own === undefined || owed > 0) return undefined;
    const tiles = picked.filter((ware): ware is Tile => ware !== 'provision');
    const size =
      tiles.length > 1 && new Set(tiles).size === tiles.length ? tiles.length : set !== undefined && set.state !== 'few' ? set.size : 0;
    const steps = STEPS[size]!;
    return steps === 0 ? undefined : { from: own.marker, to: own.marker + steps, gate: closedGate(own.marker, steps, own.place) };
  }
}
