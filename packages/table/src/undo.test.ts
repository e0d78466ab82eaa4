import type { AnyGame, Position } from '@tabard/core';
import { pips } from '@tabard/testkit/pips';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copied, moverOf, Scene } from '../test/scene.ts';
import { allAtOnce, glanceAt, type Kept, keptOf, mayUndo, seatOf, trialOf, type Wish } from './index.ts';

const FROM: Position = {
  game: 'pips',
  goal: 30,
  turn: 0,
  seats: [
    { hand: [2, 9], total: 0 },
    { hand: [3], total: 0 },
  ],
  played: [],
};
const begin = (terms = {}): Scene => new Scene({ options: { goal: 30 }, from: FROM, terms });

describe('the last move', () => {
  test('may be taken back while nobody has moved since; it gives its number back', () => {
    const scene = begin();
    const { state, n } = scene.match;
    scene.play('9');
    expect(mayUndo(scene.table, 0, scene.game)).toBe(true);
    expect(mayUndo(scene.table, 1, scene.game)).toBe(false);
    scene.do('ann', { type: 'undo', after: scene.match.after }, 'w');
    expect(scene.match).toMatchObject({ n, after: scene.table.seq, trail: [] });
    expect(scene.match.state).toEqual(state);
    expect(scene.do('ann', { type: 'undo', after: scene.match.after }, 'w').run).toEqual([]);
    scene.play('2');
    scene.play('3');
    expect(scene.ask('ann', { type: 'undo', after: scene.match.after })).toEqual({ ok: false, error: 'no-undo' });
    scene.do('bob', { type: 'undo', after: scene.match.after });
    expect(scene.match.n).toBe(1);
  });

  test('that the house made for somebody, or another on the seat, may not', () => {
    const scene = begin({ clock: { moveMs: 1000, reserveMs: 0 } });
    scene.now += 1000;
    scene.do('house', { type: 'flag', outages: [], hurryMs: () => 60_000 });
    expect(mayUndo(scene.table, 0, scene.game)).toBe(false);
    const late = new Scene({ seats: ['ann', 'bot'], options: { goal: 30 }, from: { ...FROM, turn: 1 }, terms: { latecomers: true } });
    late.play('3');
    late.do('eve', { type: 'sit', seat: 1, commitment: null });
    expect(late.ask('eve', { type: 'undo', after: late.match.after })).toEqual({ ok: false, error: 'no-undo' });
  });

  test('that taught something may not', () => {
    const scene = begin();
    scene.play('draw');
    expect(scene.ask('ann', { type: 'undo', after: scene.match.after })).toEqual({ ok: false, error: 'no-undo' });
  });

  test('that taught something although no dice were called may not either, and a glance tells', () => {
    const stacked: AnyGame = { ...pips, apply: (state, seat, move, _, tell) => pips.apply(state, seat, move, { below: () => 0 }, tell) };
    const scene = new Scene({ game: stacked, options: { goal: 30 }, from: FROM });
    const seemsSo = () => allAtOnce(glanceAt(scene.game, trialOf(scene.table, 0)!));
    scene.play('9');
    expect(seemsSo()).toBe(true);
    scene.do('ann', { type: 'undo', after: scene.match.after });
    scene.play('draw');
    expect(seemsSo()).toBe(false);
    expect(scene.ask('ann', { type: 'undo', after: scene.match.after })).toEqual({ ok: false, error: 'no-undo' });
  });

  test('may not where the host does not want it, nor in another position, in a pause, or for somebody else', () => {
    const strict = begin({ undo: false });
    strict.play('9');
    expect(strict.ask('ann', { type: 'undo', after: strict.match.after })).toEqual({ ok: false, error: 'no-undo' });
    const scene = begin();
    scene.play('9');
    expect(scene.ask('ann', { type: 'undo', after: scene.match.after - 1 })).toEqual({ ok: false, error: 'stale' });
    expect(scene.ask('bob', { type: 'undo', after: scene.match.after })).toEqual({ ok: false, error: 'no-undo' });
    expect(scene.ask('eve', { type: 'undo', after: scene.match.after })).toEqual({ ok: false, error: 'not-seated' });
    scene.do('ann', { type: 'offer', what: 'pause' });
    scene.do('bob', { type: 'answer', yes: true });
    expect(scene.ask('ann', { type: 'undo', after: scene.match.after })).toEqual({ ok: false, error: 'on-hold' });
  });

  test('of who plays with bots alone may be taken back to any earlier turn, whatever it taught', () => {
    const scene = new Scene({ seats: ['ann', 'bot'], options: { goal: 30 }, from: FROM });
    const earlier = scene.match;
    scene.play('draw').table;
    scene.play('3');
    const { position } = scene.do('ann', { type: 'undo', after: scene.match.after, earlier }).run[0]!.deed as { position: Position };
    expect(scene.match).toMatchObject({ n: 0 });
    expect(position).toEqual(scene.game.describe(earlier.state));
    const among = begin();
    const then = among.match;
    among.play('draw');
    expect(among.ask('ann', { type: 'undo', after: among.match.after, earlier: then })).toEqual({ ok: false, error: 'no-undo' });
  });

  test('is kept where somebody may come later, to whom it would be known', () => {
    const scene = new Scene({ seats: ['ann', 'bot'], options: { goal: 30 }, from: FROM, terms: { latecomers: true } });
    const earlier = scene.match;
    scene.play('draw');
    expect(scene.ask('ann', { type: 'undo', after: scene.match.after, earlier })).toEqual({ ok: false, error: 'no-undo' });
  });
});

