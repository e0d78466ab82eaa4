import { fastRng } from '@tabard/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copied, Scene, who } from '../test/scene.ts';
import { type Clock, deadline, isResting, open, type Span, seatOf, type Table, timeLeft } from './index.ts';

const CLOCK: Clock = { moveMs: 1000, reserveMs: 5000 };
const FLAG = { type: 'flag', outages: [], hurryMs: () => 60_000 } as const;

const timed = (seats: readonly string[] = ['ann', 'bob'], clock = CLOCK): Scene => new Scene({ seats, terms: { clock } });
const left = ({ table, now }: Scene, outages: readonly Span[] = []) => timeLeft(table, now, outages)!;

describe('a clock', () => {
  test('runs for whose turn it is, first the time of the move, then the reserve', () => {
    const scene = timed();
    const mine = scene.turn!;
    expect(left(scene)[mine]).toEqual({ moveMs: 1000, reserveMs: 5000, runs: true });
    scene.now += 400;
    expect(left(scene)[mine]).toEqual({ moveMs: 600, reserveMs: 5000, runs: true });
    scene.now += 800;
    expect(left(scene)[mine]).toEqual({ moveMs: 0, reserveMs: 4800, runs: true });
    expect(left(scene)[1 - mine]).toEqual({ moveMs: 1000, reserveMs: 5000, runs: false });
    scene.play('draw');
    expect(left(scene)[mine]).toEqual({ moveMs: 1000, reserveMs: 4800, runs: false });
    expect(left(scene)[1 - mine]).toEqual({ moveMs: 1000, reserveMs: 5000, runs: true });
  });

  test('is not there where the host wants none', () => {
    const scene = new Scene();
    expect(scene.table.clocks).toBeUndefined();
    expect(deadline(scene.table, [])).toBeUndefined();
    expect(scene.log.every(({ deed }) => !('next' in deed))).toBe(true);
  });

  test('loses nothing while the house is down', () => {
    const scene = timed();
    const outages = [{ from: 1200, to: 9200 }];
    expect(deadline(scene.table, outages)).toEqual({ seat: scene.turn!, at: 1000 + 8000 + 6000 });
    scene.now = 9400;
    expect(left(scene, outages)[scene.turn!]).toEqual({ moveMs: 600, reserveMs: 5000, runs: true });
    const mine = scene.turn!;
    scene.play('draw');
    expect(left(scene, outages)[mine]!.reserveMs).toBe(5000);
    expect(left(scene)[mine]!.reserveMs).toBe(0);
  });

  test('stands still in a pause; while a bot stands in it runs, but no flag falls', () => {
    const scene = timed();
    const [mine, mover] = [scene.turn!, scene.mover];
    scene.now += 300;
    scene.do('ann', { type: 'offer', what: 'pause' });
    scene.do('bob', { type: 'answer', yes: true });
    scene.now += 100_000;
    expect(deadline(scene.table, [])).toBeUndefined();
    expect(left(scene)[mine]).toEqual({ moveMs: 700, reserveMs: 5000, runs: false });
    scene.do('bob', { type: 'resume' });
    scene.now += 100;
    scene.do(mover, { type: 'standIn', seat: mine, awayMs: 0 });
    scene.now += 2600;
    expect(deadline(scene.table, [])).toBeUndefined();
    scene.do(mover, { type: 'takeBack' });
    expect(left(scene)[mine]).toEqual({ moveMs: 0, reserveMs: 3000, runs: true });
  });

  test('gives no time back with a move; whose turn it had become decides anew', () => {
    const scene = timed();
    const [mine, mover] = [scene.turn!, scene.mover];
    scene.now += 3000;
    scene.play(scene.legal.find(move => move !== 'draw')!);
    scene.now += 500;
    scene.do(mover, { type: 'undo', after: scene.match.after });
    expect(left(scene)[mine]).toEqual({ moveMs: 0, reserveMs: 3000, runs: true });
    expect(left(scene)[1 - mine]).toEqual({ moveMs: 1000, reserveMs: 5000, runs: false });
  });
});

