import { blancNoir, type Card, COLOURS, type Colour, faceOf, type Move, type Scroll, scrollsOf, type View } from '@tabard/blanc-noir';
import type { Bot } from '@tabard/bots';
import type { Seat } from '@tabard/core';

/** Tempo: be rid of the hand first. Everything is counted in cards: what a move is worth is how many fewer there are to play. */
export const tempo: Bot<View, Move> = {
  choose(view, seat, rng) {
    const moves = blancNoir.legalMoves(blancNoir.determinize(view, rng), seat);
    const table = look(view, seat);
    const worth = moves.map(move => judge(table, blancNoir.spell(move).split(' ')));
    const best = Math.max(...worth);
    const equals = moves.filter((_, i) => worth[i] === best);
    return equals[rng.below(equals.length)]!;
  },
};

/** What the next card has to fit on; without a colour anything does. */
interface Top {
  readonly colour: Colour | undefined;
  readonly number: number;
}

interface Table {
  readonly view: View;
  readonly me: Seat;
  readonly hand: readonly Card[];
  readonly top: Top;
  readonly others: readonly Seat[];
  readonly next: Seat;
  readonly previous: Seat;
  /** The other player with the fewest cards. */
  readonly leader: Seat;
  /** What a point in hand weighs: the fewer cards a rival has, the sooner it is counted. */
  readonly fear: number;
  /** How likely a card that fits will still fit when the others have played. */
  readonly calm: number;
}

const FEAR = [0.03, 0.03, 0.015, 0.008, 0.005];
const FAR_OFF = 0.003;
const CHAIN = 25;
const LAST_NORMAL = 9;
/** Four cards drawn for an empty hand that may not be empty. */
const PENALTY = 4.8;
/** Done before the turn's draw or discard; nothing that ends a turn is worth as much. */
const FIRST = 50;
const NEVER = -50;
const A_SCROLL = 0.7;

function look(view: View, me: Seat): Table {
  const { seats, direction } = view;
  const others = seats.map((_, seat) => seat).filter(seat => seat !== me);
  const next = (me + direction + seats.length) % seats.length;
  const leader = others.reduce((a, b) => (seats[b]!.hand < seats[a]!.hand ? b : a), next);
  return {
    view,
    me,
    hand: view.hand!,
    top: { colour: view.colour ?? undefined, number: faceOf(view.top).number },
    others,
    next,
    previous: (me - direction + seats.length) % seats.length,
    leader,
    fear: FEAR[seats[leader]!.hand] ?? FAR_OFF,
    calm: 0.35 + 0.35 / others.length,
  };
}

function judge(table: Table, [verb, ...what]: readonly string[]): number {
  const { hand, top } = table;
  switch (verb) {
    case 'play':
      return discarding(table, hand, what[0] as Card, what[1] as Colour | undefined);
    case 'draw':
      return drawing(table, hand);
    case 'buy':
      return purchase(table, without(hand, ...what));
    case 'use':
      return using(table, what[0] as Scroll, what[1]);
    case 'exclude':
      return exclusion(table, what[0] as Card);
    case 'done':
      return -burden(table, hand, top);
    case 'take':
      return -burden(table, what[0] === 'none' ? hand : [...hand, what[0] as Card], top);
    case 'target':
      return what[0] === `@${table.leader}` ? 1 : 0;
    case 'swap':
      return swapping(table, what);
    case 'colour':
      return hand.filter(card => faceOf(card).colour === what[0]).length;
    default: // calling is always right: silence costs four cards
      return verb === 'call' ? 1 : 0;
  }
}

const without = (hand: readonly Card[], ...cards: readonly string[]): readonly Card[] =>
  cards.reduce<readonly Card[]>((rest, card) => rest.toSpliced(rest.indexOf(card as Card), 1), hand);
const isNormal = (card: Card): boolean => faceOf(card).number <= LAST_NORMAL;
const isBlack = (card: Card): boolean => faceOf(card).colour === undefined;
const fits = (card: Card, { colour, number }: Top): boolean =>
  colour === undefined || isBlack(card) || faceOf(card).colour === colour || faceOf(card).number === number;
const pointsOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + faceOf(card).number, 0);

