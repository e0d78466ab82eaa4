import type { Seat } from '@tabard/core';
import type { Fact } from '@tabard/tintenblut';
import { REWARDS, type Reward } from '@tabard/tintenblut';
import type { Beginning, Errand, Loss, Stop, Traveller } from './diary.ts';

type Draft<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer U)[] ? U[] : T[K] };
interface Pages {
  readonly stops: Draft<Stop>[];
  readonly gathered: Record<Reward, number>;
  spent: number;
  kept: Traveller['kept'] | undefined;
}

interface Travels {
  readonly travellers: readonly Traveller[];
  readonly errands: readonly Errand[];
  readonly rounds: number;
}

/** Every seat's stops, each fact written where it belongs. */
export function travelsOf(beginning: Beginning, facts: readonly Fact[]): Travels {
  const book: Book = {
    round: beginning.round,
    pages: beginning.seats.map((begun, seat) => firstPage(seat, beginning.round, begun)),
    errands: [],
    open: [],
  };
  for (const fact of facts) write(book, fact);
  const travellers = book.pages.map(({ stops, gathered, spent, kept }, seat) => {
    const { marker } = stops.at(-1)!;
    return { seat, stops, gathered, spent, kept: kept ?? { cards: [], from: marker, to: marker }, marker: kept?.to ?? marker };
  });
  return { travellers, errands: book.errands, rounds: book.round };
}

interface Book {
  round: number;
  readonly pages: readonly Pages[];
  readonly errands: Errand[];
  /** Losses whose tiles are still being chosen, by seat. */
  readonly open: (Draft<Loss> | undefined)[];
}

const nothing = (): Record<Reward, number> => Object.fromEntries(REWARDS.map(reward => [reward, 0])) as Record<Reward, number>;

function firstPage(seat: Seat, round: number, { place, marker }: Beginning['seats'][number]): Pages {
  return { stops: [stopAt({ seat, kind: 'start', round, place, marker })], gathered: nothing(), spent: 0, kept: undefined };
}

const stopAt = (known: Pick<Stop, 'seat' | 'kind' | 'round' | 'place' | 'marker'>): Draft<Stop> => ({
  ...known,
  journey: null,
  reward: null,
  errand: null,
  used: null,
  trade: null,
  conversions: [],
  villains: [],
  losses: [],
  whiteWomen: [],
});

function write(book: Book, fact: Fact): void {
  const page = (seat: Seat): Pages => book.pages[seat]!;
  const stop = (seat: Seat): Draft<Stop> => page(seat).stops.at(-1)!;
  const { round } = book;
  switch (fact.type) {
    case 'round':
      book.round = fact.round;
      return;
    case 'journey': {
      const { seat, card, from, to, route, cost, free, number } = fact;
      page(seat).stops.push({
        ...stopAt({ seat, kind: 'journey', round, place: to, marker: stop(seat).marker }),
        journey: { card, from, route, cost, free, number },
        used: free ? { card: 'black-prince' } : null,
      });
      page(seat).spent += cost;
      return;
    }
    case 'passed': {
      const { place, marker } = stop(fact.seat);
      page(fact.seat).stops.push(stopAt({ seat: fact.seat, kind: 'pass', round, place, marker }));
      return;
    }
    case 'dustfinger': {
      const { seat, from, to, route, cost } = fact;
      page(seat).spent += cost;
      send(book, { seat, round, from, to, route, cost });
      return;
    }
    case 'used': {
      // He is used before the journey begins, and told with it.
      if (fact.card === 'black-prince') return;
      const { type: _type, seat, ...used } = fact;
      stop(seat).used = used;
      if (used.card === 'farid') send(book, { seat, round, from: used.from, to: used.to, route: null, cost: 0 });
      if (used.card === 'nettle' || used.card === 'barn-owl') page(seat).gathered.provision += used.provisions;
      if (used.card === 'barn-owl') page(seat).gathered[used.tile] += 1;
      return;
    }
    case 'collected': {
      const { seat, line, fenoglio, whiteWomen, company, dustfinger, gains, card = null } = fact;
      stop(seat).reward = { line, fenoglio, whiteWomen, company, dustfinger, gains, card };
      for (const { reward, got } of gains) page(seat).gathered[reward] += got;
      return;
    }
    case 'traded':
      stop(fact.seat).trade = { gave: fact.gave, got: fact.got };
      page(fact.seat).gathered[fact.got] += 1;
      return;
    case 'converted': {
      const { seat, tiles, from, to, gates } = fact;
      stop(seat).conversions.push({ tiles, from, to, gates });
      stop(seat).marker = to;
      return;
    }
    case 'white-women':
      stop(fact.seat).whiteWomen.push('came');
      if (fact.from !== null) stop(fact.from).whiteWomen.push('left');
      return;
    case 'villain': {
      const { seat, villain, value, sum, cause } = fact;
      stop(seat).villains.push({ villain, value, sum, cause });
      return;
    }
    case 'adderhead':
      for (const { seat, provisions, villains } of fact.hits) {
        const loss: Draft<Loss> = { round, drawnBy: fact.seat, sum: fact.sums[seat]!, tiles: [], provisions, villains: [...villains] };
        stop(seat).losses.push(loss);
        book.open[seat] = loss;
      }
      return;
    case 'lost':
      book.open[fact.seat]?.tiles.push(fact.tile);
      return;
    case 'end-points':
      page(fact.seat).kept = { cards: fact.cards, from: fact.from, to: fact.to };
      return;
    case 'returned':
    case 'end-near':
    case 'numbers':
    case 'villains-shuffled':
    case 'no-villain':
    case 'start-chosen':
    case 'game-over':
      return;
  }
}

function send({ pages, errands }: Book, sent: Omit<Errand, 'afterReward'>): void {
  const stop = pages[sent.seat]!.stops.at(-1)!;
  const errand = { ...sent, afterReward: stop.reward !== null };
  stop.errand = errand;
  errands.push(errand);
}
