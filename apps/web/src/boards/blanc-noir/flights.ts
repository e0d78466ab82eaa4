import type { Flight as FlightOf } from '../kit/flight.ts';
import type { Card, Fact, Place, Scroll } from './game.ts';

export type What = { readonly card: Card } | { readonly back: true } | { readonly scroll: Scroll | null } | { readonly seal: true };
type Flight = FlightOf<What>;

const MOST_AT_ONCE = 6;

/** How a fact is shown; nothing for those that the drawing itself shows. */
export function flightsOf(fact: Fact, me: number | undefined): Flight[] {
  const hand = (seat: number) => (seat === me ? ['hand'] : [`seat:${seat}`]);
  const row = (seat: number) => [`row:${seat}`, ...hand(seat)];
  const mine = (seat: number, card: Card) => (seat === me ? [`card:${card}`, 'hand'] : [`seat:${seat}`]);
  const backs = (count: number, from: readonly string[], to: readonly string[]): Flight[] =>
    several(count, () => ({ from, to, what: { back: true }, stays: false }));
  const rolled = (count: number, from: readonly string[], to: readonly string[]): Flight[] =>
    several(count, () => ({ from, to, what: { scroll: null }, stays: false }));

  switch (fact.type) {
    case 'played':
      return [{ from: mine(fact.seat, fact.card), to: ['discard'], what: { card: fact.card }, stays: true }];
    case 'drew':
      return several(fact.count, index => {
        const card = fact.cards?.[index];
        return { from: ['draw'], to: hand(fact.seat), what: card === undefined ? { back: true } : { card }, stays: false };
      });
    case 'bought':
      return fact.cards.map(card => ({ from: mine(fact.seat, card), to: ['table'], what: { card }, stays: false }));
    case 'excluded':
      return [{ from: mine(fact.seat, fact.card), to: ['table'], what: { card: fact.card }, stays: false }];
    case 'gained':
      return rolled(fact.count, ['scrolls'], row(fact.seat));
    case 'used':
      return [{ from: row(fact.seat), to: ['table'], what: { scroll: fact.scroll }, stays: true }];
    case 'returned':
      return [
        {
          from: [`scroll:${fact.owner}.${fact.index}`, ...row(fact.owner)],
          to: ['scrolls'],
          what: { scroll: fact.scroll ?? null },
          stays: false,
        },
      ];
    case 'scattered':
      return fact.counts.flatMap((count, seat) => rolled(Math.min(1, count), ['scrolls'], row(seat)));
    case 'swapped': {
      const [one, other] = fact.places.map(anchorsOf);
      return [...rolled(1, one!, other!), ...rolled(1, other!, one!)];
    }
    case 'menaced':
      return backs(3, hand(fact.seat), hand(fact.target));
    case 'reshuffled':
      return backs(Math.min(fact.count, 3), ['discard'], ['draw']);
    case 'took':
      return fact.taken
        ? [{ from: ['discard'], to: hand(fact.seat), what: fact.card === undefined ? { back: true } : { card: fact.card }, stays: false }]
        : [];
    case 'called':
      return [{ from: ['table'], to: hand(fact.seat), what: { seal: true }, stays: true }];
    case 'scouted':
    case 'scouted-nobody':
    case 'skipped':
    case 'reversed':
    case 'chained':
    case 'colour-named':
    case 'kept-silent':
    case 'round-began':
    case 'round-over':
    case 'game-over':
      return [];
  }
}

function several(count: number, flight: (index: number) => Flight): Flight[] {
  return Array.from({ length: Math.min(count, MOST_AT_ONCE) }, (_, index) => flight(index));
}

function anchorsOf(place: Place): string[] {
  return place === 'pile' ? ['scrolls'] : [`scroll:${place.seat}.${place.index}`, `row:${place.seat}`, `seat:${place.seat}`];
}
