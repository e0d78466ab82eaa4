import type { BandName, Card, ColumnName, Type } from '../engine/data.ts';
import { listed, type Name, nameOf, standing, wordsOf } from './lexicon.ts';
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
  mullet: 'Molette',
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

const types: Readonly<Record<Type, string>> = {
  metal: 'métal',
  colour: 'couleur',
  fur: 'fourrure',
  field: 'champ',
  ordinary: 'pièce',
  line: 'ligne',
  charge: 'meuble',
  cadency: 'brisure',
  beast: 'animal',
  attitude: 'attitude',
  arrangement: 'disposition',
};
const PLURALS: Readonly<Partial<Record<Type, string>>> = { metal: 'métaux', beast: 'animaux' };
const MASCULINE: ReadonlySet<Type> = new Set<Type>(['metal', 'field', 'charge', 'beast']);

const augmentations = { rank: 'rang', might: 'puissance', virtue: 'vertu', wealth: 'richesse', lineage: 'lignée', star: 'étoile' };

const awards = {
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

const piles = { tinctures: 'émaux', figures: 'figures' };
const bands = { upper: 'en haut', lower: 'en bas' };
const one = { tinctures: 'un émail', figures: 'une figure' };
const of = { tinctures: 'd’émaux', figures: 'de figures' };

function element(card: Card): string {
  const { name, value } = nameOf(card);
  return value === undefined ? names[name] : `${names[name]} ${value}`;
}

const quoted = (text: string): string => `«\u00a0${text}\u00a0»`;
const the = (card: Card): string => quoted(element(card));
const et = (items: readonly string[]): string => listed(items, ', ', ' et ');
const cards = (some: readonly Card[]): string => et(some.map(the));
const un = (type: Type): string => `${MASCULINE.has(type) ? 'un' : 'une'} ${types[type]}`;
const where = (column: ColumnName, band?: BandName | null): string => (band ? `${column} (${bands[band]})` : column);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);
/** «de vertu», «d’étoile». */
const de = (text: string): string => (/^[aâeéèiou]/i.test(text) ? `d’${text}` : `de ${text}`);

