import { type AnyGame, type Position, play, rngAt } from '@tabard/core';
import { moveOf } from '@tabard/testkit';
import { harbor } from '@tabard/testkit/harbor';
import { pips } from '@tabard/testkit/pips';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copied, Scene, type Setting } from '../test/scene.ts';
import { type ChangeName, rulesLater } from '../test/upgrades.ts';
import { type Deed, type Entry, fold, legsOf, moments, open, type Table } from './index.ts';

/** A match that was opened just now remembers fewer of its last moves; nothing else may differ. */
const withoutTrail = (one: unknown): unknown => {
  if (typeof one !== 'object' || one === null || !('seed' in one) || !('trail' in one)) return one;
  const { trail: _, ...match } = one;
  return match;
};
expect.addEqualityTesters([
  function (a, b) {
    const [first, second] = [withoutTrail(a), withoutTrail(b)];
    return first === a && second === b ? undefined : this.equals(first, second);
  },
]);

type Carried = Extract<Deed, { type: 'carried' }>;
const carriedIn = (log: readonly Entry[]): Carried => log.map(({ deed }) => deed).findLast(deed => deed.type === 'carried')!;
const movesIn = (log: readonly Entry[]): Entry[] => log.filter(({ deed }) => deed.type === 'move');
const seqs = (entries: readonly Entry[]): number[] => entries.map(({ seq }) => seq);
const shown = ({ log, table, game }: Scene) => [...moments(log, table, game)];

/** A match of three, in which everybody draws, plays the highest card, and so again. */
function begun(moves: number, setting: Setting = {}): Scene {
  const scene = new Scene({ seats: ['ann', 'bob', 'bot'], ...setting });
  for (let i = 0; i < moves; i++) scene.play(i % 6 < 3 ? 'draw' : scene.legal.findLast(move => move !== 'draw')!);
  return scene;
}

/** Where so many moves of the log lead by these rules, worked out without the table. */
function stateAfter(game: AnyGame, seed: string, moves: readonly Entry[]): unknown {
  const config = game.configure({ goal: 30 });
  const state = config.ok && game.setup(config.value, 3, rngAt(seed, 0));
  for (const [i, { deed }] of moves.entries()) {
    if (deed.type === 'move') game.apply(state, deed.seat, moveOf(game, deed.move), rngAt(seed, i + 1));
  }
  return state;
}

/** Opened again it is the same table, and can be played to its end. */
function goesOn(scene: Scene): void {
  const opened = () => scene.opened();
  expect(opened()).toStrictEqual({ table: scene.table, lost: 0, isToCarry: false });
  scene.playOn(3);
  expect(opened().table).toStrictEqual(scene.table);
  expect(scene.opened(scene.game, scene.keep()).table).toStrictEqual(scene.table);
  scene.playOn();
  expect(scene.table.about.status).toBe('over');
  expect(opened()).toStrictEqual({ table: scene.table, lost: 0, isToCarry: false });
}

test('a table nobody made', () => expect(open([], pips)).toBeUndefined());

