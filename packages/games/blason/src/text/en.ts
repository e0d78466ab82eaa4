import type { BandName, Card, ColumnName, Type } from '../engine/data.ts';
import { listed, type Name, nameOf, standing, wordsOf } from './lexicon.ts';
import type { BlasonWords } from './words.ts';

const names: Readonly<Record<Name, string>> = {
  or: 'Or',
  argent: 'Argent',
  gules: 'Gules',
  azure: 'Azure',
  sable: 'Sable',
  vert: 'Vert',
  purpure: 'Purpure',
  ermine: 'Ermine',
  vair: 'Vair',
  'counter-vair': 'Counter-vair',
  'per-pale': 'Per pale',
  'per-fess': 'Per fess',
  'per-bend': 'Per bend',
  'per-bend-sinister': 'Per bend sinister',
  'per-chevron': 'Per chevron',
  quarterly: 'Quarterly',
  'per-saltire': 'Per saltire',
  'barry-of-six': 'Barry of six',
  chequy: 'Chequy',
  gyronny: 'Gyronny',
  fess: 'Fess',
  pale: 'Pale',
  bend: 'Bend',
  'bend-sinister': 'Bend sinister',
  chevron: 'Chevron',
  chief: 'Chief',
  saltire: 'Saltire',
  bordure: 'Bordure',
  pile: 'Pile',
  cross: 'Cross',
  wavy: 'Wavy',
  indented: 'Indented',
  embattled: 'Embattled',
  engrailed: 'Engrailed',
  invected: 'Invected',
  nebuly: 'Nebuly',
  dancetty: 'Dancetty',
  raguly: 'Raguly',
  dovetailed: 'Dovetailed',
  rayonny: 'Rayonny',
  lozenge: 'Lozenge',
  billet: 'Billet',
  trefoil: 'Trefoil',
  escallop: 'Escallop',
  key: 'Key',
  'cross-couped': 'Cross couped',
  sword: 'Sword',
  tower: 'Tower',
  garb: 'Garb',
  crown: 'Crown',
  'baton-sinister': 'Baton sinister',
  octofoil: 'Octofoil',
  'cross-moline': 'Cross moline',
  rose: 'Rose',
  'fleur-de-lis': 'Fleur-de-lis',
  annulet: 'Annulet',
  martlet: 'Martlet',
  mullet: 'Mullet',
  crescent: 'Crescent',
  label: 'Label',
  talbot: 'Talbot',
  boar: 'Boar',
  bull: 'Bull',
  wolf: 'Wolf',
  bear: 'Bear',
  stag: 'Stag',
  horse: 'Horse',
  unicorn: 'Unicorn',
  griffin: 'Griffin',
  lion: 'Lion',
  statant: 'Statant',
  passant: 'Passant',
  sejant: 'Sejant',
  couchant: 'Couchant',
  courant: 'Courant',
  salient: 'Salient',
  rampant: 'Rampant',
  'passant-guardant': 'Passant guardant',
  'sejant-erect': 'Sejant erect',
  'rampant-guardant': 'Rampant guardant',
  'two-in-fess': 'Two in fess',
  'two-in-pale': 'Two in pale',
  'three-in-fess': 'Three in fess',
  'three-in-pale': 'Three in pale',
  'three-in-bend': 'Three in bend',
  'three-two-and-one': 'Three, two and one',
  'five-in-cross': 'Five in cross',
  'five-in-saltire': 'Five in saltire',
  'six-three-two-and-one': 'Six, three two and one',
  semy: 'Semy',
};

const types: Readonly<Record<Type, string>> = {
  metal: 'metal',
  colour: 'colour',
  fur: 'fur',
  field: 'field',
  ordinary: 'ordinary',
  line: 'line',
  charge: 'charge',
  cadency: 'cadency mark',
  beast: 'beast',
  attitude: 'attitude',
  arrangement: 'arrangement',
};

const augmentations = { rank: 'rank', might: 'might', virtue: 'virtue', wealth: 'wealth', lineage: 'lineage', star: 'star' };

