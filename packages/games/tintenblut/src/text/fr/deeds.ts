import type { Lexicon } from '../lexicon.ts';
import { villainOf } from '../lexicon.ts';
import { terms as t } from '../terms/fr.ts';
import { loss, rewards, situation } from './facts.ts';
import { advantages, amount, at, card, et, fields, lines, named, provisions, quoted, villain, wares } from './phrases.ts';

export const deeds: Lexicon['deeds'] = {
  returned: ({ cards }) => (cards.length === 1 ? '1 carte reprise' : `${cards.length} cartes reprises`),
  journey({ from, to: end, cost, free }) {
    const price = free ? ', sous la conduite du Prince Noir' : cost > 0 ? ` pour ${provisions(cost)}` : '';
    return `${from === end ? 'aller-retour' : 'voyage'} ${at[end]}${price}`;
  },
  passed: () => 'tour passé',
  dustfinger: ({ to: place }) => `${t.dustfinger} envoyé ${at[place]}`,
  used(fact) {
    const who = `${advantages[fact.card]}\u00a0:`;
    switch (fact.card) {
      case 'black-prince':
        return `${who} voyage gratuit`;
      case 'nettle':
        return `${who} ${provisions(fact.provisions)}`;
      case 'barn-owl':
        return `${who} ${fact.provisions > 0 ? `${provisions(fact.provisions)} et ` : ''}${amount(fact.tile, 1)}`;
      case 'fat-prince':
        return `${who} troc à ${fact.rate === 1 ? 'un contre un' : 'deux contre un'}`;
      case 'fenoglio':
        return `${who} ligne ${quoted(lines[fact.line])}`;
      case 'farid':
        return `${who} ${t.dustfinger} ${at[fact.to]}`;
      case 'roxane':
        return `${who} ${villain(villainOf(fact.villain))} à la défausse`;
    }
  },
  collected: (fact, name, you) => `${situation(fact, seat => (seat === you ? 'vous' : name(seat)))}\u00a0: ${rewards(fact)}`,
  traded: ({ gave, got }) => `troc de ${wares(gave)} contre ${amount(got, 1)}`,
  converted: ({ tiles: set, from, to: end }) => `${named(set)}\u00a0: ${fields(end - from)}, jusqu’à ${end}`,
  'white-women': () => `arrivée des ${t.whiteWomen}`,
  'end-near': () => `dernière ${t.gate.one} atteinte`,
  villain: ({ villain: drawn, value }) => `pioche\u00a0: ${villain(villainOf(drawn))} (${value})`,
  lost: ({ tile }) => `${amount(tile, 1)} en moins`,
  'start-chosen': ({ seat, start }, name) =>
    seat === start ? 'début de la manche suivante gardé pour soi' : `début de la manche suivante laissé à ${name(start)}`,
  'end-points': ({ cards, from, to: end }) =>
    cards.length === 0 ? '' : `${et(cards.map(card))}\u00a0: ${fields(end - from)}, jusqu’à ${end}`,
};

export const toYou: Lexicon['toYou'] = {
  returned: cards =>
    cards.length === 1 ? 'Votre carte jouée revient dans votre main.' : `Vos ${cards.length} cartes jouées reviennent dans votre main.`,
  womenCome: `Les ${t.whiteWomen} viennent à vous\u00a0: de deux récompenses différentes, vous n’en gardez qu’une.`,
  womenLeave: who => `Les ${t.whiteWomen} vous quittent pour ${who}.`,
  villain: ({ villain: drawn, value, sum, cause }) =>
    `${cause === 'night-castle' ? `Vous êtes en solitaire au ${t.places['night-castle']}` : 'Votre nombre est le plus grand'}\u00a0: vous tirez ${villain(villainOf(drawn))} (${value}), ${sum} en tout.`,
  struck: hit => `${t.villains.adderhead} vous frappe\u00a0: vous ${loss(hit, { you: true })}.`,
  start: who => `${who} vous laisse commencer la manche suivante.`,
};
