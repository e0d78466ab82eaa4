import { commitmentTo, mixedSeed, type Position, rngAt } from '@tabard/core';
import { pips } from '@tabard/testkit/pips';
import { describe, expect, test } from 'vitest';
import { bytes, copied, Scene, type Setting, sealed, sure } from '../test/scene.ts';
import { type Chair, type Deed, type Dice, decide, fairnessOf, fold, REVEAL_MS, silentAt, type Table, type Wish } from './index.ts';

const OPEN: Chair = { kind: 'open' };
const sits = (player: string, more: object = {}): Chair => ({ kind: 'player', player, program: player === 'deep', standIn: null, ...more });
const waiting = (...seats: string[]): Scene => new Scene({ seats, start: false });
const sit = (seat: number, commitment: string | null = null): Wish => ({ type: 'sit', seat, commitment });
const reveal = (hex: string): Wish => ({ type: 'reveal', bytes: bytes(hex) });
const chairs = (scene: Scene): readonly Chair[] => scene.table.about.chairs;
const dice = (scene: Scene): Dice => scene.table.about.dice!;

describe('sitting down', () => {
  test('on an open seat', () => {
    const scene = waiting('ann', 'open');
    scene.do('bob', sit(1));
    expect(chairs(scene)).toEqual([sits('ann'), sits('bob')]);
    expect(scene.log.at(-1)).toMatchObject({ table: 't', seq: 3, deed: { type: 'sat', seat: 1, player: 'bob', commitment: null } });
  });
  test('elsewhere: the seat before is free again, and the commitment comes along', () => {
    const scene = waiting('open', 'open', 'bob');
    scene.do('ann', sit(0, sealed('a0')));
    scene.do('ann', sit(1, sealed('a1')));
    expect(chairs(scene)).toEqual([OPEN, sits('ann'), sits('bob')]);
    expect(dice(scene).commitments).toEqual([null, sealed('a1'), null]);
  });
  test('again, with a commitment to other bytes', () => {
    const scene = waiting('ann', 'open');
    scene.do('ann', sit(0, sealed('cd')));
    expect(chairs(scene)).toEqual([sits('ann'), OPEN]);
    expect(dice(scene).commitments).toEqual([sealed('cd'), null]);
  });
  test('again without a commitment, by another name say: the one that was given stands', () => {
    const scene = waiting('ann', 'open');
    scene.do('ann', sit(0, sealed('cd')));
    scene.do('ann', sit(0));
    expect(dice(scene).commitments).toEqual([sealed('cd'), null]);
    scene.do('ann', sit(1));
    expect(dice(scene).commitments).toEqual([null, null]);
  });
  test('a program says that it is one', () => {
    const scene = waiting('ann', 'open');
    scene.do('deep', sit(1));
    expect(chairs(scene)[1]).toEqual(sits('deep', { program: true }));
  });
});

describe('getting up', () => {
  test('frees the seat, and takes the commitment along', () => {
    const scene = waiting('ann', 'open');
    scene.do('bob', sit(1, sealed('b0')));
    scene.do('bob', { type: 'leave' });
    expect(chairs(scene)).toEqual([sits('ann'), OPEN]);
    expect(dice(scene).commitments).toEqual([null, null]);
    expect(scene.table.about).toMatchObject({ host: 'ann', status: 'waiting' });
  });
  test('of the host: the next person is host', () => {
    const scene = waiting('bot', 'ann', 'bob', 'cid');
    scene.do('ann', { type: 'leave' });
    expect(scene.table.about).toMatchObject({ host: 'bob', status: 'waiting' });
    scene.do('bob', { type: 'close' });
    expect(scene.table.about.status).toBe('closed');
  });
  test('of the last person: the table is closed', () => {
    const scene = waiting('ann', 'bot');
    scene.do('ann', { type: 'leave' });
    expect(scene.deeds.slice(-2)).toEqual(['left', 'closed']);
    expect(scene.table.about.status).toBe('closed');
  });
  test('of a host who came without a seat changes nothing about that', () => {
    const scene = new Scene({ host: 'hal', seats: ['ann', 'open'], start: false });
    scene.do('ann', { type: 'leave' });
    expect(scene.table.about).toMatchObject({ host: 'hal', status: 'waiting', chairs: [OPEN, OPEN] });
  });
  test('of a host to another seat of the table: host they stay', () => {
    const scene = waiting('ann', 'bob', 'open');
    scene.do('ann', sit(2));
    expect(scene.table.about.host).toBe('ann');
  });
  test('in the middle of a match: a bot stands in', () => {
    const scene = new Scene();
    scene.do('bob', { type: 'leave' });
    expect(chairs(scene)).toEqual([sits('ann'), sits('bob', { standIn: 'usual' })]);
  });
});