const awards = {
  questing: 'Questing',
  crusading: 'Crusading',
  jousting: 'Jousting',
  besieging: 'Besieging',
  reigning: 'Reigning',
  knighting: 'Knighting',
  feasting: 'Feasting',
  trading: 'Trading',
  inheriting: 'Inheriting',
  wedding: 'Wedding',
  vowing: 'Vowing',
  conquering: 'Conquering',
  ennobling: 'Ennobling',
  endowing: 'Endowing',
  descending: 'Descending',
  blazoning: 'Blazoning',
  marshalling: 'Marshalling',
  hunting: 'Hunting',
};

const piles = { tinctures: 'tinctures', figures: 'figures' };
const bands = { upper: 'upper', lower: 'lower' };
const one = { tinctures: 'a tincture', figures: 'a figure' };

function element(card: Card): string {
  const { name, value } = nameOf(card);
  return value === undefined ? names[name] : `${names[name]} ${value}`;
}

const quoted = (text: string): string => `“${text}”`;
const the = (card: Card): string => quoted(element(card));
const and = (items: readonly string[]): string => listed(items, ', ', ' and ');
const cards = (some: readonly Card[]): string => and(some.map(the));
const a = (text: string): string => `${/^[aeiou]/.test(text) ? 'an' : 'a'} ${text}`;
const where = (column: ColumnName, band?: BandName | null): string => (band ? `${column} (${bands[band]})` : column);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);

