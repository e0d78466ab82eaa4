/**
 * How true the chances are that searching bots and hints go by: `npm run odds -- blanc-noir --seats 4 --games 2000`.
 * Hunches play whole games; now and then `odds` says how likely each seat is to win, and the end of the game says who did.
 */
import { parseArgs } from 'node:util';
import { chanceOf, fastRng } from '@tabard/core';
import { optionsOf } from './strength-table.ts';
import { listingNamed, readOrExit, seatsFor, sure, wholeNumber } from './usage.ts';

/** Neighbouring decisions are too much alike to count twice. */
const EVERY = 8;
const STEPS = 10;

const { listing, seats, games } = readOrExit('odds', () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seats: { type: 'string', default: '4' }, games: { type: 'string', default: '1000' } },
  });
  const found = listingNamed(positionals[0]);
  return { listing: found, seats: seatsFor(found, values.seats), games: wholeNumber('games', values.games) };
});
const { game, advice } = await listing.load();
const config = sure(game.configure(optionsOf(listing.id)));

/** By the step a chance falls into: how often it was said, what was said in all, and how often the seat won. */
const steps = Array.from({ length: STEPS }, () => ({ times: 0, said: 0, won: 0 }));
let [loss, moments] = [0, 0];
for (let number = 0; number < games; number++) note(playOne(number));

console.log('chance said   times    said on average   won');
for (const [step, { times, said, won }] of steps.entries()) {
  const [from, to] = [step, step + 1].map(bound => (100 * bound) / STEPS);
  const cells = [`${from} – ${to} %`, times, ...(times > 0 ? [percent(said / times), percent(won / times)] : ['', ''])];
  console.log(
    cells
      .map((cell, column) => String(cell).padEnd([13, 8, 17, 0][column]!))
      .join(' ')
      .trimEnd(),
  );
}
console.log(
  `surprise at who won: ${(loss / moments).toFixed(3)} on average; ${Math.log(seats).toFixed(3)} for who knows nothing (${moments} moments)`,
);

interface Game {
  /** What each seat was said to win with, at some moments. */
  readonly said: readonly (readonly number[])[];
  readonly won: readonly number[];
}

function playOne(number: number): Game {
  const rng = fastRng(`odds ${number}`);
  const state = game.setup(config, seats, rng);
  const said: number[][] = [];
  for (let [seat] = game.acting(state); seat !== undefined; [seat] = game.acting(state)) {
    if (rng.below(EVERY) === 0) said.push(Array.from({ length: seats }, (_, seat) => chanceOf(advice, state, seat)));
    const moves: unknown[] = game.legalMoves(state, seat);
    game.apply(state, seat, moves[advice.hunch?.(state, seat, moves, rng) ?? rng.below(moves.length)], rng);
  }
  return { said, won: game.outcome(state)!.ranking[0]! };
}

function note({ said, won }: Game): void {
  for (const chances of said) {
    const sum = chances.reduce((all, chance) => all + chance);
    for (const [seat, chance] of chances.entries()) {
      const share = won.includes(seat) ? 1 / won.length : 0;
      const step = steps[Math.min(STEPS - 1, Math.floor(chance * STEPS))]!;
      step.times++;
      step.said += chance;
      step.won += share;
      loss -= share * Math.log(chance / sum);
    }
    moments++;
  }
}

function percent(part: number): string {
  return `${(100 * part).toFixed(1)} %`;
}
