import { deFrench, type Naming } from '@tabard/core';
import type { Fact, Gain, Hit } from '../../engine/facts.ts';
import { brokeTie, each, type Lexicon, standing, VALUES, villainOf } from '../lexicon.ts';
import { terms as t } from '../terms/fr.ts';
import {
  advantages,
  amount,
  at,
  card,
  et,
  fields,
  from,
  gate,
  lines,
  named,
  provisions,
  quoted,
  row,
  tilesOf,
  villain,
  villainCards,
  wares,
} from './phrases.ts';

/** «3 jetons d’honneur», «1 sur 3 jetons d’honneur», as the supply allowed. */
function gained({ reward, offered, got }: Gain): string {
  if (got === offered) return amount(reward, got);
  return got === 0 ? `0 sur ${amount(reward, offered)} (${t.supply} épuisée)` : `${got} sur ${amount(reward, offered)}`;
}

/** «en solitaire», «avec Ada et Doigt de Poussière». */
export function situation({ company, dustfinger }: Extract<Fact, { type: 'collected' }>, name: Naming): string {
  const others = [...company.map(name), ...(dustfinger ? ['Doigt de Poussière'] : [])];
  return others.length === 0 ? 'en solitaire' : `avec ${et(others)}`;
}

/** What was received: «3 jetons d’honneur et 1 carte Avantage». */
export const rewards = ({ gains }: Extract<Fact, { type: 'collected' }>): string => et(gains.map(gained));

/** «perd 2 rations et 3 jetons sur 5», said of somebody or to them. */
export function loss({ provisions: food, tiles: some, from: all }: Hit, { you = false } = {}): string {
  const parts = [...(food > 0 ? [provisions(food)] : []), ...(some > 0 ? [`${tilesOf(some)} sur ${all}`] : [])];
  if (parts.length === 0) return you ? 'n’avez rien à perdre' : 'n’a rien à perdre';
  return `${you ? 'perdez' : 'perd'} ${et(parts)}`;
}

