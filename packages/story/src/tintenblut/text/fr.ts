import { deFrench } from '@tabard/core';
import {
  advantages,
  amount,
  at,
  capital,
  et,
  feminine,
  fields,
  forms,
  lines,
  named,
  places,
  provisions,
  quoted,
  row,
  the,
  tilesOf,
  villain,
  wares,
} from '@tabard/tintenblut/text/fr/phrases';
import { villainOf } from '@tabard/tintenblut/text/lexicon';
import { terms as t } from '@tabard/tintenblut/text/terms/fr';
import { between, diaryWordsOf, takenBy } from './lexicon.ts';
import type { DiaryWords } from './words.ts';

export const fr: DiaryWords = diaryWordsOf({
  title: 'Carnet de voyage',
  turningPoints: 'Les tournants',
  routes: 'Les voyages',
  round: round => `Manche ${round}`,
  heading: name => `Le voyage ${deFrench(name)}`,
  start: place => `Tout a commencé ${at[place]}.`,
  journey({ card, from, route, cost, free }, place) {
    const through = et(between(route).map(one => the[one]));
    const way =
      from === place
        ? `Un détour par ${through}, puis retour ${at[place]}`
        : `Cap sur ${the[place]}${through === '' ? '' : `, par ${through}`}`;
    const price = free ? ', sous la conduite du Prince Noir' : cost > 0 ? `, pour ${provisions(cost)}` : '';
    return `${way}${price}${card === 'inkworld' ? `, avec la carte du ${t.inkworld}` : ''}.`;
  },
  pass: place => `Une halte ${at[place]}.`,
  used(used) {
    switch (used.card) {
      case 'black-prince':
        return 'Le Prince Noir montrait le chemin.';
      case 'nettle':
        return `L’Ortie a apporté ${provisions(used.provisions)}.`;
      case 'barn-owl':
        return `L’Effraie a apporté ${used.provisions > 0 ? `${provisions(used.provisions)} et ` : ''}${amount(used.tile, 1)}.`;
      case 'fat-prince':
        return `Le Prince Pansu offrait ${used.rate === 1 ? 'un contre un' : 'deux contre un'}.`;
      case 'fenoglio':
        return `Fenoglio a réécrit la page\u00a0: ${quoted(lines[used.line])}.`;
      case 'farid':
        return `Farid a conduit ${t.dustfinger} ${at[used.to]}.`;
      case 'roxane':
        return `Roxane a chassé ${villain(villainOf(used.villain))}.`;
    }
  },
  errand: ({ to: place, cost }) => `${t.dustfinger} fut envoyé ${at[place]}, pour ${provisions(cost)}.`,
  reward({ company, dustfinger, gains, whiteWomen, card }, name) {
    const others = [...company.map(name), ...(dustfinger ? ['Doigt de Poussière'] : [])];
    const what = et(gains.filter(({ got }) => got > 0).map(({ reward, got }) => amount(reward, got))) || 'il ne restait rien';
    return `${others.length > 0 ? `Avec ${et(others)}` : 'En solitaire'}\u00a0: ${what}${card ? ` (${advantages[card]})` : ''}${whiteWomen ? `\u202f; les ${t.whiteWomen} n’en laissaient pas plus` : ''}.`;
  },
  trade: ({ gave, got }) => `${wares(gave)} contre ${amount(got, 1)}.`,
  conversion({ tiles: set, from, to: end, gates }) {
    const through = gates.length > 0 ? `, par ${et(gates.map(({ colour }) => `la ${t.gate.one} ${feminine[colour]}`))}` : '';
    return `${capital(named(set))} donnent ${fields(end - from)}\u00a0: de ${from} à ${end}${through}.`;
  },
  whiteWomen: { came: `Les ${t.whiteWomen} ont suivi.`, left: `Les ${t.whiteWomen} sont reparties avec quelqu’un d’autre.` },
  drawn: ({ villain: drawn, sum, cause }) =>
    `${cause === 'night-castle' ? `Au ${t.places['night-castle']}, en solitaire` : 'Le plus grand nombre'}, et voilà ${villain(villainOf(drawn))} aux trousses\u202f; ${t.villain.other} en tout\u00a0: ${sum}.`,
  loss(loss, name) {
    const taken = wares(takenBy(loss));
    return `${t.villains.adderhead}, tiré par ${name(loss.drawnBy)}, a frappé ici, où les ${t.villain.other} faisaient ${loss.sum}${taken === '' ? ', mais il n’y avait rien à prendre' : `, et pris ${taken}`}.`;
  },
  summary({ journeys, passes, gathered, spent, kept, marker }) {
    const ways = forms(journeys, 'Un voyage', `${journeys} voyages`);
    const rests = passes === 0 ? '' : forms(passes, ' et une halte', ` et ${passes} haltes`);
    const found = gathered.length > 0 ? ` Amassé\u00a0: ${et(gathered.map(([reward, count]) => amount(reward, count)))}.` : '';
    const saved = kept === 0 ? '' : forms(kept, ' Une carte conservée jusqu’à la fin.', ` ${kept} cartes conservées jusqu’à la fin.`);
    return `${ways}${rests}, ${provisions(spent)} en chemin.${found}${saved} Le ${t.marker} est arrivé à ${marker}.`;
  },
  page: {
    game: 'Tintenblut',
    places,
    nameless: { red: 'Rouge', blue: 'Bleu', green: 'Vert', yellow: 'Jaune' },
    and: et,
    space: ' ',
    amount,
    standing: 'Le dénouement',
    columns: { rank: 'Rang', traveller: 'Qui', field: 'Case' },
    mapHelp:
      'À chacun sa couleur et son trait. Les nombres disent combien de fois on est venu dans un lieu\u202f; au bord, les marqueurs sont là où ils étaient à la fin.',
    map: travellers => `Une carte du ${t.inkworld} avec les chemins ${deFrench(travellers)}.`,
    wayHelp: 'Les nombres sont les manches. Dessous, ce qui fut amassé là.',
    stops: count => `Étape par étape (${count})`,
    way: (name, stops) => `Le chemin ${deFrench(name)}, de lieu en lieu\u00a0: ${row(stops)}.`,
    race: `Case après ${t.space.one}`,
    raceHelp: `La position des marqueurs après chaque manche. Les lignes en travers sont les ${t.gate.other}, les numéros renvoient aux tournants ci-dessous.`,
    start: 'Départ',
    end: 'Fin',
    inNumbers: 'La même chose en chiffres',
    made: 'Raconté par Tabard, d’après le seul journal de la partie.',
  },
  points: {
    'green-gate': ({ seat, marker }, name) =>
      `${name(seat)} franchit en premier la ${t.gate.one} verte, sur ${marker}, et les ${t.whiteWomen} suivent.`,
    'white-women': ({ seat, from, marker }, name) =>
      `${name(seat)} dépasse ${name(from)} sur ${marker}, et les ${t.whiteWomen} changent de camp.`,
    lead: ({ seat, from, marker }, name) =>
      from === null ? `${name(seat)} prend la tête, sur ${marker}.` : `${name(seat)} prend la tête devant ${name(from)}, sur ${marker}.`,
    'biggest-turn': ({ seat, place, from, to: end, sets }, name) =>
      `Le plus grand bond de la partie\u00a0: ${at[place]}, ${name(seat)} rend ${forms(sets.length, `une ${t.set.one}`, `des ${t.set.other}`)} de ${et(sets.map(String))} et avance de ${fields(end - from)}, de ${from} à ${end}.`,
    adderhead({ seat, sums, hits }, name) {
      const losses = hits.map(({ seat: hit, tiles: some, provisions: food }) => {
        const gone = [...(some > 0 ? [tilesOf(some)] : []), ...(food > 0 ? [provisions(food)] : [])];
        return `${name(hit)} (${sums[hit]}) perd ${et(gone)}`;
      });
      return `${name(seat)} tire ${t.villains.adderhead}, qui frappe la plus grande somme\u00a0: ${losses.join('\u202f; ')}.`;
    },
    'last-gate': ({ seat, marker }, name) => `${name(seat)} arrive sur ${marker}, à la dernière ${t.gate.one}\u00a0: la fin est proche.`,
    'last-round': ({ markers }, name) =>
      `La dernière manche commence\u00a0: ${row(markers.map((marker, seat) => `${name(seat)} ${marker}`))}.`,
    'kept-cards': ({ seat, from, fields: steps }, name) =>
      `Les cartes conservées renversent la partie\u00a0: avec ${fields(steps)} de plus, ${name(seat)} gagne devant ${name(from)}.`,
  },
  ending({ winners, resigned, rounds, marker }) {
    const when = forms(rounds, 'Après une manche', `Après ${rounds} manches`);
    const who = winners.length === 1 ? `${winners[0]} l’emporte` : `${et(winners)} se partagent la victoire`;
    return `${when}, ${who}, ${resigned ? 'les autres ayant abandonné' : `sur la ${t.space.one} ${marker}`}.`;
  },
});
