import type { Naming, Seat, Telling } from '@tabard/core';
import type { Fact, Gain, Hit } from '../../engine/facts.ts';
import { brokeTie, each, type Lexicon, standing, VALUES, villainOf } from '../lexicon.ts';
import { terms as t } from '../terms/de.ts';
import {
  advantages,
  amount,
  at,
  capital,
  cardObject,
  fields,
  from,
  gate,
  lines,
  named,
  provisions,
  quoted,
  row,
  tiles,
  to,
  und,
  villain,
  villainCards,
  wares,
} from './phrases.ts';

/** «3 Ehre», «1 von 3 Ehre», as the supply allowed. */
function gained({ reward, offered, got }: Gain): string {
  if (got === offered) return amount(reward, got);
  return got === 0 ? `0 von ${amount(reward, offered)} (der ${t.supply} ist leer)` : `${got} von ${amount(reward, offered)}`;
}

/** «allein», «mit Ada und Staubfinger». */
export function situation({ company, dustfinger }: Extract<Fact, { type: 'collected' }>, whom: Naming): string {
  const others = [...company.map(whom), ...(dustfinger ? ['Staubfinger'] : [])];
  return others.length === 0 ? 'allein' : `mit ${und(others)}`;
}

/** What was received: «3 Ehre und 1 Vorteilskarte». */
export const rewards = ({ gains }: Extract<Fact, { type: 'collected' }>): string => und(gains.map(gained));

/** «verliert 2 Proviant und 3 von 5 Plättchen», said of somebody or to them. */
export function loss({ provisions: food, tiles: some, from: all }: Hit, { you = false } = {}): string {
  const parts = [...(food > 0 ? [provisions(food)] : []), ...(some > 0 ? [`${some} von ${all} ${t.tile.one}`] : [])];
  if (parts.length === 0) return you ? 'hast nichts zu verlieren' : 'hat nichts zu verlieren';
  return `${you ? 'verlierst' : 'verliert'} ${und(parts)}`;
}

const dative = (seat: Seat, { name, isYou }: Telling): string => (isYou(seat) ? 'dir' : name(seat));

