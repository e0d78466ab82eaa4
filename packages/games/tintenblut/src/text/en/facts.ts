import type { Naming } from '@tabard/core';
import type { Fact, Gain, Hit } from '../../engine/facts.ts';
import { brokeTie, each, type Lexicon, standing, VALUES, villainOf } from '../lexicon.ts';
import { terms as t } from '../terms/en.ts';
import {
  advantages,
  amount,
  and,
  at,
  card,
  fields,
  from,
  gate,
  kind,
  lines,
  named,
  provisions,
  quoted,
  row,
  tiles,
  tilesOf,
  to,
  villain,
  villainCards,
  wares,
} from './phrases.ts';

/** «3 honour», «1 of 3 honour», as the supply allowed. */
function gained({ reward, offered, got }: Gain): string {
  if (got === offered) return amount(reward, got);
  return got === 0 ? `no ${kind(reward)} (none left)` : `${got} of ${amount(reward, offered)}`;
}

/** «alone», «together with Ada and Dustfinger». */
export function situation({ company, dustfinger }: Extract<Fact, { type: 'collected' }>, name: Naming): string {
  const others = [...company.map(name), ...(dustfinger ? ['Dustfinger'] : [])];
  return others.length === 0 ? 'alone' : `together with ${and(others)}`;
}

/** What was received: «3 honour and 1 advantage card». */
export const rewards = ({ gains }: Extract<Fact, { type: 'collected' }>): string => and(gains.map(gained));

/** «loses 2 provisions and 3 of 5 tiles», said of somebody or to them. */
export function loss({ provisions: food, tiles: some, from: all }: Hit, { you = false } = {}): string {
  const parts = [...(food > 0 ? [provisions(food)] : []), ...(some > 0 ? [`${some} of ${tilesOf(all)}`] : [])];
  if (parts.length === 0) return you ? 'have nothing to lose' : 'has nothing to lose';
  return `${you ? 'lose' : 'loses'} ${and(parts)}`;
}

