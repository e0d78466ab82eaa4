import { type AnyGame, fastRng, rngAt } from '@tabard/core';
import { moveOf } from '@tabard/testkit';
import { harbor } from '@tabard/testkit/harbor';
import { pips } from '@tabard/testkit/pips';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bytes, copied, forgetful, moverOf, Scene, sealed, who } from '../test/scene.ts';
import {
  brokenSeal,
  type Entry,
  fold,
  legsOf,
  type Match,
  moments,
  OFFERS,
  open,
  seatOf,
  type Table,
  type Told,
  unrevealed,
  type Wish,
} from './index.ts';

const NAMES = ['ann', 'bob', 'cid', 'deep', 'eve', 'house'] as const;
const SEATS = ['ann', 'bob', 'deep', 'open'];
const GAMES: [string, AnyGame][] = [
  ['pips', pips],
  ['harbor', harbor],
];

/** Somebody wants something; what exactly depends on how the table stands then. */
interface Urge {
  readonly name: (typeof NAMES)[number];
  readonly kind: Wish['type'] | 'play';
  readonly seat: number;
  readonly pick: number;
  /** How long after the one before; clocks jump back at times. */
  readonly ms: number;
  /** Asks for the same again. */
  readonly isRepeated: boolean;
}

/** Most are moves, as at real tables. */
const urges = fc.array(
  fc.record<Urge>({
    name: fc.constantFrom(...NAMES),
    kind: fc.oneof(
      { weight: 12, arbitrary: fc.constant('play' as const) },
      {
        weight: 10,
        arbitrary: fc.constantFrom<Wish['type'][]>(
          ...(['sit', 'leave', 'invite', 'seatBot', 'open', 'start', 'reveal', 'begin', 'callOff', 'move'] as const),
          ...(['standIn', 'takeBack', 'resign', 'close', 'rematch', 'undo'] as const),
          ...(['flag', 'flag', 'offer', 'offer', 'answer', 'answer', 'answer', 'resume', 'resume'] as const),
        ),
      },
    ),
    seat: fc.nat(4),
    pick: fc.nat(1000),
    ms: fc.integer({ min: -500, max: 1000 }),
    isRepeated: fc.boolean(),
  }),
  { minLength: 1, maxLength: 100, size: 'max' },
);
/** Some tables have begun. */
const evenings = fc.record({ tries: urges, start: fc.boolean(), isTimed: fc.boolean() });

function wishFor(scene: Scene, { name, kind, seat, pick }: Urge): Wish {
  switch (kind) {
    case 'sit':
      return { type: kind, seat: pick % 3 ? (seatOf(scene.table.about, name) ?? seat) : seat, commitment: pick % 4 ? sealed('5a') : null };
    case 'reveal':
      return { type: kind, bytes: bytes(pick % 5 ? '5a' : '5b') };
    case 'invite':
      return { type: kind, seat, program: 'mind' };
    case 'seatBot':
      return { type: kind, seat, level: 'easy' };
    case 'open':
      return { type: kind, seat };
    case 'move':
    case 'play':
      return { type: 'move', after: (scene.table.match?.after ?? 0) - (pick % 7 === 0 ? 1 : 0), moves: movesFor(scene, pick), seat };
    case 'standIn':
      return { type: kind, seat, level: 'easy', awayMs: (pick % 3) * 40_000 };
    case 'undo':
      return { type: kind, after: (scene.table.match?.after ?? 0) - (pick % 7 === 0 ? 1 : 0) };
    case 'flag':
      return { type: kind, outages: [], hurryMs: () => 5000 };
    case 'offer':
      return { type: kind, what: OFFERS[pick % 9 === 0 ? pick % 3 : 0]! };
    case 'answer':
      return { type: kind, yes: pick % 3 > 0 };
    case 'begin':
      return { type: kind, waitedMs: (pick % 3) * 5000 };
    case 'rematch':
      return { type: kind, table: `u${pick}` };
    case 'close':
      // Seldom, or few matches would go far.
      return pick % 5 === 0 ? { type: kind } : { type: 'takeBack' };
    default:
      return { type: kind };
  }
}

