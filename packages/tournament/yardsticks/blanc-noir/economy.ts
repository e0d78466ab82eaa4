import {
  blancNoir,
  type Card,
  COLOURS,
  type Colour,
  type Face,
  faceOf,
  type Move,
  type Scroll,
  scrollsOf,
  type View,
} from '@tabard/blanc-noir';
import type { Bot } from '@tabard/bots';
import type { Seat } from '@tabard/core';
import { bestOf } from '../best-of.ts';

/**
 * Economy: everything is counted in points. A card in hand costs a turn and perhaps its number; a scroll, a card that always fits and a
 * chance to discard next turn are worth something. The move that leaves most is made.
 */
export const economy: Bot<View, Move> = {
  choose(view, seat, rng) {
    const moves = blancNoir.legalMoves(blancNoir.determinize(view, rng), seat);
    const eye = lookAround(view, seat);
    return bestOf(moves, move => worthOfMove(eye, blancNoir.spell(move).split(' ')), rng);
  },
};

/** A card more is a turn more. */
const TURN = 11;
/** An unknown card is worth so many points. */
const UNKNOWN = 13;
/** Who cannot discard draws: a card more instead of one less. */
const STUCK = 12;
/** What the last Normal is worth if it fits. */
const LAST = 45;
/** A quest at once. */
const QUEST = 500;
/** A hand without a Normal cannot achieve the quest. */
const NO_NORMAL = 12;
const PENALTY = 4;
/** What a scroll is worth before its round is nearly over. */
const SCROLL_WORTH: Readonly<Record<string, number>> = {
  salvation: 30,
  mirage: 20,
  explosion: 38,
  blizzard: 28,
  revelation: 30,
  tornado: 5,
  menace: 5,
  'shock-wave': 6,
};
const UNKNOWN_SCROLL = 20;

/** What lies on the discard pile: a card, the colour in force, and the chain that waits. */
interface Pile {
  readonly card: Card;
  readonly colour: Colour | null;
  readonly chain: number;
}

interface Eye {
  readonly view: View;
  readonly seat: Seat;
  readonly hand: readonly Card[];
  readonly pile: Pile;
  readonly others: readonly Seat[];
  readonly next: Seat;
  readonly before: Seat;
  /** Cards that lie where I have not seen them. */
  readonly unseen: readonly Card[];
  /** How likely the round ends before I have discarded what I hold. */
  readonly risk: number;
  /** Worths of hands that were worked out already for this decision. */
  readonly known: Map<string, number>;
}

function lookAround(view: View, seat: Seat): Eye {
  const { seats, direction, hand = [], top: card, colour, chain, seen } = view;
  const at = (steps: number) => (seat + steps * direction + seats.length) % seats.length;
  const others = [...seats.keys()].filter(other => other !== seat);
  const nearest = Math.min(...others.map(other => seats[other]!.hand));
  const gone = [...hand, ...(seen?.excluded ?? []), ...(seen?.discard ?? [card])];
  const risk = [0.6, 0.6, 0.45, 0.35, 0.3, 0.25][nearest] ?? 0.22;
  const unseen = without(DECK, gone);
  return { view, seat, hand, pile: { card, colour, chain }, others, next: at(1), before: at(-1), unseen, risk, known: new Map() };
}

function worthOfMove(eye: Eye, [verb, first = '', second]: readonly string[]): number {
  const { view, seat, hand, pile } = eye;
  const called = view.seats[seat]!.called;
  const card = first as Card;
  switch (verb) {
    case 'play':
      return worthOfDiscard(eye, hand, pile, card, (second as Colour | undefined) ?? printed(card).colour ?? null, called);
    case 'draw':
      return worthOfDraw(eye, hand, pile);
    case 'buy':
      return worthOfBuying(
        eye,
        without(hand, view.hand!.filter(held => printed(held).number === printed(card).number).slice(0, 3)),
        called,
      );
    case 'use':
      return worthOfScroll(eye, first as Scroll, second, called);
    case 'exclude':
    case 'done': {
      const left = verb === 'done' ? hand : without(hand, [card]);
      // A scroll's work is done in phase one: the turn is still to come.
      return /^(herald|salvation)/.test(view.pending!.by) ? bestEnd(eye, left, pile, called) : worthOfHand(eye, left, pile);
    }
    case 'target':
      return first === 'none' ? 0 : harm(eye, seatOf(first), 1);
    case 'swap':
      return gainOfSwap(eye, first, second!);
    case 'take':
      return worthOfHand(eye, first === 'none' ? hand : [...hand, card], pile);
    case 'colour':
      return worthOfHand(eye, hand, { ...pile, colour: first as Colour });
    case 'call':
      return 1;
    default:
      return 0;
  }
}

