import type { Bot } from '@tabard/bots';
import { fastRng, type Seat } from '@tabard/core';
import {
  adderheadsLeft,
  cardNumber,
  drawsVillainAt,
  endPointsOf,
  gateOf,
  kindOf,
  type Location,
  lineAt,
  type Move,
  mustChooseAt,
  type Offer,
  offersAt,
  type Place,
  playableCards,
  type SeatView,
  TILES,
  tintenblut,
  type View,
} from '@tabard/tintenblut';
import { byScore } from '../by-score.ts';

/** Fields for a set of so many different tiles. */
const STEPS = [0, 0, 2, 4, 7];
/** What different tiles promise that are not converted yet: the next ones will make them a set of four. */
const PROMISE = [0, 1.3, 2.8, 4.5, 6.5];
/** A second row of tiles waits for another turn, and so on. */
const PATIENCE = [0.92, 0.75, 0.55, 0.35, 0.2];
const PROVISION = 0.9;
/** An advantage card in hand, besides what it brings at the end. */
const CARD = 0.5;
/** Beyond this many provisions more are of little use. */
const ENOUGH = 4;
/** What a turn without a journey costs. */
const TEMPO = 2;
const LAST_GATE = 40;
const GREEN = 31;

interface Purse {
  readonly tiles: readonly number[];
  readonly provisions: number;
  readonly cards: number;
  readonly marker: number;
}

/** The attacker: lets the Adderhead come when others are the worst villains, stands in the leader's way, and ends the game when ahead. */
export const attack: Bot<View, Move> = byScore(tintenblut, (view, seat, guess) => {
  const player = new Attacker(view, seat);
  return move => {
    const text = tintenblut.spell(move).split(' ');
    if (!LOOKED_AHEAD.includes(text[0]!)) return player.worth(text);
    const next = tintenblut.clone(guess);
    tintenblut.apply(next, seat, move, fastRng('nothing is rolled'));
    const after = new Attacker(tintenblut.view(next, seat), seat).worthNow();
    return after + (text[0] === 'go' ? player.notice(text) : 0);
  };
});

/** Moves without chance, judged by where they lead; all others by what is known before. */
const LOOKED_AHEAD = ['go', 'use', 'dustfinger', 'trade', 'convert'];

class Attacker {
  readonly #view: View;
  readonly #seat: Seat;
  readonly #me: SeatView;
  readonly #rivals: readonly SeatView[];

  constructor(view: View, seat: Seat) {
    this.#view = view;
    this.#seat = seat;
    this.#me = view.seats[seat]!;
    this.#rivals = view.seats.filter((_, other) => other !== seat);
  }

  worth([verb, what]: readonly string[]): number {
    switch (verb) {
      case 'collect':
        return what === undefined ? this.worthNow() : this.#converted(this.#with([this.#offers().find(({ reward }) => reward === what)!]));
      case 'lose':
        return this.#me.tiles[what as (typeof TILES)[number]];
      case 'start': // who goes last knows what the others have played
        return what === `@${this.#seat}` ? 0 : 1;
      case 'stay':
        return this.worthNow();
      case 'pass':
        return this.#value(this.#purse()) - TEMPO;
      default: // `end`
        return this.#value(this.#purse());
    }
  }

