import { type Guesses, type Rng, type Seat, shuffle } from '@tabard/core';
import { GROUPS, type Group, LOCATIONS, PLACES, TILES, VILLAIN_DATA, WARES } from './data.ts';
import { handOf, plus } from './hands.ts';
import { advantageKind, COPIES, type Kind, NONE, PROVISION } from './kinds.ts';
import { packLosses } from './losses.ts';
import { blank, clone, copyOver, hasArrived, PILE, ROW, type State } from './state.ts';
import type { SeatView, View } from './view.ts';
import { Claims, GROUP_ONE, kindsIn } from './villains.ts';

export const determinize = (view: View, rng: Rng): State => guesses(view).deal(rng);

/** Whole states in which this view is true: hands of others and both stacks are dealt at random from what lies nowhere else. */
export function guesses(view: View): Guesses<State> {
  const plan = readView(view);
  return {
    deal(rng, s = clone(plan.open)) {
      copyOver(s, plan.open);
      dealAdvantages(s, plan, rng);
      stackVillains(s, plan, rng);
      return s;
    },
  };
}

/** What a view says, ready to be dealt to. */
interface Plan {
  /** The state without what is hidden. */
  readonly open: State;
  readonly advantages: readonly Kind[];
  /** How many hidden advantage cards each seat has, and how many of the acting one's it held before its turn. */
  readonly handSizes: readonly number[];
  readonly usable: number;
  /** Villain cards shuffled lot by lot, the bottom one first; and where the backs say more, which may be on top. */
  readonly lots: readonly (readonly Kind[])[];
  readonly tops: readonly Kind[];
}

function readView(view: View): Plan {
  const open = blank(view.seats.length, [], []);
  const claimed = new Claims();
  copyTurn(open, view);
  view.seats.forEach((seat, at) => {
    copySeat(open, at, seat);
    open.villains[at] = claimed.all(seat.villains);
  });
  WARES.forEach((ware, kind) => {
    open.supply[kind] = view.supply[ware];
  });
  open.villainDiscard = claimed.all(view.villainDiscard);
  const gone = claimed.all(view.gone.villains);
  open.advantagesLeft = view.advantageStack;
  const handSizes = view.seats.map(({ hand, advantages }) => (hand ? 0 : advantages));
  const isHidden = hasArrived(open) && view.heldBefore === undefined && !view.usedAdvantage;
  return {
    open,
    advantages: hiddenAdvantages(view),
    handSizes,
    usable: isHidden ? handSizes[view.turn]! - view.newAdvantages : 0,
    ...lotsOf(claimed.rest, gone, view.villainStack.top),
  };
}

function copyTurn(s: State, view: View): void {
  s.phase = view.phase;
  s.turn = view.turn;
  s.start = view.start;
  s.round = view.round;
  s.lastRound = view.lastRound;
  s.passed = view.passed.reduce((seats, seat) => seats | (1 << seat), 0);
  s.dustfinger = PLACES.indexOf(view.dustfinger);
  s.whiteWomen = view.whiteWomen ?? NONE;
  s.usedAdvantage = view.usedAdvantage;
  s.free = view.free;
  s.dustfingerMoved = view.dustfingerMoved;
  s.line = view.line;
  s.fatPrince = view.fatPrince;
  s.traded = view.traded;
  s.converted = view.converted.reduce((sizes, size) => sizes | (1 << size), 0);
  s.heldBefore = handOf((view.heldBefore ?? []).map(card => advantageKind(card)!));
  s.losses = packLosses(view.pending?.queue ?? []);
  s.back = view.pending?.back ?? 'after';
}

function copySeat(s: State, seat: Seat, open: SeatView): void {
  s.places[seat] = PLACES.indexOf(open.place);
  layPile(
    s,
    seat,
    open.played.map(card => LOCATIONS.indexOf(card)),
  );
  TILES.forEach((tile, kind) => {
    s.wares[seat * ROW + kind] = open.tiles[tile];
  });
  s.wares[seat * ROW + PROVISION] = open.provisions;
  s.hands[seat] = handOf((open.hand ?? []).map(card => advantageKind(card)!));
  s.markers[seat] = open.marker;
}

/** Fills an empty pile, the top card last. */
export function layPile(s: State, seat: Seat, cards: readonly Kind[]): void {
  for (const [at, location] of cards.entries()) {
    s.piles[seat * PILE + at] = location;
    s.unplayed[seat]! &= ~(1 << location);
  }
  s.pileSizes[seat] = cards.length;
}

function hiddenAdvantages(view: View): Kind[] {
  const left = [...COPIES];
  for (const card of [...view.gone.advantages, ...view.seats.flatMap(({ hand }) => hand ?? [])]) left[advantageKind(card)!]!--;
  return left.flatMap((count, card) => new Array<Kind>(count).fill(card));
}

function dealAdvantages(s: State, { advantages, handSizes, usable }: Plan, rng: Rng): void {
  const cards = advantages.slice();
  shuffle(cards, rng);
  let next = cards.length;
  for (let seat = 0; seat < s.seats; seat++) {
    for (let dealt = 0; dealt < handSizes[seat]!; dealt++) {
      s.hands[seat] = plus(s.hands[seat]!, cards[--next]!);
      if (seat === s.turn && dealt + 1 === usable) s.heldBefore = s.hands[seat]!;
    }
  }
  s.advantageStack = cards;
}

/**
 * Rules 2.1, 5.3: the groups lie one upon the other, I on top, until the stack is used up for the first time; by then cards of group I have
 * left the game. After that only the top card's back tells something.
 */
function lotsOf(rest: number, gone: number, top: Group | null): Pick<Plan, 'lots' | 'tops'> {
  const cards = kindsIn(rest);
  const byGroup = GROUPS.map(group => cards.filter(card => groupOf(card) === group));
  const isSorted = (gone & GROUP_ONE) === 0 && byGroup.find(lot => lot.length > 0)?.some(card => groupOf(card) === top);
  if (isSorted) return { lots: byGroup.reverse(), tops: [] };
  return { lots: [cards], tops: cards.filter(card => groupOf(card) === top) };
}

const groupOf = (card: Kind): Group => VILLAIN_DATA[card]!.group.value;

/** Used again in every guess: nothing of it is kept. */
const shuffled: Kind[] = [];

function stackVillains(s: State, { lots, tops }: Plan, rng: Rng): void {
  for (const lot of lots) {
    for (let i = 0; i < lot.length; i++) shuffled[i] = lot[i]!;
    shuffle(shuffled, rng, lot.length);
    for (let i = 0; i < lot.length; i++) s.villainStack.push(shuffled[i]!);
  }
  if (tops.length > 0) putOnTop(s.villainStack, tops[rng.below(tops.length)]!);
}

function putOnTop(stack: Kind[], card: Kind): void {
  stack.splice(stack.indexOf(card), 1);
  stack.push(card);
}