export const fr: BlasonWords = wordsOf({
  title: 'Blason',
  tagline: 'Réunissez émaux et animaux, composez vos armoiries et récoltez les honneurs.',
  types,
  augmentations,
  awards,
  piles,
  bands,
  element,
  tincture: 'émail',
  or: (this_, that) => `${this_} ou ${that}`,
  and: et,
  about: ({ type, value, emblem }) => `${capital(types[type])} de valeur ${value}, augmentation\u00a0: ${augmentations[emblem]}.`,
  column: (column, band, accepted) => `${column}${band ? ` ${bands[band]}` : ''} (${accepted})`,
  typed: (type, count) => (count === 1 ? un(type) : `${count} ${PLURALS[type] ?? `${types[type]}s`}`),
  augmented: (augmentation, count) => `${count === 1 ? 'une carte' : `${count} cartes`} ${de(augmentations[augmentation])}`,
  aboutAward: needed => `Montrez sur votre écu ${needed}.`,
  markers: {
    award: (award, value) => `${awards[award]} ${value}`,
    aboutAward: (award, value) => `Pour la distinction ${quoted(awards[award])}\u00a0: ${points(value)}.`,
    ten: ten => `Le ${ten}`,
    aboutTen: (ten, value) => `Pour avoir atteint ${ten} en premier sur la piste\u00a0: ${points(value)}.`,
    first: 'Le I',
    aboutFirst: value => `Pour le premier écu complet\u00a0: ${points(value)}.`,
    symbol: augmentation => `Le plus ${de(augmentations[augmentation])}`,
    aboutSymbol: (augmentation, value) =>
      `Pour le plus grand nombre de cartes ${de(augmentations[augmentation])} à la fin\u00a0: ${points(value)}.`,
  },
  herald: 'Héraut',
  aboutHerald:
    'Une fois par tour, un héraut renouvelle toute l’offre, prend un élément de plus, ou pose un élément contre une carte quelconque.',
  options: {
    fifty: {
      label: 'Fin à cinquante',
      values: {
        false: { label: 'Non', help: 'Seul un écu complet déclenche les derniers tours.' },
        true: { label: 'Oui', help: 'Une piste à 50 ou plus déclenche aussi les derniers tours, comme dans l’édition ultérieure.' },
      },
    },
    seatBonus: {
      label: 'Héraut de compensation',
      values: {
        false: { label: 'Non', help: 'Tout le monde commence avec un héraut.' },
        true: { label: 'Oui', help: 'Qui ne joue pas en premier commence avec deux hérauts, en compensation.' },
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
    'herald.none': () => 'Vous n’avez pas de héraut.',
    'herald.played': () => 'Un héraut par tour, et le vôtre est déjà parti.',
    'herald.cannot-pay': ({ card }) => `Même avec un héraut, une autre carte paie ${the(card)}, et vous n’en avez pas d’autre.`,
    'swap.nothing': () => 'L’offre est vide\u202f; il n’y a rien à renouveler.',
    'take.not-there': ({ card }) => `${the(card)} n’est pas dans l’offre.`,
    'take.stack-empty': ({ pile }) => `La pioche ${of[pile]} est vide.`,
    'place.wrong-place': ({ card, column, type, band, accepted }) =>
      `${the(card)} est ${un(type)}\u202f; la place ${where(column, band)} attend\u00a0: ${accepted}.`,
    'place.wrong-band': ({ card, row, band }) => `La rangée ${row} est posée ${bands[band]}\u202f; ${the(card)} devrait y aller aussi.`,
    'place.same-tincture': ({ card, column, partner, visible }) =>
      `${partner} montre ${the(visible)}\u202f; ${the(card)} ne peut donc pas aller en ${column}, les deux doivent différer.`,
    'place.cannot-pay': ({ card, cost, have }) => `${the(card)} coûte ${cost}, et vos autres cartes valent ${have}.`,
    'pass.can-take': () => 'Il reste des éléments à prendre\u202f; on ne passe pas.',
    'pass.can-place': () => 'Vous pouvez poser et payer un élément\u202f; on ne passe pas.',
    'claim.not-in-play': ({ award }) => `La distinction ${quoted(awards[award])} n’est pas en jeu.`,
    'claim.already': ({ award }) => `Vous avez déjà un jeton ${quoted(awards[award])}\u202f; chaque distinction se gagne une fois.`,
    'claim.none-left': ({ award }) => `Il ne reste pas de jeton sur ${quoted(awards[award])}.`,
    'claim.not-fulfilled': ({ award, needed }) => `Pour ${quoted(awards[award])}, il manque encore à votre écu ${needed}.`,
    'config.unreadable': () => 'Ces options sont illisibles.',
    'config.unknown-option': ({ key }) => `L’option ${quoted(key)} n’existe pas.`,
    'config.unknown-value': ({ key, value, values }) =>
      `${quoted(value)} n’est pas un choix pour ${quoted(key)}\u202f; possibles\u00a0: ${et(values)}.`,
    'position.unreadable': ({ field }) => `La position est illisible à ${quoted(field)}.`,
    'position.seats': ({ seats }) => `Blason se joue de 2 à 5\u202f; la position compte ${seats} places.`,
    'position.unknown-card': ({ card }) => `${quoted(card)} n’est pas un élément de ce jeu.`,
    'position.double-card': ({ card }) => `${the(card)} se trouve à deux endroits à la fois.`,
    'position.missing-cards': ({ missing }) => `Les 120 éléments doivent tous être quelque part\u202f; il en manque ${missing}.`,
    'position.wrong-pile': ({ card, field }) => `${the(card)} n’a pas sa place dans ${quoted(field)}.`,
    'position.wrong-place': ({ card, column }) => `${the(card)} ne peut pas être en ${column}.`,
    'position.band': ({ row }) => `En haut ou en bas\u00a0: pour la rangée ${row}, l’indication manque ou contredit les figures.`,
    'position.same-tincture': ({ column, partner, tincture }) => `${column} et ${partner} montrent tous deux ${quoted(names[tincture])}.`,
    'position.gap': ({ pile }) => `Il y a un vide ou une pioche épuisée alors qu’il reste des ${piles[pile]} pour compléter.`,
    'position.display': ({ pile }) => `L’offre contient plus ${of[pile]} qu’elle n’a de places.`,
    'position.heralds': ({ heralds }) => `Il y a 19 hérauts\u202f; la position en compte ${heralds}.`,
    'position.awards': () => 'Il faut cinq distinctions différentes en jeu.',
    'position.markers': ({ marker }) => `Le jeton ${quoted(marker)} manque, ou se trouve en double.`,
    'position.claimed': ({ seat }) => `Les distinctions de la place ${seat} ne s’accordent pas avec ses jetons.`,
    'position.pending': ({ card }) =>
      card ? `${the(card)} ne peut pas attendre ici son paiement.` : 'Ce qui attend son paiement ne s’accorde pas avec la phase.',
    'position.cannot-pay': ({ card, cost }) => `La main ne peut pas payer les ${cost} de ${the(card)}.`,
    'position.no-move': ({ phase }) => `Dans la phase ${quoted(phase)}, il n’y aurait aucun coup.`,
  },
  facts: {
    took: ({ seat, card, herald }, name) =>
      herald ? `${name(seat)} envoie un héraut prendre ${the(card)}.` : `${name(seat)} prend ${the(card)} dans l’offre.`,
    drew({ seat, pile, herald, card }, name) {
      const what = card ? the(card) : one[pile];
      return herald ? `${name(seat)} envoie un héraut et pioche ${what}.` : `${name(seat)} pioche ${what}.`;
    },
    swapped: ({ seat, cards: swept }, name) => `${name(seat)} envoie un héraut renouveler l’offre. À la défausse\u00a0: ${cards(swept)}.`,
    refilled: ({ cards: fresh }) => `Du nouveau dans l’offre\u00a0: ${cards(fresh)}.`,
    reshuffled: ({ pile, count }) => `La défausse ${of[pile]} est mélangée en une nouvelle pioche (${count}).`,
    placing({ seat, card, column, band, cost, herald }, name) {
      const price = herald ? 'avec un héraut, contre une carte quelconque' : `pour ${cost}`;
      return `${name(seat)} veut poser ${the(card)} en ${where(column, band)}, ${price}.`;
    },
    paid: ({ seat, card, paid, cost }, name) => `${name(seat)} paie avec ${the(card)}${paid < cost ? `\u202f; reste ${cost - paid}` : ''}.`,
    placed({ seat, card, column, band, covered, value, track }, name) {
      const over = covered ? ` sur ${the(covered)}` : '';
      return `${name(seat)} pose ${the(card)} en ${where(column, band)}${over}\u00a0: ${points(value)}, piste à ${track}.`;
    },
    ten({ seat, ten, value, heralds }, name) {
      const others = heralds.length === 0 ? 'il ne reste pas de héraut pour les autres' : `un héraut pour ${et(heralds.map(name))}`;
      return `${name(seat)} atteint ${ten} en premier et prend son jeton (${value})\u202f; ${others}.`;
    },
    completed: ({ seat, value }, name) => `${name(seat)} complète le premier écu et prend le jeton I (${value}).`,
    'last-turns': ({ seat, trigger }, name) =>
      trigger === 'shield'
        ? `L’écu ${de(name(seat))} est complet\u00a0: encore un tour pour chacun des autres.`
        : `${name(seat)} a atteint 50\u00a0: encore un tour pour chacun des autres.`,
    claimed: ({ seat, award, value }, name) => `${name(seat)} obtient la distinction ${quoted(awards[award])}\u00a0: ${points(value)}.`,
    discarded: ({ seat, card }, name) => `${name(seat)} défausse ${the(card)}.`,
    passed: ({ seat }, name) => `${name(seat)} passe.`,
    majority({ augmentation, count, seats }, name) {
      const what = augmentations[augmentation];
      if (count === 0) return `Personne ne montre ${de(what)}\u202f; ses jetons restent là.`;
      if (seats.length === 0) return `Au moins trois à égalité pour le plus ${de(what)} (${count})\u202f; personne ne prend le jeton.`;
      return seats.length === 1
        ? `${name(seats[0]!)} montre le plus ${de(what)} (${count}) et prend le jeton.`
        : `${et(seats.map(name))} montrent le plus ${de(what)} (${count} chacun) et prennent un jeton chacun.`;
    },
    'game-over'(fact, name) {
      const winners = fact.ranking[0]!.map(name);
      const how = fact.reason === 'standstill' ? 'Plus rien ne bouge. ' : '';
      const first = winners.length === 1 ? `${winners[0]} gagne la partie.` : `${et(winners)} partagent la victoire.`;
      return `${how}${first} Prestige\u00a0: ${standing(fact, name, ', ')}.`;
    },
  },
  moves: {
    take: card => `Prendre ${the(card)}`,
    draw: pile => `Piocher ${one[pile]}`,
    place: (card, column, band) => `Poser ${the(card)} en ${where(column, band)}`,
    heraldTake: card => `Héraut\u00a0: prendre ${the(card)}`,
    heraldDraw: pile => `Héraut\u00a0: piocher ${one[pile]}`,
    heraldPlace: (card, column, band) => `Héraut\u00a0: poser ${the(card)} en ${where(column, band)}`,
    swap: 'Héraut\u00a0: renouveler l’offre',
    pay: card => `Payer avec ${the(card)}`,
    claim: award => `Réclamer ${quoted(awards[award])}`,
    discard: card => `Défausser ${the(card)}`,
    pass: 'Passer son tour',
    end: 'Finir le tour',
  },
  decisions: {
    turn: 'Prenez deux éléments, ou posez-en sur votre écu.',
    acquire: 'Prenez votre second élément.',
    place: 'Posez encore un élément, ou finissez votre tour.',
    close: 'Jouez un héraut, ou finissez votre tour.',
    pay: 'Payez l’élément que vous posez.',
    payMore: (card, left) => `Payez ${the(card)}\u00a0: encore ${left}.`,
    payHerald: card => `Payez ${the(card)} avec une carte quelconque.`,
    claim: 'Choisissez une des distinctions que vous remplissez.',
    discard: 'Défaussez jusqu’à n’avoir que cinq cartes.',
    over: 'La partie est terminée.',
  },
  over: { 'last-turns': 'Les derniers tours sont joués.', standstill: 'Personne ne pouvait ou ne voulait plus rien poser.' },
});