export const facts: Lexicon['facts'] = {
  round: ({ round, start, last }, name) =>
    last ? `La dernière manche, la ${round}e, commence par ${name(start)}.` : `La manche ${round} commence par ${name(start)}.`,
  returned: ({ seat, cards, cause }, name) =>
    cause === 'all-played'
      ? `${name(seat)} a joué ses dix ${t.locationCard.other} et les reprend.`
      : `${name(seat)} a passé et reprend ses cartes jouées (${cards.length}).`,
  journey({ seat, card: id, from: start, to: end, cost, free, number }, name) {
    const way = start === end ? `fait un aller-retour ${at[end]}` : `voyage ${from[start]} ${at[end]}`;
    const price = free ? ` sous la conduite du Prince Noir, sans ${t.provision.one}` : cost > 0 ? ` pour ${provisions(cost)}` : '';
    return `${name(seat)} ${way}${price}. ${id === 'inkworld' ? `Le ${t.inkworld}` : 'La carte'} montre ${number}.`;
  },
  passed: ({ seat, number }, name) =>
    number === 0 ? `${name(seat)} passe, sans carte sur la table.` : `${name(seat)} passe\u202f; le ${number} reste au-dessus.`,
  dustfinger: ({ seat, to: place, cost }, name) => `${name(seat)} envoie ${t.dustfinger} ${at[place]} pour ${provisions(cost)}.`,
  used(fact, name) {
    const who = name(fact.seat);
    switch (fact.card) {
      case 'black-prince':
        return `${who} appelle le Prince Noir\u00a0: le voyage qui vient est gratuit.`;
      case 'nettle':
        return `L’Ortie apporte à ${who} ${provisions(fact.provisions)}.`;
      case 'barn-owl':
        return `L’Effraie apporte à ${who} ${fact.provisions > 0 ? `${provisions(fact.provisions)} et ` : ''}${amount(fact.tile, 1)}.`;
      case 'fat-prince':
        return `${who} appelle le Prince Pansu\u00a0: on peut troquer ${at[fact.place]} à ${fact.rate === 1 ? 'un contre un' : 'deux contre un'}.`;
      case 'fenoglio':
        return `${who} fait réécrire la page à Fenoglio\u00a0: c’est la ligne ${quoted(lines[fact.line])} qui compte.`;
      case 'farid':
        return `${who} envoie Farid, et ${t.dustfinger} passe ${from[fact.from]} ${at[fact.to]}.`;
      case 'roxane':
        return `Avec l’aide de Roxane, ${who} écarte ${villain(villainOf(fact.villain))}.`;
    }
  },
  collected(fact, name) {
    const { seat, place, fenoglio, line, whiteWomen, card: drawn } = fact;
    const which = drawn ? ` La carte est ${quoted(advantages[drawn])}.` : '';
    const why = `${fenoglio ? ` Fenoglio a choisi la ligne ${quoted(lines[line])}.` : ''}${whiteWomen ? ` Les ${t.whiteWomen} n’en laissent pas plus.` : ''}`;
    return `${name(seat)}, ${situation(fact, name)} ${at[place]}, reçoit ${rewards(fact)}.${why}${which}`;
  },
  traded: ({ seat, gave, got }, name) => `${name(seat)} troque ${wares(gave)} contre ${amount(got, 1)}.`,
  converted({ seat, place, tiles: set, from: start, to: end, gates }, name) {
    const through = gates.length > 0 ? `, par ${et(gates.map(({ colour, field }) => gate(colour, field)))}` : '';
    return `${name(seat)} convertit ${at[place]} ${named(set)}\u00a0: ${fields(end - start)}, de ${start} à ${end}${through}.`;
  },
  'white-women': ({ seat, from: other }, name) =>
    other === null
      ? `${name(seat)} franchit en premier la ${t.gate.one} verte\u00a0: les ${t.whiteWomen} rejoignent ${name(seat)}.`
      : `${name(seat)} dépasse ${name(other)}, et les ${t.whiteWomen} rejoignent ${name(seat)}.`,
  'end-near': ({ seat, marker }, name) =>
    `${name(seat)} est sur ${marker} et a atteint la dernière ${t.gate.one}\u00a0: la manche suivante est la dernière.`,
  numbers: ({ numbers, seat }, name) =>
    seat === null
      ? `Aucune carte n’est posée\u00a0: personne ne tire de ${t.villainCard.one}, et la même personne commence de nouveau.`
      : `Les nombres du dessus\u00a0: ${row(each(numbers, name))}. Le plus grand est celui ${deFrench(name(seat))}.`,
  'villains-shuffled': ({ count, removed }) =>
    `La pile des ${t.villain.other} est vide\u00a0: la défausse des groupes II et III est mélangée de nouveau (${count}).${removed.length > 0 ? ` Quittent le jeu\u00a0: ${villainCards(removed)}.` : ''}`,
  villain({ seat, villain: drawn, value, sum, cause }, name) {
    const why = cause === 'night-castle' ? `en solitaire au ${t.places['night-castle']}` : 'avec le plus grand nombre';
    return `${name(seat)}, ${why}, tire ${villain(villainOf(drawn))} (${value})\u202f; les ${t.villain.other} devant ${name(seat)} font maintenant ${sum}.`;
  },
  'no-villain': ({ seat }, name) => `${name(seat)} devrait tirer une ${t.villainCard.one}, mais il n’en reste pas.`,
  adderhead({ sums, hits }, name) {
    const strikes = `${t.villains.adderhead} frappe\u202f! Sommes des ${t.villain.other}\u00a0: ${row(each(sums, name))}.`;
    const [only, ...more] = hits;
    if (only && more.length === 0)
      return `${strikes} ${name(only.seat)}, avec la plus grande somme, ${loss(only)} et défausse tous ses ${t.villain.other}.`;
    const losses = hits.map(hit => `${name(hit.seat)} ${loss(hit)}`).join('\u202f; ');
    return `${strikes} ${et(hits.map(({ seat }) => name(seat)))} ont la plus grande somme, ${Math.max(...sums)}, et défaussent leurs ${t.villain.other}\u00a0: ${losses}.`;
  },
  lost: ({ seat, tile, left }, name) => `${name(seat)} rend ${amount(tile, 1)}${left > 0 ? `\u202f; encore ${left}` : ''}.`,
  'start-chosen': ({ seat, start }, name) =>
    seat === start ? `${name(seat)} commencera la manche suivante.` : `${name(seat)} laisse ${name(start)} commencer la manche suivante.`,
  'end-points': ({ seat, cards, from: start, to: end }, name) =>
    cards.length === 0
      ? `${name(seat)} n’a plus de ${t.advantageCard.one} et reste sur ${end}.`
      : `${name(seat)} montre ${et(cards.map(card))}\u00a0: ${fields(end - start)}, de ${start} à ${end}.`,
  'game-over'(fact, name) {
    const winners = fact.ranking[0]!.map(name);
    const first = winners.length === 1 ? `${winners[0]} gagne la partie.` : `${et(winners)} partagent la victoire.`;
    const tie = brokeTie(fact) ? ` Jetons et ${t.provision.other} départagent\u00a0: ${row(each(fact.belongings, name))}.` : '';
    return `${fact.reason === 'last-round' ? `La manche ${VALUES.rounds} est finie. ` : ''}${first} Cases\u00a0: ${row(standing(fact, name))}.${tie}`;
  },
};
