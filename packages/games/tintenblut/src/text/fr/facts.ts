import { deFrench, type Naming, type Seat, type Telling } from '@tabard/core';
import type { Fact, Gain, Hit } from '../../engine/facts.ts';
import { brokeTie, each, type Lexicon, standing, VALUES, villainOf } from '../lexicon.ts';
import { terms as t } from '../terms/fr.ts';
import {
  advantages,
  amount,
  at,
  capital,
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
export function situation({ company, dustfinger }: Extract<Fact, { type: 'collected' }>, whom: Naming): string {
  const others = [...company.map(whom), ...(dustfinger ? ['Doigt de Poussière'] : [])];
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

const object = (seat: Seat, { name, isYou }: Telling): string => (isYou(seat) ? 'vous' : name(seat));

export const facts: Lexicon['facts'] = {
  round: ({ round, start, last }, told) =>
    `${last ? `La dernière manche, la ${round}e,` : `La manche ${round}`} commence par ${object(start, told)}.`,
  returned: ({ seat, cards, cause }, { does, isYou }) =>
    cause === 'all-played'
      ? `${does(seat, 'a joué ses', 'avez joué vos')} dix ${t.locationCard.other} et les ${isYou(seat) ? 'reprenez' : 'reprend'}.`
      : `${does(seat, 'a passé et reprend ses', 'avez passé et reprenez vos')} cartes jouées (${cards.length}).`,
  journey({ seat, card: id, from: start, to: end, cost, free, number }, { does }) {
    const way =
      start === end
        ? `${does(seat, 'fait', 'faites')} un aller-retour ${at[end]}`
        : `${does(seat, 'voyage', 'voyagez')} ${from[start]} ${at[end]}`;
    const price = free ? ` sous la conduite du Prince Noir, sans ${t.provision.one}` : cost > 0 ? ` pour ${provisions(cost)}` : '';
    return `${way}${price}. ${id === 'inkworld' ? `Le ${t.inkworld}` : 'La carte'} montre ${number}.`;
  },
  passed: ({ seat, number }, { does }) =>
    `${does(seat, 'passe', 'passez')}${number === 0 ? ', sans carte sur la table' : `\u202f; le ${number} reste au-dessus`}.`,
  dustfinger: ({ seat, to: place, cost }, { does }) =>
    `${does(seat, 'envoie', 'envoyez')} ${t.dustfinger} ${at[place]} pour ${provisions(cost)}.`,
  used(fact, { does, name, isYou }) {
    const { seat } = fact;
    switch (fact.card) {
      case 'black-prince':
        return `${does(seat, 'appelle', 'appelez')} le Prince Noir\u00a0: le voyage qui vient est gratuit.`;
      case 'nettle':
        return `L’Ortie ${isYou(seat) ? 'vous apporte' : `apporte à ${name(seat)}`} ${provisions(fact.provisions)}.`;
      case 'barn-owl':
        return `L’Effraie ${isYou(seat) ? 'vous apporte' : `apporte à ${name(seat)}`} ${fact.provisions > 0 ? `${provisions(fact.provisions)} et ` : ''}${amount(fact.tile, 1)}.`;
      case 'fat-prince':
        return `${does(seat, 'appelle', 'appelez')} le Prince Pansu\u00a0: on peut troquer ${at[fact.place]} à ${fact.rate === 1 ? 'un contre un' : 'deux contre un'}.`;
      case 'fenoglio':
        return `${does(seat, 'fait', 'faites')} réécrire la page à Fenoglio\u00a0: c’est la ligne ${quoted(lines[fact.line])} qui compte.`;
      case 'farid':
        return `${does(seat, 'envoie', 'envoyez')} Farid, et ${t.dustfinger} passe ${from[fact.from]} ${at[fact.to]}.`;
      case 'roxane':
        return `Avec l’aide de Roxane, ${isYou(seat) ? 'vous écartez' : `${name(seat)} écarte`} ${villain(villainOf(fact.villain))}.`;
    }
  },
  collected(fact, told) {
    const { name, isYou } = told;
    const { seat, place, fenoglio, line, whiteWomen, card: drawn } = fact;
    const which = drawn ? ` La carte est ${quoted(advantages[drawn])}.` : '';
    const why = `${fenoglio ? ` Fenoglio a choisi la ligne ${quoted(lines[line])}.` : ''}${whiteWomen ? ` Les ${t.whiteWomen} n’en laissent pas plus.` : ''}`;
    const how = `${situation(fact, one => object(one, told))} ${at[place]}`;
    const gets = isYou(seat) ? `${capital(how)}, vous recevez` : `${name(seat)}, ${how}, reçoit`;
    return `${gets} ${rewards(fact)}.${why}${which}`;
  },
  traded: ({ seat, gave, got }, { does }) => `${does(seat, 'troque', 'troquez')} ${wares(gave)} contre ${amount(got, 1)}.`,
  converted({ seat, place, tiles: set, from: start, to: end, gates }, { does }) {
    const through = gates.length > 0 ? `, par ${et(gates.map(({ colour, field }) => gate(colour, field)))}` : '';
    return `${does(seat, 'convertit', 'convertissez')} ${at[place]} ${named(set)}\u00a0: ${fields(end - start)}, de ${start} à ${end}${through}.`;
  },
  'white-women'({ seat, from: other }, { does, name, isYou }) {
    const come = `les ${t.whiteWomen} ${isYou(seat) ? 'vous rejoignent' : `rejoignent ${name(seat)}`}`;
    return other === null
      ? `${does(seat, 'franchit', 'franchissez')} en premier la ${t.gate.one} verte\u00a0: ${come}.`
      : `${does(seat, 'dépasse', 'dépassez')} ${name(other)}, et ${come}.`;
  },
  'end-near': ({ seat, marker }, { does, isYou }) =>
    `${does(seat, 'est', 'êtes')} sur ${marker} et ${isYou(seat) ? 'avez' : 'a'} atteint la dernière ${t.gate.one}\u00a0: la manche suivante est la dernière.`,
  numbers: ({ numbers, seat }, { name, isYou, listed }) =>
    seat === null
      ? `Aucune carte n’est posée\u00a0: personne ne tire de ${t.villainCard.one}, et la même personne commence de nouveau.`
      : `Les nombres du dessus\u00a0: ${row(each(numbers, listed))}. Le plus grand est ${isYou(seat) ? 'le vôtre' : `celui ${deFrench(name(seat))}`}.`,
  'villains-shuffled': ({ count, removed }) =>
    `La pile des ${t.villain.other} est vide\u00a0: la défausse des groupes II et III est mélangée de nouveau (${count}).${removed.length > 0 ? ` Quittent le jeu\u00a0: ${villainCards(removed)}.` : ''}`,
  villain({ seat, villain: drawn, value, sum, cause }, told) {
    const why = cause === 'night-castle' ? `en solitaire au ${t.places['night-castle']}` : 'avec le plus grand nombre';
    const draws = told.isYou(seat) ? `Vous, ${why}, tirez` : `${told.name(seat)}, ${why}, tire`;
    return `${draws} ${villain(villainOf(drawn))} (${value})\u202f; les ${t.villain.other} devant ${object(seat, told)} font maintenant ${sum}.`;
  },
  'no-villain': ({ seat }, { does }) => `${does(seat, 'devrait', 'devriez')} tirer une ${t.villainCard.one}, mais il n’en reste pas.`,
  adderhead({ sums, hits }, { name, listed }) {
    const strikes = `${t.villains.adderhead} frappe\u202f! Sommes des ${t.villain.other}\u00a0: ${row(each(sums, listed))}.`;
    const [only, ...more] = hits;
    if (only && more.length === 0)
      return `${strikes} ${name(only.seat)}, avec la plus grande somme, ${loss(only)} et défausse tous ses ${t.villain.other}.`;
    const losses = hits.map(hit => `${name(hit.seat)} ${loss(hit)}`).join('\u202f; ');
    return `${strikes} ${et(hits.map(({ seat }) => name(seat)))} ont la plus grande somme, ${Math.max(...sums)}, et défaussent leurs ${t.villain.other}\u00a0: ${losses}.`;
  },
  lost: ({ seat, tile, left }, { does }) =>
    `${does(seat, 'rend', 'rendez')} ${amount(tile, 1)}${left > 0 ? `\u202f; encore ${left}` : ''}.`,
  'start-chosen': ({ seat, start }, { does, name }) =>
    seat === start
      ? `${does(seat, 'commencera', 'commencerez')} la manche suivante.`
      : `${does(seat, 'laisse', 'laissez')} ${name(start)} commencer la manche suivante.`,
  'end-points': ({ seat, cards, from: start, to: end }, { does, isYou }) =>
    cards.length === 0
      ? `${does(seat, 'n’a', 'n’avez')} plus de ${t.advantageCard.one} et ${isYou(seat) ? 'restez' : 'reste'} sur ${end}.`
      : `${does(seat, 'montre', 'montrez')} ${et(cards.map(card))}\u00a0: ${fields(end - start)}, de ${start} à ${end}.`,
  'game-over'(fact, { does, listed, together }) {
    const [winner, ...more] = fact.ranking[0]!;
    const first =
      more.length === 0
        ? `${does(winner!, 'gagne', 'gagnez')} la partie.`
        : together(
            fact.ranking[0]!,
            names => `${et(names)} se partagent la victoire.`,
            others => `Vous partagez la victoire avec ${et(others)}.`,
          );
    const tie = brokeTie(fact) ? ` Jetons et ${t.provision.other} départagent\u00a0: ${row(each(fact.belongings, listed))}.` : '';
    return `${fact.reason === 'last-round' ? `La manche ${VALUES.rounds} est finie. ` : ''}${first} Cases\u00a0: ${row(standing(fact, listed))}.${tie}`;
  },
};
