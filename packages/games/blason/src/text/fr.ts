import { deFrench, listing, plural } from '@tabard/core';
import {
  AWARDS_IN_PLAY,
  type Award,
  type BandName,
  type Card,
  type ColumnName,
  FIFTY,
  HAND_AFTER,
  HERALD_VALUE,
  HERALDS,
  KINDS,
  MAX_SEATS,
  MIN_SEATS,
  type Type,
} from '../engine/data.ts';
import { type Name, nameOf, standing, wordsOf } from './lexicon.ts';
import { fr as t } from './terms/fr.ts';
import { ones, others } from './terms/terms.ts';
import type { BlasonWords } from './words.ts';

const names: Readonly<Record<Name, string>> = {
  or: 'Or',
  argent: 'Argent',
  gules: 'Gueules',
  azure: 'Azur',
  sable: 'Sable',
  vert: 'Sinople',
  purpure: 'Pourpre',
  ermine: 'Hermine',
  vair: 'Vair',
  'counter-vair': 'Contre-vair',
  'per-pale': 'Parti',
  'per-fess': 'Coupé',
  'per-bend': 'Tranché',
  'per-bend-sinister': 'Taillé',
  'per-chevron': 'Divisé en chevron',
  quarterly: 'Écartelé',
  'per-saltire': 'Écartelé en sautoir',
  'barry-of-six': 'Fascé de six pièces',
  chequy: 'Échiqueté',
  gyronny: 'Gironné',
  fess: 'Fasce',
  pale: 'Pal',
  bend: 'Bande',
  'bend-sinister': 'Barre',
  chevron: 'Chevron',
  chief: 'Chef',
  saltire: 'Sautoir',
  bordure: 'Bordure',
  pile: 'Pile',
  cross: 'Croix',
  wavy: 'Ondé',
  indented: 'Denché',
  embattled: 'Crénelé',
  engrailed: 'Engrêlé',
  invected: 'Cannelé',
  nebuly: 'Nébulé',
  dancetty: 'Vivré',
  raguly: 'Écoté',
  dovetailed: 'Enté en queue d’aronde',
  rayonny: 'Rayonné',
  lozenge: 'Losange',
  billet: 'Billette',
  trefoil: 'Trèfle',
  escallop: 'Coquille',
  key: 'Clef',
  'cross-couped': 'Croix alésée',
  sword: 'Épée',
  tower: 'Tour',
  garb: 'Gerbe',
  crown: 'Couronne',
  'baton-sinister': 'Bâton en barre',
  octofoil: 'Double-quartefeuille',
  'cross-moline': 'Croix ancrée',
  rose: 'Rose',
  'fleur-de-lis': 'Fleur de lis',
  annulet: 'Annelet',
  martlet: 'Merlette',
  mullet: 'Étoile',
  crescent: 'Croissant',
  label: 'Lambel',
  talbot: 'Braque',
  boar: 'Sanglier',
  bull: 'Taureau',
  wolf: 'Loup',
  bear: 'Ours',
  stag: 'Cerf',
  horse: 'Cheval',
  unicorn: 'Licorne',
  griffin: 'Griffon',
  lion: 'Lion',
  statant: 'Arrêté',
  passant: 'Passant',
  sejant: 'Assis',
  couchant: 'Couché',
  courant: 'Courant',
  salient: 'Saillant',
  rampant: 'Rampant',
  'passant-guardant': 'Passant, la tête de front',
  'sejant-erect': 'Assis et dressé',
  'rampant-guardant': 'Rampant, la tête de front',
  'two-in-fess': 'Deux rangés en fasce',
  'two-in-pale': 'Deux rangés en pal',
  'three-in-fess': 'Trois rangés en fasce',
  'three-in-pale': 'Trois rangés en pal',
  'three-in-bend': 'Trois rangés en bande',
  'three-two-and-one': 'Trois posés 2 et 1',
  'five-in-cross': 'Cinq posés en croix',
  'five-in-saltire': 'Cinq posés en sautoir',
  'six-three-two-and-one': 'Six posés 3, 2 et 1',
  semy: 'Semé',
};