/** Everything a hand costs and promises when my turn has ended on this pile. */
function worthOfHand(eye: Eye, hand: readonly Card[], pile: Pile): number {
  if (hand.length === 0) return PENALTY * -costOfUnknown(eye);
  const key = `${hand} ${pile.card} ${pile.colour} ${pile.chain}`;
  const known = eye.known.get(key);
  if (known !== undefined) return known;
  const burden = hand.reduce((sum, card) => sum + TURN + eye.risk * printed(card).number - assetOf(eye, card) / 2, 0);
  const chance = chanceToDiscard(eye, hand, pile);
  const hasNormal = hand.some(isNormal);
  const promise = hand.length === 1 ? (hasNormal ? chance * LAST : -STUCK) : chance * STUCK - (hasNormal ? 0 : NO_NORMAL);
  eye.known.set(key, promise - burden);
  return promise - burden;
}

const costOfUnknown = ({ risk }: Eye): number => TURN + risk * UNKNOWN;

/** How likely something fits in my next turn: nothing was discarded until then, or something that fits here, or, with many players, anything. */
function chanceToDiscard({ view, unseen }: Eye, hand: readonly Card[], pile: Pile): number {
  if (hand.some(card => printed(card).colour === undefined)) return 1;
  const players = view.seats.length;
  const same = (pile.chain > 0 ? 0.75 : 0.3) ** (players - 1);
  const close = (1 - same) * 0.5 ** (players - 2);
  const open = { ...pile, chain: 0 };
  const colours = new Set(hand.map(card => printed(card).colour));
  const numbers = new Set(hand.map(card => printed(card).number));
  // On a black card somebody names a colour.
  const under = ({ colour, number }: Printed) =>
    numbers.has(number) || colours.has(colour) ? 1 : colour === undefined ? colours.size / 4 : 0;
  const now = hand.some(card => fits(card, open)) ? 1 : 0;
  const [near, far] = [unseen.filter(card => fits(card, open)), unseen].map(cards => average(cards, card => under(printed(card))));
  return same * now + close * near! + (1 - same - close) * far!;
}

const fits = (card: Card, { card: top, colour, chain }: Pile): boolean => {
  const face = printed(card);
  if (chain > 0) return face.number === 25;
  return colour === null || face.colour === undefined || face.colour === colour || face.number === printed(top).number;
};

/** The best way to end this turn with these cards. */
function bestEnd(eye: Eye, hand: readonly Card[], pile: Pile, called: boolean): number {
  const plays = hand
    .filter(card => fits(card, pile) && !(called && hand.length === 1 && !isNormal(card)))
    .flatMap(card => {
      const { colour } = printed(card);
      return (colour === undefined ? coloursOf(hand) : [colour]).map(one => worthOfDiscard(eye, hand, pile, card, one, called));
    });
  return Math.max(worthOfDraw(eye, hand, pile), ...plays);
}

const worthOfDraw = (eye: Eye, hand: readonly Card[], pile: Pile): number =>
  worthOfHand(eye, [...hand, AVERAGE], { ...pile, chain: 0 }) - Math.max(0, pile.chain - 1) * costOfUnknown(eye);

/** What a hand and a table are worth once a card is discarded and has done its work. */
function worthOfDiscard(eye: Eye, hand: readonly Card[], pile: Pile, card: Card, colour: Colour | null, called: boolean): number {
  const rest = without(hand, [card]);
  const { face, number } = printed(card);
  if (rest.length === 0 && called && isNormal(card)) return QUEST;
  const added = face === 'golem' ? 4 : number === 25 ? 2 : 0;
  const after: Pile = { card, colour, chain: added === 0 ? 0 : pile.chain + added };
  // With two players the Jester's turn goes on.
  if (face === 'jester' && eye.view.seats.length === 2 && rest.length > 0) return bestEnd(eye, rest, after, rest.length === 1);
  return worthOfHand(eye, afterAbility(eye, rest, card, after), after) + effectOf(eye, face, after.chain);
}