describe('bots and programs', () => {
  test('anybody seated may ask a bot in; it has a name', () => {
    const scene = waiting('ann', 'bob', 'open');
    scene.do('bob', { type: 'seatBot', seat: 2, level: 'strong' });
    expect(chairs(scene)[2]).toEqual({ kind: 'bot', level: 'strong', name: expect.stringMatching(/^[A-Z][a-z]+$/) });
  });
  test('a bot that is made another keeps its name', () => {
    const scene = waiting('ann', 'bot');
    const before = chairs(scene)[1] as Extract<Chair, { kind: 'bot' }>;
    scene.do('ann', { type: 'seatBot', seat: 1, level: 'strong' });
    expect(chairs(scene)[1]).toEqual({ ...before, level: 'strong' });
  });
  test('and is sent away', () => {
    const scene = waiting('ann', 'bot');
    scene.do('ann', { type: 'open', seat: 1 });
    expect(chairs(scene)).toEqual([sits('ann'), OPEN]);
  });
  test('a program is asked in by its owner, and sent away by anybody', () => {
    const scene = waiting('ann', 'bob', 'open');
    scene.do('ann', { type: 'invite', seat: 2, program: 'mind' });
    expect(chairs(scene)[2]).toEqual(sits('mind', { program: true }));
    expect(scene.log.at(-1)!.deed).toEqual({ type: 'invited', seat: 2, player: 'mind', by: 'ann' });
    scene.do('bob', { type: 'open', seat: 2 });
    expect(chairs(scene)[2]).toEqual(OPEN);
  });
  test('a program that is asked elsewhere leaves the seat it had', () => {
    const scene = waiting('ann', 'deep', 'open');
    scene.do('ann', { type: 'invite', seat: 2, program: 'deep' });
    expect(chairs(scene)).toEqual([sits('ann'), OPEN, sits('deep')]);
  });
  test('the start fills what is open, no two bots by one name', () => {
    const scene = waiting('ann', 'open', 'bot', 'open');
    scene.do('ann', { type: 'start' });
    const bots = chairs(scene).filter(chair => chair.kind === 'bot');
    expect(bots.map(({ level }) => level)).toEqual(['usual', 'easy', 'usual']);
    expect(new Set(bots.map(({ name }) => name)).size).toBe(3);
    expect(scene.deeds.slice(-4)).toEqual(['botSeated', 'botSeated', 'called', 'started']);
  });
});