function movesFor(scene: Scene, pick: number): string[] {
  const legal = scene.turn === undefined ? ['draw'] : scene.legal;
  return Array.from({ length: 1 + (pick % 3 === 0 ? 1 : 0) }, (_, i) => (pick % 11 === 0 ? 'fly' : legal[(pick + i) % legal.length]!));
}

interface Evening {
  readonly tries: readonly Urge[];
  readonly start: boolean;
  readonly isTimed: boolean;
}

/** Lets all of them have a try, looking at every step. */
function act(game: AnyGame, { tries, start, isTimed }: Evening, look: (step: Step) => void): Scene {
  const scene = new Scene({
    game,
    options: {},
    seats: SEATS,
    start,
    ...(isTimed && { terms: { clock: { moveMs: 300, reserveMs: 300 } } }),
  });
  for (const [i, urge] of tries.entries()) {
    scene.now += urge.ms;
    const isPlay = urge.kind === 'play' && scene.turn !== undefined;
    const [awaited] = urge.kind === 'reveal' ? unrevealed(scene.table.about.dice!) : [];
    const name = isPlay ? scene.mover : awaited === undefined ? urge.name : moverOf(scene.table, awaited);
    const wish = { ...wishFor(scene, urge), ...(isPlay && { seat: scene.turn! }) } as Wish;
    const before = frozen(scene.table);
    const decided = scene.ask(name, wish, `${i}`);
    look({ scene, before, name, wish, id: `${i}`, urge, granted: decided.ok ? decided.value : undefined });
  }
  return scene;
}

interface Step {
  readonly scene: Scene;
  readonly before: Table;
  readonly name: string;
  readonly wish: Wish;
  readonly id: string;
  readonly urge: Urge;
  readonly granted: { readonly run: readonly Entry[]; readonly told: readonly Told[]; readonly table: Table } | undefined;
}

const replayed = (log: readonly Entry[], game: AnyGame): Table =>
  log.reduce<Table | undefined>((table, entry) => frozen(fold(table, entry, game)), undefined)!;

