import type { Json, Outcome } from './game.ts';
import type { From, ReplayMove } from './play-through.ts';
import type { Replay, Resignation, StateHash } from './replay.ts';
import { readReplayJson } from './replay-json.ts';
import { err, ok, type Result } from './result.ts';

const TITLE = 'tabard replay 1';

/**
 * A replay as text: a field a line, then a move a line with its number, between them hashes and who resigned there, and the outcome at
 * the end. The log is left to the JSON form.
 */
export function formatReplay(replay: Replay): string {
  const lines = [...headLines(replay), ...linesAfter(replay, replay.from?.n ?? 0)];
  for (const [index, { seat, move }] of replay.moves.entries()) {
    const n = (replay.from?.n ?? 0) + index + 1;
    lines.push(`${n} @${seat} ${move}`, ...linesAfter(replay, n));
  }
  lines.push(...outcomeLines(replay.outcome), 'end');
  return `${lines.join('\n')}\n`;
}

function headLines({ game, revision, seats, config, seed, from, fairness }: Replay): string[] {
  const lines = [
    TITLE,
    `game ${game}`,
    `revision ${revision}`,
    `seats ${seats}`,
    `config ${JSON.stringify(config)}`,
    `seed ${JSON.stringify(seed)}`,
  ];
  if (from) lines.push(`from ${from.n} ${JSON.stringify(from.position)}`);
  if (fairness) {
    const { commitment, serverSeed, spareCommitment, spareSeed, commitments, contributions } = fairness;
    lines.push(`commitment ${commitment}`, `server-seed ${serverSeed}`);
    if (spareCommitment !== undefined) lines.push(`spare-commitment ${spareCommitment}`);
    if (spareSeed !== undefined) lines.push(`spare-seed ${spareSeed}`);
    lines.push(...bySeat('committed', commitments ?? []), ...bySeat('contribution', contributions));
  }
  return lines;
}

const bySeat = (word: string, given: readonly (string | null)[]): string[] => given.map((hex, seat) => `${word} @${seat} ${hex ?? '-'}`);

function linesAfter({ hashes, resigned = [] }: Replay, n: number): string[] {
  return [
    ...hashes.filter(({ after }) => after === n).map(({ hash }) => `hash ${n} ${hash}`),
    ...resigned.filter(({ after }) => after === n).map(({ seat }) => `resigned @${seat}`),
  ];
}

function outcomeLines(outcome: Outcome | null): string[] {
  if (!outcome) return [];
  const ranking = outcome.ranking.map(seats => seats.map(seat => `@${seat}`).join(' '));
  return [`ranking ${ranking.join(' | ')}`, `scores ${outcome.scores.join(' ')}`, `reason ${outcome.reason}`];
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
  const config = objectOf(lines.field('config', OBJECT), 'config');
  const seed = seedOf(lines.field('seed', /^".*"$/s));
  const from = readFrom(lines);
  const fairness = readFairness(lines);
  const { moves, resigned, hashes } = readCourse(lines, from?.n ?? 0);
  const outcome = readOutcome(lines);
  if (lines.next() !== 'end') throw new Unreadable('expected a move, a hash, who resigned, the ranking or "end"');
  if (lines.peek() !== undefined) {
    lines.next();
    throw new Unreadable('there is nothing after "end"');
  }
  const whence = { ...(from && { from }), ...(fairness && { fairness }) };
  return { game, revision, seats, config, seed, ...whence, moves, ...(resigned.length > 0 && { resigned }), hashes, outcome };
}

const WHOLE = /^(0|[1-9][0-9]{0,8})$/;
const OBJECT = /^\{.*\}$/s;
const HASH = /^[0-9a-f]{64}$/;
const whole = Number;

function objectOf(text: string, what: string): { readonly [key: string]: Json } {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unreadable(`the ${what} is no JSON object`);
  }
}

function seedOf(text: string): string {
  try {
    const seed: unknown = JSON.parse(text);
    if (typeof seed === 'string') return seed;
  } catch {}
  throw new Unreadable('the seed is no JSON string');
}

function readFrom(lines: Lines): From | undefined {
  if (!lines.startsWith('from ')) return;
  const [, n, position] = /^([0-9]+) (.*)$/s.exec(lines.field('from', /^(0|[1-9][0-9]{0,8}) \{.*\}$/s))!;
  return { n: whole(n), position: objectOf(position!, 'position') };
}

function readFairness(lines: Lines): Replay['fairness'] {
  if (!lines.startsWith('commitment ')) return;
  const commitment = lines.field('commitment', HASH);
  const serverSeed = lines.field('server-seed', HASH);
  const spareCommitment = lines.startsWith('spare-commitment ') ? { spareCommitment: lines.field('spare-commitment', HASH) } : {};
  const spareSeed = lines.startsWith('spare-seed ') ? { spareSeed: lines.field('spare-seed', HASH) } : {};
  const commitments = lines.startsWith('committed ') ? { commitments: readSeats(lines, 'committed') } : {};
  return { commitment, serverSeed, ...spareCommitment, ...spareSeed, ...commitments, contributions: readSeats(lines, 'contribution') };
}

function readSeats(lines: Lines, word: string): (string | null)[] {
  const all: (string | null)[] = [];
  while (lines.startsWith(`${word} `)) {
    const [seat, given] = lines.field(word, /^@[0-9]+ (-|[0-9a-f]{64})$/).split(' ');
    if (seat !== `@${all.length}`) throw new Unreadable(`expected the ${word} of @${all.length}`);
    all.push(given === '-' ? null : given!);
  }
  return all;
}

function readCourse(lines: Lines, first: number): { moves: ReplayMove[]; resigned: Resignation[]; hashes: StateHash[] } {
  const moves: ReplayMove[] = [];
  const resigned: Resignation[] = [];
  const hashes: StateHash[] = [];
  for (let isMore = true; isMore; ) {
    const n = first + moves.length;
    isMore = readMove(lines, n + 1, moves) || readHash(lines, n, hashes) || readResignation(lines, n, resigned);
  }
  return { moves, resigned, hashes };
}

function readMove(lines: Lines, n: number, moves: ReplayMove[]): boolean {
  if (!/^[0-9]/.test(lines.peek() ?? '')) return false;
  const match = /^([0-9]+) @(0|[1-9][0-9]?) (\S.*)$/.exec(lines.next());
  if (!match) throw new Unreadable('a move looks like "12 @0 draw"');
  const [, number, seat, move] = match;
  if (number !== String(n)) throw new Unreadable(`expected move ${n}, found ${number}`);
  moves.push({ seat: Number(seat), move: move! });
  return true;
}

function readHash(lines: Lines, n: number, hashes: StateHash[]): boolean {
  if (!lines.startsWith('hash ')) return false;
  const [after, hash] = lines.field('hash', /^[0-9]+ [0-9a-f]{64}$/).split(' ');
  if (after !== String(n)) throw new Unreadable(`after ${n} moves there cannot be the hash after ${after}`);
  if (hashes.at(-1)?.after === n) throw new Unreadable(`there are two hashes after ${n} moves`);
  hashes.push({ after: n, hash: hash! });
  return true;
}

function readResignation(lines: Lines, n: number, resigned: Resignation[]): boolean {
  if (!lines.startsWith('resigned ')) return false;
  const seat = lines.field('resigned', /^@(0|[1-9][0-9]?)$/).slice(1);
  resigned.push({ seat: Number(seat), after: n });
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