describe('dice', () => {
  test('committed to before anybody sits, mixed with everybody’s bytes in seat order, bots giving none', () => {
    const scene = waiting('open', 'bot', 'open');
    const { serverSeed, spareSeed } = scene.table.secrets;
    expect(scene.table.about.commitment).toBe(commitmentTo(serverSeed));
    expect(dice(scene).spareCommitment).toBe(commitmentTo(spareSeed!));
    scene.do('bob', sit(2, sealed('b0')));
    scene.do('ann', sit(0, sealed('a0')));
    scene.do('ann', { type: 'start' });
    expect(dice(scene)).toMatchObject({ commitments: [sealed('a0'), null, sealed('b0')], revealed: [], until: scene.now + REVEAL_MS });
    expect(scene.table).toMatchObject({ match: undefined, about: { status: 'waiting' } });
    scene.do('bob', reveal('b0'));
    expect(dice(scene).revealed).toEqual([2]);
    scene.do('ann', reveal('a0'));
    expect(scene.deeds.slice(-4)).toEqual(['called', 'revealed', 'revealed', 'started']);
    expect(dice(scene).until).toBeNull();
    expect(scene.match.seed).toBe(commitmentTo(serverSeed + bytes('a0') + bytes('b0')));
    expect(scene.match.seed).toBe(mixedSeed(fairnessOf(scene.table)));
    expect(scene.match.state).toEqual(pips.setup({ goal: 30 }, 3, rngAt(scene.match.seed, 0)));
  });
  test.each([
    ['with a person who gives none', ['ann', 'bot', 'open']],
    ['of bots only', ['bot', 'bot']],
  ])('at a table %s: of both seeds of the house, at once', (_, seats) => {
    const scene = new Scene({ seats, start: false });
    scene.do('ann', { type: 'start' });
    const { serverSeed, spareSeed } = scene.table.secrets;
    expect(scene.match.seed).toBe(commitmentTo(serverSeed + spareSeed));
  });
  test('of a seat that is silent: its commitment counts, and the table says so', () => {
    const scene = waiting('ann', 'bob').call({ ann: 'a0', bob: 'b0' });
    scene.do('ann', reveal('a0'));
    scene.now += REVEAL_MS - 1;
    expect(scene.do('house', { type: 'begin', waitedMs: 0 }).run).toEqual([]);
    expect(silentAt(scene.table.about)).toEqual([]);
    scene.now += 1;
    scene.do('house', { type: 'begin', waitedMs: 0 });
    const { serverSeed, contributions } = scene.table.secrets;
    expect(scene.match.seed).toBe(commitmentTo(serverSeed + bytes('a0') + sealed('b0')));
    expect(contributions).toEqual([bytes('a0'), null]);
    expect(silentAt(scene.table.about)).toEqual([1]);
  });
  test('of nobody who answers: their commitments', () => {
    const scene = waiting('ann', 'bob').call({ ann: 'a0', bob: 'b0' });
    scene.now += REVEAL_MS;
    scene.do('house', { type: 'begin', waitedMs: 0 });
    expect(scene.match.seed).toBe(commitmentTo(scene.table.secrets.serverSeed + sealed('a0') + sealed('b0')));
  });
  test('of somebody who tried a seat and went are not used', () => {
    const scene = new Scene({ host: 'hal', seats: ['open', 'open'], start: false });
    scene.do('eve', sit(0, sealed('ee')));
    scene.do('eve', sit(1, sealed('ef')));
    scene.do('eve', { type: 'leave' });
    scene.do('hal', { type: 'start' });
    expect(dice(scene).commitments).toEqual([null, null]);
    expect(scene.table.about.status).toBe('playing');
  });
  test('asked for twice are called for once', () => {
    const scene = waiting('ann', 'bob').call({ ann: 'a0' });
    expect(scene.do('bob', { type: 'start' }).run).toEqual([]);
  });
  test('sent twice count once', () => {
    const scene = waiting('ann', 'bob').call({ ann: 'a0', bob: 'b0' });
    scene.do('ann', reveal('a0'));
    expect(scene.do('ann', reveal('a0')).run).toEqual([]);
    scene.do('bob', reveal('b0'), 'w');
    expect(scene.do('bob', reveal('b0'), 'w').run).toEqual([]);
  });
  test.each<[string, string, Wish, string[]]>([
    ['somebody leaves', 'bob', { type: 'leave' }, ['brokenOff', 'left']],
    ['the host calls it off', 'ann', { type: 'callOff' }, ['brokenOff']],
  ])('when %s: everybody needs new bytes, and it is counted', (_, name, wish, deeds) => {
    const scene = waiting('ann', 'bob', 'cid').call({ ann: 'a0', cid: 'c0' });
    scene.do('ann', reveal('a0'));
    expect(scene.do(name, wish).run.map(({ deed }) => deed.type)).toEqual(deeds);
    expect(dice(scene)).toMatchObject({ commitments: [null, null, null], revealed: [], until: null, brokenOff: 1 });
    expect(scene.table.secrets.contributions).toEqual([null, null, null]);
    scene.call({ ann: 'a1', cid: 'c1' });
    for (const who of ['ann', 'cid']) scene.do(who, reveal(`${who[0]}1`));
    expect(scene.match.seed).toBe(commitmentTo(scene.table.secrets.serverSeed + bytes('a1') + bytes('c1')));
    expect(dice(scene).brokenOff).toBe(1);
  });
  test('of a table that was made before there was a second seed: one is drawn', () => {
    const { log, game, around } = oldTable();
    const table = log.reduce<Table | undefined>((before, entry) => fold(before, entry, game), undefined)!;
    const started = sure(decide(table, { player: 'ann', program: false }, { type: 'start' }, around)).table;
    expect(fairnessOf(started)).toMatchObject({ commitments: [null, null], contributions: [null, null] });
    expect(started.match!.seed).toBe(commitmentTo(started.secrets.serverSeed + started.secrets.spareSeed));
  });
  test('move n rolls the dice of n, whatever happened between', () => {
    const scene = new Scene({ seats: ['ann', 'bob', 'cid'] });
    let state = pips.setup({ goal: 30 }, 3, rngAt(scene.match.seed, 0));
    for (let n = 1; n <= 9; n++) {
      scene.do('ann', { type: 'standIn', seat: 0, level: 'easy', awayMs: 0 });
      if (n === 4) scene.do('bob', { type: 'resign' });
      scene.do('ann', { type: 'takeBack' });
      state = pips.clone(state);
      pips.apply(state, scene.turn!, 'draw', rngAt(scene.match.seed, n));
      scene.play('draw');
      expect(scene.match).toEqual({ seed: scene.match.seed, state, n, after: scene.table.seq, trail: [] });
    }
  });
});

