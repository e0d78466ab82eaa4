import { fieldBox, routeThrough, type Sheet } from '@tabard/inkworld';
import type { Flight as FlightOf } from '../kit/flight.ts';
import { middle, partOf } from './at.ts';
import type { Fact, Place, Reward, VillainCard, Ware } from './game.ts';

export type What =
  | { readonly figure: number }
  | { readonly dustfinger: true }
  | { readonly marker: number }
  | { readonly reward: Reward; readonly count: number }
  | { readonly villain: VillainCard };
type Flight = FlightOf<What>;

/** Every place further takes a traveller a little longer. */
const PLACE_LASTS = 0.9;
const FIELD_LASTS = 0.22;

/** How a fact is shown; nothing for those that the drawing itself shows. */
export function flightsOf(fact: Fact, me: number | undefined, sheet: Sheet): readonly Flight[] {
  const own = (seat: number) => (seat === me ? ['purse', `seat:${seat}`] : [`seat:${seat}`]);
  const ware = (reward: Reward, count: number, from: readonly string[], to: readonly string[]): Flight => ({
    from,
    to,
    what: { reward, count },
  });
  const walk = (what: What, from: string, route: readonly Place[]): Flight => ({
    from: [from],
    to: [`place:${route.at(-1)}`],
    what,
    along: { within: 'map', points: routeThrough(route, sheet).map(point => partOf(point, sheet)), foot: true },
    lasts: 1 + PLACE_LASTS * (route.length - 2),
    stays: true,
  });
  switch (fact.type) {
    case 'journey':
      return [walk({ figure: fact.seat }, `figure:${fact.seat}`, fact.route)];
    case 'dustfinger':
      return [walk({ dustfinger: true }, 'figure:dustfinger', fact.route)];
    case 'used':
      if (fact.card === 'farid')
        return [{ from: ['figure:dustfinger'], to: [`place:${fact.to}`], what: { dustfinger: true }, stays: true }];
      if (fact.card === 'nettle') return [ware('provision', fact.provisions, ['pile'], own(fact.seat))];
      if (fact.card === 'barn-owl')
        return [ware(fact.tile, 1, ['pile'], own(fact.seat)), ware('provision', fact.provisions, ['pile'], own(fact.seat))];
      return fact.card === 'roxane' ? [{ from: own(fact.seat), to: ['villains'], what: { villain: fact.villain } }] : [];
    case 'collected':
      return fact.gains.filter(({ got }) => got > 0).map(({ reward, got }) => ware(reward, got, [`place:${fact.place}`], own(fact.seat)));
    case 'traded':
      return [
        ...counted(fact.gave).map(([thing, count]) => ware(thing, count, own(fact.seat), [`place:${fact.place}`])),
        ware(fact.got, 1, [`place:${fact.place}`], own(fact.seat)),
      ];
    case 'converted':
      return [moved(fact.seat, fact.from, fact.to, sheet)];
    case 'villain':
      return [{ from: ['villains'], to: [`seat:${fact.seat}`], what: { villain: fact.villain } }];
    case 'adderhead':
      return fact.hits
        .filter(({ provisions }) => provisions > 0)
        .map(({ seat, provisions }) => ware('provision', provisions, own(seat), ['villains']));
    case 'lost':
      return [ware(fact.tile, 1, own(fact.seat), ['villains'])];
    case 'end-points':
      return fact.to > fact.from ? [moved(fact.seat, fact.from, fact.to, sheet)] : [];
    case 'round':
    case 'returned':
    case 'passed':
    case 'white-women':
    case 'end-near':
    case 'numbers':
    case 'villains-shuffled':
    case 'no-villain':
    case 'start-chosen':
    case 'game-over':
      return [];
  }
}

/** A marker goes from field to field. */
function moved(seat: number, from: number, to: number, sheet: Sheet): Flight {
  const points = Array.from({ length: to - from + 1 }, (_, step) => partOf(middle(fieldBox(from + step, sheet)), sheet));
  return {
    from: [`marker:${seat}`],
    to: [`marker:${seat}`],
    what: { marker: seat },
    along: { within: 'map', points },
    lasts: 1 + FIELD_LASTS * (to - from),
    stays: true,
  };
}

const counted = (wares: readonly Ware[]): [Ware, number][] =>
  [...new Set(wares)].map(ware => [ware, wares.filter(one => one === ware).length]);