describe('the same rules', () => {
  test('open a match where it stood', () => {
    const scene = begun(9);
    scene.do('bob', { type: 'resign' });
    scene.do('ann', { type: 'leave' });
    expect(scene.opened()).toStrictEqual({ table: scene.table, lost: 0, isToCarry: false });
    goesOn(scene);
  });

  describe('with a position kept on the way', () => {
    test.each([0, 1, 5, 11, 12])('after %i of 12 moves: the same table', moves => {
      const scene = begun(moves);
      const kept = scene.keep();
      scene.playOn(12 - moves);
      expect(scene.opened(scene.game, kept).table).toStrictEqual(scene.table);
      goesOn(scene);
    });
    test('the moves before it are not made again', () => {
      const scene = begun(5);
      const kept = scene.keep();
      scene.playOn(3);
      let made = 0;
      const counting: AnyGame = {
        ...pips,
        apply: (...args: Parameters<typeof pips.apply>) => {
          made++;
          pips.apply(...args);
        },
      };
      scene.opened(counting, kept);
      expect(made).toBe(3);
    });
    test('kept after something that was no move: the next move still cites the last one', () => {
      const scene = begun(5);
      scene.do('ann', { type: 'leave' });
      scene.do('ann', { type: 'takeBack' });
      const kept = scene.keep();
      expect(kept.seq).toBe(scene.match.after + 2);
      expect(scene.opened(scene.game, kept).table).toStrictEqual(scene.table);
    });
    test('kept when more was stored than was read: of no use', () => {
      const scene = begun(5);
      const log = scene.stored;
      const { table } = scene;
      scene.playOn(3);
      expect(open(log, scene.game, scene.keep())).toStrictEqual({ ok: true, value: { table, lost: 0, isToCarry: false } });
    });
    test('kept before the match was carried over: of no use', () => {
      const scene = begun(10);
      const kept = scene.keep();
      scene.upgrade(rulesLater(2, 'generous'));
      expect(scene.opened(scene.game, kept).table).toStrictEqual(scene.table);
    });
  });

  test('that cannot follow their own log, as they were changed without saying so: the match goes on all the same', () => {
    const scene = begun(12);
    const opened = scene.upgrade(rulesLater(1, 'generous'));
    expect(opened).toMatchObject({ isToCarry: true, lost: expect.any(Number) });
    expect(carriedIn(scene.log)).toMatchObject({ revision: 1, dropped: opened.lost });
    expect(opened.lost).toBeGreaterThan(0);
    goesOn(scene);
  });
});