/** A table that waits, written down before there were commitments. */
function oldTable() {
  const scene = waiting('ann', 'bob');
  const log = scene.stored.map(entry => {
    const { deed } = entry;
    if (deed.type === 'sat')
      return { ...entry, deed: { type: deed.type, seat: deed.seat, player: deed.player, contribution: bytes('5a') } };
    const { spareSeed: _, ...made } = deed as Extract<Deed, { type: 'made' }>;
    return { ...entry, deed: made };
  });
  return { log, game: scene.game, around: scene.around() };
}

describe('moves', () => {
  test('a legal move is an entry, and tells what it brought about', () => {
    const scene = new Scene();
    const seat = scene.turn!;
    const { run, told, table } = scene.play('draw');
    expect(run).toMatchObject([{ seq: 6, deed: { type: 'move', seat, move: 'draw', check: expect.stringMatching(/^[0-9a-f]{8}$/) } }]);
    expect(told).toEqual([{ seq: 6, facts: [{ type: 'drew', seat, card: expect.any(Number) }] }]);
    expect(table.match).toMatchObject({ n: 1, after: 6 });
  });
  test('is written down as the game spells it', () => {
    const game = { ...pips, parse: (text: string) => pips.parse(text.trim()) };
    const scene = new Scene({ game });
    expect(scene.play('  draw ').run[0]!.deed).toMatchObject({ move: 'draw' });
  });
  test.each([
    ['out of turn', 1, ['draw'], { index: 0, refusal: { rule: '1', because: 'not-your-turn' } }],
    ['unreadable', 0, ['fly'], { index: 0, refusal: { rule: '4', because: 'unreadable', details: { text: 'fly' } } }],
  ])('%s: an answer, and nothing changes', (_, offset, moves, refused) => {
    const scene = new Scene();
    const before = copied(scene.table);
    const name = ['ann', 'bob'][(scene.turn! + offset) % 2]!;
    expect(sure(scene.move(name, moves))).toMatchObject({ run: [], told: [], refused });
    expect(copied(scene.table)).toEqual(before);
  });
  test('several are made one after the other, up to the first refusal', () => {
    const scene = new Scene();
    const decided = sure(scene.move(scene.mover, ['draw', 'draw', 'draw']));
    expect(decided).toMatchObject({ run: [{ seq: 6 }], told: [{ seq: 6 }], refused: { index: 1, refusal: { because: 'not-your-turn' } } });
    expect(scene.match.n).toBe(1);
  });
  test('what comes after the end of the match is refused, not stored', () => {
    const scene = new Scene({ options: { goal: 12 }, from: NEARLY_WON });
    const decided = sure(scene.move('ann', ['9', 'draw']));
    expect(decided.run.map(({ deed }) => deed.type)).toEqual(['move', 'ended']);
    expect(decided.refused).toMatchObject({ index: 1, refusal: { because: 'game-over' } });
  });

  describe('cite the position they are made in', () => {
    test.each<[string, Wish[]]>([
      ['a bot that stands in', [{ type: 'leave' }]],
      ['a seat taken back', [{ type: 'leave' }, { type: 'takeBack' }]],
      ['a resignation', [{ type: 'resign' }]],
    ])('%s does not make them stale', (_, wishes) => {
      const scene = new Scene({ seats: ['ann', 'bob', 'cid'] });
      const { after } = scene.match;
      const idle = ['ann', 'bob', 'cid'][(scene.turn! + 1) % 3]!;
      for (const wish of wishes) scene.do(idle, wish);
      expect(scene.table.seq).toBeGreaterThan(after);
      expect(scene.move(scene.mover, 'draw', { after })).toMatchObject({ ok: true, value: { run: [{}] } });
    });
    test('another move does', () => {
      const scene = new Scene();
      const { after } = scene.match;
      scene.play('draw');
      expect(scene.move(scene.mover, 'draw', { after })).toEqual({ ok: false, error: 'stale' });
      expect(scene.move(scene.mover, 'draw')).toMatchObject({ ok: true });
    });
    test('one that is not there yet is of the future', () => {
      const scene = new Scene();
      expect(scene.move(scene.mover, 'draw', { after: scene.table.seq + 1 })).toEqual({ ok: false, error: 'future' });
    });
  });

  describe('of the house', () => {
    const away = (): Scene => {
      const scene = new Scene({ seats: ['ann', 'bob'] });
      scene.do(scene.mover, { type: 'leave' });
      return scene;
    };
    test('for a seat whose player is away', () => {
      const scene = away();
      expect(scene.mover).toBe('house');
      expect(scene.play('draw').run).toMatchObject([{ deed: { type: 'move', move: 'draw' } }]);
    });
    test('not when the player has taken it back meanwhile, though nothing moved', () => {
      const scene = away();
      const seat = scene.turn!;
      const { after } = scene.match;
      scene.do(['ann', 'bob'][seat]!, { type: 'takeBack' });
      expect(scene.move('house', 'draw', { seat, after })).toEqual({ ok: false, error: 'not-seated' });
    });
    test('not for nobody in particular', () => {
      expect(away().move('house', 'draw')).toEqual({ ok: false, error: 'not-seated' });
    });
    test('to the end for who resigned', () => {
      const scene = new Scene({ seats: ['ann', 'bob', 'cid'] });
      const gone = scene.mover;
      scene.do(gone, { type: 'resign' });
      expect(scene.mover).toBe('house');
      scene.playOn();
      const { outcome, chairs } = scene.table.about;
      expect(outcome!.ranking.at(-1)).toEqual([chairs.findIndex(chair => chair.kind === 'player' && chair.player === gone)]);
      expect(outcome!.reason).toBe('goal');
    });
  });
});

