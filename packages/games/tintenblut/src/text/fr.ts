import { deeds, toYou } from './fr/deeds.ts';
import { facts } from './fr/facts.ts';
import {
  advantages,
  amount,
  at,
  capital,
  card,
  colours,
  et,
  fields,
  from,
  inkworld,
  lines,
  named,
  ou,
  places,
  provisions,
  quoted,
  rewardName,
  tiles,
  tilesOf,
  villain,
  villains,
  wares,
} from './fr/phrases.ts';
import { refusals } from './fr/refusals.ts';
import { things } from './fr/things.ts';
import { besides, VALUES, wordsOf } from './lexicon.ts';
import { terms as t } from './terms/fr.ts';
import type { TintenblutWords } from './words.ts';

export const fr: TintenblutWords = wordsOf({
  lang: 'fr',
  title: 'Tintenblut',
  tagline: `Parcourez le ${t.inkworld}, amassez courage et honneur, et gardez une longueur d’avance sur ${t.villains.adderhead}.`,
  places,
  to: at,
  at,
  from,
  inkworld,
  tiles,
  advantages,
  villains,
  lines,
  colours,
  seatColours: t.seatColours,
  provisions: t.provision.other,
  dustfinger: t.dustfinger,
  whiteWomen: t.whiteWomen,
  amount,
  and: et,
  things,
  refused: 'Ce n’est pas possible ici.',
  refusals,
  facts,
  deeds,
  toYou,
  moves: {
    go: place => `Aller ${at[place]}`,
    goByInkworld: place => `${t.inkworld}\u00a0: aller ${at[place]}`,
    pass: 'Passer son tour',
    sendDustfinger: place => `Envoyer ${t.dustfinger} ${at[place]}`,
    stay: `Laisser ${t.dustfinger} où il est`,
    use: id => `Utiliser ${card(id)}`,
    barnOwl: tile => `L’Effraie\u00a0: prendre ${amount(tile, 1)}`,
    fenoglio: line => `Fenoglio\u00a0: choisir la ligne ${quoted(lines[line])}`,
    farid: place => `Farid\u00a0: placer ${t.dustfinger} ${at[place]}`,
    roxane: id => `Roxane\u00a0: défausser ${villain(id)}`,
    collect: 'Prendre la récompense',
    collectOne: reward => `Prendre ${rewardName(reward)}`,
    buy: tile => `Troquer des ${t.provision.other} contre ${amount(tile, 1)}`,
    sell: some => `Troquer ${wares(some)} contre ${provisions(1)}`,
    convert: (set, steps) => `Convertir ${named(set)}\u00a0: ${fields(steps)}`,
    end: 'Finir le tour',
    lose: tile => `Rendre ${amount(tile, 1)}`,
    start: who => `${who} commence`,
  },
  decisions: {
    journey: can =>
      !can.includes('travel')
        ? 'Aucun voyage n’est à votre portée\u00a0: passez.'
        : can.includes('pass')
          ? `Jouez une ${t.locationCard.one} et voyagez, ou passez.`
          : `Jouez une ${t.locationCard.one} et voyagez.`,
    journeyFree: 'Le Prince Noir vous guide\u00a0: choisissez où aller, sans rien payer.',
    arrived(can) {
      const more = besides(can, { send: `envoyez ${t.dustfinger}`, use: 'utilisez une carte' });
      return more.length === 0 ? 'Prenez la récompense.' : `${capital(ou(more))} si vous voulez, puis prenez la récompense.`;
    },
    chooseReward: rewards => `Les ${t.whiteWomen} vous laissent une récompense\u00a0: ${ou(rewards.map(rewardName))}.`,
    rest: `Envoyez ${t.dustfinger} ailleurs ou laissez-le où il est\u00a0: on verra ensuite si vous êtes en solitaire au ${t.places['night-castle']}.`,
    after(can) {
      const more = besides(can, { send: `envoyez ${t.dustfinger}`, trade: 'troquez', use: 'utilisez une carte', convert: 'convertissez' });
      return more.length === 0
        ? 'Plus rien à faire\u00a0: finissez votre tour.'
        : `${capital(ou(more))} si vous voulez, puis finissez votre tour.`;
    },
    lose: `Rendez un ${t.tile.one}.`,
    loseMore: some => `${t.villains.adderhead} réclame sa part\u00a0: rendez ${tilesOf(some)} de votre choix.`,
    'start-player': 'Décidez qui commence la manche suivante\u00a0: vous ou la personne à votre gauche.',
    over: 'La partie est terminée.',
  },
  over: {
    'journey-done': 'La dernière manche est jouée.',
    'last-round': `Après la manche ${VALUES.rounds}, la partie s’arrête dans tous les cas.`,
  },
});
