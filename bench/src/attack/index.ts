import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../server/gauge.ts';
import { heard, SERVING, start, stop } from '../server/processes.ts';
import { ATTACKS } from './attacks.ts';
import { Bystander } from './bystander.ts';
import { type FilesFigure, verifyHostileFiles } from './files.ts';
import type { FromAttackers, FromHost, Memory, Order, Tally, Target } from './talk.ts';

/** How long a bystander waited for an acknowledgement. */
export interface Acks {
  readonly moves: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly worstMs: number;
}

/** One attack, or all together, at the server and at a sink beside it. */
export interface AttackFigure {
  readonly name: string;
  readonly attempts: number;
  readonly answers: Readonly<Record<string, number>>;
  /** Some of the answers 5xx. */
  readonly failures: readonly string[];
  readonly closed: number;
  readonly acks: Acks;
  /** While the same attackers fired at an idle sink. */
  readonly besideSink: Acks;
}

export interface AttackBench {
  readonly quiet: Acks;
  readonly attacks: readonly AttackFigure[];
  readonly files: FilesFigure;
  /** The whole time. */
  readonly attempts: number;
  readonly serverErrors: number;
  readonly disconnects: number;
  readonly complaints: readonly string[];
  readonly memory: {
    readonly before: Memory;
    /** When the attacks from one address are over. */
    readonly fromOne: Memory;
    readonly after: Memory;
    readonly settledMs: number;
  };
}

export interface AttackPlan {
  /** For each attack alone, at the sink and at the server. */
  readonly secondsAlone: number;
  readonly secondsTogether: number;
  /** Hostile inputs from many addresses, until there are so many. */
  readonly inputs: number;
  readonly files: number;
  readonly only?: readonly string[];
  readonly say: (line: string) => void;
}

/** The attackers' one address; limits go by addresses, and the bystander has another. */
const ATTACKER = '127.0.0.2';
/** Another, so that the attackers have all they are granted still before them. */
const FORERUNNER = '127.0.0.3';
/** A house of so many addresses, for inputs that limits would keep away. */
const MANY = Array.from({ length: 4000 }, (_, i) => `127.1.${i >> 8}.${i & 255}`);
const ALL = 'all together';
export const ATTACK_NAMES = Object.keys(ATTACKS);
const FUZZES = ATTACK_NAMES.filter(name => name.startsWith('fuzzed'));
/** What is read by the attackers themselves would only slow them down among the others. */
const isSent = (name: string): boolean => !['fuzzed positions', 'fuzzed replays'].includes(name);
/** The heap counts as back when it is not larger than before by more than a fifth. */
const BACK = 1.2;
const SETTLE_MS = 60_000;
const WARM_UP_MS = 5000;
const SECOND = 1000;
/** Seconds until an answer that does not come counts as none. */
const PATIENCE = 30;

/** Attacks a server as a stranger with one address would, while two people play on it, and counts what becomes of all. */
export async function benchAttack({
  secondsAlone,
  secondsTogether,
  inputs,
  files,
  only = ATTACK_NAMES,
  say,
}: AttackPlan): Promise<AttackBench> {
  const data = mkdtempSync(join(tmpdir(), 'tabard-attack-'));
  const host = start('../attack/host.ts', [data], SERVING);
  const [sink, attackers] = [start('../attack/sink.ts', []), start('../attack/attackers.ts', [])];
  let bystander: Bystander | undefined;
  try {
    const [{ port }, { port: sinkPort }] = await Promise.all([
      heard<FromHost, 'listening'>(host, 'listening'),
      heard<FromHost, 'listening'>(sink, 'listening'),
      heard<FromAttackers, 'ready'>(attackers, 'ready'),
    ]);
    const memory = async (): Promise<Memory> => {
      host.send('memory');
      return heard<FromHost, 'memory'>(host, 'memory');
    };
    const end = crashed(host);
    const people = new Bystander(port);
    bystander = people;
    await people.arrive();
    const during = async <T>(work: () => Promise<T>): Promise<[T, Acks]> => {
      people.acksMs = [];
      const done = await work();
      for (let left = PATIENCE; people.acksMs.length === 0 && left > 0; left--) await pause(SECOND);
      return [done, acksOf(people.acksMs)];
    };
    const fire = async (attacks: readonly string[], at: number, more: Partial<Order>) => {
      const target: Target = { port: at, table: people.table, finished: people.finished };
      attackers.send({ attacks, target, from: [ATTACKER], ...more } satisfies Order);
      return (await Promise.race([heard<FromAttackers, 'attacked'>(attackers, 'attacked'), end])).tallies;
    };
    // What a server needs once, for the first of each kind, is no growth.
    await fire(only, port, { ms: WARM_UP_MS, from: [FORERUNNER] });
    if (inputs > 0) await fire(FUZZES, port, { ms: WARM_UP_MS, from: MANY });
    const [, quiet] = await during(() => pause(secondsTogether * SECOND));
    const before = await memory();
    const figures: AttackFigure[] = [];
    const attack = async (name: string, attacks: readonly string[], ms: number): Promise<void> => {
      const [, besideSink] = await during(() => fire(attacks, sinkPort, { ms }));
      const [tallies, acks] = await during(() => fire(attacks, port, { ms }));
      figures.push({ name, ...sum(Object.values(tallies)), acks, besideSink });
      say(lineOf(figures.at(-1)!));
    };
    for (const name of only) await attack(name, [name], secondsAlone * SECOND);
    if (only.length > 1) await attack(ALL, only.filter(isSent), secondsTogether * SECOND);
    const fromOne = await memory();
    if (inputs > 0) {
      const plan = { attempts: Math.ceil(inputs / FUZZES.length), from: MANY };
      const [, besideSink] = await during(() => fire(FUZZES, sinkPort, { ...plan, ms: secondsTogether * SECOND }));
      const [tallies, acks] = await during(() => fire(FUZZES, port, plan));
      figures.push({ name: 'hostile inputs from many addresses', ...sum(Object.values(tallies)), acks, besideSink });
      say(lineOf(figures.at(-1)!));
    }
    const hostile = await verifyHostileFiles(files, data);
    const { after, settledMs } = await settled(memory, before);
    return {
      quiet,
      attacks: figures,
      files: hostile,
      attempts: figures.reduce((all, { attempts }) => all + attempts, files),
      serverErrors: figures.reduce((all, { answers }) => all + (answers['5'] ?? 0), 0),
      disconnects: people.disconnects,
      complaints: people.complaints,
      memory: { before, fromOne, after, settledMs },
    };
  } finally {
    bystander?.leave();
    await Promise.all([host, sink, attackers].map(stop));
    rmSync(data, { recursive: true, force: true });
  }
}

