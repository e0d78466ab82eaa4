import type { Lexicon } from '../lexicon.ts';
import { villainOf } from '../lexicon.ts';
import { terms as t } from '../terms/de.ts';
import { loss, rewards, situation } from './facts.ts';
import { advantages, amount, card, fields, lines, named, provisions, quoted, tiles, to, und, villain, wares } from './phrases.ts';

export const deeds: Lexicon['deeds'] = {
  returned: ({ cards }) => (cards.length === 1 ? '1 Karte zurückgenommen' : `${cards.length} Karten zurückgenommen`),
  journey({ from, to: end, cost, free }) {
    const price = free ? ', geführt vom Schwarzen Prinzen' : cost > 0 ? ` für ${provisions(cost)}` : '';
    return `${from === end ? `Rundreise ${to[end]}` : to[end]}${price}`;
  },
  passed: () => 'gepasst',
  dustfinger: ({ to: place }) => `${t.dustfinger} ${to[place]} geschickt`,
  used(fact) {
    const who = advantages[fact.card];
    switch (fact.card) {
      case 'black-prince':
        return `${who}: freie Reise`;
      case 'nettle':
        return `${who}: ${provisions(fact.provisions)}`;
      case 'barn-owl':
        return `${who}: ${fact.provisions > 0 ? `${provisions(fact.provisions)} und ` : ''}1 ${tiles[fact.tile]}`;
      case 'fat-prince':
        return `${who}: Tausch ${fact.rate === 1 ? 'eins zu eins' : 'zwei zu eins'}`;
      case 'fenoglio':
        return `${who}: Zeile ${quoted(lines[fact.line])}`;
      case 'farid':
        return `${who}: ${t.dustfinger} ${to[fact.to]}`;
      case 'roxane':
        return `${who}: ${villain[villainOf(fact.villain)]} abgelegt`;
    }
  },
  collected: (fact, name, you) => `${situation(fact, seat => (seat === you ? 'dir' : name(seat)))}: ${rewards(fact)}`,
  traded: ({ gave, got }) => `${wares(gave)} gegen ${amount(got, 1)} getauscht`,
  converted: ({ tiles: set, from, to: end }) => `${named(set)}: ${fields(end - from)}, auf ${end}`,
  'white-women': () => 'Weiße Frauen dazubekommen',
  'end-near': () => `letztes ${t.gate.one} erreicht`,
  villain: ({ villain: drawn, value }) => `${villain[villainOf(drawn)]} (${value}) gezogen`,
  lost: ({ tile }) => `1 ${tiles[tile]} abgegeben`,
  'start-chosen': ({ seat, start }, name) =>
    seat === start ? 'den Anfang der nächsten Runde übernommen' : `${name(start)} die nächste Runde anfangen lassen`,
  'end-points': ({ cards, from, to: end }) =>
    cards.length === 0 ? '' : `${und(cards.map(one => card[one]))}: ${fields(end - from)}, auf ${end}`,
};

export const toYou: Lexicon['toYou'] = {
  returned: cards =>
    cards.length === 1
      ? 'Deine gespielte Karte ist wieder auf der Hand.'
      : `Deine ${cards.length} gespielten Karten sind wieder auf der Hand.`,
  womenCome: 'Die Weißen Frauen kommen zu dir: Von zwei verschiedenen Belohnungen bleibt dir nur eine.',
  womenLeave: who => `Die Weißen Frauen verlassen dich und gehen zu ${who}.`,
  villain: ({ villain: drawn, value, sum, cause }) =>
    `${cause === 'night-castle' ? `Du bist allein in der ${t.places['night-castle']}` : 'Deine Zahl ist die höchste'}: Du ziehst ${villain[villainOf(drawn)]} (${value}), zusammen ${sum}.`,
  struck: hit => `Der Natternkopf schlägt bei dir zu: Du ${loss(hit, { you: true })}.`,
  start: who => `${who} lässt dich die nächste Runde anfangen.`,
};