export const facts: Lexicon['facts'] = {
  round: ({ round, start, last }, name) =>
    last ? `The last round, number ${round}, begins with ${name(start)}.` : `Round ${round} begins with ${name(start)}.`,
  returned: ({ seat, cards: some, cause }, name) =>
    cause === 'all-played'
      ? `${name(seat)} has played all ten ${t.locationCard.other} and takes them back.`
      : `${name(seat)} passed and takes back the cards played (${some.length}).`,
  journey({ seat, card: id, from: start, to: end, cost, free, number }, name) {
    const way = start === end ? `makes a round trip back ${to[end]}` : `travels ${from[start]} ${to[end]}`;
    const price = free ? `, led by the ${t.advantages['black-prince']}, free of charge` : cost > 0 ? ` for ${provisions(cost)}` : '';
    return `${name(seat)} ${way}${price}. ${id === 'inkworld' ? `The ${t.inkworld}` : 'The card'} shows ${number}.`;
  },
  passed: ({ seat, number }, name) =>
    number === 0 ? `${name(seat)} passes with no card on the table.` : `${name(seat)} passes; the ${number} stays on top.`,
  dustfinger: ({ seat, to: place, cost }, name) => `${name(seat)} sends ${t.dustfinger} ${to[place]} for ${provisions(cost)}.`,
  used(fact, name) {
    const who = name(fact.seat);
    switch (fact.card) {
      case 'black-prince':
        return `${who} calls the ${t.advantages['black-prince']}: the coming journey is free.`;
      case 'nettle':
        return `Nettle brings ${who} ${provisions(fact.provisions)}.`;
      case 'barn-owl':
        return `The ${t.advantages['barn-owl']} brings ${who} ${fact.provisions > 0 ? `${provisions(fact.provisions)} and ` : ''}1 ${tiles[fact.tile]}.`;
      case 'fat-prince':
        return `${who} calls the ${t.advantages['fat-prince']}: ${fact.rate === 1 ? 'one for one' : 'two for one'} may be traded ${at[fact.place]}.`;
      case 'fenoglio':
        return `${who} lets Fenoglio rewrite the page: the line ${quoted(lines[fact.line])} counts.`;
      case 'farid':
        return `${who} sends Farid, and ${t.dustfinger} goes ${from[fact.from]} ${to[fact.to]}.`;
      case 'roxane':
        return `Roxane rids ${who} of ${villain(villainOf(fact.villain))}.`;
    }
  },
  collected(fact, name) {
    const { seat, place, fenoglio, line, whiteWomen, card: drawn } = fact;
    const which = drawn ? ` The card is ${quoted(advantages[drawn])}.` : '';
    const why = `${fenoglio ? ` Fenoglio chose the line ${quoted(lines[line])}.` : ''}${whiteWomen ? ` The ${t.whiteWomen} leave no more.` : ''}`;
    return `${name(seat)}, ${situation(fact, name)} ${at[place]}, gets ${rewards(fact)}.${why}${which}`;
  },
  traded: ({ seat, gave, got }, name) => `${name(seat)} trades ${wares(gave)} for ${amount(got, 1)}.`,
  converted({ seat, place, tiles: set, from: start, to: end, gates }, name) {
    const through = gates.length > 0 ? `, through ${and(gates.map(({ colour, field }) => gate(colour, field)))}` : '';
    return `${name(seat)} converts ${named(set)} ${at[place]}: ${fields(end - start)}, from ${start} to ${end}${through}.`;
  },
  'white-women': ({ seat, from: other }, name) =>
    other === null
      ? `${name(seat)} is the first past the green ${t.gate.one}: the ${t.whiteWomen} come to ${name(seat)}.`
      : `${name(seat)} is ahead of ${name(other)} now, and the ${t.whiteWomen} come over to ${name(seat)}.`,
  'end-near': ({ seat, marker }, name) => `${name(seat)} is on ${marker}, at the last ${t.gate.one} or beyond: the next round is the last.`,
  numbers: ({ numbers, seat }, name) =>
    seat === null
      ? `Nobody has a card on the table: no ${t.villainCard.one} is drawn, and the same player starts again.`
      : `The numbers on top: ${row(each(numbers, name))}. ${name(seat)} has the highest.`,
  'villains-shuffled': ({ count, removed }) =>
    `The ${t.villain.one} stack is empty: what was discarded of groups II and III is shuffled anew (${count}).${removed.length > 0 ? ` Gone for good: ${villainCards(removed)}.` : ''}`,
  villain({ seat, villain: drawn, value, sum, cause }, name) {
    const why =
      cause === 'night-castle'
        ? `${name(seat)}, alone in the ${t.places['night-castle']}, draws`
        : `${name(seat)}, with the highest number, draws`;
    return `${why} ${villain(villainOf(drawn))} (${value}); the ${t.villain.other} before ${name(seat)} now add up to ${sum}.`;
  },
  'no-villain': ({ seat }, name) => `${name(seat)} would draw a ${t.villainCard.one}, but there is none left.`,
  adderhead({ sums, hits }, name) {
    const strikes = `The ${t.villains.adderhead} strikes! Villains add up to: ${row(each(sums, name))}.`;
    const [only, ...more] = hits;
    if (only && more.length === 0)
      return `${strikes} ${name(only.seat)}, with the highest sum, ${loss(only)} and discards all ${t.villainCard.other}.`;
    const losses = hits.map(hit => `${name(hit.seat)} ${loss(hit)}`).join('; ');
    return `${strikes} ${and(hits.map(({ seat }) => name(seat)))} share the highest sum, ${Math.max(...sums)}, and discard their ${t.villainCard.other}: ${losses}.`;
  },
  lost: ({ seat, tile, left }, name) => `${name(seat)} gives up 1 ${tiles[tile]}${left > 0 ? `; ${left} more to go` : ''}.`,
  'start-chosen': ({ seat, start }, name) =>
    seat === start ? `${name(seat)} will start the next round.` : `${name(seat)} lets ${name(start)} start the next round.`,
  'end-points': ({ seat, cards: kept, from: start, to: end }, name) =>
    kept.length === 0
      ? `${name(seat)} has no ${t.advantageCard.other} left and stays on ${end}.`
      : `${name(seat)} shows ${and(kept.map(card))}: ${fields(end - start)}, from ${start} to ${end}.`,
  'game-over'(fact, name) {
    const winners = fact.ranking[0]!.map(name);
    const first = winners.length === 1 ? `${winners[0]} wins the game.` : `${and(winners)} share the win.`;
    const tie = brokeTie(fact) ? ` Tiles and ${t.provision.other} break the tie: ${row(each(fact.belongings, name))}.` : '';
    return `${fact.reason === 'last-round' ? `Round ${VALUES.rounds} is over. ` : ''}${first} Spaces: ${row(standing(fact, name))}.${tie}`;
  },
};