const NEARLY_WON: Position = {
  game: 'pips',
  goal: 12,
  turn: 0,
  seats: [
    { hand: [2, 9], total: 11 },
    { hand: [3], total: 0 },
  ],
  played: [5, 6],
};

describe('the end', () => {
  test('is written down with the last move', () => {
    const scene = new Scene({ options: { goal: 12 }, from: NEARLY_WON });
    const outcome = { ranking: [[0], [1]], scores: [20, 0], reason: 'goal' };
    expect(scene.play('9').run.map(({ deed }) => deed)).toMatchObject([{ type: 'move' }, { type: 'ended', outcome }]);
    expect(scene.table.about).toMatchObject({ status: 'over', outcome });
  });
  test('or with the resignation that leaves one', () => {
    const scene = new Scene();
    const outcome = { ranking: [[0], [1]], scores: [1, 0], reason: 'resigned' };
    expect(scene.do('bob', { type: 'resign' }).run.map(({ deed }) => deed)).toEqual([
      { type: 'resigned', seat: 1 },
      { type: 'ended', outcome },
    ]);
    expect(scene.table.about).toMatchObject({ status: 'over', resigned: [1], outcome });
  });
  test('not with one that leaves people who play on; the game stays as it is', () => {
    const scene = new Scene({ seats: ['ann', 'bob', 'cid'] });
    const before = scene.match;
    scene.do('bob', { type: 'resign' });
    expect(scene.table.about).toMatchObject({ status: 'playing', resigned: [1], outcome: undefined });
    expect(scene.match).toEqual(before);
    scene.do('ann', { type: 'resign' });
    expect(scene.table.about).toMatchObject({ status: 'over', outcome: { ranking: [[2], [0], [1]], reason: 'resigned' } });
  });
  test('of the last person, whatever bots there are', () => {
    const scene = new Scene({ seats: ['ann', 'bot', 'bot'] });
    scene.do('ann', { type: 'resign' });
    expect(scene.table.about.outcome).toEqual({ ranking: [[1, 2], [0]], scores: [0, 1, 1], reason: 'resigned' });
  });
  test('comes with the start, where the position is one', () => {
    const [, bob] = NEARLY_WON.seats as Position[];
    const won = { ...NEARLY_WON, turn: 1, seats: [{ hand: [], total: 12 }, bob!], played: [5, 7] };
    const scene = new Scene({ options: { goal: 12 }, from: won });
    expect(scene.deeds).toEqual(['made', 'sat', 'sat', 'called', 'started', 'ended']);
  });
});