/** What is left in hand after a card that excludes others. */
function afterAbility(eye: Eye, rest: readonly Card[], card: Card, pile: Pile): readonly Card[] {
  const { face, colour } = printed(card);
  const judge = (hand: readonly Card[]) => worthOfHand(eye, hand, pile);
  if (face === 'goddess') return lighten(rest, () => true, 2, judge);
  if (face === 'lord') return lighten(rest, held => isNormal(held) && printed(held).colour === colour, 2, judge);
  if (face !== 'princess') return rest;
  const prince = `prince-${colour}` as Card;
  return rest.includes(prince)
    ? lighten(without(rest, [prince]), () => true, rest.length, judge)
    : lighten(rest, held => !isNormal(held), 1, judge);
}

/** The cards that weigh most go, one after the other, as long as that helps. */
function lighten(
  hand: readonly Card[],
  may: (held: Card) => boolean,
  times: number,
  judge: (hand: readonly Card[]) => number,
): readonly Card[] {
  if (times === 0 || hand.length < 2) return hand;
  const lighter = hand.filter(may).map(held => without(hand, [held]));
  const worths = lighter.map(judge);
  const best = Math.max(...worths);
  return best > judge(hand) ? lighten(lighter[worths.indexOf(best)]!, may, times - 1, judge) : hand;
}

/** What a card does to the others, and for me, beyond my hand. */
function effectOf(eye: Eye, face: Face, chain: number): number {
  const { view, next, before, others } = eye;
  const reversed = view.seats.length === 2 ? 0 : view.seats[before]!.hand - view.seats[next]!.hand;
  switch (face) {
    case 'knight':
    case 'golem':
      return gainOfChain(eye, next, chain);
    case 'prince':
      return gainOfChain(eye, view.seats.length === 2 ? next : before, chain) + reversed;
    case 'mage':
      return reversed;
    case 'jester':
      return harm(eye, next, 1);
    case 'priestess':
      return view.scrollPileSize > 0 ? UNKNOWN_SCROLL * timeLeft(eye, view.seats[eye.seat]!.hand - 1) : 0;
    case 'dragon':
      return Math.max(...others.map(other => harm(eye, other, 4)));
    case 'pixie':
      return 4;
    default:
      return 0;
  }
}

/** A chain hits the next player unless he has a 25; then it may come round to me. */
function gainOfChain(eye: Eye, victim: Seat, chain: number): number {
  const answers = eye.unseen.filter(card => printed(card).number === 25).length / Math.max(1, eye.unseen.length);
  const answered = 1 - (1 - answers) ** eye.view.seats[victim]!.hand;
  const back = (answered * (chain + 2) * costOfUnknown(eye)) / eye.others.length;
  return (1 - answered) * harm(eye, victim, chain) - back;
}

/** Cards that another player draws: they cost him what they would cost me, and whoever is nearly through is stopped. */
function harm({ view, others }: Eye, victim: Seat, cards: number): number {
  const { hand, points } = view.seats[victim]!;
  const stopped = hand <= 2 ? (3 - hand) * 12 : 0;
  return (cards * (TURN + 4)) / others.length + stopped - points / 100;
}

/** What a card may still do for me while I hold it. */
function assetOf(eye: Eye, card: Card): number {
  const { face, number } = printed(card);
  if (face === 'jester') return eye.others.length === 1 ? 2 * TURN : 4;
  if (face === 'goddess' || face === 'dragon') return 16;
  if (face === 'priestess') return 8;
  if (number === 25) return 10;
  return isNormal(card) ? 0 : 4;
}

/** Three of a number cost no turn to be rid of, and bring a scroll. */
const worthOfBuying = (eye: Eye, left: readonly Card[], called: boolean): number =>
  (left.length === 0 ? worthOfHand(eye, left, eye.pile) : bestEnd(eye, left, eye.pile, called)) +
  UNKNOWN_SCROLL * timeLeft(eye, left.length);

/** A scroll costs nothing but itself: it is used where it brings more than it promises. */
function worthOfScroll(eye: Eye, scroll: Scroll, target: string | undefined, called: boolean): number {
  const { view, seat, hand, pile, others } = eye;
  const kept = worthOfKeeping(eye, scroll);
  if (scroll === 'menace') return QUEST + 100 - view.seats[seatOf(target!)]!.points / 10;
  if (scroll === 'mirage') return worthOfHand(eye, hand, pile) - kept;
  const end = (left: readonly Card[]) => bestEnd(eye, left, pile, called) - kept;
  switch (scroll) {
    case 'explosion':
      return end(hand) + harm(eye, seatOf(target!), 2);
    case 'blizzard':
      return end(hand) + others.reduce((sum, other) => sum + harm(eye, other, 1), 0);
    case 'revelation':
      return end(hand) + Math.min(2, view.scrollPileSize) * UNKNOWN_SCROLL * timeLeft(eye, hand.length);
    case 'shock-wave':
      return end(hand) + worthOfPlace(eye, target!, { mine: -1, theirs: 1 });
    case 'tornado':
      return end(hand) + faceDown(eye, others) / others.length - faceDown(eye, [seat]) + kept;
    case 'salvation':
      return end(
        lighten(
          hand,
          () => true,
          hand.length - 4,
          left => bestEnd(eye, left, pile, called),
        ),
      );
    default: {
      const colour = scroll.slice(-1);
      const may = hand.filter(card => printed(card).colour === colour);
      return end(without(hand, heaviest(may, hand.length - 2)));
    }
  }
}