export const en: BlasonWords = wordsOf({
  title: 'Blason',
  tagline: 'Gather tinctures and beasts, build a coat of arms, and earn your honours.',
  types,
  augmentations,
  awards,
  piles,
  bands,
  element,
  tincture: 'tincture',
  or: (this_, that) => `${this_} or ${that}`,
  and,
  about: ({ type, value, emblem }) =>
    `${capital(types[type])}, worth ${value}, with ${emblem === 'star' ? 'a star' : augmentations[emblem]}.`,
  column: (column, band, accepted) => `${column}${band ? `, ${bands[band]}` : ''} (${accepted})`,
  typed: (type, count) => (count === 1 ? a(types[type]) : `${count} ${type === 'ordinary' ? 'ordinarie' : types[type]}s`),
  augmented: (augmentation, count) => `${count === 1 ? 'a card' : `${count} cards`} with ${augmentations[augmentation]}`,
  aboutAward: needed => `Show ${needed} on your shield.`,
  markers: {
    award: (award, value) => `${awards[award]} ${value}`,
    aboutAward: (award, value) => `For the award ${quoted(awards[award])}: worth ${points(value)}.`,
    ten: ten => `The ${ten}`,
    aboutTen: (ten, value) => `For being first to reach ${ten} on the track: worth ${points(value)}.`,
    first: 'The I',
    aboutFirst: value => `For the first full shield: worth ${points(value)}.`,
    symbol: augmentation => `Most ${augmentations[augmentation]}`,
    aboutSymbol: (augmentation, value) => `For showing most ${augmentations[augmentation]} at the end: worth ${points(value)}.`,
  },
  herald: 'Herald',
  aboutHerald: 'Once a turn a herald swaps the whole display, takes one more element, or places an element for any one card.',
  options: {
    fifty: {
      label: 'End at fifty',
      values: {
        false: { label: 'Off', help: 'Only a full shield brings on the last turns.' },
        true: { label: 'On', help: 'A track of 50 or more brings on the last turns too, as in the later edition.' },
      },
    },
    seatBonus: {
      label: 'Herald for later seats',
      values: {
        false: { label: 'Off', help: 'Everyone begins with one herald.' },
        true: { label: 'On', help: 'Everyone but the start player begins with two heralds, to make up for going later.' },
      },
    },
  },
  refused: 'That is not possible here.',
  refusals: {
    'game-over': () => 'The game is over; no more moves are made.',
    'not-your-turn': () => 'Another player is to move now.',
    unreadable: ({ text }) => `${quoted(text)} is not a move of this game.`,
    'wrong-phase': ({ decision }) => `Something else is to be decided now. ${decision}`,
    'not-in-hand': ({ card }) => `There is no ${the(card)} in your hand.`,
    'herald.none': () => 'You have no herald to play.',
    'herald.played': () => 'One herald a turn, and yours has already been played.',
    'herald.cannot-pay': ({ card }) => `Even with a herald one other card pays for ${the(card)}, and you hold no other.`,
    'swap.nothing': () => 'The display is empty, so there is nothing to swap.',
    'take.not-there': ({ card }) => `${the(card)} does not lie in the display.`,
    'take.stack-empty': ({ pile }) => `The stack of ${piles[pile]} is empty.`,
    'place.wrong-place': ({ card, column, type, band, accepted }) =>
      `${the(card)} is ${a(types[type])}; ${where(column, band)} is meant for ${a(accepted)}.`,
    'place.wrong-band': ({ card, row, band }) =>
      `Row ${row} lies in its ${bands[band]} places, so ${the(card)} would have to lie there too.`,
    'place.same-tincture': ({ card, column, partner, visible }) =>
      `${partner} shows ${the(visible)}, so ${the(card)} cannot lie in ${column}: the two must differ.`,
    'place.cannot-pay': ({ card, cost, have }) => `${the(card)} costs ${cost}, and your other cards are worth ${have}.`,
    'pass.can-take': () => 'There are elements you can take, so this turn is not passed.',
    'pass.can-place': () => 'There is an element you can place and pay, so this turn is not passed.',
    'claim.not-in-play': ({ award }) => `The award ${quoted(awards[award])} is not in play.`,
    'claim.already': ({ award }) => `You already have a marker of ${quoted(awards[award])}; each award is claimed once.`,
    'claim.none-left': ({ award }) => `No marker is left on ${quoted(awards[award])}.`,
    'claim.not-fulfilled': ({ award, needed }) => `${quoted(awards[award])} still asks for ${needed} on your shield.`,
    'config.unreadable': () => 'These options cannot be read.',
    'config.unknown-option': ({ key }) => `There is no option ${quoted(key)}.`,
    'config.unknown-value': ({ key, value, values }) => `${quoted(value)} is not a value of ${quoted(key)}; possible are ${and(values)}.`,
    'position.unreadable': ({ field }) => `The position cannot be read at ${quoted(field)}.`,
    'position.seats': ({ seats }) => `Blason is for 2 to 5 players; the position has ${seats}.`,
    'position.unknown-card': ({ card }) => `${quoted(card)} is not an element of this game.`,
    'position.double-card': ({ card }) => `${the(card)} lies in two places at once.`,
    'position.missing-cards': ({ missing }) => `All 120 elements have to lie somewhere; missing are ${missing}.`,
    'position.wrong-pile': ({ card, field }) => `${the(card)} does not belong in ${quoted(field)}.`,
    'position.wrong-place': ({ card, column }) => `${the(card)} cannot lie in ${column}.`,
    'position.band': ({ row }) => `The band of row ${row} does not agree with its figures, or is not given.`,
    'position.same-tincture': ({ column, partner, tincture }) => `${column} and ${partner} both show ${quoted(names[tincture])}.`,
    'position.gap': ({ pile }) => `There is a gap or an empty stack although ${piles[pile]} are left to fill it.`,
    'position.display': ({ pile }) => `The display has more ${piles[pile]} than places for them.`,
    'position.heralds': ({ heralds }) => `There are 19 heralds; the position has ${heralds}.`,
    'position.awards': () => 'Five different awards have to be in play.',
    'position.markers': ({ marker }) => `The marker ${quoted(marker)} is missing, or there twice.`,
    'position.claimed': ({ seat }) => `What seat ${seat} has claimed does not agree with its markers.`,
    'position.pending': ({ card }) =>
      card ? `${the(card)} cannot be waiting for payment here.` : 'What waits for payment does not agree with the phase.',
    'position.cannot-pay': ({ card, cost }) => `The hand cannot pay the ${cost} for ${the(card)}.`,
    'position.no-move': ({ phase }) => `In phase ${quoted(phase)} there would be no move.`,
  },
  facts: {
    took: ({ seat, card, herald }, name) =>
      herald ? `${name(seat)} sends a herald for ${the(card)}.` : `${name(seat)} takes ${the(card)} from the display.`,
    drew({ seat, pile, herald, card }, name) {
      const what = card ? the(card) : one[pile];
      return herald ? `${name(seat)} sends a herald and draws ${what} from the stack.` : `${name(seat)} draws ${what} from the stack.`;
    },
    swapped: ({ seat, cards: swept }, name) => `${name(seat)} sends a herald to swap the display. Away with ${cards(swept)}.`,
    refilled: ({ cards: fresh }) => `New in the display: ${cards(fresh)}.`,
    reshuffled: ({ pile, count }) => `The discarded ${piles[pile]} are shuffled into a new stack (${count}).`,
    placing({ seat, card, column, band, cost, herald }, name) {
      const price = herald ? 'with a herald, for any one card' : `for ${cost}`;
      return `${name(seat)} puts down ${the(card)} at ${where(column, band)}, ${price}.`;
    },
    paid: ({ seat, card, paid, cost }, name) => `${name(seat)} pays with ${the(card)}${paid < cost ? `; ${cost - paid} to go` : ''}.`,
    placed({ seat, card, column, band, covered, value, track }, name) {
      const over = covered ? `, over ${the(covered)},` : '';
      return `${name(seat)} places ${the(card)} at ${where(column, band)}${over} for ${points(value)}: ${track} on the track.`;
    },
    ten({ seat, ten, value, heralds }, name) {
      const others = heralds.length === 0 ? 'no herald is left for the others' : `a herald for ${and(heralds.map(name))}`;
      return `${name(seat)} is first to reach ${ten} and takes its marker (${value}); ${others}.`;
    },
    completed: ({ seat, value }, name) => `${name(seat)} fills the first shield and takes the marker I (${value}).`,
    'last-turns': ({ seat, trigger }, name) =>
      trigger === 'shield'
        ? `${name(seat)}’s shield is full: everyone else has one last turn.`
        : `${name(seat)} has reached 50: everyone else has one last turn.`,
    claimed: ({ seat, award, value }, name) => `${name(seat)} claims ${quoted(awards[award])} for ${points(value)}.`,
    discarded: ({ seat, card }, name) => `${name(seat)} discards ${the(card)}.`,
    passed: ({ seat }, name) => `${name(seat)} passes.`,
    majority({ augmentation, count, seats }, name) {
      const what = augmentations[augmentation];
      if (count === 0) return `Nobody shows ${what}; its markers stay where they are.`;
      if (seats.length === 0) return `Three or more are tied for most ${what} (${count}); nobody takes its marker.`;
      return seats.length === 1
        ? `${name(seats[0]!)} shows most ${what} (${count}) and takes its marker.`
        : `${and(seats.map(name))} share most ${what} (${count}); each takes a marker.`;
    },
    'game-over'(fact, name) {
      const winners = fact.ranking[0]!.map(name);
      const how = fact.reason === 'standstill' ? 'Nothing moves any more. ' : '';
      const first = winners.length === 1 ? `${winners[0]} wins the game.` : `${and(winners)} share the win.`;
      return `${how}${first} Prestige: ${standing(fact, name, ', ')}.`;
    },
  },
  moves: {
    take: card => `Take ${the(card)}`,
    draw: pile => `Draw ${one[pile]}`,
    place: (card, column, band) => `Place ${the(card)} at ${where(column, band)}`,
    heraldTake: card => `Herald: take ${the(card)}`,
    heraldDraw: pile => `Herald: draw ${one[pile]}`,
    heraldPlace: (card, column, band) => `Herald: place ${the(card)} at ${where(column, band)}`,
    swap: 'Herald: swap the display',
    pay: card => `Pay with ${the(card)}`,
    claim: award => `Claim ${quoted(awards[award])}`,
    discard: card => `Discard ${the(card)}`,
    pass: 'Pass',
    end: 'End the turn',
  },
  decisions: {
    turn: 'Take two elements, or place some on your shield.',
    acquire: 'Take your second element.',
    place: 'Place another element, or end your turn.',
    close: 'Play a herald, or end your turn.',
    pay: 'Pay for the element you put down.',
    payMore: (card, left) => `Pay for ${the(card)}: ${left} to go.`,
    payHerald: card => `Pay for ${the(card)} with any one card.`,
    claim: 'Claim one of the awards you fulfil.',
    discard: 'Discard until five cards are left.',
    over: 'The game is over.',
  },
  over: { 'last-turns': 'The last turns have been played.', standstill: 'Nobody could or would place anything any more.' },
});
