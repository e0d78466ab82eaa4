import { setTimeout as pause } from 'node:timers/promises';
import { fastRng, type Rng } from '@tabard/core';
import type { Store } from '@tabard/house';
import { openPostgresStore } from '@tabard/server/store/postgres';
import { allTables, autopsy, type Findings, isBotsTurn } from './autopsy.ts';
import type { Bug } from './bug.ts';
import { Guest } from './guest.ts';
import { Party, type PartyPlan } from './party.ts';
import { Servers } from './servers.ts';
import { FAULTS, type FaultKind, Weather } from './weather.ts';

export interface FaultsBench extends Findings {
  readonly seed: string;
  readonly seconds: number;
  /** Tables at a time. */
  readonly parties: number;
  /** How often each thing went wrong. */
  readonly faults: Readonly<Record<FaultKind, number>>;
  /** How often a guest went to another server. */
  readonly hops: number;
  /** How often a server let a bot think that it could not know to be its own. */
  readonly staleThoughts: number;
  /** Guests who were not told of the last entry by themselves, or not when they came back. */
  readonly behind: number;
  /** By fault, the longest that nothing happened at a table: while it lasted, or after it where the database was away. */
  readonly goesOnMs: Readonly<Partial<Record<FaultKind, number>>>;
}

export interface FaultsOptions {
  readonly seconds: number;
  readonly seed: string;
  readonly tables?: number;
  /** How long a guest thinks at most. */
  readonly thinkMs?: number;
  readonly kinds?: readonly FaultKind[];
  readonly bug?: Bug;
  /** What is not done so long after the last fault is not done. */
  readonly patienceMs?: number;
  told?(line: string): void;
}

const SERVERS = 3;
const TABLES = 50;
const THINK_MS = 1200;
/** Enough for the slowest of machines. */
const PATIENCE_MS = 180_000;
const AT_LEAST_MS = 5000;
/** So much has to happen at every table when nothing goes wrong any more. */
const GOING_ON = 3;

/** Pulls every plug there is while people play, and looks afterwards whether anything is missing. */
export async function benchFaults(options: FaultsOptions): Promise<FaultsBench> {
  const { seconds, seed, tables = TABLES, thinkMs = THINK_MS, kinds, bug, patienceMs = PATIENCE_MS, told = () => {} } = options;
  const servers = await Servers.open(SERVERS, bug);
  const rng = fastRng(`weather ${seed}`);
  const parties = Array.from({ length: tables }, (_, i) => invite(i, servers, fastRng(`party ${seed} ${i}`), thinkMs));
  const guests = parties.flatMap(one => one.guests);
  try {
    const lives = parties.map(party => party.live());
    const failed = Promise.race(lives.map(life => life.then(() => new Promise<never>(() => {}))));
    await Promise.race([until(() => parties.every(({ progress }) => progress.length > 0), performance.now() + PATIENCE_MS), failed]);
    const weather = new Weather(servers, rng, kinds);
    const report = setInterval(() => told(`${weather.faults.length} faults, ${granted(guests)} wishes granted`), 2000);
    try {
      await Promise.race([weather.rage(seconds), failed]);
      const calm = performance.now();
      const deadline = calm + patienceMs;
      const goesOnAgain = ({ progress }: Party) => progress.filter(at => at > calm).length >= GOING_ON;
      await Promise.race([until(() => parties.every(goesOnAgain), deadline), failed]);
      const stuck = parties
        .filter(party => !goesOnAgain(party))
        .map(party => `still: nothing happens at ${party.table}: ${party.inWords()}`);
      for (const party of parties) party.stop();
      let isDone = false;
      void Promise.all(lives).then(() => {
        isDone = true;
      });
      await Promise.race([until(() => isDone, deadline), failed]);
      told('what the database says …');
      return await judge({ servers, parties, guests, weather, stuck, seconds, seed, deadline });
    } finally {
      clearInterval(report);
    }
  } finally {
    for (const guest of guests) guest.leave();
    await servers.close();
  }
}

const PIPS = { game: 'pips', options: { goal: 30 }, isWatched: false };
/** Short enough for flags to fall when something goes wrong. */
const LIVE = { clock: { moveMs: 2000, reserveMs: 3000 }, isTimed: true };
const PLANS: readonly PartyPlan[] = [
  { ...PIPS, bots: 0 },
  { ...PIPS, bots: 1, ...LIVE },
  { ...PIPS, bots: 2 },
  { ...PIPS, bots: 3, isWatched: true },
  // Calling has a time of its own there.
  { game: 'blanc-noir', options: {}, bots: 1, isWatched: false, isTimed: true },
  { ...PIPS, bots: 0, ...LIVE },
  { game: 'blason', options: {}, bots: 1, isWatched: false },
  { ...PIPS, bots: 1 },
  { game: 'tintenblut', options: {}, bots: 1, isWatched: false, ...LIVE },
  { ...PIPS, bots: 2, isWatched: true },
];