const heaviest = (hand: readonly Card[], count: number): Card[] =>
  [...hand].sort((a, b) => printed(b).number - printed(a).number).slice(0, count);

/** Scrolls are worth nothing any more when the round is over. */
const timeLeft = (eye: Eye, mine: number): number =>
  Math.min(1, Math.min(mine, ...eye.others.map(other => eye.view.seats[other]!.hand)) / 4);

/** A Herald is worth the cards of his colour. */
function worthOfKeeping(eye: Eye, scroll: Scroll): number {
  const herald = 8 + 4 * eye.hand.filter(card => scroll.startsWith('herald') && printed(card).colour === scroll.slice(-1)).length;
  return (SCROLL_WORTH[scroll] ?? herald) * timeLeft(eye, eye.hand.length - 1);
}

const faceDown = (eye: Eye, seats: readonly Seat[]): number =>
  seats.flatMap(seat => scrollsOf(eye.view.seats[seat]!)).filter(({ up }) => !up).length * UNKNOWN_SCROLL;

/** A swap gives my worst scroll for a better one, or spoils another's. */
const gainOfSwap = (eye: Eye, one: string, other: string): number =>
  worthOfPlace(eye, one, { mine: -1, theirs: 1 }, other) + worthOfPlace(eye, other, { mine: -1, theirs: 1 }, one);

/** What leaves a place, and what comes instead. */
function worthOfPlace(eye: Eye, place: string, sign: { readonly mine: number; readonly theirs: number }, instead?: string): number {
  if (place === 'pile') return 0;
  const owner = Number(place[1]) === eye.seat ? sign.mine : sign.theirs / eye.others.length;
  return owner * (scrollAt(eye, place) - (instead === undefined ? 0 : scrollAt(eye, instead)));
}

function scrollAt(eye: Eye, place: string): number {
  if (place === 'pile') return worthOfUnknown(eye, eye.view.seen?.pile[0] ?? null);
  const [owner, index] = place.slice(1).split('.').map(Number);
  const { scroll, up } = scrollsOf(eye.view.seats[owner!]!)[index!]!;
  return up ? 0 : worthOfUnknown(eye, scroll);
}
const worthOfUnknown = (eye: Eye, scroll: Scroll | null): number => (scroll === null ? UNKNOWN_SCROLL : worthOfKeeping(eye, scroll));

const seatOf = (text: string): Seat => Number(text.slice(1));
const isNormal = (card: Card): boolean => printed(card).number < 10;
const average = <Item>(items: readonly Item[], value: (item: Item) => number): number =>
  items.length === 0 ? 0 : items.reduce((sum, item) => sum + value(item), 0) / items.length;
const coloursOf = (hand: readonly Card[]): Colour[] =>
  COLOURS.filter(colour => hand.some(card => printed(card).colour === colour) || colour === 'r');

function without(cards: readonly Card[], gone: readonly Card[]): Card[] {
  const left = [...cards];
  for (const card of gone) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  return left;
}

/** Stands for a card not yet drawn. */
const AVERAGE: Card = '9r';
const NORMALS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const DECK: readonly Card[] = [
  ...COLOURS.flatMap(colour => [
    ...NORMALS.flatMap((number): Card[] => [`${number}${colour}`, `${number}${colour}`]),
    ...(['priestess', 'mage', 'jester', 'knight'] as const).flatMap((name): Card[] => [`${name}-${colour}`, `${name}-${colour}`]),
    ...(['lord', 'princess', 'prince'] as const).map((name): Card => `${name}-${colour}`),
  ]),
  ...(['golem', 'golem', 'pixie', 'pixie', 'gargoyle', 'gargoyle', 'valkyrie', 'dragon', 'goddess'] as const),
];

type Printed = ReturnType<typeof faceOf>;
const PRINTED = new Map(DECK.map(card => [card, faceOf(card)]));
const printed = (card: Card): Printed => PRINTED.get(card)!;