/** Who plays a low card goes on. */
const nimble: AnyGame = {
  ...pips,
  apply: (...[s, seat, move, ...rest]: Parameters<typeof pips.apply>) => {
    pips.apply(s, seat, move, ...rest);
    if (move !== 'draw' && move < 8) s.turn = seat;
  },
};

test('whatever happens: who opens the table, with a kept position or without, may take back what may be taken back where it was all the time', () => {
  const tries = fc.array(fc.record({ kind: fc.nat(15), pick: fc.nat(1000), keeps: fc.boolean() }), { minLength: 5, maxLength: 60 });
  const remembered: number[] = [];
  const happen = (scene: Scene, kind: number, pick: number): void => {
    const last = scene.match.trail?.at(-1)?.seat;
    const mover = last === undefined ? 'ann' : moverOf(scene.table, last);
    const player = ['ann', 'bob'][pick % 2]!;
    if (kind < 10) scene.play(scene.legal[pick % scene.legal.length]!);
    else if (kind < 13) scene.ask(mover === 'house' ? player : mover, { type: 'undo', after: scene.match.after });
    else if (kind < 14) for (const type of ['leave', 'takeBack'] as const) scene.ask(player, { type });
    else if (seatOf(scene.table.about, 'eve') === undefined) scene.ask('eve', { type: 'sit', seat: 2, commitment: null });
    else scene.ask('eve', { type: 'leave' });
  };
  fc.assert(
    fc.property(tries, all => {
      const scene = new Scene({ game: nimble, seats: ['ann', 'bob', 'bot'], terms: { latecomers: true } });
      let kept: Kept | undefined;
      for (const { kind, pick, keeps } of all) {
        happen(scene, kind, pick);
        if (scene.turn === undefined) return;
        if (keeps) kept = copied(keptOf(scene.table, scene.match, scene.game));
        const { trail = [] } = scene.match;
        remembered.push(trail.length);
        for (const opened of [scene.opened(), scene.opened(scene.game, kept)]) expect(opened.table.match!.trail).toEqual(trail);
      }
    }),
    { numRuns: 100 },
  );
  expect(Math.max(...remembered)).toBeGreaterThan(2);
});