/** So that nothing can be changed unseen. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const held of Object.values(value)) frozen(held);
  }
  return value;
}

describe.each(GAMES)('whatever people and bots wish for at a table of %s', (_, game) => {
  const property = (look: (step: Step) => void, atLast: (scene: Scene) => void = () => {}): void =>
    fc.assert(
      fc.property(evenings, evening => atLast(act(game, evening, look))),
      { numRuns: 60 },
    );

  test('what decide allows fold accepts, with the same table and the same facts', () => {
    property(({ scene, before, granted }) => {
      if (!granted) return;
      const told: Told[] = [];
      const folded = copied(granted.run).reduce((table, entry) => {
        const facts: unknown[] = [];
        const next = fold(table, entry, scene.game, fact => facts.push(fact));
        if (entry.deed.type === 'move') told.push({ seq: entry.seq, facts });
        return next;
      }, before);
      expect(folded).toStrictEqual(granted.table);
      expect(told).toStrictEqual(granted.told);
    });
  });

  test('a log survives being stored; folding it twice gives the same, and so does opening it', () => {
    property(
      () => {},
      scene => {
        expect(scene.stored).toStrictEqual(scene.log);
        expect(replayed(scene.stored, scene.game)).toStrictEqual(scene.table);
        expect(replayed(scene.stored, scene.game)).toStrictEqual(scene.table);
        const opened = open(scene.stored, scene.game);
        expect(opened).toMatchObject({ ok: true, value: { lost: 0, isToCarry: false } });
        expect(opened?.ok && forgetful(opened.value.table)).toStrictEqual(forgetful(scene.table));
      },
    );
  });

  test('numbers have no gap, time never goes back, and every entry is sealed', () => {
    property(
      ({ before, granted, scene }) => {
        if (!granted) return;
        expect(granted.run.map(({ seq }) => seq)).toEqual(granted.run.map((_, i) => before.seq + 1 + i));
        for (const { at } of granted.run) expect(at).toBe(Math.max(before.at, scene.now));
        expect(granted.table).toMatchObject({ seq: before.seq + granted.run.length, at: granted.run.at(-1)?.at ?? before.at });
      },
      ({ log, table }) => {
        expect(brokenSeal(log)).toBeUndefined();
        expect(log.at(-1)!.hash).toBe(table.head);
      },
    );
  });

  test('the same wish again changes nothing, and is answered', () => {
    property(({ scene, name, wish, id, urge, granted }) => {
      if (!granted || !urge.isRepeated || name === 'house') return;
      const { table } = scene;
      const again = scene.ask(name, wish, id);
      const hasEnded = granted.run.at(-1)?.deed.type === 'ended';
      if (hasEnded && 'refused' in granted) expect(again).toEqual({ ok: false, error: 'over' });
      else expect(again).toStrictEqual({ ok: true, value: { ...granted, run: [], told: [] } });
      expect(scene.table).toBe(table);
    });
  });

  test('a refused or forbidden wish leaves nothing behind', () => {
    property(({ scene, before, granted }) => {
      if (granted?.run.length) return;
      expect(scene.table).toBe(before);
    });
  });

  test('the moves that stand are all it takes to play the match again', () => {
    property(
      () => {},
      ({ log, table, game }) => {
        if (!table.match) return;
        const { seed } = table.match;
        const config = game.configure({});
        const state = config.ok && game.setup(config.value, SEATS.length, rngAt(seed, 0));
        const moves = legsOf(log).flatMap(leg => leg.moves);
        for (const [i, { deed }] of moves.entries()) {
          if (deed.type === 'move') game.apply(state, deed.seat, moveOf(game, deed.move), rngAt(seed, i + 1));
        }
        expect(table.match).toMatchObject({ seed, state, n: moves.length });
        const shown = [...moments(log, table, game)];
        expect(shown.map(({ match }) => match.n)).toEqual([0, ...moves.map((_, i) => i + 1)]);
        // The trail is a memory of the moves since somebody else did something: who plays it again may remember more, and knows of no move that was taken back.
        const lasting = ({ trail, after, ...rest }: Match) => rest;
        expect(lasting(shown.at(-1)!.match)).toStrictEqual(lasting(table.match));
      },
    );
  });

  test('it is over exactly when an outcome is written down, and then nobody moves', () => {
    property(({ scene: { table, log } }) => {
      const isOver = table.about.status === 'over';
      expect(log.some(({ deed }) => deed.type === 'ended')).toBe(isOver);
      expect(table.about.outcome !== undefined).toBe(isOver);
      if (table.about.status === 'playing') expect(game.acting(table.match!.state)).not.toEqual([]);
    });
  });
});

/** Most urges must come to something, or the properties above say little. */
test('these tries go far', () => {
  const seen = new Map<string, number>();
  let longest = 0;
  fc.assert(
    fc.property(evenings, evening => {
      const { log, table } = act(pips, evening, () => {});
      longest = Math.max(longest, table.match?.n ?? 0);
      for (const { deed } of log) seen.set(deed.type, (seen.get(deed.type) ?? 0) + 1);
    }),
    { numRuns: 400, seed: 7 },
  );
  const deeds = [
    'answered',
    'botSeated',
    'brokenOff',
    'called',
    'closed',
    'ended',
    'flagged',
    'invited',
    'left',
    'made',
    'move',
    'offered',
    'opened',
    'paused',
    'rematch',
    'resigned',
    'resumed',
    'revealed',
    'sat',
    'started',
  ];
  expect([...seen.keys()].sort()).toEqual([...deeds, 'stoodIn', 'takenBack', 'undone']);
  expect(longest).toBeGreaterThan(10);
});

test('before its start a match has no moments', () => {
  const { log, table, game } = new Scene({ start: false });
  expect([...moments(log, table, game)]).toEqual([]);
});

test('every move tells everybody what a replay tells', () => {
  const scene = new Scene({ seats: ['ann', 'bob', 'cid'] });
  const told: Told[] = [];
  while (scene.turn !== undefined) told.push(...scene.play(scene.legal[0]!).told);
  const shown = [...moments(scene.log, scene.table, scene.game)].slice(1);
  expect(shown.map(({ entry, facts }) => ({ seq: entry!.seq, facts }))).toEqual(told);
  expect(scene.table.about.outcome).toEqual(pips.outcome(scene.match.state as never));
});

