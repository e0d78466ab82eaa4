import { blancNoir, type Card, faceOf, type Move, type Scroll, scrollsOf, type View } from '@tabard/blanc-noir';
import type { Bot } from '@tabard/bots';
import type { Seat } from '@tabard/core';
import { byScore } from '../by-score.ts';

/** What a card in hand costs on average, besides its number, in points. */
const CARD = 9;
/** The mean number of the deck. */
const MEAN = 12;
const CHAIN_NUMBER = 25;
/** About one card in ten answers a chain. */
const ANSWERS = 0.1;
/** What a scroll is worth unused. */
const SCROLL = 12;
/** Phase one comes first where it pays, and never where it does not. */
const FIRST = 1000;

/** The attacker: chains, dragons and scrolls go to whoever is closest to winning, and no sooner than they hurt. */
export const attack: Bot<View, Move> = byScore(blancNoir, (view, seat) => {
  const player = new Attacker(view, seat);
  return move => player.worth(blancNoir.spell(move));
});

class Attacker {
  readonly #view: View;
  readonly #seat: Seat;
  readonly #hand: readonly Card[];
  readonly #others: readonly Seat[];
  /** How bad my hand is now. */
  readonly #now: number;

  constructor(view: View, seat: Seat) {
    this.#view = view;
    this.#seat = seat;
    this.#hand = view.hand ?? [];
    this.#others = [...view.seats.keys()].filter(other => other !== seat);
    this.#now = this.#burden(this.#hand, view.top, view.colour);
  }

  worth(move: string): number {
    const [verb, what = '', more] = move.split(' ');
    const { top, colour } = this.#view;
    switch (verb) {
      case 'play':
        return this.#play(what as Card, more);
      case 'draw':
        return -Math.max(1, this.#view.chain) * this.#burdenOfUnknown();
      case 'buy':
        return this.#early(this.#gain(without(this.#hand, move.split(' ').slice(1) as Card[]), top, colour) + SCROLL);
      case 'use':
        return this.#use(what as Scroll, more);
      case 'exclude':
        return this.#hand.length === 1 ? -4 * CARD : this.#gain(without(this.#hand, [what as Card]), top, colour);
      case 'target':
        return what === 'none' ? 0 : this.#threat(seatOf(what));
      case 'swap':
        return this.#swap(what, more!);
      case 'take':
        return this.#take(what);
      case 'colour':
        return this.#hand.filter(card => faceOf(card).colour === what).length;
      case 'call':
        return 1;
      default:
        return 0;
    }
  }

  /** A discard is worth the burden it takes off, and what it does to others. */
  #play(card: Card, named: string | undefined): number {
    const rest = without(this.#hand, [card]);
    const { colour = named, number } = faceOf(card);
    if (rest.length === 0) return this.#view.seats[this.#seat]!.called && number < 10 ? FIRST : -4 * this.#burdenOfUnknown();
    const after = this.#afterAbility(card, rest);
    return this.#gain(after, card, colour ?? null) + this.#strike(card, rest) + this.#denial(number, colour);
  }

  /** The hand as it will be when the card's own ability has been used well. */
  #afterAbility(card: Card, rest: readonly Card[]): readonly Card[] {
    const { face, colour } = faceOf(card);
    const normal = (one: Card) => faceOf(one).number < 10;
    if (face === 'lord') return this.#trimmed(rest, one => faceOf(one).colour === colour && normal(one), 2, 1);
    if (face === 'goddess') return this.#trimmed(rest, () => true, 2, 1);
    if (face !== 'princess') return rest;
    if (rest.includes(`prince-${colour!}`)) return this.#trimmed(without(rest, [`prince-${colour!}`]), () => true, rest.length, 1);
    return this.#trimmed(rest, one => !normal(one), 1, 1);
  }

  /** What the card does to others. */
  #strike(card: Card, rest: readonly Card[]): number {
    const { face } = faceOf(card);
    const two = this.#others.length === 1;
    const next = this.#after(1);
    const back = this.#after(-1);
    switch (face) {
      case 'knight':
        return this.#chain(this.#view.chain + 2, next, rest);
      case 'golem':
        return this.#chain(this.#view.chain + 4, next, rest);
      case 'prince':
        return this.#chain(this.#view.chain + 2, back, rest);
      case 'dragon':
        return 4 * Math.max(...this.#others.map(other => this.#threat(other)));
      case 'jester':
        return two ? CARD : this.#threat(next) - this.#threat(this.#after(2));
      case 'mage':
        return two ? 0 : this.#threat(next) - this.#threat(back);
      case 'priestess':
        return this.#view.scrollPileSize > 0 ? SCROLL : 0;
      default:
        return 0;
    }
  }