describe('what needs consent', () => {
  test('comes when all people agree, and goes when one does not', () => {
    const scene = new Scene({ seats: ['ann', 'bob', 'cid', 'bot'] });
    scene.do('ann', { type: 'offer', what: 'pause' });
    expect(scene.table.about.offer).toEqual({ what: 'pause', by: 0, yes: [0] });
    expect(scene.ask('bob', { type: 'offer', what: 'end-as-it-stands' })).toEqual({ ok: false, error: 'offered' });
    scene.do('bob', { type: 'answer', yes: true });
    expect(scene.table.about.paused).toBeUndefined();
    scene.do('cid', { type: 'answer', yes: false });
    expect(scene.table.about.offer).toBeUndefined();
    expect(scene.ask('cid', { type: 'answer', yes: true })).toEqual({ ok: false, error: 'no-offer' });
    scene.do('bob', { type: 'offer', what: 'pause' });
    scene.do('ann', { type: 'answer', yes: true });
    scene.do('cid', { type: 'answer', yes: true });
    expect(scene.table.about).toMatchObject({ paused: scene.now });
    expect(scene.move(scene.mover, 'draw', { seat: scene.turn! })).toEqual({ ok: false, error: 'on-hold' });
    scene.do('cid', { type: 'resume' });
    expect(scene.ask('cid', { type: 'resume' })).toEqual({ ok: false, error: 'not-on-hold' });
    scene.playOn(1);
  });

  test('is not asked for again and again: whoever was turned down, or took it back, waits for a move or a minute', () => {
    const scene = new Scene({ seats: ['ann', 'bob'], options: { goal: 30 } });
    const offer = (who: string, what: 'pause' | 'end-as-it-stands' = 'pause') => {
      const answer = scene.ask(who, { type: 'offer', what });
      if (!answer.ok) return answer.error;
      scene.do('ann', { type: 'answer', yes: false });
      return 'offered';
    };
    expect([offer('ann'), offer('ann'), offer('bob'), offer('bob')]).toEqual(['offered', 'just-offered', 'offered', 'just-offered']);
    expect([offer('ann', 'end-as-it-stands'), offer('ann', 'end-as-it-stands')]).toEqual(['offered', 'just-offered']);
    scene.now += 59_999;
    expect(offer('ann')).toBe('just-offered');
    scene.now++;
    expect([offer('ann'), offer('ann')]).toEqual(['offered', 'just-offered']);
    scene.playOn(1);
    expect([offer('ann'), offer('ann')]).toEqual(['offered', 'just-offered']);
  });

  test('who is stood in for, gave up or is a program is not asked', () => {
    const scene = new Scene({ seats: ['ann', 'bob', 'cid', 'deep'] });
    scene.do('bob', { type: 'leave' });
    scene.do('cid', { type: 'resign' });
    scene.do('ann', { type: 'offer', what: 'pause' });
    expect(scene.table.about.paused).toBe(scene.now);
  });

  test('programs agree to nothing for people, and go on by themselves where no people are left', () => {
    const scene = new Scene({ seats: ['ann', 'bob', 'deep'] });
    const asked = (wish: Wish) => scene.ask('deep', wish);
    const wrong = { ok: false, error: 'people-only' };
    expect(asked({ type: 'offer', what: 'pause' })).toEqual(wrong);
    scene.do('ann', { type: 'offer', what: 'pause' });
    expect(asked({ type: 'answer', yes: false })).toEqual(wrong);
    scene.do('bob', { type: 'answer', yes: true });
    expect(asked({ type: 'resume' })).toEqual(wrong);
    scene.do('deep', { type: 'leave' });
    expect(asked({ type: 'resume' })).toEqual({ ok: false, error: 'stood-in' });
    scene.do('deep', { type: 'takeBack' });
    for (const name of ['ann', 'bob']) scene.do(name, { type: 'leave' });
    scene.do('deep', { type: 'resume' });
    expect(scene.table.about.paused).toBeUndefined();
  });

  test('an end needs also those for whom a bot plays just now; a pause does not, and comes when nobody is left to ask', () => {
    const scene = new Scene({ seats: ['ann', 'bob', 'cid'] });
    scene.do('ann', { type: 'standIn', seat: 1, awayMs: 45_000 });
    scene.do('ann', { type: 'offer', what: 'end-as-it-stands' });
    scene.do('cid', { type: 'answer', yes: true });
    expect(scene.table.about.status).toBe('playing');
    scene.do('bob', { type: 'takeBack' });
    scene.do('bob', { type: 'resign' });
    expect(scene.table.about).toMatchObject({ status: 'over', outcome: { reason: 'agreed' } });
    const other = new Scene({ seats: ['ann', 'bob', 'cid'] });
    other.do('ann', { type: 'offer', what: 'pause' });
    other.do('bob', { type: 'answer', yes: true });
    other.do('cid', { type: 'leave' });
    expect(other.table.about.paused).toBe(other.now);
    expect(other.ask('ann', { type: 'close' })).toEqual({ ok: false, error: 'others-play' });
    other.do('house', { type: 'close' });
    expect(other.table.about).toMatchObject({ status: 'closed', paused: undefined, offer: undefined });
  });

  test('an early end is as it stands, or without a winner', () => {
    const game = { ...new Scene().game, standing: () => ({ ranking: [[1], [0]], scores: [2, 7] }) };
    for (const [what, outcome] of [
      ['end-as-it-stands', { ranking: [[1], [0]], scores: [2, 7], reason: 'agreed' }],
      ['end-without-winner', { ranking: [[0, 1]], scores: [0, 0], reason: 'agreed' }],
    ] as const) {
      const scene = new Scene({ game });
      scene.do('ann', { type: 'offer', what });
      scene.do('bob', { type: 'answer', yes: true });
      expect(scene.table.about).toMatchObject({ status: 'over', outcome });
    }
  });
});