function invite(i: number, town: Servers, rng: Rng, thinkMs: number): Party {
  const guests = Array.from({ length: 2 }, (_, seat) => new Guest(`g${i}-${seat}`, town, rng));
  return new Party(guests, PLANS[i % PLANS.length]!, rng, thinkMs);
}

interface Evidence {
  readonly servers: Servers;
  readonly parties: readonly Party[];
  readonly guests: readonly Guest[];
  readonly weather: Weather;
  readonly stuck: readonly string[];
  readonly seconds: number;
  readonly seed: string;
  readonly deadline: number;
}

async function judge({ servers, parties, guests, weather, stuck, seconds, seed, deadline }: Evidence): Promise<FaultsBench> {
  const store = await openPostgresStore(servers.database);
  try {
    await until(async () => !(await allTables(store)).some(isBotsTurn), deadline);
    const behind = [...(await whoIsBehind(store, guests, deadline)), ...(await whoComesBackWrong(store, guests, deadline))];
    const findings = await autopsy(store, guests);
    const still = [
      ...stuck,
      ...guests.flatMap(({ book }) => book.wishes.filter(({ answer }) => !answer).map(({ wish }) => `still: nobody answers ${wish}`)),
    ];
    findings.still += still.length;
    findings.complaints.push(...still, ...behind);
    return {
      seed,
      seconds,
      parties: parties.length,
      ...findings,
      faults: Object.fromEntries(
        FAULTS.map(kind => [kind, weather.faults.filter(one => one.kind === kind).length]),
      ) as FaultsBench['faults'],
      hops: guests.reduce((sum, { hops }) => sum + hops, 0),
      staleThoughts: servers.staleThoughts,
      behind: behind.length,
      goesOnMs: goesOn(weather, parties),
    };
  } finally {
    await store.close();
  }
}

/** Nobody needs to come back to hear of the last entry. */
async function whoIsBehind(store: Store, guests: readonly Guest[], deadline: number): Promise<string[]> {
  const heads = async () => store.heads(guests.flatMap(({ table }) => table ?? []));
  const late = (all: ReadonlyMap<string, number>) => guests.filter(one => one.table !== undefined && one.heardOf !== all.get(one.table));
  await until(async () => late(await heads()).length === 0, deadline);
  return late(await heads()).map(one => `behind: ${one.name} has heard of entry ${one.heardOf} of ${one.table}, and no more`);
}

/** Whoever comes back finds what they left. */
async function whoComesBackWrong(store: Store, guests: readonly Guest[], deadline: number): Promise<string[]> {
  const heads = await store.heads(guests.flatMap(({ table }) => table ?? []));
  const wrong = await Promise.all(
    guests.map(async guest => {
      if (!guest.step) return [];
      const before = JSON.stringify(guest.step.view);
      const step = await guest.resync(left(deadline));
      const isRight = step && step.seq === heads.get(step.table) && JSON.stringify(step.view) === before;
      return isRight ? [] : [`behind: ${guest.name} came back to entry ${step?.seq} of ${guest.table}, not to ${heads.get(guest.table!)}`];
    }),
  );
  return wrong.flat();
}

const NEEDS_DATABASE: ReadonlySet<FaultKind> = new Set<FaultKind>(['databaseRestarted', 'databaseKilled']);

function goesOn({ faults }: Weather, parties: readonly Party[]): FaultsBench['goesOnMs'] {
  const worst: Partial<Record<FaultKind, number>> = {};
  for (const { kind, began, ended } of faults) {
    const since = NEEDS_DATABASE.has(kind) ? ended : began;
    for (const { progress } of parties) {
      for (const [i, next] of progress.entries()) {
        const last = progress[i - 1] ?? 0;
        if (next > since && last < ended) worst[kind] = Math.round(Math.max(worst[kind] ?? 0, next - Math.max(last, since)));
      }
    }
  }
  return worst;
}

const granted = (guests: readonly Guest[]): number =>
  guests.reduce((sum, { book }) => sum + book.wishes.filter(({ answer }) => answer === 'granted').length, 0);

async function until(isSo: () => boolean | Promise<boolean>, deadline: number): Promise<void> {
  for (const end = performance.now() + left(deadline); performance.now() < end && !(await isSo()); ) await pause(200);
}

/** Who comes last has time too. */
const left = (deadline: number): number => Math.max(AT_LEAST_MS, deadline - performance.now());