  /** What the turn comes to from here: the reward if it is still to come, then the best of conversions. */
  worthNow(): number {
    const { phase, turn } = this.#view;
    if (phase === 'journey' || turn !== this.#seat) return this.#value(this.#purse());
    const villain = phase !== 'after' && drawsVillainAt(this.#view, this.#seat, this.#me.place) ? this.#draw() : 0;
    if (phase !== 'arrived') return this.#converted(this.#purse()) + villain;
    const offers = this.#offers();
    const rewards = mustChooseAt(this.#view, this.#seat, this.#me.place) ? offers.map(offer => [offer]) : [offers];
    return Math.max(...rewards.map(reward => this.#converted(this.#with(reward)))) + villain;
  }

  /** What a location card does besides: the highest number draws a villain, and who stands somewhere is in the way. */
  notice([, card, by]: readonly string[]): number {
    const number = cardNumber(this.#seat, card as Location);
    const { seats, start, passed } = this.#view;
    const order = (seat: Seat) => (seat - start + seats.length) % seats.length;
    const rivals = [...seats.keys()].filter(seat => seat !== this.#seat);
    const gone = rivals.filter(seat => order(seat) < order(this.#seat) || passed.includes(seat));
    const isBeaten = gone.some(seat => seats[seat]!.number > number);
    const chance = isBeaten ? 0 : (number / 40) ** (rivals.length - gone.length);
    return chance * this.#draw() + this.#block((by ?? card) as Place);
  }

  /** A rival who comes after me finds company: bad for him where alone is better, good where it is not. */
  #block(place: Place): number {
    const tiles = (line: 'alone' | 'company') =>
      offersAt(place, line).reduce((sum, { reward, count }) => sum + count * (reward === 'provision' ? 0.4 : 1), 0);
    const comers = this.#view.seats.filter((_, seat) => seat !== this.#seat && playableCards(this.#view, seat).includes(place)).length;
    return 0.1 * comers * (tiles('alone') - tiles('company'));
  }

  /** What a villain card is worth to me: it may be the Adderhead, who takes from whoever has most villains. */
  #draw(): number {
    const head = this.#adderhead();
    const most = Math.max(...this.#rivals.map(({ villainSum }) => villainSum));
    const hits = this.#rivals.filter(({ villainSum }) => villainSum === most && villainSum >= this.#me.villainSum + 2);
    const taken = hits.reduce((sum, rival) => sum + half(rival), 0) / this.#rivals.length;
    const lost = this.#me.villainSum + 2 >= most ? half(this.#me) : 0;
    const burden = this.#me.villainSum + 3 >= most ? 0.25 * Math.max(4, half(this.#me)) : 0.3;
    return head * (taken - lost) - (1 - head) * burden;
  }

  /** How likely the next villain card is the Adderhead. */
  #adderhead(): number {
    const { top } = this.#view.villainStack;
    return top === 'I' ? 0 : Math.min(0.6, adderheadsLeft(this.#view).left / Math.max(1, this.#view.villainStack.size));
  }

  #purse(): Purse {
    const { tiles, provisions, hand = [], marker } = this.#me;
    const cards = hand.reduce((sum, card) => sum + this.#card(endPointsOf(card)), 0);
    return { tiles: TILES.map(tile => tiles[tile]), provisions, cards, marker };
  }

  #card(points: number): number {
    return points + (this.#view.lastRound ? 0 : CARD);
  }

  #offers(): readonly Offer[] {
    return offersAt(this.#me.place, lineAt(this.#view, this.#seat, this.#me.place));
  }

  #with(offers: readonly Offer[]): Purse {
    const { tiles, provisions, cards, marker } = this.#purse();
    const count = (wanted: string) => offers.find(({ reward }) => reward === wanted)?.count ?? 0;
    return {
      tiles: tiles.map((held, at) => held + Math.min(count(TILES[at]!), this.#view.supply[TILES[at]!])),
      provisions: provisions + Math.min(count('provision'), this.#view.supply.provision),
      cards: cards + Math.min(count('advantage'), this.#view.advantageStack) * this.#card(1.4),
      marker,
    };
  }

  /** The best that can be made of a purse by converting, each size once, or by keeping it. */
  #converted(purse: Purse, used: readonly number[] = this.#view.converted): number {
    let best = this.#value(purse);
    for (const size of [2, 3, 4]) {
      const marker = purse.marker + STEPS[size]!;
      const kinds = [...purse.tiles.keys()].sort((a, b) => purse.tiles[b]! - purse.tiles[a]!).slice(0, size);
      if (used.includes(size) || kinds.some(kind => purse.tiles[kind] === 0) || this.#isStopped(purse.marker, marker)) continue;
      const tiles = purse.tiles.map((held, kind) => (kinds.includes(kind) ? held - 1 : held));
      best = Math.max(best, this.#converted({ ...purse, tiles, marker }, [...used, size]));
    }
    return best;
  }

  #isStopped(from: number, to: number): boolean {
    for (let field = from + 1; field <= to; field++) {
      const gate = gateOf(field);
      if (gate !== undefined && gate !== kindOf(this.#me.place)) return true;
    }
    return false;
  }

  /** Fields won, and what the rest promises. */
  #value({ tiles, provisions, cards, marker }: Purse): number {
    const stage = this.#stage(marker);
    const rest = promiseOf(tiles) + PROVISION * Math.min(provisions, ENOUGH) + 0.2 * Math.max(0, provisions - ENOUGH);
    return marker + cards + stage * rest - this.#villains(tiles, provisions) - this.#whiteWomen(marker) + this.#end(marker);
  }

  /** How much of what is not converted will ever be. */
  #stage(marker: number): number {
    const furthest = Math.max(marker, ...this.#rivals.map(rival => rival.marker));
    if (this.#view.lastRound) return 0.02;
    return furthest >= LAST_GATE ? 0.7 : furthest >= LAST_GATE - 7 ? 0.9 : 1;
  }

  /** Who has most villains will lose half of what he holds: better to hold little. */
  #villains(tiles: readonly number[], provisions: number): number {
    const { villainSum } = this.#me;
    if (villainSum === 0 || this.#rivals.some(rival => rival.villainSum > villainSum)) return 0;
    return Math.max(0.1, this.#adderhead()) * 0.5 * (promiseOf(tiles) + PROVISION * provisions);
  }

  /** The White Women halve rewards: they are left to whoever is a field ahead. */
  #whiteWomen(marker: number): number {
    if (this.#view.lastRound || marker < GREEN || marker >= LAST_GATE) return 0;
    return this.#rivals.every(rival => rival.marker < marker) ? 0.5 : 0;
  }

  /** The last round comes when I am ahead, and not before. */
  #end(marker: number): number {
    if (marker < LAST_GATE || this.#view.lastRound) return 0;
    const ahead = marker - Math.max(...this.#rivals.map(rival => rival.marker + 0.6 * promiseOf(TILES.map(tile => rival.tiles[tile]))));
    return ahead > 0 ? 4 : -1;
  }
}

/** What the Adderhead would take. */
const half = ({ tiles, provisions }: SeatView): number => 0.5 * (promiseOf(TILES.map(tile => tiles[tile])) + PROVISION * provisions);

/** Tiles row by row: how many kinds there are once, twice, and so on. */
function promiseOf(tiles: readonly number[]): number {
  let sum = 0;
  for (let row = 1; row <= Math.max(...tiles); row++) {
    const kinds = tiles.filter(held => held >= row).length;
    sum += PROMISE[kinds]! * PATIENCE[Math.min(row, PATIENCE.length) - 1]!;
  }
  return sum;
}