describe('a wish that comes again', () => {
  test.each<[string, Setting, string, Wish]>([
    ['sitting down', { seats: ['ann', 'open'], start: false }, 'bob', sit(1)],
    ['leaving', { seats: ['ann', 'bob'], start: false }, 'bob', { type: 'leave' }],
    ['the last one leaving', { seats: ['ann', 'bot'], start: false }, 'ann', { type: 'leave' }],
    ['inviting', { seats: ['ann', 'open'], start: false }, 'ann', { type: 'invite', seat: 1, program: 'mind' }],
    ['seating a bot', { seats: ['ann', 'open'], start: false }, 'ann', { type: 'seatBot', seat: 1, level: 'easy' }],
    ['opening a seat', { seats: ['ann', 'bot'], start: false }, 'ann', { type: 'open', seat: 1 }],
    ['starting', { seats: ['ann', 'open'], start: false }, 'ann', { type: 'start' }],
    ['standing in', { seats: ['ann', 'bob'] }, 'ann', { type: 'standIn', seat: 1, awayMs: 45_000 }],
    ['resigning', { seats: ['ann', 'bob', 'cid'] }, 'ann', { type: 'resign' }],
    ['resigning last', { seats: ['ann', 'bob'] }, 'ann', { type: 'resign' }],
    ['leaving late', { seats: ['ann', 'bot'], host: 'hal', terms: { latecomers: true } }, 'ann', { type: 'leave' }],
    ['closing', { seats: ['ann', 'bot'] }, 'ann', { type: 'close' }],
  ])('%s: it is answered, not repeated', (_, setting, name, wish) => {
    const scene = new Scene(setting);
    expect(scene.do(name, wish, 'w').run.every(entry => entry.wish === 'w')).toBe(true);
    const { table } = scene;
    expect(scene.do(name, wish, 'w')).toEqual({ run: [], told: [], table });
    expect(scene.table).toBe(table);
  });
  test('a move: also after others moved, and when the match is over', () => {
    const scene = new Scene({ options: { goal: 12 } });
    const { mover: first } = scene;
    const { after } = scene.match;
    scene.move(first, 'draw', { id: 'w' });
    scene.playOn(3);
    expect(scene.move(first, 'draw', { id: 'w', after })).toMatchObject({ ok: true, value: { run: [] } });
    scene.playOn();
    expect(scene.move(first, 'draw', { id: 'w', after })).toMatchObject({ ok: true, value: { run: [] } });
  });
  test('taking back, and a return match', () => {
    const scene = new Scene();
    scene.do('ann', { type: 'leave' });
    scene.do('ann', { type: 'takeBack' }, 'w');
    scene.do('ann', { type: 'leave' });
    expect(scene.do('ann', { type: 'takeBack' }, 'w').run).toEqual([]);
    scene.do('bob', { type: 'resign' });
    scene.do('ann', { type: 'rematch', table: 'u' }, 'x');
    expect(scene.do('ann', { type: 'rematch', table: 'u' }, 'x').run).toEqual([]);
  });
  test('somebody else’s of the same name is another', () => {
    const scene = new Scene();
    const { mover } = scene;
    sure(scene.move(mover, 'draw', { id: 'w' }));
    expect(scene.mover).not.toBe(mover);
    expect(scene.move(scene.mover, 'draw', { id: 'w' })).toMatchObject({ ok: true, value: { run: [{ wish: 'w' }] } });
  });
  test('the wish for a table is its host’s, not of those who were put on its seats', () => {
    const scene = new Scene({ wish: 'w' });
    expect(scene.log.map(({ wish }) => wish)).toEqual(['w', undefined, undefined, undefined, undefined]);
    expect(scene.table.granted).toEqual([{ wish: 'w', by: 'ann', moves: 0, seq: 1 }]);
    expect(scene.do('bob', { type: 'leave' }, 'w').run).toHaveLength(1);
  });
  test('several moves, refused in the middle: those made are not made again, the rest is refused again', () => {
    const scene = new Scene();
    const { mover } = scene;
    const { after } = scene.match;
    const first = sure(scene.move(mover, ['draw', 'draw'], { after, id: 'w' }));
    expect(first).toMatchObject({ run: [{ wish: 'w' }], refused: { index: 1 } });
    const again = sure(scene.move(mover, ['draw', 'draw'], { after, id: 'w' }));
    expect(again).toEqual({ run: [], told: [], table: scene.table, refused: first.refused });
    scene.play('draw');
    expect(scene.move(mover, ['draw', 'draw'], { after, id: 'w' })).toEqual({ ok: false, error: 'stale' });
  });
  test('several moves of one seat, refused at the third: the third is refused again', () => {
    const stay: typeof pips.apply = (s, seat, ...rest) => {
      pips.apply(s, seat, ...rest);
      s.turn = seat;
    };
    const scene = new Scene({ game: { ...pips, apply: stay } });
    const { mover } = scene;
    const { after } = scene.match;
    const ask = () => sure(scene.move(mover, ['draw', 'draw', 'fly', 'draw'], { after, id: 'w' }));
    expect(ask()).toMatchObject({ run: [{ wish: 'w' }, { wish: 'w' }], refused: { index: 2, refusal: { because: 'unreadable' } } });
    expect(ask()).toMatchObject({ run: [], refused: { index: 2, refusal: { because: 'unreadable' } } });
    expect(scene.match.n).toBe(2);
  });
  test('is known for long; one that was forgotten at last is stale, never made twice', () => {
    const scene = new Scene({ seats: ['ann', 'bob', 'cid'] });
    const { mover } = scene;
    const { after } = scene.match;
    sure(scene.move(mover, 'draw', { id: 'w' }));
    for (let i = 0; i < 31; i++) scene.do('ann', { type: 'standIn', seat: 0, level: `easy ${i}`, awayMs: 0 }, `${i}`);
    scene.do('ann', { type: 'takeBack' });
    expect(scene.move(mover, 'draw', { id: 'w', after })).toMatchObject({ ok: true, value: { run: [] } });
    scene.do('ann', { type: 'leave' }, 'one more');
    scene.do('ann', { type: 'takeBack' });
    expect(scene.move(mover, 'draw', { id: 'w', after })).toEqual({ ok: false, error: 'stale' });
  });
  test('of several moves, it is forgotten as a whole: none is made a second time', () => {
    const scene = new Scene({ seats: ['ann', 'bob', 'cid'] });
    const { mover } = scene;
    const { after } = scene.match;
    const first = sure(scene.move(mover, ['draw', 'draw'], { id: 'w', after }));
    expect(first.run).toHaveLength(1);
    for (let i = 0; i < 33; i++) scene.do('ann', { type: 'standIn', seat: 0, level: `easy ${i}`, awayMs: 0 }, `${i}`);
    scene.do('ann', { type: 'takeBack' });
    expect(scene.move(mover, ['draw', 'draw'], { id: 'w', after })).toEqual({ ok: false, error: 'stale' });
  });
  test('a move is no repeat of something else of the same name', () => {
    const scene = new Scene({ seats: ['ann', 'bob', 'cid'] });
    const { mover } = scene;
    scene.do(
      mover,
      {
        type: 'standIn',
        seat: scene.table.about.chairs.findIndex(chair => chair.kind === 'player' && chair.player === mover),
        level: 'easy',
        awayMs: 0,
      },
      'w',
    );
    scene.do(mover, { type: 'takeBack' });
    expect(sure(scene.move(mover, 'draw', { id: 'w' })).run).toHaveLength(1);
  });
  test('without a name it is another', () => {
    const scene = waiting('ann', 'open');
    scene.do('ann', { type: 'seatBot', seat: 1, level: 'easy' });
    expect(scene.do('ann', { type: 'seatBot', seat: 1, level: 'easy' }).run).toHaveLength(1);
  });
});