/** How far a hand is from being empty: its cards, its points if somebody is near the end, and how badly the cards follow each other. */
function burden(table: Table, hand: readonly Card[], top: Top): number {
  if (hand.length === 0) return PENALTY;
  const noEnding = hand.some(isNormal) ? 0 : 1.2;
  const joker = hand.length > 1 && hand.some(isBlack) ? 0.9 : 0;
  const ready = hand.length <= 3 ? 1.5 * plan(table, hand, top) : Math.min(0.3, 0.1 * hand.filter(card => fits(card, top)).length);
  return hand.length + table.fear * pointsOf(hand) + noEnding - joker - ready;
}

/** The last three cards are planned: how likely they go one after the other, in their best order, with a Normal for the end. */
function plan(table: Table, hand: readonly Card[], top: Top): number {
  if (hand.length === 0) return 1;
  const last = hand.length === 1;
  return Math.max(
    ...hand.map(card => {
      if (last && !isNormal(card)) return 0;
      const goes = isBlack(card) ? 1 : fits(card, top) ? table.calm : 1 - table.calm;
      return goes * plan(table, without(hand, card), { colour: faceOf(card).colour, number: faceOf(card).number });
    }),
  );
}

function drawing(table: Table, hand: readonly Card[]): number {
  return -burden(table, hand, table.top) - (table.view.chain || 1);
}

/** A discard: the hand it leaves, what its ability does for tempo, and the chance it gives to whoever has called. */
function discarding(table: Table, hand: readonly Card[], card: Card, named?: Colour): number {
  const { view, me } = table;
  const { number, colour } = faceOf(card);
  const rest = without(hand, card);
  const top = { colour: named ?? colour, number };
  if (rest.length === 0 && view.seats[me]!.called && isNormal(card)) return FIRST - 1;
  return ability(table, card, rest, top) - burden(table, rest, top) - danger(table, rest, top);
}

/** What a Special does, in cards. */
function ability(table: Table, card: Card, rest: readonly Card[], top: Top): number {
  const { view, next, previous, leader, others } = table;
  const { face, colour, number } = faceOf(card);
  const isDuel = others.length === 1;
  const cardsOf = (seat: Seat) => view.seats[seat]!.hand;
  const spare = Math.max(0, rest.length - 1);
  if (number === CHAIN) return (face === 'golem' ? 4 : 2) * (isDuel ? 0.35 : 0.2) + (isDuel ? 0.6 : cardsOf(next) <= 2 ? 0.8 : 0);
  switch (face) {
    case 'priestess':
      return view.scrollPileSize > 0 ? A_SCROLL : 0;
    case 'jester': // with two players another turn, and perhaps the last one
      if (!isDuel) return next === leader && cardsOf(next) <= 2 ? 1.2 : 0.3;
      if (!rest.some(one => fits(one, top))) return -0.5;
      return rest.length === 1 && isNormal(rest[0]!) ? 8 : 1;
    case 'mage': // away from whoever is nearest to the end
      return isDuel ? 0 : 0.15 * (cardsOf(previous) - cardsOf(next));
    case 'lord':
      return Math.min(2, spare, rest.filter(one => isNormal(one) && faceOf(one).colour === colour).length);
    case 'goddess':
      return Math.min(2, spare);
    case 'princess':
      return rest.includes(`prince-${colour!}`) ? spare : Math.min(spare, rest.some(one => !isNormal(one)) ? 1 : 0);
    case 'dragon':
      return cardsOf(leader) <= 2 ? 2.5 : 1.5;
    case 'valkyrie':
      return rest.some(isNormal) ? 0 : 0.5;
    default:
      return 0;
  }
}

/** What it would cost if one who has called could now discard the last card. */
function danger(table: Table, rest: readonly Card[], top: Top): number {
  const { view, others, next } = table;
  const callers = others.filter(seat => view.seats[seat]!.called && !(seat === next && top.number === CHAIN));
  return callers.reduce((sum, seat) => sum + chanceToFit(table, seat, top) * (1.5 + 0.03 * pointsOf(rest)), 0);
}

/** Of the Normals nobody has shown, how many would fit; a card that was seen fits or does not. */
function chanceToFit({ view, hand }: Table, seat: Seat, top: Top): number {
  const shown = view.seen?.hands[seat] ?? [];
  if (shown.length > 0) return shown.some(card => fits(card, top)) ? 1 : 0;
  const gone = [...hand, ...(view.seen?.excluded ?? []), ...(view.seen?.discard ?? [])];
  let all = 0;
  let fitting = 0;
  for (const colour of COLOURS) {
    for (let number = 1; number <= LAST_NORMAL; number++) {
      const card = `${number}${colour}` as Card;
      const left = Math.max(0, 2 - gone.filter(one => one === card).length);
      all += left;
      if (fits(card, top)) fitting += left;
    }
  }
  return fitting / Math.max(1, all);
}