function crashed(host: ReturnType<typeof start>): Promise<never> {
  const end = new Promise<never>((_, reject) => host.once('exit', code => reject(new Error(`the server ended with ${code}`))));
  // It is stopped in the end, when nobody waits for it.
  end.catch(() => {});
  return end;
}

/** Waits until the heap is back, or has been given every chance. */
async function settled(memory: () => Promise<Memory>, before: Memory): Promise<{ readonly after: Memory; readonly settledMs: number }> {
  const began = performance.now();
  for (;;) {
    const after = await memory();
    const settledMs = performance.now() - began;
    if (after.heap <= before.heap * BACK || settledMs > SETTLE_MS) return { after, settledMs };
    await pause(SECOND);
  }
}

function acksOf(ms: readonly number[]): Acks {
  return { moves: ms.length, p50Ms: percentile(ms, 0.5), p99Ms: percentile(ms, 0.99), worstMs: Math.max(0, ...ms) };
}

function sum(tallies: readonly Tally[]): Pick<AttackFigure, 'attempts' | 'answers' | 'failures' | 'closed'> {
  const answers: Record<string, number> = {};
  for (const tally of tallies) for (const [kind, count] of Object.entries(tally.answers)) answers[kind] = (answers[kind] ?? 0) + count;
  return {
    attempts: tallies.reduce((all, { attempts }) => all + attempts, 0),
    answers,
    failures: tallies.flatMap(({ failures }) => failures),
    closed: tallies.reduce((all, { closed }) => all + closed, 0),
  };
}

const LARGEST_RSS = 400e6;
const MOST_SLOWDOWN = 3;

/** What does not hold that must; times only where the machine is ours alone. */
export function shortcomings(bench: AttackBench, { withTimes }: { readonly withTimes: boolean }): string[] {
  const { serverErrors, disconnects, complaints, files, memory, attacks } = bench;
  const heap = Math.round((memory.after.heap / memory.before.heap) * 100);
  const counted: [boolean, string][] = [
    [serverErrors > 0, [`answers 5xx: ${serverErrors}`, ...attacks.flatMap(({ failures }) => failures)].join('\n')],
    [disconnects > 0, `disconnects of the bystander: ${disconnects}`],
    [complaints.length > 0, `the bystander was told: ${complaints[0]}`],
    [files.escapes > 0, `commands to a terminal: ${files.escapes}`],
    [files.oddExits > 0, `odd ends of verify: ${files.oddExits}`],
    [heap > BACK * 100, `the heap is at ${heap} % a minute later`],
    [memory.fromOne.peakRss > LARGEST_RSS, `resident memory reached ${Math.round(memory.fromOne.peakRss / 1e6)} MB`],
  ];
  const unanswered = attacks.filter(({ acks }) => acks.moves === 0).map(({ name }) => `${name}: the bystander got no answer`);
  const slow = attacks
    .filter(({ acks, besideSink }) => withTimes && acks.p99Ms > besideSink.p99Ms * MOST_SLOWDOWN)
    .map(({ name, acks, besideSink }) => `${name}: p99 ${acks.p99Ms.toFixed(1)} ms, beside a sink ${besideSink.p99Ms.toFixed(1)} ms`);
  return [...counted.filter(([fails]) => fails).map(([, line]) => line), ...unanswered, ...slow];
}

const ms = (value: number): string => value.toFixed(1).padStart(8);

function lineOf({ name, attempts, answers, closed, acks, besideSink }: AttackFigure): string {
  const codes = ['1', '2', '4', '5'].map(kind => String(answers[kind] ?? 0).padStart(7)).join('');
  return `${name.padEnd(36)}${String(attempts).padStart(9)}${codes}${String(closed).padStart(8)}${ms(acks.p50Ms)}${ms(acks.p99Ms)}${ms(acks.worstMs)}${ms(besideSink.p99Ms)}`;
}

export const HEADINGS = `${''.padEnd(36)} attempts    1xx    2xx    4xx    5xx  closed ack p50     p99   worst p99 beside a sink`;