describe('newer rules', () => {
  test('that are the same but for their number: nothing is dropped, nothing changes', () => {
    const scene = begun(12);
    const before = scene.match;
    const opened = scene.upgrade(rulesLater(2, 'same'));
    expect(opened).toMatchObject({ lost: 0, isToCarry: true });
    expect(carriedIn(scene.log)).toEqual({
      type: 'carried',
      revision: 2,
      n: 12,
      dropped: 0,
      position: pips.describe(before.state as never),
    });
    expect(scene.match).toEqual({ ...before, after: scene.table.seq });
    expect(scene.table.about).toMatchObject({ revision: 2, carried: { seq: scene.table.seq, dropped: 0 }, status: 'playing' });
    expect(scene.move(scene.mover, 'draw', { after: before.after, seat: scene.turn! })).toEqual({ ok: false, error: 'stale' });
    goesOn(scene);
  });

  test.each<[string, ChangeName, number]>([
    ['refuse a move of the log', 'strict', 7],
    ['make something else of it', 'generous', 3],
  ])('that %s: the match goes on from before it', (_, change, stand) => {
    const scene = begun(12);
    const moves = movesIn(scene.log);
    const game = rulesLater(2, change);
    expect(scene.upgrade(game)).toMatchObject({ lost: 12 - stand, isToCarry: true });
    const { n, dropped } = carriedIn(scene.log);
    expect({ n, dropped }).toEqual({ n: stand, dropped: 12 - stand });
    expect(scene.match).toEqual({
      seed: scene.match.seed,
      state: stateAfter(game, scene.match.seed, moves.slice(0, n)),
      n,
      after: scene.table.seq,
    });
    expect(scene.table.about.carried).toEqual({ seq: scene.table.seq, dropped });
    expect(seqs(shown(scene).flatMap(({ entry }) => entry ?? []))).toEqual(seqs(moves.slice(0, n)));
    goesOn(scene);
  });

  test('the next move has the number and the dice of the first that was dropped', () => {
    const scene = begun(12);
    const game = rulesLater(2, 'generous');
    scene.upgrade(game);
    const { n, seed, state } = scene.match;
    const seat = scene.turn!;
    scene.play('draw');
    const expected = play(game, state, seat, 'draw', rngAt(seed, n + 1));
    expect(expected).toMatchObject({ ok: true, value: { state: scene.match.state } });
    expect(scene.match.n).toBe(n + 1);
  });

  test('who resigned or is away stays so; wishes granted before are still known', () => {
    const scene = begun(12);
    scene.do('bob', { type: 'resign' }, 'w');
    scene.do('ann', { type: 'leave' });
    const { chairs } = scene.table.about;
    scene.upgrade(rulesLater(2, 'strict'));
    expect(scene.table.about).toMatchObject({ resigned: [1], chairs });
    expect(scene.do('bob', { type: 'resign' }, 'w').run).toEqual([]);
    goesOn(scene);
  });

  test('by which the match is over already: that is written down at once', () => {
    const scene = begun(12);
    const early = { ...pips, revision: 2, outcome: () => ({ ranking: [[0, 1, 2]], scores: [0, 0, 0], reason: 'peace' }) };
    scene.upgrade(early);
    expect(scene.deeds.slice(-2)).toEqual(['carried', 'ended']);
    expect(scene.table.about).toMatchObject({ status: 'over', outcome: { reason: 'peace' } });
  });

  test('that do not know the options take the usual ones', () => {
    const scene = begun(6, { options: { goal: 12 } });
    const { lost } = scene.upgrade(rulesLater(2, 'reoptioned'));
    expect(lost).toBe(0);
    expect(scene.match.state).toMatchObject({ goal: 30 });
    expect(scene.table.about.options).toEqual({ goal: 12 });
    goesOn(scene);
  });

  describe('that deal other cards', () => {
    /** By this hand all is lost from the first card that is played: nobody has it any more. */
    const game = rulesLater(2, 'shuffled');

    test('and know the position that was kept: nothing before it is lost', () => {
      const scene = begun(7);
      const kept = scene.keep();
      scene.playOn(5);
      const { state } = scene.match;
      expect(scene.opened(game).lost).toBeGreaterThan(0);
      expect(scene.upgrade(game, kept).lost).toBe(0);
      expect(scene.match.state).toEqual(state);
      goesOn(scene);
    });
    test('and do not know the position that was kept: from the deal', () => {
      const scene = begun(7);
      const kept = scene.keep();
      scene.playOn(5);
      const moves = movesIn(scene.log);
      const strange = rulesLater(2, 'shuffled', 'rewritten');
      const { lost } = scene.upgrade(strange, kept);
      expect(lost).toBe(scene.opened(strange).lost + carriedIn(scene.log).dropped);
      expect(scene.match.state).toEqual(stateAfter(strange, scene.match.seed, moves.slice(0, 12 - lost)));
      goesOn(scene);
    });
    test('and refuse a move after the kept position', () => {
      const scene = begun(7);
      const kept = scene.keep();
      scene.play('draw');
      scene.play('draw');
      const { lost } = scene.upgrade(rulesLater(2, 'shuffled', 'strict'), kept);
      expect({ lost, n: scene.match.n }).toEqual({ lost: 2, n: 7 });
      expect(scene.match.state).toEqual((pips.restore(kept.position, rngAt('', 0)) as { value: unknown }).value);
      goesOn(scene);
    });
  });

  describe('a match that began in a position', () => {
    const from: Position = {
      game: 'pips',
      goal: 30,
      turn: 2,
      seats: [1, 2, 3].map(card => ({ hand: [card, card], total: 0 })),
      played: [],
    };
    test('begins there by the new ones, too', () => {
      const scene = begun(6, { from });
      const before = scene.match.state;
      expect(scene.upgrade(rulesLater(2, 'shuffled')).lost).toBe(0);
      expect(scene.match.state).toEqual(before);
      goesOn(scene);
    });
    test('or with a deal, where they do not know it', () => {
      const scene = begun(6, { from });
      const game = rulesLater(2, 'rewritten');
      const moves = movesIn(scene.log);
      const { lost } = scene.upgrade(game);
      expect(scene.match.state).toEqual(stateAfter(game, scene.match.seed, moves.slice(0, 6 - lost)));
      goesOn(scene);
    });
  });

  test('once more', () => {
    const scene = begun(12);
    const moves = movesIn(scene.log);
    scene.upgrade(rulesLater(2, 'strict'));
    const first = carriedIn(scene.log).n;
    scene.playOn(5);
    const between = movesIn(scene.log).slice(12);
    scene.upgrade(rulesLater(3, 'strict', 'generous'));
    const { n, dropped } = carriedIn(scene.log);
    expect(n + dropped).toBe(first + 5);
    expect(n).toBeGreaterThanOrEqual(first);
    expect(scene.table.about).toMatchObject({ revision: 3, carried: { seq: scene.table.seq, dropped } });
    expect(legsOf(scene.log).map(leg => seqs(leg.moves))).toEqual([seqs(moves.slice(0, first)), seqs(between.slice(0, n - first)), []]);
    goesOn(scene);
  });

  test('once more, before anybody moved: both places are known', () => {
    const scene = begun(12);
    scene.upgrade(rulesLater(2, 'strict'));
    scene.upgrade(rulesLater(3, 'same'));
    expect(legsOf(scene.log).map(({ n, moves }) => [n, moves.length])).toEqual([
      [0, 7],
      [7, 0],
      [7, 0],
    ]);
    goesOn(scene);
  });

  describe('that do not know the position of the change before', () => {
    /** Carried over twice: the second rules had to go back to the deal, and got less far than the first. */
    function backTwice() {
      const scene = begun(12);
      const moves = movesIn(scene.log);
      scene.upgrade(rulesLater(2, 'strict'));
      const first = carriedIn(scene.log).n;
      scene.playOn(4);
      scene.upgrade(rulesLater(3, 'generous', 'rewritten'));
      return { scene, moves, first, second: carriedIn(scene.log) };
    }

    test('follow all that stands from the deal', () => {
      const { scene, moves, first, second } = backTwice();
      expect(second.n).toBeLessThan(first);
      expect(second.n + second.dropped).toBe(first + 4);
      expect(scene.match.state).toEqual(stateAfter(scene.game, scene.match.seed, moves.slice(0, second.n)));
      expect(legsOf(scene.log).map(({ n, moves }) => [n, moves.length])).toEqual([
        [0, second.n],
        [second.n, 0],
      ]);
      expect(shown(scene).map(({ match }) => match.n)).toEqual(Array.from({ length: second.n + 1 }, (_, n) => n));
      goesOn(scene);
    });
    test('and so again: what was dropped long ago does not come back', () => {
      const { scene, moves, second } = backTwice();
      scene.playOn(2);
      const stand = [...moves.slice(0, second.n), ...movesIn(scene.log).slice(-2)];
      const game = rulesLater(4, 'generous', 'rewritten');
      const { lost } = scene.upgrade(game);
      expect(scene.match.state).toEqual(stateAfter(game, scene.match.seed, stand.slice(0, stand.length - lost)));
      expect(lost).toBe(0);
      expect(seqs(shown(scene).flatMap(({ entry }) => entry ?? []))).toEqual(seqs(stand));
      goesOn(scene);
    });
  });

  test('a finished match keeps how it ended, and shows what these rules can show of it', () => {
    const scene = begun(12).playOn();
    const { about } = scene.table;
    const opened = scene.upgrade(rulesLater(2, 'generous'));
    expect(opened.isToCarry).toBe(false);
    expect(opened.lost).toBeGreaterThan(0);
    expect(scene.table.about).toEqual(about);
    expect(shown(scene).at(-1)!.match).toStrictEqual(scene.match);
    expect(shown(scene)).toHaveLength(1 + movesIn(scene.log).length - opened.lost);
  });

  test('a finished match that was carried over is shown leg by leg', () => {
    const scene = begun(12);
    scene.upgrade(rulesLater(2, 'generous'));
    const { n } = scene.match;
    scene.playOn();
    const moments = shown(scene);
    expect(moments.map(({ match }) => match.n)).toEqual(Array.from({ length: scene.match.n + 1 }, (_, n) => n));
    expect(moments.at(-1)!.match).toStrictEqual(scene.match);
    expect(moments[0]!.entry).toBeUndefined();
    expect(moments[n + 1]!.facts).not.toEqual([]);
  });

  test('what they cannot show of the legs before does not keep them from showing the rest', () => {
    const scene = begun(12);
    scene.upgrade(rulesLater(2, 'same'));
    const { n } = scene.match;
    scene.playOn();
    const { match } = scene;
    const later = rulesLater(3, 'shuffled');
    const seen = [...moments(scene.log, scene.table, later)];
    expect(seen.at(-1)!.match).toEqual(match);
    expect(seen.length).toBeLessThan(1 + match.n);
    expect(seen.filter(({ match }) => match.n > n)).toHaveLength(match.n - n);
  });

  test('closed in the middle: nothing is carried over', () => {
    const scene = begun(12);
    scene.do('house', { type: 'close' });
    expect(scene.opened(rulesLater(2, 'generous'))).toMatchObject({ isToCarry: false, table: { about: { status: 'closed' } } });
  });

  test('a table that still waits begins by them, and is of theirs from then on', () => {
    const scene = new Scene({ seats: ['ann', 'bob', 'bot'], start: false });
    const game = rulesLater(2, 'shuffled');
    expect(scene.upgrade(game)).toMatchObject({ isToCarry: false, lost: 0 });
    scene.do('ann', { type: 'start' });
    expect(scene.deeds.slice(-2)).toEqual(['started', 'carried']);
    expect(scene.table.about.revision).toBe(2);
    expect(scene.match).toMatchObject({ n: 0, after: scene.table.seq, state: stateAfter(game, scene.match.seed, []) });
    expect(open(scene.log, pips)).toEqual({ ok: false, error: 'newer-rules' });
    goesOn(scene);
  });
});