const awards: Readonly<Record<Award, string>> = {
  questing: 'Quête',
  crusading: 'Croisade',
  jousting: 'Joute',
  besieging: 'Siège',
  reigning: 'Règne',
  knighting: 'Adoubement',
  feasting: 'Festin',
  trading: 'Négoce',
  inheriting: 'Héritage',
  wedding: 'Noces',
  vowing: 'Vœux',
  conquering: 'Conquête',
  ennobling: 'Anoblissement',
  endowing: 'Dotation',
  descending: 'Descendance',
  blazoning: 'Blasonnement',
  marshalling: 'Alliance',
  hunting: 'Chasse',
};

const MASCULINE: ReadonlySet<Type> = new Set<Type>(['metal', 'field', 'charge', 'beast']);

const types = ones(t.types);
const augmentations = t.emblems;
const piles = others(t.piles);
const { bands } = t;
const one = { tinctures: `un ${t.piles.tinctures.one}`, figures: `une ${t.piles.figures.one}` };

function element(card: Card): string {
  const { name, value } = nameOf(card);
  return value === undefined ? names[name] : `${names[name]} ${value}`;
}

const many = plural('fr');
const et = listing('fr');
const ou = listing('fr', 'or');
const commas = listing('fr', 'commas');
const quoted = (text: string): string => `«\u00a0${text}\u00a0»`;
const the = (card: Card): string => quoted(element(card));
const cards = (some: readonly Card[]): string => et(some.map(the));
const un = (type: Type): string => `${MASCULINE.has(type) ? 'un' : 'une'} ${types[type]}`;
const where = (column: ColumnName, band?: BandName | null): string => (band ? `${column} (${bands[band]})` : column);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const points = (count: number): string => `${count} ${many(count, t.point.one, t.point.other)}`;
const sent = (herald: boolean): string => (herald ? `${t.herald.one}\u00a0: ` : '');

