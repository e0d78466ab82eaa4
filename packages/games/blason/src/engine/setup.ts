import { type Rng, type Seat, shuffle } from '@tabard/core';
import type { Config } from './config.ts';
import { AWARDS, AWARDS_IN_PLAY, DEALT_OF_EACH, FIRST_FIGURE, KINDS, LEAST_HAND_VALUE, PILES, type Pile } from './data.ts';
import { refill } from './piles.ts';
import { FIGURES, TINCTURES, WORDS } from './sets.ts';
import { blank, drawn, heraldSupply, joinHand, STACK_AT, type State } from './state.ts';

/** Rules 2.1–2.3. */
export function setup(config: Config, seats: number, rng: Rng): State {
  const s = blank(config, seats);
  for (let card = 0; card < KINDS; card++) s.stacks[card] = card;
  s.stackSizes[TINCTURES] = FIRST_FIGURE;
  s.stackSizes[FIGURES] = KINDS - FIRST_FIGURE;
  shuffleStack(s, TINCTURES, rng);
  shuffleStack(s, FIGURES, rng);
  for (let seat = 0; seat < seats; seat++) {
    dealHand(s, seat);
    while (s.handValues[seat]! < LEAST_HAND_VALUE) {
      returnHand(s, seat);
      shuffleStack(s, TINCTURES, rng);
      shuffleStack(s, FIGURES, rng);
      dealHand(s, seat);
    }
  }
  refill(s, rng);
  drawAwards(s, rng);
  s.start = rng.below(seats);
  s.turn = s.start;
  for (let seat = 0; seat < seats; seat++) s.heralds[seat] = config.seatBonus && seat !== s.start ? 2 : 1;
  s.supply = heraldSupply(s);
  return s;
}

export function shuffleStack(s: State, pile: Pile, rng: Rng): void {
  const at = STACK_AT[pile]!;
  shuffle(s.stacks.subarray(at, at + s.stackSizes[pile]!), rng);
}

function dealHand(s: State, seat: Seat): void {
  for (let pile = 0; pile < PILES.length; pile++) {
    for (let card = 0; card < DEALT_OF_EACH; card++) joinHand(s, seat, drawn(s, pile), s.generations[pile]!);
  }
}

function returnHand(s: State, seat: Seat): void {
  for (let pile = 0; pile < PILES.length; pile++) s.stackSizes[pile]! += DEALT_OF_EACH;
  s.hands.fill(0, seat * WORDS, (seat + 1) * WORDS);
  s.handSizes[seat] = 0;
  s.handValues[seat] = 0;
}

/** Five of all awards, besides those that must be among them. */
export function drawAwards(s: State, rng: Rng, wanted: readonly number[] = []): void {
  const others = AWARDS.map((_, award) => award).filter(award => !wanted.includes(award));
  shuffle(others, rng);
  s.awards.set([...wanted, ...others].slice(0, AWARDS_IN_PLAY).sort((a, b) => a - b));
}