describe('older rules than those of the table', () => {
  test.each<[string, () => Scene]>([
    ['in the middle of a match', () => begun(5, { game: rulesLater(2, 'same') })],
    ['before its start', () => new Scene({ game: rulesLater(2, 'same'), start: false })],
    ['after its end', () => begun(5, { game: rulesLater(2, 'same') }).playOn()],
    [
      'carried over',
      () => {
        const scene = begun(5);
        scene.upgrade(rulesLater(2, 'same'));
        return scene;
      },
    ],
  ])('%s: only a newer house can open it', (_, scene) => {
    expect(open(scene().stored, pips)).toEqual({ ok: false, error: 'newer-rules' });
  });
});

/** What a house that was there all the time makes of it is the same as what one makes of it that comes later. */
function folded(table: Table, run: readonly Entry[], game: AnyGame): Table {
  return copied(run).reduce((before, entry) => fold(before, entry, game), table);
}

const CHANGE_NAMES: readonly ChangeName[] = ['same', 'strict', 'generous', 'shuffled', 'rewritten', 'reoptioned'];

test('however often the rules change: every move of the match stands or was counted as dropped, and it can be played to its end', () => {
  const upgrade = fc.record({
    moves: fc.nat(8),
    changes: fc.uniqueArray(fc.constantFrom(...CHANGE_NAMES), { maxLength: 3 }),
    keeps: fc.constantFrom('never', 'before', 'now'),
  });
  fc.assert(
    fc.property(fc.array(upgrade, { minLength: 1, maxLength: 4 }), fc.string(), (upgrades, seed) => {
      const scene = new Scene({ seats: ['ann', 'bob', 'bot'], seed });
      for (const [i, { moves, changes, keeps }] of upgrades.entries()) {
        scene.playOn(Math.floor(moves / 2));
        const early = scene.keep();
        scene.playOn(Math.ceil(moves / 2));
        if (scene.turn === undefined) return;
        const stood = scene.match.n;
        const before = scene.log.length;
        const kept = keeps === 'never' ? undefined : keeps === 'before' ? early : scene.keep();
        const opened = scene.upgrade(rulesLater(2 + i, ...changes), kept);
        const { n, dropped } = carriedIn(scene.log);
        expect(n + dropped).toBe(stood);
        expect(folded(opened.table, scene.log.slice(before), scene.game)).toStrictEqual(scene.table);
        expect(legsOf(scene.log).reduce((sum, leg) => sum + leg.moves.length, 0)).toBe(n);
        expect(scene.opened().table).toStrictEqual(scene.table);
      }
      goesOn(scene);
    }),
    { numRuns: 80 },
  );
});

test('another game, another secret', () => {
  const scene = new Scene({ game: harbor, options: {}, seats: ['ann', 'bob', 'bot'] }).playOn(7);
  const refusing: AnyGame = {
    ...harbor,
    revision: 2,
    refusal: (s, seat, move) =>
      s.deck.length < 9 && move.type === 'take' ? { rule: '4.1', because: 'no-more' } : harbor.refusal(s, seat, move),
    fast: {},
    legalMoves: (s, seat) => harbor.legalMoves(s, seat).filter(move => s.deck.length >= 9 || move.type !== 'take'),
  };
  scene.upgrade(refusing);
  expect(scene.match.n + carriedIn(scene.log).dropped).toBe(7);
  goesOn(scene);
});