export const facts: Lexicon['facts'] = {
  round: ({ round, start, last }, told) =>
    `${last ? `Die letzte Runde, die ${round}.,` : `Runde ${round}`} beginnt mit ${dative(start, told)}.`,
  returned: ({ seat, cards, cause }, { does, isYou }) =>
    cause === 'all-played'
      ? `${does(seat, 'hat', 'hast')} alle zehn ${t.locationCard.other} gespielt und ${isYou(seat) ? 'nimmst' : 'nimmt'} sie zurück.`
      : `${does(seat, 'hat gepasst und nimmt', 'hast gepasst und nimmst')} die gespielten Karten zurück (${cards.length}).`,
  journey({ seat, card, from: start, to: end, cost, free, number }, { does }) {
    const way =
      start === end
        ? `${does(seat, 'macht', 'machst')} eine Rundreise zurück ${to[end]}`
        : `${does(seat, 'reist', 'reist')} ${from[start]} ${to[end]}`;
    const price = free ? `, geführt vom Schwarzen Prinzen, ohne ${t.provision.one}` : cost > 0 ? ` für ${provisions(cost)}` : '';
    return `${way}${price}. ${card === 'inkworld' ? 'Die Tintenwelt' : 'Die Karte'} zeigt ${number}.`;
  },
  passed: ({ seat, number }, { does }) =>
    `${does(seat, 'passt', 'passt')}${number === 0 ? ', ohne ausliegende Karte' : `; die ${number} bleibt obenauf`}.`,
  dustfinger: ({ seat, to: place, cost }, { does }) =>
    `${does(seat, 'schickt', 'schickst')} ${t.dustfinger} für ${provisions(cost)} ${to[place]}.`,
  used(fact, told) {
    const { seat } = fact;
    const { does, name, isYou } = told;
    const whom = dative(seat, told);
    switch (fact.card) {
      case 'black-prince':
        return `${does(seat, 'ruft', 'rufst')} den Schwarzen Prinzen: Die kommende Reise kostet nichts.`;
      case 'nettle':
        return `Die Nessel bringt ${whom} ${provisions(fact.provisions)}.`;
      case 'barn-owl':
        return `Der ${t.advantages['barn-owl']} bringt ${whom} ${fact.provisions > 0 ? `${provisions(fact.provisions)} und ` : ''}1 ${tiles[fact.tile]}.`;
      case 'fat-prince':
        return `${does(seat, 'ruft', 'rufst')} den Speckfürsten: ${capital(at[fact.place])} darf ${fact.rate === 1 ? '1 zu 1' : '2 zu 1'} getauscht werden.`;
      case 'fenoglio':
        return `${does(seat, 'lässt', 'lässt')} ${t.advantages.fenoglio} die Seite umschreiben: Es gilt die Zeile ${quoted(lines[fact.line])}.`;
      case 'farid':
        return `${does(seat, 'schickt', 'schickst')} ${t.advantages.farid}, und ${t.dustfinger} gelangt ${from[fact.from]} ${to[fact.to]}.`;
      case 'roxane':
        return `Mit Roxanes Hilfe ${isYou(seat) ? 'wirst du' : `wird ${name(seat)}`} ${villain[villainOf(fact.villain)]} los.`;
    }
  },
  collected(fact, told) {
    const { does, isYou } = told;
    const { seat, place, fenoglio, line, whiteWomen, card } = fact;
    const which = card ? ` Die Karte heißt ${quoted(advantages[card])}.` : '';
    const why = `${fenoglio ? ` ${t.advantages.fenoglio} hat die Zeile ${quoted(lines[line])} gewählt.` : ''}${whiteWomen ? ' Mehr lassen die Weißen Frauen nicht zu.' : ''}`;
    return `${does(seat, 'ist', 'bist')} ${situation(fact, one => dative(one, told))} ${at[place]} und ${isYou(seat) ? 'bekommst' : 'bekommt'} ${rewards(fact)}.${why}${which}`;
  },
  traded: ({ seat, gave, got }, { does }) => `${does(seat, 'tauscht', 'tauschst')} ${wares(gave)} gegen ${amount(got, 1)}.`,
  converted({ seat, place, tiles: set, from: start, to: end, gates }, { does }) {
    const through = gates.length > 0 ? `, über ${und(gates.map(({ colour, field }) => gate(colour, field)))}` : '';
    return `${does(seat, 'wandelt', 'wandelst')} ${at[place]} ${named(set)} um: ${fields(end - start)}, von ${start} auf ${end}${through}.`;
  },
  'white-women'({ seat, from: other }, told) {
    const { does, name } = told;
    return other === null
      ? `${does(seat, 'kommt', 'kommst')} als Erstes über das grüne ${t.gate.one}: Die Weißen Frauen kommen zu ${dative(seat, told)}.`
      : `${does(seat, 'hat', 'hast')} ${name(other)} überholt, und die Weißen Frauen wechseln zu ${dative(seat, told)}.`;
  },
  'end-near': ({ seat, marker }, { does, isYou }) =>
    `${does(seat, 'steht', 'stehst')} auf ${marker} und ${isYou(seat) ? 'hast' : 'hat'} das letzte ${t.gate.one} erreicht: Die nächste Runde ist die letzte.`,
  numbers: ({ numbers, seat }, { name, isYou, listed }) =>
    seat === null
      ? `Keine Karte liegt aus: Niemand zieht eine ${t.villainCard.one}, und es fängt dieselbe Person wieder an.`
      : `Die Zahlen obenauf: ${row(each(numbers, listed))}. Die höchste ${isYou(seat) ? 'hast du' : `hat ${name(seat)}`}.`,
  'villains-shuffled': ({ count, removed }) =>
    `Der Bösewichtstapel ist leer: Was von Gruppe II und III abgelegt war, wird neu gemischt (${count}).${removed.length > 0 ? ` Aus dem Spiel: ${villainCards(removed)}.` : ''}`,
  villain({ seat, villain: drawn, value, sum, cause }, told) {
    const why = cause === 'night-castle' ? `allein in der ${t.places['night-castle']}` : 'mit der höchsten Zahl';
    const draws = told.isYou(seat) ? `Du, ${why}, ziehst` : `${told.name(seat)}, ${why}, zieht`;
    return `${draws} ${villain[villainOf(drawn)]} (${value}); die ${t.villain.other} vor ${dative(seat, told)} ergeben jetzt ${sum}.`;
  },
  'no-villain': ({ seat }, { does }) => `${does(seat, 'müsste', 'müsstest')} eine ${t.villainCard.one} ziehen, aber es ist keine mehr da.`,
  adderhead({ sums, hits }, { name, listed }) {
    const strikes = `Der Natternkopf schlägt zu! Die ${t.villain.other} ergeben: ${row(each(sums, listed))}.`;
    const [only, ...more] = hits;
    if (only && more.length === 0)
      return `${strikes} ${name(only.seat)} hat die höchste Summe, ${loss(only)} und legt alle ${t.villainCard.other} ab.`;
    const losses = hits.map(hit => `${name(hit.seat)} ${loss(hit)}`).join('; ');
    return `${strikes} ${und(hits.map(({ seat }) => name(seat)))} haben die höchste Summe, ${Math.max(...sums)}, und legen ihre ${t.villainCard.other} ab: ${losses}.`;
  },
  lost: ({ seat, tile, left }, { does }) => `${does(seat, 'gibt', 'gibst')} 1 ${tiles[tile]} ab${left > 0 ? `; noch ${left}` : ''}.`,
  'start-chosen': ({ seat, start }, { does, name }) =>
    seat === start
      ? `${does(seat, 'fängt', 'fängst')} die nächste Runde selbst an.`
      : `${does(seat, 'lässt', 'lässt')} ${name(start)} die nächste Runde anfangen.`,
  'end-points': ({ seat, cards, from: start, to: end }, { does, isYou }) =>
    cards.length === 0
      ? `${does(seat, 'hat', 'hast')} keine ${t.advantageCard.other} mehr und ${isYou(seat) ? 'bleibst' : 'bleibt'} auf ${end}.`
      : `${does(seat, 'zeigt', 'zeigst')} ${und(cards.map(one => cardObject[one]))}: ${fields(end - start)}, von ${start} auf ${end}.`,
  'game-over'(fact, { does, listed, together }) {
    const [winner, ...more] = fact.ranking[0]!;
    const first =
      more.length === 0
        ? `${does(winner!, 'gewinnt', 'gewinnst')} das Spiel.`
        : together(
            fact.ranking[0]!,
            names => `${und(names)} teilen sich den Sieg.`,
            others => `Du teilst dir den Sieg mit ${und(others)}.`,
          );
    const tie = brokeTie(fact)
      ? ` Den Gleichstand entscheiden ${t.tile.one} und ${t.provision.one}: ${row(each(fact.belongings, listed))}.`
      : '';
    return `${fact.reason === 'last-round' ? `Runde ${VALUES.rounds} ist vorbei. ` : ''}${first} ${t.space.other}: ${row(standing(fact, listed))}.${tie}`;
  },
};
