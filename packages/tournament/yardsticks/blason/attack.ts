import {
  AUGMENTATIONS,
  type Award,
  bandIn,
  blason,
  type Card,
  COLUMNS,
  type ColumnName,
  costOf,
  type Move,
  markerValue,
  needsOf,
  type PileName,
  type Printed,
  printed,
  rowOf,
  type SeatView,
  scoreOf,
  type Type,
  takes,
  unseenCards,
  type View,
  visibleCard,
  visibleCards,
  withPlaced,
} from '@tabard/blason';
import type { Bot } from '@tabard/bots';
import type { Seat } from '@tabard/core';
import { byScore } from '../by-score.ts';

type Laid = Pick<SeatView, 'shield' | 'bands' | 'claimed'>;

/** With so many cards in hand it is time to place: two more would be thrown away. */
const FULL_HAND = 6;
/** Half of what is taken ends on the track, the other half pays for it. */
const PER_VALUE = 0.5;
/** What a herald is worth in hand: more than the point at the end. */
const HERALD = 1.3;
/** How much of what a card would bring is counted while it is in hand. */
const HOPE = 0.5;
/** Never, unless there is nothing else. */
const NEVER = -100;

/** The attacker: first to the dear markers, takes what the leader waits for, fights for majorities, and closes the shield when ahead. */
export const attack: Bot<View, Move> = byScore(blason, (view, seat) => {
  const player = new Attacker(view, seat);
  return move => player.worth(blason.spell(move).split(' '));
});

class Attacker {
  readonly #view: View;
  readonly #seat: Seat;
  readonly #me: SeatView;
  readonly #hand: readonly Card[];
  readonly #rivals: readonly Seat[];
  /** By award and seat, how much it still asks for. */
  readonly #missingNow: ReadonlyMap<Award, readonly number[]>;
  /** By seat, how often each augmentation shows. */
  readonly #emblems: readonly (readonly number[])[];
  #lead = 0;
  readonly #worths = new Map<Card, number>();
  readonly #payments = new Map<string, readonly Card[]>();

  constructor(view: View, seat: Seat) {
    this.#view = view;
    this.#seat = seat;
    this.#me = view.seats[seat]!;
    this.#hand = view.hand ?? [];
    this.#rivals = [...view.seats.keys()].filter(other => other !== seat);
    this.#missingNow = new Map(view.awards.map(({ award }) => [award, view.seats.map(one => missing(award, facesOn(one), one.bands))]));
    this.#emblems = view.seats.map(one => emblemsAmong(facesOn(one)));
    this.#lead = this.#prospects(seat) - Math.max(...this.#rivals.map(rival => this.#prospects(rival)));
  }

  worth([verb, what, ...rest]: readonly string[]): number {
    switch (verb) {
      case 'take':
        return this.#take(what!);
      case 'place':
        return this.#place(what as Card, rest, { herald: false });
      case 'herald':
        return this.#herald(what!, rest);
      case 'pay':
        return this.#payment(this.#hand, this.#view.pending!.cost - this.#view.pending!.paid).includes(what as Card) ? 1 : 0;
      case 'claim':
        return this.#claim(what as Award);
      case 'discard':
        return -this.#inHand(what as Card);
      case 'pass':
        return NEVER;
      default: // `end`
        return 0;
    }
  }

