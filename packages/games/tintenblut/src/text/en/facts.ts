import type { Naming, Seat, Telling } from '@tabard/core';
import type { Fact, Gain, Hit } from '../../engine/facts.ts';
import { brokeTie, each, type Lexicon, standing, VALUES, villainOf } from '../lexicon.ts';
import { terms as t } from '../terms/en.ts';
import {
  advantages,
  amount,
  and,
  at,
  capital,
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
export function situation({ company, dustfinger }: Extract<Fact, { type: 'collected' }>, whom: Naming): string {
  const others = [...company.map(whom), ...(dustfinger ? ['Dustfinger'] : [])];
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

const object = (seat: Seat, { name, isYou }: Telling): string => (isYou(seat) ? 'you' : name(seat));

export const facts: Lexicon['facts'] = {
  round: ({ round, start, last }, told) =>
    `${last ? `The last round, number ${round},` : `Round ${round}`} begins with ${object(start, told)}.`,
  returned: ({ seat, cards: some, cause }, { does, isYou }) =>
    cause === 'all-played'
      ? `${does(seat, 'has', 'have')} played all ten ${t.locationCard.other} and ${isYou(seat) ? 'take' : 'takes'} them back.`
      : `${does(seat, 'passed and takes', 'passed and take')} back the cards played (${some.length}).`,
  journey({ seat, card: id, from: start, to: end, cost, free, number }, { does }) {
    const way =
      start === end
        ? `${does(seat, 'makes', 'make')} a round trip back ${to[end]}`
        : `${does(seat, 'travels', 'travel')} ${from[start]} ${to[end]}`;
    const price = free ? `, led by the ${t.advantages['black-prince']}, free of charge` : cost > 0 ? ` for ${provisions(cost)}` : '';
    return `${way}${price}. ${id === 'inkworld' ? `The ${t.inkworld}` : 'The card'} shows ${number}.`;
  },
  passed: ({ seat, number }, { does }) =>
    `${does(seat, 'passes', 'pass')}${number === 0 ? ' with no card on the table' : `; the ${number} stays on top`}.`,
  dustfinger: ({ seat, to: place, cost }, { does }) =>
    `${does(seat, 'sends', 'send')} ${t.dustfinger} ${to[place]} for ${provisions(cost)}.`,
  used(fact, told) {
    const { seat } = fact;
    const { does } = told;
    const whom = object(seat, told);
    switch (fact.card) {
      case 'black-prince':
        return `${does(seat, 'calls', 'call')} the ${t.advantages['black-prince']}: the coming journey is free.`;
      case 'nettle':
        return `Nettle brings ${whom} ${provisions(fact.provisions)}.`;
      case 'barn-owl':
        return `The ${t.advantages['barn-owl']} brings ${whom} ${fact.provisions > 0 ? `${provisions(fact.provisions)} and ` : ''}1 ${tiles[fact.tile]}.`;
      case 'fat-prince':
        return `${does(seat, 'calls', 'call')} the ${t.advantages['fat-prince']}: ${fact.rate === 1 ? 'one for one' : 'two for one'} may be traded ${at[fact.place]}.`;
      case 'fenoglio':
        return `${does(seat, 'lets', 'let')} Fenoglio rewrite the page: the line ${quoted(lines[fact.line])} counts.`;
      case 'farid':
        return `${does(seat, 'sends', 'send')} Farid, and ${t.dustfinger} goes ${from[fact.from]} ${to[fact.to]}.`;
      case 'roxane':
        return `Roxane rids ${whom} of ${villain(villainOf(fact.villain))}.`;
    }
  },
  collected(fact, told) {
    const { name, isYou } = told;
    const { seat, place, fenoglio, line, whiteWomen, card: drawn } = fact;
    const which = drawn ? ` The card is ${quoted(advantages[drawn])}.` : '';
    const why = `${fenoglio ? ` Fenoglio chose the line ${quoted(lines[line])}.` : ''}${whiteWomen ? ` The ${t.whiteWomen} leave no more.` : ''}`;
    const how = `${situation(fact, one => object(one, told))} ${at[place]}`;
    const gets = isYou(seat) ? `${capital(how)}, you get` : `${name(seat)}, ${how}, gets`;
    return `${gets} ${rewards(fact)}.${why}${which}`;
  },
  traded: ({ seat, gave, got }, { does }) => `${does(seat, 'trades', 'trade')} ${wares(gave)} for ${amount(got, 1)}.`,
  converted({ seat, place, tiles: set, from: start, to: end, gates }, { does }) {
    const through = gates.length > 0 ? `, through ${and(gates.map(({ colour, field }) => gate(colour, field)))}` : '';
    return `${does(seat, 'converts', 'convert')} ${named(set)} ${at[place]}: ${fields(end - start)}, from ${start} to ${end}${through}.`;
  },
  'white-women'({ seat, from: other }, told) {
    const { does, name } = told;
    return other === null
      ? `${does(seat, 'is', 'are')} the first past the green ${t.gate.one}: the ${t.whiteWomen} come to ${object(seat, told)}.`
      : `${does(seat, 'is', 'are')} ahead of ${name(other)} now, and the ${t.whiteWomen} come over to ${object(seat, told)}.`;
  },
  'end-near': ({ seat, marker }, { does }) =>
    `${does(seat, 'is', 'are')} on ${marker}, at the last ${t.gate.one} or beyond: the next round is the last.`,
  numbers: ({ numbers, seat }, { does, listed }) =>
    seat === null
      ? `Nobody has a card on the table: no ${t.villainCard.one} is drawn, and the same player starts again.`
      : `The numbers on top: ${row(each(numbers, listed))}. ${does(seat, 'has', 'have')} the highest.`,
  'villains-shuffled': ({ count, removed }) =>
    `The ${t.villain.one} stack is empty: what was discarded of groups II and III is shuffled anew (${count}).${removed.length > 0 ? ` Gone for good: ${villainCards(removed)}.` : ''}`,
  villain({ seat, villain: drawn, value, sum, cause }, told) {
    const why = cause === 'night-castle' ? `alone in the ${t.places['night-castle']}` : 'with the highest number';
    const draws = told.isYou(seat) ? `You, ${why}, draw` : `${told.name(seat)}, ${why}, draws`;
    return `${draws} ${villain(villainOf(drawn))} (${value}); the ${t.villain.other} before ${object(seat, told)} now add up to ${sum}.`;
  },
  'no-villain': ({ seat }, { does }) => `${does(seat, 'would', 'would')} draw a ${t.villainCard.one}, but there is none left.`,
  adderhead({ sums, hits }, { name, listed }) {
    const strikes = `The ${t.villains.adderhead} strikes! Villains add up to: ${row(each(sums, listed))}.`;
    const [only, ...more] = hits;
    if (only && more.length === 0)
      return `${strikes} ${name(only.seat)}, with the highest sum, ${loss(only)} and discards all ${t.villainCard.other}.`;
    const losses = hits.map(hit => `${name(hit.seat)} ${loss(hit)}`).join('; ');
    return `${strikes} ${and(hits.map(({ seat }) => name(seat)))} share the highest sum, ${Math.max(...sums)}, and discard their ${t.villainCard.other}: ${losses}.`;
  },
  lost: ({ seat, tile, left }, { does }) => `${does(seat, 'gives', 'give')} up 1 ${tiles[tile]}${left > 0 ? `; ${left} more to go` : ''}.`,
  'start-chosen': ({ seat, start }, { does, name }) =>
    seat === start
      ? `${does(seat, 'will', 'will')} start the next round.`
      : `${does(seat, 'lets', 'let')} ${name(start)} start the next round.`,
  'end-points': ({ seat, cards: kept, from: start, to: end }, { does, isYou }) =>
    kept.length === 0
      ? `${does(seat, 'has', 'have')} no ${t.advantageCard.other} left and ${isYou(seat) ? 'stay' : 'stays'} on ${end}.`
      : `${does(seat, 'shows', 'show')} ${and(kept.map(card))}: ${fields(end - start)}, from ${start} to ${end}.`,
  'game-over'(fact, { does, listed, together }) {
    const [winner, ...more] = fact.ranking[0]!;
    const first =
      more.length === 0
        ? `${does(winner!, 'wins', 'win')} the game.`
        : together(
            fact.ranking[0]!,
            names => `${and(names)} share the win.`,
            others => `You share the win with ${and(others)}.`,
          );
    const tie = brokeTie(fact) ? ` Tiles and ${t.provision.other} break the tie: ${row(each(fact.belongings, listed))}.` : '';
    return `${fact.reason === 'last-round' ? `Round ${VALUES.rounds} is over. ` : ''}${first} Spaces: ${row(standing(fact, listed))}.${tie}`;
  },
};
