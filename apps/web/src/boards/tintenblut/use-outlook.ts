import { useState } from 'preact/hooks';
import type { Act } from './choice.ts';
import {
  type Advance,
  advanceOf,
  cardTo,
  dustfingerTo,
  type Location,
  type Place,
  type Plan,
  placeOf,
  planOf,
  playableCards,
  setsOf,
  type TileSet,
  type View,
} from './game.ts';
import type { Choice } from './use-choice.ts';

/** What the pointer or the focus is on. */
interface Considered {
  readonly card?: Location;
  readonly place?: Place;
  readonly set?: TileSet;
}

/** What would come of what is chosen, or else of what is being looked at. */
export function useOutlook(view: View, seat: number | undefined, choice: Choice, { mine }: { readonly mine: boolean }) {
  const [considered, setConsidered] = useState<Considered>({});
  const isOver = view.phase === 'over';
  const isPlanning = choice.act === undefined ? !mine || view.phase === 'journey' : choice.act.kind === 'journey';
  return {
    plan: seat === undefined || isOver || !isPlanning ? undefined : plan(view, seat, choice.act, considered),
    dustfingersWay: dustfingersWay(view, choice, considered.place),
    ghost: seat === undefined ? undefined : ghost(view, seat, choice, considered.set),
    sets: seat === undefined ? [] : setsOf(view, seat),
    considerCard: (card: Location | undefined) => setConsidered(card === undefined ? {} : { card }),
    considerPlace: (place: Place | undefined) => setConsidered(place === undefined ? {} : { place }),
    considerSet: (set: TileSet | undefined) => setConsidered(set === undefined ? {} : { set }),
  };
}

export type Outlook = ReturnType<typeof useOutlook>;

function plan(view: View, seat: number, act: Act | undefined, { card, place }: Considered): Plan | undefined {
  if (act?.kind === 'journey') {
    const to = act.to ?? place;
    return to && planOf(view, seat, act.card, to);
  }
  const target = card === undefined ? place : placeOf(card);
  if (target === undefined) return undefined;
  const leading = card ?? cardTo(view, seat, target);
  return leading !== undefined && playableCards(view, seat).includes(leading) ? planOf(view, seat, leading, target) : undefined;
}

/** Farid puts him somewhere without a way. */
function dustfingersWay(view: View, { act, asks, now }: Choice, place: Place | undefined): readonly Place[] | undefined {
  if (act?.kind !== 'dustfinger') return undefined;
  const to = act.to ?? (asks === 'place' && place !== undefined && now.dustfinger.has(place) ? place : undefined);
  return to === undefined || to === view.dustfinger ? undefined : dustfingerTo(view, to).route;
}

/** Where my marker would go with the set that is picked, or looked at. */
function ghost(view: View, seat: number, { owed, picked }: Choice, set: TileSet | undefined): Advance | undefined {
  if (owed > 0) return undefined;
  const isSet = !picked.includes('provision') && new Set(picked).size === picked.length && picked.length > 1;
  if (isSet) return advanceOf(view, seat, picked.length);
  return set === undefined || set.state === 'few' ? undefined : advanceOf(view, seat, set.size);
}