test.each<[string, (log: Entry[]) => Entry[], string]>([
  ['a move that is no move', log => spoiled(log, { move: 'fly' }), 'entry 6 of table t does not follow'],
  ['a move out of turn', log => spoiled(log, { seat: 3 }), 'entry 6 of table t does not follow'],
  ['a move that told something else', log => spoiled(log, { check: '00000000' }), 'entry 6 of table t does not follow'],
  ['a log without its beginning', log => log.slice(1), 'the log of table t begins with «sat»'],
  [
    'a start without dice',
    log => log.map(entry => (entry.deed.type === 'started' ? { ...entry, deed: { ...entry.deed, spareSeed: '' } } : entry)),
    'table t has no dice',
  ],
  [
    'a match carried over by newer rules than these',
    log => [...log, { ...log.at(-1)!, seq: 7, deed: { type: 'carried', revision: 2, n: 1, position: {}, dropped: 0 } }],
    'table t is of revision 2 from entry 7 on',
  ],
])('%s is said loudly', (_, spoil, complaint) => {
  const scene = new Scene();
  scene.play('draw');
  expect(() => replayed(spoil(scene.stored), scene.game)).toThrow(complaint);
});

const spoiled = (log: Entry[], change: object): Entry[] =>
  log.map(entry => (entry.deed.type === 'move' ? { ...entry, deed: { ...entry.deed, ...change } } : entry));

/**
 * Two houses on one log, and players who hear late or never, send twice, or what is long gone: whoever stores first wins, the other
 * reads on and decides again.
 */
test('two houses and players who lag, retry and resend agree with a replay of the log', () => {
  const rng = fastRng('simulation');
  const first = new Scene({ seats: ['ann', 'bob', 'cid', 'bot'] });
  const { log, game } = first;
  const houses = [first.table, first.table];
  const sent: { readonly name: string; readonly wish: Wish; readonly id: string }[] = [];
  const counts = { taken: 0, stale: 0, again: 0 };

  function readOn(house: number): void {
    const known = houses[house]!;
    houses[house] = log.slice(known.seq).reduce((table, entry) => fold(table, entry, game), known);
  }

  /** Stored if nobody was quicker. */
  function append(run: readonly Entry[]): boolean {
    if (run.length > 0 && run[0]!.seq !== log.length + 1) return false;
    log.push(...run);
    return true;
  }

  function send(house: number, { name, wish, id }: (typeof sent)[number]): string {
    for (;;) {
      first.now += rng.below(40) - 10;
      const decided = first.api.decide(houses[house]!, who(name), wish, first.around(id));
      if (!decided.ok) return decided.error;
      if (append(decided.value.run)) {
        houses[house] = decided.value.table;
        return decided.value.run.length > 0 ? 'done' : 'again';
      }
      counts.taken++;
      readOn(house);
    }
  }

  for (let round = 0; round < 3000 && houses.some(({ about }) => about.status === 'playing'); round++) {
    const house = rng.below(2);
    if (rng.below(5) === 0) readOn(house);
    const table = houses[house]!;
    const [seat] = game.acting(table.match!.state);
    if (seat === undefined) {
      readOn(house);
      continue;
    }
    const legal = game.legalMoves(table.match!.state, seat).map(move => game.spell(move));
    const wish = { type: 'move', after: table.match!.after, moves: [legal[rng.below(legal.length)]!], seat } as const;
    sent.push({ name: moverOf(table, seat), wish, id: `${round}` });
    const answers = Array.from({ length: 1 + rng.below(3) }, () => send(rng.below(3) === 0 ? 1 - house : house, sent.at(-1)!));
    if (rng.below(4) === 0) answers.push(send(house, sent[rng.below(sent.length)]!));
    for (const answer of answers) if (answer === 'stale' || answer === 'again') counts[answer]++;
  }
  readOn(0);
  readOn(1);
  expect(houses[0]!.about.status).toBe('over');
  expect(houses[1]).toStrictEqual(houses[0]);
  expect(replayed(log, game)).toStrictEqual(houses[0]);
  expect(new Set(log.flatMap(({ wish, deed }) => (deed.type === 'move' ? [`${wish} ${deed.seat}`] : []))).size).toBe(houses[0]!.match!.n);
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(2);
});