describe('who comes late', () => {
  const late = () => new Scene({ seats: ['ann', 'bot', 'bot'], terms: { clock: CLOCK, latecomers: true } });
  const sit = (scene: Scene, name: string, seat: number) => void scene.do(name, { type: 'sit', seat, commitment: null });

  /** A match in which it is the turn of the second seat, and eve has just come there. */
  function turnOfEve(): Scene {
    const scene = late();
    while (scene.turn !== 1) scene.play('draw');
    sit(scene, 'eve', 1);
    return scene;
  }

  test('has a clock of their own, whoever sat there before', () => {
    const scene = turnOfEve();
    scene.now += 3000;
    expect(left(scene)[1]).toEqual({ moveMs: 0, reserveMs: 3000, runs: true });
    scene.do('eve', { type: 'leave' });
    expect(left(scene)[1]).toEqual({ moveMs: 1000, reserveMs: 5000, runs: false });
    sit(scene, 'fay', 1);
    expect(left(scene)[1]).toEqual({ moveMs: 1000, reserveMs: 5000, runs: true });
    expect(deadline(scene.table, [])).toEqual({ seat: 1, at: scene.now + 6000 });
  });

  test('and goes has what is left to them when they are back, however many sat there in between', () => {
    const scene = turnOfEve();
    scene.now += 3000;
    scene.do('eve', { type: 'leave' });
    scene.now += 100;
    sit(scene, 'fay', 1);
    scene.now += 400;
    scene.do('fay', { type: 'leave' });
    sit(scene, 'eve', 1);
    expect(left(scene)[1]).toEqual({ moveMs: 0, reserveMs: 3000, runs: true });
    scene.do('eve', { type: 'leave' });
    sit(scene, 'fay', 1);
    expect(left(scene)[1]).toEqual({ moveMs: 600, reserveMs: 5000, runs: true });
  });

  test('has time for a move again once the bot has made the last one, and the same reserve, on any seat', () => {
    const scene = turnOfEve();
    scene.now += 3000;
    scene.do('eve', { type: 'leave' });
    sit(scene, 'eve', 2);
    expect(left(scene)[2]).toEqual({ moveMs: 0, reserveMs: 3000, runs: false });
    scene.do('eve', { type: 'leave' });
    scene.play('draw');
    scene.play('draw');
    sit(scene, 'eve', 1);
    expect(left(scene)[1]).toEqual({ moveMs: 1000, reserveMs: 3000, runs: false });
  });
});