  /** A chain hurts whoever draws it: the next player, unless he answers; then it may come back. */
  #chain(sum: number, target: Seat, rest: readonly Card[]): number {
    const known = (this.#view.seen?.hands[target] ?? []).some(isAnswer);
    const answered = known ? 1 : 1 - (1 - ANSWERS) ** this.#view.seats[target]!.hand;
    const returns = rest.some(isAnswer) ? 0 : answered ** this.#others.length;
    return (1 - answered) * sum * this.#threat(target) - returns * (sum + 2) * this.#burdenOfUnknown();
  }

  /** In front of a player with one card the colour is changed: he kept what fits. */
  #denial(number: number, colour: string | undefined): number {
    const next = this.#after(1);
    const { hand } = this.#view.seats[next]!;
    const known = this.#view.seen?.hands[next] ?? [];
    const fits = known.filter(card => faceOf(card).colour === colour || faceOf(card).number === number).length;
    if (hand > 2) return 0;
    return (colour === this.#view.colour ? 0 : 6 / hand) - 12 * fits;
  }

  #use(scroll: Scroll, target: string | undefined): number {
    const { top, colour, chain } = this.#view;
    const near = this.#closest() <= 2 || this.#isFinishing();
    if (scroll.startsWith('herald')) {
      const mine = (card: Card) => faceOf(card).colour === scroll.at(-1);
      return this.#early(this.#gain(this.#trimmed(this.#hand, mine, 99, 2), top, colour) - SCROLL);
    }
    switch (scroll) {
      case 'menace':
        return 2 * FIRST + this.#threat(seatOf(target!));
      case 'revelation':
        return FIRST;
      case 'salvation':
        return this.#early(
          this.#gain(
            this.#trimmed(this.#hand, () => true, 99, 4),
            top,
            colour,
          ) -
            2 * SCROLL,
        );
      case 'explosion': {
        const victim = seatOf(target!);
        return this.#early((this.#isFinishing() || this.#view.seats[victim]!.hand <= 2 ? 1 : -1) * this.#threat(victim));
      }
      case 'blizzard':
        return this.#early(near ? 1 : -1);
      case 'shock-wave':
        return this.#early(this.#shock(target!));
      case 'tornado':
        return this.#early(this.#scrollLead());
      default: // A Mirage lets a chain pass by, or spares a called card the draw.
        return (chain > 0 || this.#hand.length === 1) && !this.#isFinishing() ? -1 : -2 * CARD;
    }
  }

  /** A scroll of whoever is close is worth shooting at. */
  #shock(place: string): number {
    const [owner, index] = place.slice(1).split('.').map(Number) as [number, number];
    const { up } = scrollsOf(this.#view.seats[owner]!)[index]!;
    return owner === this.#seat || up || this.#view.seats[owner]!.hand > 3 ? -1 : this.#threat(owner);
  }

  /** By how many unused scrolls the others are ahead of me. */
  #scrollLead(): number {
    const unused = (seat: Seat) => scrollsOf(this.#view.seats[seat]!).filter(({ up }) => !up).length;
    return Math.max(...this.#others.map(unused)) - unused(this.#seat);
  }

  /** A bad scroll of mine goes to somebody else, or their good ones into the pile. */
  #swap(one: string, other: string): number {
    const value = (place: string): number => {
      if (place === 'pile') return SCROLL;
      const [owner, index] = place.slice(1).split('.').map(Number) as [number, number];
      const { scroll, up } = scrollsOf(this.#view.seats[owner]!)[index]!;
      return up ? 0 : scroll === null ? SCROLL : this.#useOf(scroll);
    };
    const isMine = (place: string) => place.startsWith(`@${this.#seat}.`);
    if (isMine(one) && isMine(other)) return 0;
    return isMine(one) ? value(other) - value(one) : isMine(other) ? value(one) - value(other) : 0;
  }

  #useOf(scroll: Scroll): number {
    if (scroll.startsWith('herald')) return 4 * this.#hand.filter(card => faceOf(card).colour === scroll.at(-1)).length;
    return scroll === 'menace' || scroll === 'shock-wave' || scroll === 'tornado' ? 3 : 12;
  }

  /** A third card of one number buys a scroll, and takes the other two along. */
  #take(what: string): number {
    if (what === 'none') return 0;
    const { number } = faceOf(what as Card);
    const alike = this.#hand.filter(card => faceOf(card).number === number).length;
    return number < 10 && alike >= 2 && this.#hand.length > 3 ? 1 : -number;
  }

  #early(gain: number): number {
    return gain > 0 ? FIRST + gain : -FIRST;
  }

  #isFinishing(): boolean {
    const [last] = this.#hand;
    if (this.#hand.length !== 1 || !this.#view.seats[this.#seat]!.called || this.#view.chain > 0) return false;
    return faceOf(last!).number < 10 && fits(last!, this.#view.top, this.#view.colour);
  }

  #after(steps: number): Seat {
    const { seats, direction } = this.#view;
    return (this.#seat + steps * direction + 2 * seats.length) % seats.length;
  }

  #closest(): number {
    return Math.min(...this.#others.map(other => this.#view.seats[other]!.hand));
  }

  /** What a card more in that hand is worth to me: most for whoever is nearly out, more for whoever leads. */
  #threat(seat: Seat): number {
    const { hand, points } = this.#view.seats[seat]!;
    const leads = this.#others.every(other => this.#view.seats[other]!.points >= points);
    return (leads ? 8 : 7) + (hand <= 1 ? 12 : hand === 2 ? 7 : hand === 3 ? 3 : 0);
  }

  #gain(rest: readonly Card[], top: Card, colour: string | null): number {
    return this.#now - this.#burden(rest, top, colour);
  }

  #burdenOfUnknown(): number {
    return CARD + MEAN * this.#risk();
  }

  /** How likely it is that what I hold will be counted against me. */
  #risk(): number {
    const closest = this.#closest();
    return closest <= 1 ? 0.7 : closest === 2 ? 0.5 : closest === 3 ? 0.35 : 0.25;
  }

  /** How bad a hand is: its cards, their numbers, and what it lacks. */
  #burden(hand: readonly Card[], top: Card, colour: string | null): number {
    const faces = hand.map(faceOf);
    const normals = faces.filter(({ number }) => number < 10);
    const alike = Math.max(0, ...normals.map(({ number }) => normals.filter(one => one.number === number).length));
    const fitting = hand.filter(card => fits(card, top, colour)).length;
    let burden = hand.length * CARD + this.#risk() * faces.reduce((sum, { number }) => sum + number, 0);
    if (normals.length === 0) burden += hand.length === 1 ? 3 * CARD : CARD;
    if (fitting === 0) burden += CARD;
    burden -= Math.min(fitting, 3) + (alike >= 3 ? 2 * CARD : alike === 2 ? 3 : 0);
    if (hand.some(isAnswer) && hand.length > 2) burden -= 5;
    if (hand.length > 2) burden -= 3 * faces.filter(card => card.colour === undefined).length;
    if (faces.some(({ face, colour }) => face === 'princess' && hand.includes(`prince-${colour!}`))) burden -= 3 * CARD;
    return burden;
  }

  /** Cards are excluded one at a time, whichever weighs most, as long as it helps. */
  #trimmed(hand: readonly Card[], isEligible: (card: Card) => boolean, most: number, keep: number): readonly Card[] {
    const { top, colour } = this.#view;
    let left = hand;
    for (let gone = 0; gone < most && left.length > keep; gone++) {
      const options = left.filter(isEligible).map(card => without(left, [card]));
      if (options.length === 0) break;
      left = options.reduce((best, one) => (this.#burden(one, top, colour) < this.#burden(best, top, colour) ? one : best));
    }
    return left;
  }
}

const seatOf = (text: string): Seat => Number(text.slice(1));
const isAnswer = (card: Card): boolean => faceOf(card).number === CHAIN_NUMBER;

function fits(card: Card, top: Card, colour: string | null): boolean {
  const own = faceOf(card);
  return colour === null || own.colour === undefined || own.colour === colour || own.number === faceOf(top).number;
}

function without(hand: readonly Card[], cards: readonly Card[]): readonly Card[] {
  const left = [...hand];
  for (const card of cards) left.splice(left.indexOf(card), 1);
  return left;
}