describe('a return match', () => {
  const over = (): Scene => {
    const scene = new Scene();
    scene.do('bob', { type: 'resign' });
    return scene;
  };
  test('who comes second is shown to the table of the first', () => {
    const scene = over();
    expect(scene.do('bob', { type: 'rematch', table: 'u' }).run.map(({ deed }) => deed)).toEqual([
      { type: 'rematch', table: 'u', by: 'bob' },
    ]);
    expect(scene.do('ann', { type: 'rematch', table: 'v' }).run).toEqual([]);
    expect(scene.table.about).toMatchObject({ rematch: 'u', status: 'over' });
  });
  test('instead of one that is there no more', () => {
    const scene = over();
    scene.do('bob', { type: 'rematch', table: 'u' });
    scene.do('ann', { type: 'rematch', table: 'v', instead: 'u' });
    expect(scene.table.about.rematch).toBe('v');
    expect(scene.do('bob', { type: 'rematch', table: 'w', instead: 'u' }).run).toEqual([]);
  });
});

describe('a table', () => {
  test('that its host closes', () => {
    const scene = new Scene({ seats: ['ann', 'deep', 'bot'] });
    expect(scene.do('ann', { type: 'close' }).run.map(({ deed }) => deed)).toEqual([{ type: 'closed', by: 'ann' }]);
    expect(scene.table.about).toMatchObject({ status: 'closed', outcome: undefined });
  });
  test('that the house clears away', () => {
    const scene = new Scene();
    expect(scene.do('house', { type: 'close' }).run.map(({ deed }) => deed)).toEqual([{ type: 'closed' }]);
  });
  test('is made with everybody on their seats', () => {
    const scene = new Scene({ seats: ['open', 'bot', 'deep', 'ann'], start: false, hints: true });
    expect(scene.deeds).toEqual(['made', 'botSeated', 'sat', 'sat']);
    expect(scene.table).toMatchObject({ id: 't', seq: 4, at: 1000, match: undefined });
    expect(scene.table.about).toMatchObject({
      game: 'pips',
      revision: 1,
      options: { goal: 30 },
      spectators: true,
      hints: true,
      host: 'ann',
      chairs: [OPEN, { kind: 'bot', level: 'easy' }, sits('deep'), sits('ann')],
      status: 'waiting',
      created: 1000,
    });
  });
  test('with a bot of before: it keeps its name', () => {
    const scene = waiting('ann');
    const seats = [{ kind: 'bot', level: 'easy', name: 'Enid' } as const, { kind: 'open' } as const];
    const plan = { id: 'u', options: {}, seats, spectators: false, hints: undefined, start: true };
    const { table } = sure(scene.api.make(plan, { player: 'ann', program: false }, scene.around()));
    expect(table.about.chairs[0]).toEqual({ kind: 'bot', level: 'easy', name: 'Enid' });
    expect(table.about.chairs[1]).not.toMatchObject({ name: 'Enid' });
    expect(table.about).toMatchObject({ hints: undefined, spectators: false, status: 'playing' });
  });
  test('from a position: the match begins there, and what it leaves out is dealt by the dice of the match', () => {
    const scene = new Scene({ options: { goal: 12 }, from: NEARLY_WON });
    const { state, n, after, seed } = scene.match;
    expect({ n, after }).toEqual({ n: 0, after: scene.table.seq });
    expect(state).toMatchObject({ goal: 12, turn: 0, totals: [11, 0], hands: [[2, 9], [3]] });
    expect({ ok: true, value: state }).toEqual(pips.restore(NEARLY_WON, rngAt(seed, 0)));
    scene.play('draw');
    const other = new Scene({ options: { goal: 12 }, from: NEARLY_WON, seed: 'another' });
    expect(pips.describe(other.match.state as never).deck).not.toEqual(pips.describe(state as never).deck);
  });
});