  /** A card is worth what it brings me, and what it would have brought a rival. */
  #take(what: string): number {
    if (what === 'tinctures' || what === 'figures') return this.#blind(what);
    const card = what as Card;
    const denied = this.#rivals.map(rival => this.#wish(rival, card));
    return this.#inHand(card) + (0.5 * Math.max(...denied)) / this.#rivals.length;
  }

  /** What lies face-down is worth the mean of what it may be. */
  #blind(pile: PileName): number {
    const unseen = unseenCards(this.#view).filter(card => faceOf(card).pile === pile);
    return unseen.reduce((sum, card) => sum + this.#inHand(card), 0) / Math.max(1, unseen.length);
  }

  /** Placing is done by the handful; sooner only for a marker, or when the end is near. */
  #place(card: Card, [column, band]: readonly string[], { herald }: { readonly herald: boolean }): number {
    const gain = this.#gain(card, column as ColumnName, band);
    const others = this.#hand.filter(one => one !== card);
    const paid = this.#payment(others, costOf(card, { herald })).reduce((sum, one) => sum + this.#inHand(one), 0);
    const net = gain - (this.#isLast() ? 0.01 * paid : paid) - (herald ? HERALD : 0);
    if (herald || this.#view.phase !== 'turn') return net;
    return net > 0 && (this.#hand.length >= FULL_HAND || this.#isLast() || this.#brings(card, column as ColumnName, band))
      ? 100 + net
      : NEVER;
  }

  /** Heralds place what is dear; in the end of a turn they take what is worth a card more. */
  #herald(what: string, rest: readonly string[]): number {
    if (what === 'swap') return NEVER;
    if (what === 'take') return this.#view.phase === 'close' && !this.#isLast() ? this.#take(rest[0]!) - 2 * HERALD : NEVER;
    const net = this.#place(rest[0] as Card, rest.slice(1), { herald: true });
    if (this.#view.phase === 'turn') return net > 0 && (this.#hand.length >= FULL_HAND || this.#isLast()) ? 100 + net : NEVER;
    return this.#view.phase === 'acquire' ? NEVER : net - (this.#isLast() ? 0 : 2);
  }

  #isLast(): boolean {
    return this.#view.lastTurns !== null;
  }

  /** Whether a placement brings a marker now: an award complete, or a ten that nobody has. */
  #brings(card: Card, column: ColumnName, band: string | undefined): boolean {
    const after = laid(this.#me, card, column, band);
    const shown = facesOn(after);
    const completes = this.#open(this.#me).some(
      ({ award }) => missing(award, shown, after.bands) === 0 && this.#missingNow.get(award)![this.#seat]! > 0,
    );
    return completes || this.#ten(faceOf(card).value) > 1;
  }

  #gain(card: Card, column: ColumnName, band: string | undefined): number {
    const { value } = printed(card);
    const after = laid(this.#me, card, column, band);
    return value + this.#ten(value) + this.#close(after) + this.#shield(this.#seat, after) - this.#shield(this.#seat, this.#me);
  }

  /** The marker of a ten, less the heralds it gives to others. */
  #ten(value: number): number {
    const { track } = this.#me;
    const ten = this.#view.tens.find(one => track < one && track + value >= one);
    return ten === undefined ? 0 : markerValue(`${ten}`) - 0.7;
  }

  /** The full shield ends the game: good for who is ahead, bad for who is not. */
  #close(after: Laid): number {
    if (this.#isLast() || visibleCards(after.shield).length < COLUMNS.length || visibleCards(this.#me.shield).length === COLUMNS.length)
      return 0;
    return 3 + (this.#lead + 3 > 0 ? 10 : -10);
  }

  /** Awards are claimed where somebody else is about to. */
  #claim(award: Award): number {
    const { markers } = this.#view.awards.find(one => one.award === award)!;
    const nearest = Math.min(...this.#rivals.map(rival => this.#missingNow.get(award)![rival]!));
    return markers[0]! + (nearest <= 1 ? markers[0]! - (markers[1] ?? 0) : 0);
  }

  /** How much a card in my hand is worth. */
  #inHand(card: Card): number {
    const known = this.#worths.get(card);
    if (known !== undefined) return known;
    const worth = PER_VALUE * faceOf(card).value + HOPE * this.#wish(this.#seat, card);
    this.#worths.set(card, worth);
    return worth;
  }

  /** What a card would add to a shield at its best place. */
  #wish(seat: Seat, card: Card): number {
    const owner = this.#view.seats[seat]!;
    const before = this.#shield(seat, owner);
    return Math.max(0, ...spots(owner, card).map(([column, band]) => this.#shield(seat, laid(owner, card, column, band)) - before));
  }

  /** The cheapest way to pay, by what the cards are worth to me. */
  #payment(hand: readonly Card[], cost: number): readonly Card[] {
    const key = `${cost} ${hand.join()}`;
    const known = this.#payments.get(key);
    if (known) return known;
    let best = hand;
    let least = Number.POSITIVE_INFINITY;
    for (let set = 1; set < 1 << hand.length; set++) {
      let [value, loss] = [0, 0];
      for (let at = 0; at < hand.length; at++) {
        if (((set >> at) & 1) === 0) continue;
        value += faceOf(hand[at]!).value;
        loss += this.#inHand(hand[at]!);
      }
      if (value >= cost && loss < least) [best, least] = [hand.filter((_, at) => (set >> at) & 1), loss];
    }
    this.#payments.set(key, best);
    return best;
  }

  #prospects(seat: Seat): number {
    const owner = this.#view.seats[seat]!;
    return scoreOf(owner).total + this.#shield(seat, owner);
  }

  /** What a shield promises besides the track: awards in sight, majorities, and columns for who wants it to end. */
  #shield(seat: Seat, owner: Laid): number {
    const shown = facesOn(owner);
    let promise = this.#majorities(seat, shown) + shown.length * (seat === this.#seat && this.#lead > 0 ? 1 : 0.5);
    for (const { award, markers } of this.#open(owner)) promise += this.#award(seat, award, markers, missing(award, shown, owner.bands));
    return promise;
  }

  #open({ claimed }: Laid): View['awards'] {
    return this.#view.awards.filter(({ award, markers }) => markers.length > 0 && !claimed.includes(award));
  }

  /** An award counts the more the closer it is, by the marker that will be left when I am there. */
  #award(seat: Seat, award: Award, markers: readonly number[], short: number): number {
    if (short === 0) return markers[0]!;
    const sooner = this.#missingNow
      .get(award)!
      .filter((other, at) => at !== seat && other < short && !this.#view.seats[at]!.claimed.includes(award)).length;
    return (markers[sooner] ?? 0) * 0.85 * CLOSENESS[short]!;
  }

  /** Majorities are three points each; a tie feeds a rival, too. */
  #majorities(seat: Seat, shown: readonly Printed[]): number {
    const weight = this.#isLast() ? 1 : 0.5;
    return emblemsAmong(shown).reduce((sum, count, one) => {
      const most = Math.max(...this.#emblems.map((counts, other) => (other === seat ? 0 : counts[one]!)));
      return sum + (count === 0 || count < most ? 0 : weight * (count > most ? 3 : 1.5));
    }, 0);
  }
}