export const fr: BlasonWords = wordsOf({
  lang: 'fr',
  title: 'Blason',
  tagline: 'Réunissez émaux et animaux, composez vos armoiries et récoltez les honneurs.',
  types,
  augmentations,
  awards,
  piles,
  bands,
  element,
  tincture: t.piles.tinctures.one,
  or: (this_, that) => ou([this_, that]),
  and: et,
  about: ({ type, value, emblem }) => `${capital(types[type])} de valeur ${value}, ${t.augmentation.one}\u00a0: ${augmentations[emblem]}.`,
  column: (column, band, accepted) => `${column}${band ? ` ${bands[band]}` : ''} (${accepted})`,
  typed: (type, count) => (count === 1 ? un(type) : `${count} ${t.types[type].other}`),
  augmented: (augmentation, count) =>
    `${count === 1 ? `une ${t.card.one}` : `${count} ${t.card.other}`} ${deFrench(augmentations[augmentation])}`,
  aboutAward: needed => `Montrez sur votre ${t.shield.one} ${needed}.`,
  markers: {
    award: (award, value) => `${awards[award]} ${value}`,
    aboutAward: (award, value) => `Pour la ${t.award.one} ${quoted(awards[award])}\u00a0: ${points(value)}.`,
    ten: ten => `Le ${ten}`,
    aboutTen: (ten, value) => `Pour le premier à atteindre ${ten} sur la ${t.track}\u00a0: ${points(value)}.`,
    first: 'Le I',
    aboutFirst: value => `Pour le premier ${t.shield.one} complet\u00a0: ${points(value)}.`,
    symbol: augmentation => `Le plus ${deFrench(augmentations[augmentation])}`,
    aboutSymbol: (augmentation, value) =>
      `Pour le plus grand nombre de ${t.card.other} ${deFrench(augmentations[augmentation])} à la fin\u00a0: ${points(value)}.`,
  },
  herald: capital(t.herald.one),
  aboutHerald: `Une fois par tour, jouez un ${t.herald.one} pour renouveler toute l’${t.display}, prendre un ${t.element.one} de plus ou poser un ${t.element.one} contre une ${t.card.one} quelconque. Gardé jusqu’à la fin, il vaut ${points(HERALD_VALUE)}.`,
  options: {
    fifty: {
      label: 'Fin à cinquante',
      values: {
        false: { label: 'Non', help: `Seul un ${t.shield.one} complet déclenche les derniers tours.` },
        true: {
          label: 'Oui',
          help: `Une ${t.track} à ${FIFTY} ou plus déclenche aussi les derniers tours, comme dans l’édition ultérieure. Le ${t.marker.one} ${quoted('I')} va toujours au premier ${t.shield.one} complet.`,
        },
      },
    },
    seatBonus: {
      label: 'Héraut de compensation',
      values: {
        false: {
          label: 'Non',
          help: `Tout le monde commence avec un ${t.herald.one}, comme dans la boîte. Sur trois robots moyens, le premier à jouer gagne 44\u00a0% des parties, le deuxième 31\u00a0% et le troisième 25\u00a0%.`,
        },
        true: {
          label: 'Oui',
          help: `Tout le monde sauf le premier à jouer commence avec deux ${t.herald.other}. Sur trois robots moyens, le premier à jouer gagne 37\u00a0% des parties, le deuxième 34\u00a0% et le troisième 28\u00a0%.`,
        },
      },
    },
  },
  refused: 'Ce n’est pas possible ici.',
  refusals: {
    'game-over': () => 'La partie est terminée\u202f; on ne joue plus.',
    'not-your-turn': () => 'C’est à quelqu’un d’autre de jouer.',
    unreadable: ({ text }) => `${quoted(text)} n’est pas un coup de ce jeu.`,
    'wrong-phase': ({ decision }) => `Il y a autre chose à décider maintenant. ${decision}`,
    'not-in-hand': ({ card }) => `${the(card)} n’est pas dans votre main.`,
    'herald.none': () => `Vous n’avez pas de ${t.herald.one}.`,
    'herald.played': () => `Vous ne pouvez jouer qu’un ${t.herald.one} par tour, et c’est déjà fait.`,
    'herald.cannot-pay': ({ card }) =>
      `Même avec un ${t.herald.one}, ${the(card)} se paie d’une autre ${t.card.one}, et vous n’en avez pas.`,
    'swap.nothing': () => `L’${t.display} est vide\u202f; il n’y a rien à renouveler.`,
    'take.not-there': ({ card }) => `${the(card)} n’est pas dans l’${t.display}.`,
    'take.stack-empty': ({ pile }) => `La ${t.stack} ${deFrench(piles[pile])} est vide.`,
    'place.wrong-place': ({ card, column, type, band, accepted }) =>
      `${the(card)} est ${un(type)}\u202f; la ${t.column.one} ${where(column, band)} attend\u00a0: ${accepted}.`,
    'place.wrong-band': ({ card, row, band }) =>
      `Les ${piles.figures} de la ${t.row} ${row} sont ${bands[band]}\u202f; ${the(card)} devrait y aller aussi.`,
    'place.same-tincture': ({ card, column, partner, visible }) =>
      `${partner} montre ${the(visible)}\u202f; ${the(card)} ne peut donc pas aller en ${column}, les deux doivent différer.`,
    'place.cannot-pay': ({ card, cost, have }) => `${the(card)} coûte ${cost}, et vos autres ${t.card.other} valent ${have}.`,
    'pass.can-take': () => `Vous ne pouvez pas passer tant qu’il reste des ${t.element.other} à prendre.`,
    'pass.can-place': () => `Vous ne pouvez pas passer tant que vous pouvez poser et payer un ${t.element.one}.`,
    'claim.not-in-play': ({ award }) => `La ${t.award.one} ${quoted(awards[award])} n’est pas en jeu.`,
    'claim.already': ({ award }) =>
      `Vous avez déjà un ${t.marker.one} ${quoted(awards[award])}\u202f; chaque ${t.award.one} ne s’obtient qu’une fois.`,
    'claim.none-left': ({ award }) => `Il ne reste pas de ${t.marker.one} sur ${quoted(awards[award])}.`,
    'claim.not-fulfilled': ({ award, needed }) => `Pour ${quoted(awards[award])}, il manque encore à votre ${t.shield.one} ${needed}.`,
    'config.unreadable': () => 'Ces options sont illisibles.',
    'config.unknown-option': ({ key }) => `L’option ${quoted(key)} n’existe pas.`,
    'config.unknown-value': ({ key, value, values }) =>
      `${quoted(value)} n’est pas un choix pour ${quoted(key)}\u202f; prenez ${ou(values)}.`,
    'position.unreadable': ({ field }) => `La position est illisible à ${quoted(field)}.`,
    'position.seats': ({ seats }) =>
      `Blason se joue de ${MIN_SEATS} à ${MAX_SEATS}\u202f; la position compte ${seats} ${many(seats, 'place', 'places')}.`,
    'position.unknown-card': ({ card }) => `${quoted(card)} n’est pas un ${t.element.one} de ce jeu.`,
    'position.double-card': ({ card }) => `${the(card)} se trouve à deux endroits à la fois.`,
    'position.missing-cards': ({ missing }) =>
      `Les ${KINDS} ${t.element.other} doivent tous être quelque part\u202f; il en manque ${missing}.`,
    'position.wrong-pile': ({ card, field }) => `${the(card)} ne va pas dans ${quoted(field)}.`,
    'position.wrong-place': ({ card, column }) => `${the(card)} ne peut pas être en ${column}.`,
    'position.band': ({ row }) =>
      `En haut ou en bas\u00a0: pour la ${t.row} ${row}, l’indication manque ou contredit les ${piles.figures}.`,
    'position.same-tincture': ({ column, partner, tincture }) => `${column} et ${partner} montrent tous deux ${quoted(names[tincture])}.`,
    'position.gap': ({ pile }) => `Il y a un vide ou une ${t.stack} épuisée alors qu’il reste des ${piles[pile]} pour compléter.`,
    'position.display': ({ pile }) => `L’${t.display} contient plus ${deFrench(piles[pile])} qu’elle ne peut en recevoir.`,
    'position.heralds': ({ heralds }) => `Il y a ${HERALDS} ${t.herald.other}\u202f; la position en compte ${heralds}.`,
    'position.awards': () => `Il faut ${AWARDS_IN_PLAY} ${t.award.other} différentes en jeu.`,
    'position.markers': ({ marker }) => `Le ${t.marker.one} ${quoted(marker)} manque, ou se trouve en double.`,
    'position.claimed': ({ seat }) => `Les ${t.award.other} de la place ${seat} ne s’accordent pas avec ses ${t.marker.other}.`,
    'position.pending': ({ card }) =>
      card ? `${the(card)} ne peut pas attendre ici son paiement.` : 'Ce qui attend son paiement ne s’accorde pas avec la phase.',
    'position.cannot-pay': ({ card, cost }) => `La main ne peut pas payer les ${cost} de ${the(card)}.`,
    'position.no-move': ({ phase }) => `Dans la phase ${quoted(phase)}, il n’y aurait aucun coup.`,
  },
  facts: {
    took: ({ seat, card, herald }, { does }) =>
      herald
        ? `${does(seat, 'envoie', 'envoyez')} un ${t.herald.one} prendre ${the(card)}.`
        : `${does(seat, 'prend', 'prenez')} ${the(card)} dans l’${t.display}.`,
    drew({ seat, pile, herald, card }, { does, isYou }) {
      const what = card ? the(card) : one[pile];
      const draws = isYou(seat) ? 'piochez' : 'pioche';
      return herald ? `${does(seat, 'envoie', 'envoyez')} un ${t.herald.one} et ${draws} ${what}.` : `${does(seat, draws, draws)} ${what}.`;
    },
    swapped: ({ seat, cards: swept }, { does }) =>
      `${does(seat, 'envoie', 'envoyez')} un ${t.herald.one} renouveler l’${t.display}. À la ${t.discardPile}\u00a0: ${cards(swept)}.`,
    refilled: ({ cards: fresh }) => `Du nouveau dans l’${t.display}\u00a0: ${cards(fresh)}.`,
    reshuffled: ({ pile, count }) => `La ${t.discardPile} ${deFrench(piles[pile])} est mélangée en une nouvelle ${t.stack} (${count}).`,
    placing({ seat, card, column, band, cost, herald }, { does }) {
      const price = herald ? `avec un ${t.herald.one}, contre une ${t.card.one} quelconque` : `pour ${cost}`;
      return `${does(seat, 'veut', 'voulez')} poser ${the(card)} en ${where(column, band)}, ${price}.`;
    },
    paid: ({ seat, card, paid, cost }, { does }) =>
      `${does(seat, 'paie', 'payez')} avec ${the(card)}${paid < cost ? `\u202f; reste ${cost - paid}` : ''}.`,
    placed({ seat, card, column, band, covered, value, track }, { does }) {
      const over = covered ? ` sur ${the(covered)}` : '';
      return `${does(seat, 'pose', 'posez')} ${the(card)} en ${where(column, band)}${over}\u00a0: ${points(value)}, ${t.track} à ${track}.`;
    },
    ten({ seat, ten, value, heralds }, { does, name, isYou }) {
      const rest =
        heralds.length === 0 ? `il ne reste pas de ${t.herald.one} pour les autres` : `un ${t.herald.one} pour ${et(heralds.map(name))}`;
      return `${does(seat, 'atteint', 'atteignez')} ${ten} en premier et ${isYou(seat) ? 'prenez' : 'prend'} son ${t.marker.one} (${value})\u202f; ${rest}.`;
    },
    completed: ({ seat, value }, { does, isYou }) =>
      `${does(seat, 'complète', 'complétez')} le premier ${t.shield.one} et ${isYou(seat) ? 'prenez' : 'prend'} le ${t.marker.one} ${quoted('I')} (${value}).`,
    'last-turns': ({ seat, trigger }, { does, name, isYou }) =>
      trigger === 'shield'
        ? `${isYou(seat) ? `Votre ${t.shield.one}` : `L’${t.shield.one} ${deFrench(name(seat))}`} est complet\u00a0: encore un tour pour chacun des autres.`
        : `${does(seat, 'a', 'avez')} atteint ${FIFTY}\u00a0: encore un tour pour chacun des autres.`,
    claimed: ({ seat, award, value }, { does }) =>
      `${does(seat, 'obtient', 'obtenez')} la ${t.award.one} ${quoted(awards[award])}\u00a0: ${points(value)}.`,
    discarded: ({ seat, card }, { does }) => `${does(seat, 'défausse', 'défaussez')} ${the(card)}.`,
    passed: ({ seat }, { does }) => `${does(seat, 'passe', 'passez')}.`,
    majority({ augmentation, count, seats }, { does, isYou, together }) {
      const what = deFrench(augmentations[augmentation]);
      if (count === 0) return `Personne ne montre ${what}\u202f; ses ${t.marker.other} restent là.`;
      if (seats.length === 0)
        return `Trois joueurs ou plus sont à égalité pour le plus ${what} (${count})\u202f; personne ne prend le ${t.marker.one}.`;
      return seats.length === 1
        ? `${does(seats[0]!, 'montre', 'montrez')} le plus ${what} (${count}) et ${isYou(seats[0]!) ? 'prenez' : 'prend'} le ${t.marker.one}.`
        : together(
            seats,
            names => `${et(names)} montrent le plus ${what} (${count} chacun) et prennent un ${t.marker.one} chacun.`,
            others => `Avec ${et(others)}, vous montrez le plus ${what} (${count} chacun) et prenez un ${t.marker.one} chacun.`,
          );
    },
    'game-over'(fact, { does, listed, together }) {
      const [winner, ...more] = fact.ranking[0]!;
      const how = fact.reason === 'standstill' ? 'Plus rien ne bouge. ' : '';
      const first =
        more.length === 0
          ? `${does(winner!, 'gagne', 'gagnez')} la partie.`
          : together(
              fact.ranking[0]!,
              names => `${et(names)} se partagent la victoire.`,
              others => `Vous partagez la victoire avec ${et(others)}.`,
            );
      return `${how}${first} ${capital(t.prestige)}\u00a0: ${commas(standing(fact, listed))}.`;
    },
  },
  deeds: {
    took: ({ card, herald }) => `${sent(herald)}prise\u00a0: ${element(card)}`,
    drew: ({ pile, herald, card }) => `${sent(herald)}pioche\u00a0: ${card ? element(card) : one[pile]}`,
    swapped: () => `${sent(true)}${t.display} renouvelée`,
    placing: ({ card, column, herald }) => `${sent(herald)}${element(card)} → ${column}`,
    paid: ({ card }) => `paiement\u00a0: ${element(card)}`,
    placed: ({ value, track }) => `+${value} = ${track}`,
    ten: ({ ten, value }) => `${ten} en premier (+${value})`,
    completed: ({ value }) => `${t.shield.one} complet (+${value})`,
    claimed: ({ award, value }) => `${awards[award]} (+${value})`,
    discarded: ({ card }) => `défausse\u00a0: ${element(card)}`,
    passed: () => 'tour passé',
  },
  toYou: {
    herald: (name, ten) => `${name} a atteint ${ten} en premier\u00a0: vous recevez un ${t.herald.one}.`,
    lastTurn: ({ trigger }, name) =>
      trigger === 'shield'
        ? `L’${t.shield.one} ${deFrench(name)} est complet\u00a0: il vous reste un tour.`
        : `${name} a atteint ${FIFTY}\u00a0: il vous reste un tour.`,
  },
  moves: {
    take: card => `Prendre ${the(card)}`,
    draw: pile => `Piocher ${one[pile]}`,
    place: (card, column, band) => `Poser ${the(card)} en ${where(column, band)}`,
    heraldTake: card => `${capital(t.herald.one)}\u00a0: prendre ${the(card)}`,
    heraldDraw: pile => `${capital(t.herald.one)}\u00a0: piocher ${one[pile]}`,
    heraldPlace: (card, column, band) => `${capital(t.herald.one)}\u00a0: poser ${the(card)} en ${where(column, band)}`,
    swap: `${capital(t.herald.one)}\u00a0: renouveler l’${t.display}`,
    pay: card => `Payer avec ${the(card)}`,
    claim: award => `Réclamer ${quoted(awards[award])}`,
    discard: card => `Défausser ${the(card)}`,
    pass: 'Passer son tour',
    end: 'Finir le tour',
  },
  decisions: {
    turn: `Prenez deux ${t.element.other}, ou posez-en sur votre ${t.shield.one}.`,
    acquire: `Prenez votre second ${t.element.one}.`,
    place: `Posez encore un ${t.element.one}, ou finissez votre tour.`,
    close: `Jouez un ${t.herald.one}, ou finissez votre tour.`,
    pay: `Payez l’${t.element.one} que vous posez.`,
    payMore: (card, left) => `Payez ${the(card)}\u00a0: encore ${left}.`,
    payHerald: card => `Payez ${the(card)} avec une ${t.card.one} quelconque.`,
    claim: `Choisissez une des ${t.award.other} que vous remplissez.`,
    discard: `Défaussez jusqu’à ne garder que ${HAND_AFTER} ${t.card.other}.`,
    over: 'La partie est terminée.',
  },
  over: { 'last-turns': 'Les derniers tours sont joués.', standstill: 'Personne ne pouvait ou ne voulait plus rien poser.' },
});