describe('a flag', () => {
  test('falls when move and reserve are used up, and not a moment earlier', () => {
    const scene = timed();
    expect(deadline(scene.table, [])).toEqual({ seat: scene.turn!, at: 7000 });
    scene.now = 6999;
    expect(scene.do('house', FLAG).run).toEqual([]);
    scene.now = 7000;
    const [mine] = [scene.turn!];
    const { run } = scene.do('house', FLAG);
    expect(run.map(({ deed }) => deed)).toMatchObject([
      { type: 'flagged', seat: mine },
      { type: 'move', seat: mine, forced: true },
    ]);
    expect(scene.turn).toBe(1 - mine);
    expect(left(scene)[mine]).toEqual({ moveMs: 1000, reserveMs: 0, runs: false });
  });

  test('that falls twice in a row seats a bot; a move of one’s own in between begins anew', () => {
    const scene = timed();
    const mine = scene.turn!;
    const name = scene.mover;
    const fall = () => {
      scene.now = deadline(scene.table, [])!.at;
      scene.do('house', FLAG);
    };
    fall();
    scene.play('draw');
    scene.play('draw');
    scene.play('draw');
    fall();
    expect(scene.table.about.chairs[mine]).toMatchObject({ standIn: null });
    scene.play('draw');
    fall();
    expect(scene.table.about.chairs[mine]).toMatchObject({ standIn: 'usual' });
    expect(scene.log.at(-1)!.deed).toEqual({ type: 'stoodIn', seat: mine, level: 'usual' });
    scene.do(name, { type: 'takeBack' });
    expect(scene.table.clocks!.seats[mine]!.since).toBe(scene.now);
  });

  test('that falls twice for everybody lets the match rest, and no clock runs; who is back has the time for a move, and no reserve anew', () => {
    const scene = timed(['ann', 'bob', 'bot']);
    const fall = () => {
      scene.now = deadline(scene.table, [])!.at;
      scene.do('house', FLAG);
    };
    while (deadline(scene.table, []) || !isResting(scene.table.about)) {
      if (scene.mover === 'house') scene.play('draw');
      else fall();
    }
    const [last] = scene.table.clocks!.acting;
    const name = ['ann', 'bob'][last!]!;
    const { seq } = scene.table;
    expect(scene.log.at(-1)!.deed).toEqual({ type: 'stoodIn', seat: last, level: 'usual' });
    expect(scene.move('house', 'draw', { seat: last! })).toEqual({ ok: false, error: 'on-hold' });
    scene.now += 86_400_000;
    expect([scene.do('house', FLAG).run, scene.table.seq, left(scene).some(({ runs }) => runs)]).toEqual([[], seq, false]);
    scene.do(name, { type: 'takeBack' });
    expect(left(scene)[last!]).toEqual({ moveMs: 1000, reserveMs: 0, runs: true });
    expect(deadline(scene.table, [])).toEqual({ seat: last, at: scene.now + 1000 });
    scene.play('draw');
    while (scene.mover === 'house') scene.play('draw');
    expect(scene.turn).toBe(last);
  });

  test('of a hurried decision does not fall because the match rested', () => {
    const scene = new Scene({ seats: ['ann', 'bob'] });
    const { since } = scene.table;
    scene.now += 1000;
    scene.do('ann', { type: 'standIn', seat: 1, awayMs: 45_000 });
    scene.do('bob', { type: 'takeBack' });
    expect(scene.table.since).toBe(since);
    scene.do('ann', { type: 'standIn', seat: 1, awayMs: 45_000 });
    scene.do('ann', { type: 'leave' });
    scene.now += 86_400_000;
    scene.do('bob', { type: 'takeBack' });
    expect(scene.table.since).toBe(scene.now);
  });

  test('that falls twice for who came late gives the bot its seat back', () => {
    const scene = new Scene({ seats: ['ann', 'bot'], terms: { clock: CLOCK, latecomers: true } });
    const before = scene.table.about.chairs[1];
    scene.do('bob', { type: 'sit', seat: 1, commitment: null });
    while (scene.table.about.chairs[1]?.kind === 'player') {
      if (scene.turn === 0) scene.play('draw');
      else {
        scene.now = deadline(scene.table, [])!.at;
        scene.do('house', FLAG);
      }
    }
    expect(scene.table.about.chairs[1]).toEqual(before);
    expect(scene.log.at(-1)!.deed).toEqual({ type: 'botSeated', seat: 1, name: expect.any(String), level: 'easy', again: true });
    expect(scene.log.filter(({ deed }) => deed.type === 'flagged')).toHaveLength(2);
  });

  test('is all that lets a bot play for somebody else', () => {
    const scene = timed();
    const other = 1 - scene.turn!;
    const [mine, theirs] = other === 1 ? ['ann', 'bob'] : ['bob', 'ann'];
    const days = { type: 'standIn', awayMs: 86_400_000 } as const;
    expect(scene.ask(mine!, { ...days, seat: other })).toEqual({ ok: false, error: 'has-time' });
    expect(scene.ask(theirs!, { ...days, seat: other }).ok).toBe(true);
  });

  test('is let fall by the house alone', () => {
    const scene = timed();
    scene.now += 100_000;
    expect(scene.ask('ann', FLAG)).toEqual({ ok: false, error: 'not-host' });
  });
});

/** People, bots, latecomers, offers, resignations, lost time and clocks that jump. */
interface Event {
  readonly kind: number;
  readonly ms: number;
  readonly outage: boolean;
}
const events = fc.array(fc.record<Event>({ kind: fc.nat(139), ms: fc.nat(900), outage: fc.boolean() }), {
  minLength: 5,
  maxLength: 60,
  size: 'max',
});

function happen(scene: Scene, { kind, ms, outage }: Event, outages: Span[], rng: { below(n: number): number }): void {
  if (outage && ms > 0) outages.push({ from: scene.now, to: scene.now + ms });
  scene.now += ms + (outage ? rng.below(50) : 0);
  const name = ['ann', 'bob', 'eve'][kind % 3]!;
  if (kind < 40) scene.ask('house', { type: 'flag', outages, hurryMs: () => 1 });
  if (kind < 60 && scene.turn !== undefined && scene.table.about.paused === undefined && !isResting(scene.table.about))
    scene.play(scene.legal[rng.below(scene.legal.length)]!);
  else if (kind < 66) scene.ask(name, { type: 'undo', after: scene.table.match?.after ?? 0 });
  else if (kind < 72) scene.ask(name, { type: 'offer', what: 'pause' });
  else if (kind < 82) scene.ask(name, { type: 'answer', yes: kind < 80 });
  else if (kind < 88) scene.ask(name, { type: 'resume' });
  else if (kind < 93) scene.ask(name, { type: 'leave' });
  else if (kind < 98) scene.ask(name, { type: 'takeBack' });
  else if (kind < 100) scene.askAs(who(name), { type: 'resign' });
  else comeOrGo(scene, ['eve', 'fay'][kind % 2]!, 2 + (kind % 3 === 0 ? 1 : 0));
}

