import type { Naming } from '@tabard/core';
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
export function situation({ company, dustfinger }: Extract<Fact, { type: 'collected' }>, name: Naming): string {
  const others = [...company.map(name), ...(dustfinger ? ['Staubfinger'] : [])];
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

export const facts: Lexicon['facts'] = {
  round: ({ round, start, last }, name) =>
    last ? `Die letzte Runde, die ${round}., beginnt mit ${name(start)}.` : `Runde ${round} beginnt mit ${name(start)}.`,
  returned: ({ seat, cards, cause }, name) =>
    cause === 'all-played'
      ? `${name(seat)} hat alle zehn ${t.locationCard.other} gespielt und nimmt sie zurück.`
      : `${name(seat)} hat gepasst und nimmt die gespielten Karten zurück (${cards.length}).`,
  journey({ seat, card, from: start, to: end, cost, free, number }, name) {
    const way = start === end ? `macht eine Rundreise zurück ${to[end]}` : `reist ${from[start]} ${to[end]}`;
    const price = free ? `, geführt vom Schwarzen Prinzen, ohne ${t.provision.one}` : cost > 0 ? ` für ${provisions(cost)}` : '';
    return `${name(seat)} ${way}${price}. ${card === 'inkworld' ? 'Die Tintenwelt' : 'Die Karte'} zeigt ${number}.`;
  },
  passed: ({ seat, number }, name) =>
    number === 0 ? `${name(seat)} passt, ohne ausliegende Karte.` : `${name(seat)} passt; die ${number} bleibt obenauf.`,
  dustfinger: ({ seat, to: place, cost }, name) => `${name(seat)} schickt ${t.dustfinger} für ${provisions(cost)} ${to[place]}.`,
  used(fact, name) {
    const who = name(fact.seat);
    switch (fact.card) {
      case 'black-prince':
        return `${who} ruft den Schwarzen Prinzen: Die kommende Reise kostet nichts.`;
      case 'nettle':
        return `Die Nessel bringt ${who} ${provisions(fact.provisions)}.`;
      case 'barn-owl':
        return `Der ${t.advantages['barn-owl']} bringt ${who} ${fact.provisions > 0 ? `${provisions(fact.provisions)} und ` : ''}1 ${tiles[fact.tile]}.`;
      case 'fat-prince':
        return `${who} ruft den Speckfürsten: ${capital(at[fact.place])} darf ${fact.rate === 1 ? '1 zu 1' : '2 zu 1'} getauscht werden.`;
      case 'fenoglio':
        return `${who} lässt ${t.advantages.fenoglio} die Seite umschreiben: Es gilt die Zeile ${quoted(lines[fact.line])}.`;
      case 'farid':
        return `${who} schickt ${t.advantages.farid}, und ${t.dustfinger} gelangt ${from[fact.from]} ${to[fact.to]}.`;
      case 'roxane':
        return `Mit Roxanes Hilfe wird ${who} ${villain[villainOf(fact.villain)]} los.`;
    }
  },
  collected(fact, name) {
    const { seat, place, fenoglio, line, whiteWomen, card } = fact;
    const which = card ? ` Die Karte heißt ${quoted(advantages[card])}.` : '';
    const why = `${fenoglio ? ` ${t.advantages.fenoglio} hat die Zeile ${quoted(lines[line])} gewählt.` : ''}${whiteWomen ? ' Mehr lassen die Weißen Frauen nicht zu.' : ''}`;
    return `${name(seat)} ist ${situation(fact, name)} ${at[place]} und bekommt ${rewards(fact)}.${why}${which}`;
  },
  traded: ({ seat, gave, got }, name) => `${name(seat)} tauscht ${wares(gave)} gegen ${amount(got, 1)}.`,
  converted({ seat, place, tiles: set, from: start, to: end, gates }, name) {
    const through = gates.length > 0 ? `, über ${und(gates.map(({ colour, field }) => gate(colour, field)))}` : '';
    return `${name(seat)} wandelt ${at[place]} ${named(set)} um: ${fields(end - start)}, von ${start} auf ${end}${through}.`;
  },
  'white-women': ({ seat, from: other }, name) =>
    other === null
      ? `${name(seat)} kommt als Erstes über das grüne ${t.gate.one}: Die Weißen Frauen kommen zu ${name(seat)}.`
      : `${name(seat)} hat ${name(other)} überholt, und die Weißen Frauen wechseln zu ${name(seat)}.`,
  'end-near': ({ seat, marker }, name) =>
    `${name(seat)} steht auf ${marker} und hat das letzte ${t.gate.one} erreicht: Die nächste Runde ist die letzte.`,
  numbers: ({ numbers, seat }, name) =>
    seat === null
      ? `Keine Karte liegt aus: Niemand zieht eine ${t.villainCard.one}, und es fängt dieselbe Person wieder an.`
      : `Die Zahlen obenauf: ${row(each(numbers, name))}. Die höchste hat ${name(seat)}.`,
  'villains-shuffled': ({ count, removed }) =>
    `Der Bösewichtstapel ist leer: Was von Gruppe II und III abgelegt war, wird neu gemischt (${count}).${removed.length > 0 ? ` Aus dem Spiel: ${villainCards(removed)}.` : ''}`,
  villain({ seat, villain: drawn, value, sum, cause }, name) {
    const why = cause === 'night-castle' ? `allein in der ${t.places['night-castle']}` : 'mit der höchsten Zahl';
    return `${name(seat)}, ${why}, zieht ${villain[villainOf(drawn)]} (${value}); die ${t.villain.other} vor ${name(seat)} ergeben jetzt ${sum}.`;
  },
  'no-villain': ({ seat }, name) => `${name(seat)} müsste eine ${t.villainCard.one} ziehen, aber es ist keine mehr da.`,
  adderhead({ sums, hits }, name) {
    const strikes = `Der Natternkopf schlägt zu! Die ${t.villain.other} ergeben: ${row(each(sums, name))}.`;
    const [only, ...more] = hits;
    if (only && more.length === 0)
      return `${strikes} ${name(only.seat)} hat die höchste Summe, ${loss(only)} und legt alle ${t.villainCard.other} ab.`;
    const losses = hits.map(hit => `${name(hit.seat)} ${loss(hit)}`).join('; ');
    return `${strikes} ${und(hits.map(({ seat }) => name(seat)))} haben die höchste Summe, ${Math.max(...sums)}, und legen ihre ${t.villainCard.other} ab: ${losses}.`;
  },
  lost: ({ seat, tile, left }, name) => `${name(seat)} gibt 1 ${tiles[tile]} ab${left > 0 ? `; noch ${left}` : ''}.`,
  'start-chosen': ({ seat, start }, name) =>
    seat === start ? `${name(seat)} fängt die nächste Runde selbst an.` : `${name(seat)} lässt ${name(start)} die nächste Runde anfangen.`,
  'end-points': ({ seat, cards, from: start, to: end }, name) =>
    cards.length === 0
      ? `${name(seat)} hat keine ${t.advantageCard.other} mehr und bleibt auf ${end}.`
      : `${name(seat)} zeigt ${und(cards.map(one => cardObject[one]))}: ${fields(end - start)}, von ${start} auf ${end}.`,
  'game-over'(fact, name) {
    const winners = fact.ranking[0]!.map(name);
    const first = winners.length === 1 ? `${winners[0]} gewinnt das Spiel.` : `${und(winners)} teilen sich den Sieg.`;
    const tie = brokeTie(fact)
      ? ` Den Gleichstand entscheiden ${t.tile.one} und ${t.provision.one}: ${row(each(fact.belongings, name))}.`
      : '';
    return `${fact.reason === 'last-round' ? `Runde ${VALUES.rounds} ist vorbei. ` : ''}${first} ${t.space.other}: ${row(standing(fact, name))}.${tie}`;
  },
};
