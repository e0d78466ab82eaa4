import { printed } from '@tabard/blason/questions';
import type { Flight as FlightOf } from '../kit/flight.ts';
import type { Card, Fact, PileName } from './game.ts';

export type What = { readonly card: Card } | { readonly back: PileName } | { readonly marker: string } | { readonly herald: true };
type Flight = FlightOf<What>;

/** How a fact is shown; nothing for those that the drawing itself shows. */
export function flightsOf(fact: Fact, me: number | undefined): Flight[] {
  const hand = (seat: number) => (seat === me ? ['hand'] : [`seat:${seat}`]);
  const held = (seat: number, card: Card) => (seat === me ? [`card:${card}`, 'hand'] : [`seat:${seat}`]);
  const own = (seat: number) => (seat === me ? ['plate'] : [`seat:${seat}`]);
  const pileOf = (card: Card) => `discard:${printed(card).pile}`;
  switch (fact.type) {
    case 'took':
      return [{ from: [`display:${fact.card}`], to: hand(fact.seat), what: { card: fact.card } }];
    case 'drew':
      return [
        {
          from: [`stack:${fact.pile}`],
          to: hand(fact.seat),
          what: fact.card === undefined ? { back: fact.pile } : { card: fact.card },
        },
      ];
    case 'swapped':
      return fact.cards.map(card => ({ from: [`display:${card}`], to: [pileOf(card)], what: { card } }));
    case 'paid':
    case 'discarded':
      return [{ from: held(fact.seat, fact.card), to: [pileOf(fact.card)], what: { card: fact.card } }];
    case 'placing':
      return [
        {
          from: held(fact.seat, fact.card),
          to: fact.seat === me ? [`niche:${fact.column}`] : [`seat:${fact.seat}`],
          what: { card: fact.card },
        },
      ];
    case 'ten':
      return [
        { from: [`ten:${fact.ten}`], to: own(fact.seat), what: { marker: String(fact.ten) } },
        ...fact.heralds.map((seat): Flight => ({ from: ['market'], to: own(seat), what: { herald: true } })),
      ];
    case 'claimed':
      return [{ from: [`award:${fact.award}`], to: own(fact.seat), what: { marker: `+${fact.value}` }, lasts: 2.5 }];
    case 'completed':
      return [{ from: ['market'], to: own(fact.seat), what: { marker: 'I' } }];
    case 'refilled':
    case 'reshuffled':
    case 'placed':
    case 'last-turns':
    case 'passed':
    case 'majority':
    case 'game-over':
      return [];
  }
}