function comeOrGo(scene: Scene, name: string, seat: number): void {
  scene.ask(name, seatOf(scene.table.about, name) === undefined ? { type: 'sit', seat, commitment: null } : { type: 'leave' });
}

const welcoming = (clock: Clock): Scene => new Scene({ seats: ['ann', 'bob', 'bot', 'bot'], terms: { clock, latecomers: true } });

const goneFrom = (clocks: Table['clocks']) => clocks?.left?.map(({ clock }) => clock) ?? [];

const spentBy = ({ clocks }: Table, now: number, outages: readonly Span[]): number[] =>
  [...clocks!.seats, ...goneFrom(clocks)].map(({ since, now: piece, recent, long }) => {
    const spans = [...long.flat(), ...recent.flat(), ...piece, ...(since === null ? [] : [{ from: since, to: now }])];
    return spans.reduce(
      (sum, { from, to }) =>
        sum + to - from - outages.reduce((lost, { from: a, to: b }) => lost + Math.max(0, Math.min(b, to) - Math.max(a, from)), 0),
      0,
    );
  });

test('whatever happens: what somebody has left never grows while they decide, nor their reserve ever, also by going and coming back', () => {
  let returned = 0;
  fc.assert(
    fc.property(events, fc.nat(1000), (all, seed) => {
      const scene = welcoming({ moveMs: 1000, reserveMs: 2000 });
      const rng = fastRng(seed);
      const outages: Span[] = [];
      const before = new Map<string, { readonly moveMs: number; readonly reserveMs: number }>();
      for (const event of all) {
        const [made, hasRested] = [scene.log.length, isResting(scene.table.about)];
        happen(scene, event, outages, rng);
        const movers = new Set(
          scene.log.slice(made).flatMap(({ deed }) => (deed.type === 'move' || deed.type === 'undone' ? [deed.seat] : [])),
        );
        // Only a move of one's own, of somebody who passes the turn on, or one taken back begins another decision; or who is back where a match rested.
        if (movers.size > 0 || (hasRested && !isResting(scene.table.about)))
          for (const [player, { reserveMs }] of before) before.set(player, { moveMs: Number.POSITIVE_INFINITY, reserveMs });
        returned += Number(scene.log.slice(made).some(({ deed }) => deed.type === 'sat' && before.has(deed.player)));
        for (const [seat, now] of left(scene, outages).entries()) {
          const chair = scene.table.about.chairs[seat]!;
          if (chair.kind !== 'player') continue;
          const { moveMs, reserveMs } = before.get(chair.player) ?? { moveMs: 1000, reserveMs: 2000 };
          expect(now.reserveMs).toBeLessThanOrEqual(reserveMs);
          expect(now.moveMs).toBeLessThanOrEqual(moveMs);
          before.set(chair.player, now);
        }
      }
    }),
    { numRuns: 60 },
  );
  expect(returned).toBeGreaterThan(0);
});

test('whatever happens: clocks lose what passes while they run and nothing else, none gains, and a restart anywhere finds them the same', () => {
  fc.assert(
    fc.property(events, fc.nat(1000), (all, seed) => {
      // Without time for a move every decision counts.
      const scene = welcoming({ moveMs: 0, reserveMs: 1e9 });
      const rng = fastRng(seed);
      const outages: Span[] = [];
      let passed = 0;
      for (const event of all) {
        const before = { now: scene.now, runs: left(scene, outages).filter(({ runs }) => runs).length };
        happen(scene, event, outages, rng);
        passed += before.runs * (scene.now - before.now - (event.outage ? event.ms : 0));
        const spent = spentBy(scene.table, scene.now, outages);
        const here = left(scene, outages).map(({ reserveMs }) => 1e9 - reserveMs);
        expect(here).toEqual(spent.slice(0, here.length));
        expect(spent.reduce((sum, ms) => sum + ms, 0)).toBe(passed);
        const opened = open(copied(scene.log), scene.game);
        expect(opened?.ok && opened.value.table.clocks).toEqual(scene.table.clocks);
      }
    }),
    { numRuns: 60 },
  );
});
