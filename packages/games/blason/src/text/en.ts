import { listing, plural } from '@tabard/core';
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
  type PileName,
} from '../engine/data.ts';
import { type Name, nameOf, standing, wordsOf } from './lexicon.ts';
import { en as t } from './terms/en.ts';
import { type Noun, ones, others } from './terms/terms.ts';
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
  'six-three-two-and-one': 'Six, three, two and one',
  semy: 'Semy',
};

const awards: Readonly<Record<Award, string>> = {
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

const types = ones(t.types);
const augmentations = t.emblems;
const piles = others(t.piles);
const { bands } = t;

function element(card: Card): string {
  const { name, value } = nameOf(card);
  return value === undefined ? names[name] : `${names[name]} ${value}`;
}

const many = plural('en');
const and = listing('en');
const or = listing('en', 'or');
const commas = listing('en', 'commas');
const quoted = (text: string): string => `“${text}”`;
const the = (card: Card): string => quoted(element(card));
const cards = (some: readonly Card[]): string => and(some.map(the));
const a = (text: string): string => `${/^[aeiou]/.test(text) ? 'an' : 'a'} ${text}`;
const one = (pile: PileName): string => a(t.piles[pile].one);
const some = (count: number, { one: single, other }: Noun): string => (count === 1 ? a(single) : `${count} ${other}`);
const where = (column: ColumnName, band?: BandName | null): string => (band ? `${column} (${bands[band]})` : column);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const points = (count: number): string => `${count} ${many(count, t.point.one, t.point.other)}`;
const sent = (herald: boolean): string => (herald ? `${t.herald.one}: ` : '');

export const en: BlasonWords = wordsOf({
  lang: 'en',
  title: 'Blason',
  tagline: 'Gather tinctures and beasts, build a coat of arms, and earn your honours.',
  types,
  augmentations,
  awards,
  piles,
  bands,
  element,
  tincture: t.piles.tinctures.one,
  or: (this_, that) => or([this_, that]),
  and,
  about: ({ type, value, emblem }) =>
    `${capital(types[type])}, worth ${value}, with ${emblem === 'star' ? a(augmentations.star) : augmentations[emblem]}.`,
  column: (column, band, accepted) => `${column}${band ? `, ${bands[band]}` : ''} (${accepted})`,
  typed: (type, count) => some(count, t.types[type]),
  augmented: (augmentation, count) => `${some(count, t.card)} with ${augmentations[augmentation]}`,
  aboutAward: needed => `Show ${needed} on your ${t.shield.one}.`,
  markers: {
    award: (award, value) => `${awards[award]} ${value}`,
    aboutAward: (award, value) => `For the ${t.award.one} ${quoted(awards[award])}: worth ${points(value)}.`,
    ten: ten => `The ${ten}`,
    aboutTen: (ten, value) => `For being first to reach ${ten} on the ${t.track}: worth ${points(value)}.`,
    first: 'The I',
    aboutFirst: value => `For the first full ${t.shield.one}: worth ${points(value)}.`,
    symbol: augmentation => `The most ${augmentations[augmentation]}`,
    aboutSymbol: (augmentation, value) => `For showing the most ${augmentations[augmentation]} at the end: worth ${points(value)}.`,
  },
  herald: capital(t.herald.one),
  aboutHerald: `Once a turn you may play a ${t.herald.one} to swap the whole ${t.display}, to take one more ${t.element.one}, or to place an ${t.element.one} for any one ${t.card.one}. One you keep is worth ${points(HERALD_VALUE)} at the end.`,
  options: {
    fifty: {
      label: 'End at fifty',
      values: {
        false: { label: 'Off', help: `Only a full ${t.shield.one} brings on the last turns.` },
        true: {
          label: 'On',
          help: `A ${t.track} of ${FIFTY} or more brings on the last turns too, as in the later edition. The ${t.marker.one} “I” still goes to the first full ${t.shield.one}.`,
        },
      },
    },
    seatBonus: {
      label: 'Herald for later players',
      values: {
        false: {
          label: 'Off',
          help: `Everyone begins with one ${t.herald.one}, as in the box. Among three medium bots the first to play wins 44% of the games, the second 31% and the third 25%.`,
        },
        true: {
          label: 'On',
          help: `Everyone but the start player begins with two ${t.herald.other}. Among three medium bots the first to play wins 37% of the games, the second 34% and the third 28%.`,
        },
      },
    },
  },
  refused: 'That is not possible here.',
  refusals: {
    'game-over': () => 'The game is over; there are no more moves to make.',
    'not-your-turn': () => 'It is another player’s turn.',
    unreadable: ({ text }) => `${quoted(text)} is not a move of this game.`,
    'wrong-phase': ({ decision }) => `There is something else to decide now. ${decision}`,
    'not-in-hand': ({ card }) => `There is no ${the(card)} in your hand.`,
    'herald.none': () => `You have no ${t.herald.one} to play.`,
    'herald.played': () => `You may play one ${t.herald.one} a turn, and you have already done so.`,
    'herald.cannot-pay': ({ card }) =>
      `Even with a ${t.herald.one} you pay for ${the(card)} with one other ${t.card.one}, and you have none.`,
    'swap.nothing': () => `The ${t.display} is empty, so there is nothing to swap.`,
    'take.not-there': ({ card }) => `${the(card)} is not in the ${t.display}.`,
    'take.stack-empty': ({ pile }) => `The ${t.stack} of ${piles[pile]} is empty.`,
    'place.wrong-place': ({ card, column, type, band, accepted }) =>
      `${the(card)} is ${a(types[type])}; ${t.column.one} ${where(column, band)} is meant for ${a(accepted)}.`,
    'place.wrong-band': ({ card, row, band }) =>
      `The ${piles.figures} of ${t.row} ${row} lie in the ${bands[band]} ${t.band}, so ${the(card)} would have to lie there too.`,
    'place.same-tincture': ({ card, column, partner, visible }) =>
      `${partner} shows ${the(visible)}, so ${the(card)} cannot go in ${column}: the two must differ.`,
    'place.cannot-pay': ({ card, cost, have }) => `${the(card)} costs ${cost}, and your other ${t.card.other} are worth ${have}.`,
    'pass.can-take': () => `You cannot pass while there are ${t.element.other} to take.`,
    'pass.can-place': () => `You cannot pass while there is an ${t.element.one} you can place and pay for.`,
    'claim.not-in-play': ({ award }) => `The ${t.award.one} ${quoted(awards[award])} is not in play.`,
    'claim.already': ({ award }) =>
      `You already have a ${t.marker.one} of ${quoted(awards[award])}; you can claim each ${t.award.one} once.`,
    'claim.none-left': ({ award }) => `There is no ${t.marker.one} left on ${quoted(awards[award])}.`,
    'claim.not-fulfilled': ({ award, needed }) => `${quoted(awards[award])} still asks for ${needed} on your ${t.shield.one}.`,
    'config.unreadable': () => 'These options cannot be read.',
    'config.unknown-option': ({ key }) => `There is no option ${quoted(key)}.`,
    'config.unknown-value': ({ key, value, values }) => `${quoted(value)} is not a value of ${quoted(key)}; choose ${or(values)}.`,
    'position.unreadable': ({ field }) => `The position cannot be read at ${quoted(field)}.`,
    'position.seats': ({ seats }) => `Blason is for ${MIN_SEATS} to ${MAX_SEATS} players; the position has ${seats}.`,
    'position.unknown-card': ({ card }) => `${quoted(card)} is not an ${t.element.one} of this game.`,
    'position.double-card': ({ card }) => `${the(card)} is in two places at once.`,
    'position.missing-cards': ({ missing }) =>
      `All ${KINDS} ${t.element.other} have to be somewhere; ${missing} ${many(missing, 'is', 'are')} missing.`,
    'position.wrong-pile': ({ card, field }) => `${the(card)} does not belong in ${quoted(field)}.`,
    'position.wrong-place': ({ card, column }) => `${the(card)} cannot be in ${column}.`,
    'position.band': ({ row }) => `The ${t.band} of ${t.row} ${row} does not agree with its ${piles.figures}, or is not given.`,
    'position.same-tincture': ({ column, partner, tincture }) => `${column} and ${partner} both show ${quoted(names[tincture])}.`,
    'position.gap': ({ pile }) => `There is a gap or an empty ${t.stack} although there are ${piles[pile]} left to fill it.`,
    'position.display': ({ pile }) => `There are more ${piles[pile]} in the ${t.display} than it has room for.`,
    'position.heralds': ({ heralds }) => `There are ${HERALDS} ${t.herald.other}; the position has ${heralds}.`,
    'position.awards': () => `There have to be ${AWARDS_IN_PLAY} different ${t.award.other} in play.`,
    'position.markers': ({ marker }) => `The ${t.marker.one} ${quoted(marker)} is missing, or is there twice.`,
    'position.claimed': ({ seat }) => `What seat ${seat} has claimed does not agree with its ${t.marker.other}.`,
    'position.pending': ({ card }) =>
      card ? `${the(card)} cannot be waiting for payment here.` : 'What waits for payment does not agree with the phase.',
    'position.cannot-pay': ({ card, cost }) => `The hand cannot pay the ${cost} for ${the(card)}.`,
    'position.no-move': ({ phase }) => `In phase ${quoted(phase)} there would be no move.`,
  },
  facts: {
    took: ({ seat, card, herald }, { does }) =>
      herald
        ? `${does(seat, 'sends', 'send')} a ${t.herald.one} for ${the(card)}.`
        : `${does(seat, 'takes', 'take')} ${the(card)} from the ${t.display}.`,
    drew({ seat, pile, herald, card }, { does, isYou }) {
      const what = card ? the(card) : one(pile);
      const draws = isYou(seat) ? 'draw' : 'draws';
      const first = herald ? `${does(seat, 'sends', 'send')} a ${t.herald.one} and ${draws}` : does(seat, draws, draws);
      return `${first} ${what} from the ${t.stack}.`;
    },
    swapped: ({ seat, cards: swept }, { does }) =>
      `${does(seat, 'sends', 'send')} a ${t.herald.one} to swap the ${t.display}. Discarded: ${cards(swept)}.`,
    refilled: ({ cards: fresh }) => `New in the ${t.display}: ${cards(fresh)}.`,
    reshuffled: ({ pile, count }) => `The ${t.discardPile} of ${piles[pile]} is shuffled into a new ${t.stack} (${count}).`,
    placing({ seat, card, column, band, cost, herald }, { does }) {
      const price = herald ? `with a ${t.herald.one}, for any one ${t.card.one}` : `for ${cost}`;
      return `${does(seat, 'puts', 'put')} ${the(card)} down at ${where(column, band)}, ${price}.`;
    },
    paid: ({ seat, card, paid, cost }, { does }) =>
      `${does(seat, 'pays', 'pay')} with ${the(card)}${paid < cost ? `; ${cost - paid} to go` : ''}.`,
    placed({ seat, card, column, band, covered, value, track }, { does }) {
      const over = covered ? `, over ${the(covered)},` : '';
      return `${does(seat, 'places', 'place')} ${the(card)} at ${where(column, band)}${over} for ${points(value)}: ${track} on the ${t.track}.`;
    },
    ten({ seat, ten, value, heralds }, { does, name, isYou }) {
      const each = heralds.length > 1 ? ' each' : '';
      const rest =
        heralds.length === 0 ? `there is no ${t.herald.one} left for the others` : `a ${t.herald.one}${each} for ${and(heralds.map(name))}`;
      return `${does(seat, 'is', 'are')} first to reach ${ten} and ${isYou(seat) ? 'take' : 'takes'} its ${t.marker.one} (${value}); ${rest}.`;
    },
    completed: ({ seat, value }, { does, isYou }) =>
      `${does(seat, 'is', 'are')} first to fill a ${t.shield.one} and ${isYou(seat) ? 'take' : 'takes'} the ${t.marker.one} “I” (${value}).`,
    'last-turns': ({ seat, trigger }, { does, name, isYou }) =>
      trigger === 'shield'
        ? `${isYou(seat) ? 'Your' : `${name(seat)}’s`} ${t.shield.one} is full: everyone else has one last turn.`
        : `${does(seat, 'has', 'have')} reached ${FIFTY}: everyone else has one last turn.`,
    claimed: ({ seat, award, value }, { does }) => `${does(seat, 'claims', 'claim')} ${quoted(awards[award])} for ${points(value)}.`,
    discarded: ({ seat, card }, { does }) => `${does(seat, 'discards', 'discard')} ${the(card)}.`,
    passed: ({ seat }, { does }) => `${does(seat, 'passes', 'pass')}.`,
    majority({ augmentation, count, seats }, { does, isYou, together }) {
      const what = augmentations[augmentation];
      if (count === 0) return `Nobody shows any ${what}; its ${t.marker.other} stay where they are.`;
      if (seats.length === 0) return `Three or more are tied for the most ${what} (${count}); nobody takes its ${t.marker.one}.`;
      return seats.length === 1
        ? `${does(seats[0]!, 'shows', 'show')} the most ${what} (${count}) and ${isYou(seats[0]!) ? 'take' : 'takes'} its ${t.marker.one}.`
        : together(
            seats,
            names => `${and(names)} are tied for the most ${what} (${count}); each takes a ${t.marker.one}.`,
            others => `You are tied with ${and(others)} for the most ${what} (${count}); each of you takes a ${t.marker.one}.`,
          );
    },
    'game-over'(fact, { does, listed, together }) {
      const [winner, ...more] = fact.ranking[0]!;
      const how = fact.reason === 'standstill' ? 'Nobody can go on. ' : '';
      const first =
        more.length === 0
          ? `${does(winner!, 'wins', 'win')} the game.`
          : together(
              fact.ranking[0]!,
              names => `${and(names)} share the win.`,
              others => `You share the win with ${and(others)}.`,
            );
      return `${how}${first} ${capital(t.prestige)}: ${commas(standing(fact, listed))}.`;
    },
  },
  deeds: {
    took: ({ card, herald }) => `${sent(herald)}took ${element(card)}`,
    drew: ({ pile, herald, card }) => `${sent(herald)}drew ${card ? element(card) : one(pile)}`,
    swapped: () => `${sent(true)}swapped the ${t.display}`,
    placing: ({ card, column, herald }) => `${sent(herald)}${element(card)} → ${column}`,
    paid: ({ card }) => `paid ${element(card)}`,
    placed: ({ value, track }) => `+${value} = ${track}`,
    ten: ({ ten, value }) => `first to ${ten} (+${value})`,
    completed: ({ value }) => `full ${t.shield.one} (+${value})`,
    claimed: ({ award, value }) => `${awards[award]} (+${value})`,
    discarded: ({ card }) => `discarded ${element(card)}`,
    passed: () => 'passed',
  },
  toYou: {
    herald: (name, ten) => `${name} was first to reach ${ten}: you get a ${t.herald.one}.`,
    lastTurn: ({ trigger }, name) =>
      trigger === 'shield'
        ? `${name}’s ${t.shield.one} is full: you have one last turn.`
        : `${name} has reached ${FIFTY}: you have one last turn.`,
  },
  moves: {
    take: card => `Take ${the(card)}`,
    draw: pile => `Draw ${one(pile)}`,
    place: (card, column, band) => `Place ${the(card)} at ${where(column, band)}`,
    heraldTake: card => `${capital(t.herald.one)}: take ${the(card)}`,
    heraldDraw: pile => `${capital(t.herald.one)}: draw ${one(pile)}`,
    heraldPlace: (card, column, band) => `${capital(t.herald.one)}: place ${the(card)} at ${where(column, band)}`,
    swap: `${capital(t.herald.one)}: swap the ${t.display}`,
    pay: card => `Pay with ${the(card)}`,
    claim: award => `Claim ${quoted(awards[award])}`,
    discard: card => `Discard ${the(card)}`,
    pass: 'Pass',
    end: 'End the turn',
  },
  decisions: {
    turn: `Take two ${t.element.other}, or place some on your ${t.shield.one}.`,
    acquire: `Take your second ${t.element.one}.`,
    place: `Place another ${t.element.one}, or end your turn.`,
    close: `Play a ${t.herald.one}, or end your turn.`,
    pay: `Pay for the ${t.element.one} you put down.`,
    payMore: (card, left) => `Pay for ${the(card)}: ${left} to go.`,
    payHerald: card => `Pay for ${the(card)} with any one ${t.card.one}.`,
    claim: `Claim one of the ${t.award.other} you fulfil.`,
    discard: `Discard until you hold ${HAND_AFTER} ${t.card.other}.`,
    over: 'The game is over.',
  },
  over: { 'last-turns': 'The last turns have been played.', standstill: 'Nobody could place anything any more, or wanted to.' },
});
