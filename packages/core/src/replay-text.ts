import type { Json, Outcome } from './game.ts';
import type { Replay, ReplayMove, StateHash } from './replay.ts';
import { readReplayJson } from './replay-json.ts';
import { err, ok, type Result } from './result.ts';

const TITLE = 'tabard replay 1';

/** A replay as text: a field a line, then a move a line, with hashes between them and the outcome at the end. */
export function formatReplay(replay: Replay): string {
  const { fairness, outcome } = replay;
  const lines = [
    TITLE,
    `game ${replay.game}`,
    `revision ${replay.revision}`,
    `seats ${replay.seats}`,
    `config ${JSON.stringify(replay.config)}`,
    `seed ${JSON.stringify(replay.seed)}`,
  ];
  if (fairness) {
    lines.push(`commitment ${fairness.commitment}`, `server-seed ${fairness.serverSeed}`);
    for (const [seat, given] of fairness.contributions.entries()) lines.push(`contribution @${seat} ${given ?? '-'}`);
  }
  const hashes = new Map(replay.hashes.map(({ after, hash }) => [after, hash]));
  const hashLine = (after: number) => (hashes.has(after) ? [`hash ${after} ${hashes.get(after)}`] : []);
  lines.push(...hashLine(0));
  for (const [index, { seat, move, table }] of replay.moves.entries()) {
    lines.push(`${index + 1} ${table ? 'table ' : ''}@${seat} ${move}`, ...hashLine(index + 1));
  }
  if (outcome) {
    const ranking = outcome.ranking.map(seats => seats.map(seat => `@${seat}`).join(' '));
    lines.push(`ranking ${ranking.join(' | ')}`, `scores ${outcome.scores.join(' ')}`, `reason ${outcome.reason}`);
  }
  lines.push('end');
  return `${lines.join('\n')}\n`;
}

/** Reads a replay, text or JSON. The error is one line that names the place. Empty lines and those that begin with `#` are skipped. */
export function parseReplay(text: string): Result<Replay, string> {
  return /^\s*\{/.test(text) ? readReplayJson(text) : readReplayText(text);
}

function readReplayText(text: string): Result<Replay, string> {
  const reader = new Lines(text);
  try {
    return ok(readAll(reader));
  } catch (error) {
    if (error instanceof Unreadable) return err(`line ${reader.number}: ${error.message}`);
    throw error;
  }
}

function readAll(lines: Lines): Replay {
  if (lines.next() !== TITLE) throw new Unreadable(`a replay begins with "${TITLE}"`);
  const game = lines.field('game', /^[a-z0-9-]+$/);
  const revision = whole(lines.field('revision', WHOLE));
  const seats = whole(lines.field('seats', WHOLE));
  const config = configOf(lines.field('config', /^\{.*\}$/));
  const seed = seedOf(lines.field('seed', /^".*"$/));
  const fairness = readFairness(lines);
  const hashes: StateHash[] = [];
  const moves: ReplayMove[] = [];
  while (readHash(lines, moves.length, hashes) || readMove(lines, moves));
  const outcome = readOutcome(lines);
  if (lines.next() !== 'end') throw new Unreadable('expected a move, a hash, the ranking or "end"');
  if (lines.peek() !== undefined) {
    lines.next();
    throw new Unreadable('there is nothing after "end"');
  }
  return { game, revision, seats, config, seed, ...(fairness && { fairness }), moves, hashes, outcome };
}

const WHOLE = /^(0|[1-9][0-9]{0,8})$/;
const HASH = /^[0-9a-f]{64}$/;
const whole = Number;

function configOf(text: string): { readonly [key: string]: Json } {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unreadable('the config is no JSON object');
  }
}

function seedOf(text: string): string {
  try {
    const seed: unknown = JSON.parse(text);
    if (typeof seed === 'string') return seed;
  } catch {}
  throw new Unreadable('the seed is no JSON string');
}

function readFairness(lines: Lines): Replay['fairness'] {
  if (!lines.startsWith('commitment ')) return;
  const commitment = lines.field('commitment', HASH);
  const serverSeed = lines.field('server-seed', HASH);
  const contributions: (string | null)[] = [];
  while (lines.startsWith('contribution ')) {
    const given = lines.field('contribution', /^@[0-9]+ (-|[0-9a-f]{64})$/).split(' ');
    if (given[0] !== `@${contributions.length}`) throw new Unreadable(`expected the contribution of @${contributions.length}`);
    contributions.push(given[1] === '-' ? null : given[1]!);
  }
  return { commitment, serverSeed, contributions };
}

function readHash(lines: Lines, moves: number, hashes: StateHash[]): boolean {
  if (!lines.startsWith('hash ')) return false;
  const [after, hash] = lines.field('hash', /^[0-9]+ [0-9a-f]{64}$/).split(' ');
  if (after !== String(moves)) throw new Unreadable(`after ${moves} moves there cannot be the hash after ${after}`);
  if (hashes.at(-1)?.after === moves) throw new Unreadable(`there are two hashes after ${moves} moves`);
  hashes.push({ after: moves, hash: hash! });
  return true;
}

function readMove(lines: Lines, moves: ReplayMove[]): boolean {
  if (!/^[0-9]/.test(lines.peek() ?? '')) return false;
  const match = /^([0-9]+) (table )?@(0|[1-9][0-9]?) (\S.*)$/.exec(lines.next());
  if (!match) throw new Unreadable('a move looks like "12 @0 draw"');
  const [, number, table, seat, move] = match;
  if (number !== String(moves.length + 1)) throw new Unreadable(`expected move ${moves.length + 1}, found ${number}`);
  moves.push({ seat: Number(seat), move: move!, ...(table && { table: true as const }) });
  return true;
}

function readOutcome(lines: Lines): Outcome | null {
  if (!lines.startsWith('ranking ')) return null;
  const ranking = lines.field('ranking', /^@[0-9]+(( \|)? @[0-9]+)*$/).split(' | ');
  const scores = lines.field('scores', /^-?[0-9]+( -?[0-9]+)*$/).split(' ');
  const reason = lines.field('reason', /^\S+$/);
  return { ranking: ranking.map(seats => seats.split(' ').map(seat => Number(seat.slice(1)))), scores: scores.map(Number), reason };
}

class Unreadable extends Error {}

class Lines {
  number = 0;
  readonly #lines: readonly string[];

  constructor(text: string) {
    this.#lines = text.split(/\r?\n/);
  }

  /** The line that comes next; `number` is that of the line before it. */
  peek(): string | undefined {
    while (/^(#|\s*$)/.test(this.#lines[this.number] ?? '.')) this.number++;
    return this.#lines[this.number];
  }

  next(): string {
    const line = this.peek();
    if (line === undefined) throw new Unreadable('the replay stops too early: its last line is "end"');
    this.number++;
    return line;
  }

  startsWith(word: string): boolean {
    return this.peek()?.startsWith(word) ?? false;
  }

  field(name: string, shape: RegExp): string {
    const line = this.next();
    if (!line.startsWith(`${name} `)) throw new Unreadable(`expected "${name} …"`);
    const value = line.slice(name.length + 1);
    if (!shape.test(value)) throw new Unreadable(`"${name}" is not as it should be`);
    return value;
  }
}