/** The best that can end this turn with such a hand. */
function bestEnding(table: Table, hand: readonly Card[]): number {
  const { view, top } = table;
  const playable = hand.filter(card => (view.chain > 0 ? faceOf(card).number === CHAIN : fits(card, top)));
  const named = (card: Card) => (isBlack(card) ? COLOURS : [undefined]);
  return Math.max(drawing(table, hand), ...playable.flatMap(card => named(card).map(colour => discarding(table, hand, card, colour))));
}

/** Three cards at once, unless the rest of the turn is the worse for it. */
function purchase(table: Table, rest: readonly Card[]): number {
  if (rest.length === 0) return NEVER;
  const gain = bestEnding(table, rest) + A_SCROLL - bestEnding(table, table.hand);
  return gain > 0 ? FIRST + gain : NEVER;
}

function using(table: Table, scroll: Scroll, target: string | undefined): number {
  const { view, me, hand, top, leader } = table;
  const near = view.seats[leader]!.hand;
  const finishes = view.seats[me]!.called && view.chain === 0 && hand.length === 1 && isNormal(hand[0]!) && fits(hand[0]!, top);
  const mine = scrollsOf(view.seats[me]!).filter(({ up }) => !up).length;
  const when = (right: boolean, worth: number) => (right ? FIRST + worth : NEVER);
  switch (scroll) {
    case 'menace': // the round is won: the cards go to whoever has the fewest points
      return 2 * FIRST - view.seats[Number(target!.slice(1))]!.points / 10;
    case 'revelation':
      return when(true, 3);
    case 'salvation': // the more cards it takes, the better, but not too late
      return when(hand.length >= 7 || (hand.length > 5 && near <= 3) || near <= 1, 2);
    case 'explosion': // on a last card, or on somebody's score before the round ends
      if (finishes) return FIRST - view.seats[Number(target!.slice(1))]!.points / 100;
      return when(near <= 1 && target === `@${leader}`, 1);
    case 'blizzard':
      return when(finishes || near <= 1, 0.9);
    case 'mirage': // rather no card than another one
      return -burden(table, hand, top) - (hand.length > 3 ? 1.3 : 0.3);
    case 'shock-wave':
      return robbing(table, target!);
    case 'tornado':
      return when(mine === 1, 0.1);
    default: {
      const goes = Math.min(hand.length - 2, hand.filter(card => faceOf(card).colour === scroll.at(-1)).length);
      return when(goes >= 2 || hand.length <= 4 || near <= 2, goes);
    }
  }
}

/** What is face-down before the leader may hurt most. */
function robbing({ view, me, leader }: Table, target: string): number {
  const [seat, index] = target.slice(1).split('.').map(Number) as [number, number];
  if (seat === me || scrollsOf(view.seats[seat]!)[index]!.up) return NEVER;
  return FIRST + (seat === leader ? 0.2 : 0.1);
}

/** Cards go from the worst fitting to the best; the Prince beside his Princess first of all. */
function exclusion(table: Table, card: Card): number {
  const { view, hand, top } = table;
  const rest = without(hand, card);
  const { face, colour } = faceOf(card);
  if (face === 'prince' && view.pending?.by === `princess-${colour!}` && rest.length > 0) return FIRST;
  return -burden(table, rest, top);
}

const WORTH: Readonly<Partial<Record<Scroll, number>>> = { salvation: 1.2, revelation: 1, mirage: 0.9, explosion: 0.8, blizzard: 0.7 };

/** A poor scroll of mine for an unknown one. */
function swapping({ view, me }: Table, places: readonly string[]): number {
  const worth = (place: string): number => {
    const [seat, index] = place.slice(1).split('.').map(Number) as [number, number];
    const scroll = place === 'pile' ? view.seen?.pile[0] : scrollsOf(view.seats[seat]!)[index]!.scroll;
    return scroll ? (WORTH[scroll] ?? 0.5) : 0.65;
  };
  const [from, to] = places as [string, string];
  const isMine = (place: string) => place.startsWith(`@${me}.`);
  if (isMine(from) === isMine(to)) return 0;
  return isMine(from) ? worth(to) - worth(from) : worth(from) - worth(to);
}