/** How sure an award is, by how much it still asks for. */
const CLOSENESS = [1, 0.7, 0.45, 0.28, 0.16, 0.08, 0.04, 0];
const HOPELESS = CLOSENESS.length - 1;

const faces = new Map<Card, Printed>();
function faceOf(card: Card): Printed {
  const face = faces.get(card) ?? printed(card);
  faces.set(card, face);
  return face;
}

interface Want {
  readonly type: Type | undefined;
  readonly wanted: number;
  fits(card: Printed): boolean;
}

const wants = new Map<Award, readonly Want[]>();
function wantsOf(award: Award): readonly Want[] {
  const known = wants.get(award);
  if (known) return known;
  const asked = needsOf(award, {}).map(({ of, wanted }): Want => {
    if ('type' in of) return { type: of.type, wanted, fits: ({ type }) => type === of.type };
    return { type: undefined, wanted, fits: ({ emblem }) => emblem === of.augmentation || emblem === 'star' };
  });
  wants.set(award, asked);
  return asked;
}

const facesOn = ({ shield }: Laid): Printed[] => visibleCards(shield).map(faceOf);

/** How much an award still asks for; beyond hope where a row's band forbids a type. */
function missing(award: Award, shown: readonly Printed[], bands: Laid['bands']): number {
  let sum = 0;
  for (const { fits, type, wanted } of wantsOf(award)) {
    let short = wanted;
    for (const face of shown) if (fits(face)) short--;
    if (short > 0) sum += type && !isPossible(type, bands) ? HOPELESS : short;
  }
  return Math.min(HOPELESS, sum);
}

const emblemsAmong = (shown: readonly Printed[]): number[] => AUGMENTATIONS.map(one => shown.filter(({ emblem }) => emblem === one).length);

const laid = (owner: Laid, card: Card, column: ColumnName, band: string | undefined): Laid =>
  withPlaced(owner, { card, column, band: band as 'upper' | 'lower' | undefined });

/** Whether some row still takes a type. */
const isPossible = (type: Type, bands: Laid['bands']): boolean =>
  COLUMNS.some(column => open(column, bands).some(({ types }) => types.includes(type)));

const OPEN = Object.fromEntries(
  COLUMNS.map(column => [column, { open: takes(column, null), upper: takes(column, 'upper'), lower: takes(column, 'lower') }]),
);
const open = (column: ColumnName, bands: Laid['bands']): ReturnType<typeof takes> =>
  OPEN[column]![bandIn({ bands }, rowOf(column)) ?? 'open'];

const PARTNERS: Readonly<Partial<Record<ColumnName, ColumnName>>> = { A2: 'A3', A3: 'A2', B3: 'C3', C3: 'B3' };
const tincture = (card: Card): string => card.replace(/-\d$/, '');

/** Where a card may lie on a shield, and in which band. */
function spots({ shield, bands }: Laid, card: Card): (readonly [ColumnName, string | undefined])[] {
  const { type } = faceOf(card);
  return COLUMNS.flatMap(column => {
    const partner = PARTNERS[column];
    const beside = partner && visibleCard(shield, partner);
    if (beside && tincture(beside) === tincture(card)) return [];
    const fitting = open(column, bands).filter(({ types }) => types.includes(type));
    return fitting.map(({ band }) => [column, band ?? undefined] as const);
  });
}
