import { fastRng, type Rng } from '@tabard/core';
import { expect, test } from 'vitest';
import { pips } from '../test/pips.ts';
import { type Log, Match, type MatchSetup, memoryLog, playThrough, type Sight } from './index.ts';

const setup: MatchSetup = {
  match: 'm',
  game: pips,
  notation: '4',
  config: { goal: 30 },
  seats: 4,
  humans: [0, 1, 2, 3],
  seed: 'simulation',
};

/** A player who hears late or never, sends late, twice, or what is long gone. */
class Player {
  readonly match: Match;
  readonly seat: number;
  seq = 0;
  sight: Sight;
  readonly #rng: Rng;
  readonly sent: { seq: number; move: string }[] = [];

  constructor(match: Match, seat: number) {
    this.match = match;
    this.seat = seat;
    this.#rng = fastRng(seat);
    this.sight = match.see(seat);
  }

  hear(): void {
    if (this.#rng.below(4) === 0) return;
    this.seq = this.match.seq;
    this.sight = this.match.see(this.seat);
  }

  async act(): Promise<void> {
    const rng = this.#rng;
    if (this.sent.length > 0 && rng.below(3) === 0) {
      const old = this.sent[rng.below(this.sent.length)]!;
      await this.match.submit(this.seat, old.seq, [old.move]);
    }
    const { legal } = this.sight;
    const move = legal[rng.below(Math.max(1, legal.length))] ?? 'draw';
    this.sent.push({ seq: this.seq, move });
    const answers = await Promise.all(Array.from({ length: 1 + rng.below(3) }, () => this.match.submit(this.seat, this.seq, [move])));
    expect(new Set(answers.map(answer => answer.type)).size).toBe(1);
    this.hear();
  }
}

/** Appends take a while, a different one each time. */
function slow(log: Log): Log {
  const rng = fastRng('slow');
  return { ...log, append: async run => await new Promise(resolve => setTimeout(() => resolve(log.append(run)), rng.below(4))) };
}

test('players who lag, drop, retry and resend end with the views of a replay', async () => {
  const log = slow(memoryLog());
  const match = await Match.open(setup, log);
  const players = [0, 1, 2, 3].map(seat => new Player(match, seat));
  match.onChange = () => {
    for (const player of players) player.hear();
  };
  for (let round = 0; !match.outcome && round < 300; round++) await Promise.all(players.map(player => player.act()));
  expect(match.outcome).toBeDefined();

  const entries = await log.read('m', 0);
  expect(entries.map(entry => entry.seq)).toEqual(entries.map((_, i) => i + 1));
  const last = [...playThrough(setup, entries)].at(-1)!;
  for (const viewer of [0, 1, 2, 3, 'public'] as const) expect(match.see(viewer).view).toEqual(pips.view(last.state as never, viewer));
  for (const player of players) {
    player.sight = match.see(player.seat);
    expect(player.sight.legal).toEqual([]);
  }
});
