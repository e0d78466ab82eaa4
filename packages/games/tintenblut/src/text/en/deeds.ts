import type { Lexicon } from '../lexicon.ts';
import { villainOf } from '../lexicon.ts';
import { terms as t } from '../terms/en.ts';
import { loss, rewards, situation } from './facts.ts';
import { advantages, amount, and, card, fields, lines, named, provisions, quoted, tiles, to, villain, wares } from './phrases.ts';

export const deeds: Lexicon['deeds'] = {
  returned: ({ cards }) => (cards.length === 1 ? 'took back 1 card' : `took back ${cards.length} cards`),
  journey({ from, to: end, cost, free }) {
    const price = free ? `, led by the ${advantages['black-prince']}` : cost > 0 ? ` for ${provisions(cost)}` : '';
    return `${from === end ? `round trip ${to[end]}` : to[end]}${price}`;
  },
  passed: () => 'passed',
  dustfinger: ({ to: place }) => `sent ${t.dustfinger} ${to[place]}`,
  used(fact) {
    const who = advantages[fact.card];
    switch (fact.card) {
      case 'black-prince':
        return `${who}: a free journey`;
      case 'nettle':
        return `${who}: ${provisions(fact.provisions)}`;
      case 'barn-owl':
        return `${who}: ${fact.provisions > 0 ? `${provisions(fact.provisions)} and ` : ''}1 ${tiles[fact.tile]}`;
      case 'fat-prince':
        return `${who}: trading ${fact.rate === 1 ? 'one for one' : 'two for one'}`;
      case 'fenoglio':
        return `${who}: the line ${quoted(lines[fact.line])}`;
      case 'farid':
        return `${who}: ${t.dustfinger} ${to[fact.to]}`;
      case 'roxane':
        return `${who}: discarded ${villain(villainOf(fact.villain))}`;
    }
  },
  collected: (fact, name, you) => `${situation(fact, seat => (seat === you ? 'you' : name(seat)))}: ${rewards(fact)}`,
  traded: ({ gave, got }) => `traded ${wares(gave)} for ${amount(got, 1)}`,
  converted: ({ tiles: set, from, to: end }) => `${named(set)}: ${fields(end - from)}, to ${end}`,
  'white-women': () => `the ${t.whiteWomen} came along`,
  'end-near': () => `reached the last ${t.gate.one}`,
  villain: ({ villain: drawn, value }) => `drew ${villain(villainOf(drawn))} (${value})`,
  lost: ({ tile }) => `gave up 1 ${tiles[tile]}`,
  'start-chosen': ({ seat, start }, name) => (seat === start ? 'chose to start the next round' : `let ${name(start)} start the next round`),
  'end-points': ({ cards, from, to: end }) => (cards.length === 0 ? '' : `${and(cards.map(card))}: ${fields(end - from)}, to ${end}`),
};

export const toYou: Lexicon['toYou'] = {
  returned: cards =>
    cards.length === 1 ? 'The card you played is back in your hand.' : `Your ${cards.length} played cards are back in your hand.`,
  womenCome: `The ${t.whiteWomen} come to you: of two different rewards you may keep only one.`,
  womenLeave: who => `The ${t.whiteWomen} leave you for ${who}.`,
  villain: ({ villain: drawn, value, sum, cause }) =>
    `${cause === 'night-castle' ? `You are alone in the ${t.places['night-castle']}` : 'Your number is the highest'}: you draw ${villain(villainOf(drawn))} (${value}), ${sum} in all.`,
  struck: hit => `The ${t.villains.adderhead} strikes you: you ${loss(hit, { you: true })}.`,
  start: who => `${who} lets you start the next round.`,
};
