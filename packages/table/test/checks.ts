import { commitmentTo, rngAt } from '@tabard/core';
import { pips } from '@tabard/testkit/pips';
import { type Comer, type Entry, silentAt, type Table, type Wish } from '../src/index.ts';
import { bytes, copied, forgetful, Scene, type Setting, sealed, spelled, type TableApi } from './scene.ts';
import { rulesLater } from './upgrades.ts';

/** Says what is wrong with a table, if anything is. */
type Check = (api: TableApi) => string | undefined;

const THREE = ['ann', 'bob', 'cid'];

/** Pips in which nobody else ever has a turn. */
const ALONE: typeof pips = {
  ...pips,
  apply: (s, seat, ...rest) => {
    pips.apply(s, seat, ...rest);
    s.turn = seat;
  },
};

/** What a table has to keep; `planted-bugs.test.ts` has a broken one for every check. */
export const TABLE_CHECKS = {
  'a move made in an earlier position is stale': api => {
    const scene = new Scene({ api });
    const { after } = scene.match;
    scene.play('draw');
    return answered(scene.move(scene.mover, 'draw', { after }), 'stale');
  },

  'only what changes the position makes a move stale': api => {
    const scene = new Scene({ api, seats: THREE });
    const { after } = scene.match;
    const [idle, other] = THREE.filter(name => name !== scene.mover);
    scene.do(idle!, { type: 'leave' });
    scene.do(other!, { type: 'resign' });
    return answered(scene.move(scene.mover, 'draw', { after }), 'granted');
  },

  'a wish that comes again is answered, not repeated': api => {
    const scene = new Scene({ api, seats: THREE });
    const { mover } = scene;
    const { after } = scene.match;
    scene.move(mover, 'draw', { id: 'w' });
    scene.playOn(2);
    const { seq } = scene.table;
    const again = answered(scene.move(mover, 'draw', { after, id: 'w' }), 'granted');
    scene.do('ann', { type: 'leave' }, 'x');
    scene.do('ann', { type: 'leave' }, 'x');
    return again ?? (scene.table.seq === seq + 1 ? undefined : `entries: ${scene.deeds.slice(seq).join()}`);
  },

  'somebody else’s wish of the same name is another': api => {
    const scene = new Scene({ api });
    const { after } = scene.match;
    scene.move(scene.mover, 'draw', { id: 'w' });
    if (scene.move(scene.mover, 'draw', { id: 'w', after }).ok) return 'a wish was answered with what somebody else was granted';
    scene.move(scene.mover, 'draw', { id: 'w' });
    return scene.match.n === 2 ? undefined : `${scene.match.n} moves of 2 were made`;
  },

  'of moves refused in the middle none is made twice': api => {
    const scene = new Scene({ api, game: ALONE });
    const { mover } = scene;
    const { after } = scene.match;
    scene.move(mover, ['draw', 'draw', 'fly'], { after, id: 'w' });
    const again = answered(scene.move(mover, ['draw', 'draw', 'fly'], { after, id: 'w' }), 'unreadable');
    return again ?? (scene.match.n === 2 ? undefined : `${scene.match.n} moves of 2 were made`);
  },

  'move n rolls the dice of n': api => {
    const scene = new Scene({ api });
    const { seed, state } = scene.match;
    const expected = pips.clone(state as Parameters<typeof pips.clone>[0]);
    for (let n = 1; n <= 4; n++) {
      scene.do('ann', { type: 'leave' });
      scene.do('ann', { type: 'takeBack' });
      pips.apply(expected, scene.turn!, 'draw', rngAt(seed, n));
      scene.play('draw');
    }
    return differs(scene.match.state, expected);
  },

  'a bot plays only where it is to play': api => {
    const scene = new Scene({ api });
    const seat = scene.turn!;
    const { mover } = scene;
    scene.do(mover, { type: 'leave' });
    const { after } = scene.match;
    scene.do(mover, { type: 'takeBack' });
    return answered(scene.move('house', 'draw', { seat, after }), 'not-seated');
  },

  'who is stood in for does not move': api => {
    const scene = new Scene({ api });
    const { mover } = scene;
    scene.do(mover, { type: 'leave' });
    return answered(scene.move(mover, 'draw'), 'stood-in');
  },

  'who has just gone is not stood in for': api => {
    const scene = new Scene({ api });
    const ask = (awayMs: number) => scene.ask('ann', { type: 'standIn', seat: 1, awayMs });
    return answered(ask(44_999), 'just-left') ?? answered(ask(45_000), 'granted');
  },

  'nobody chooses who stands in for another': api => {
    const scene = new Scene({ api, seats: THREE });
    const standIn = (name: string, seat: number) => scene.do(name, { type: 'standIn', seat, level: 'easy', awayMs: 45_000 });
    standIn('ann', 1);
    standIn('cid', 2);
    standIn('ann', 2);
    const levels = scene.table.about.chairs.map(chair => (chair.kind === 'player' ? chair.standIn : null));
    return differs(levels, [null, 'usual', 'easy']);
  },

  'only the host closes a table': api => {
    const scene = new Scene({ api, start: false });
    return answered(scene.ask('bob', { type: 'close' }), 'not-host') ?? answered(scene.ask('ann', { type: 'close' }), 'granted');
  },

  'a match of several people is not its host’s to close': api => {
    const scene = new Scene({ api, seats: ['ann', 'bob', 'cid', 'deep'] });
    scene.do('bob', { type: 'resign' });
    scene.do('cid', { type: 'leave' });
    const early = answered(scene.ask('ann', { type: 'close' }), 'others-play');
    scene.do('cid', { type: 'resign' });
    return early ?? answered(scene.ask('ann', { type: 'close' }), 'granted');
  },

  'among strangers the host says with whom it begins, unless all have come or the host is gone': api => {
    const terms = { listed: true };
    const waiting = () => new Scene({ api, seats: ['ann', 'bob', 'open'], start: false, terms });
    const full = new Scene({ api, seats: THREE, start: false, terms });
    const asked = (name: string, hostAwayMs: number) => waiting().ask(name, { type: 'start', hostAwayMs });
    return (
      answered(asked('bob', 59_999), 'not-host') ??
      answered(waiting().ask('bob', { type: 'seatBot', seat: 2, level: 'easy' }), 'not-host') ??
      answered(asked('ann', 0), 'granted') ??
      answered(asked('bob', 60_000), 'granted') ??
      answered(full.ask('bob', { type: 'start' }), 'granted') ??
      answered(new Scene({ api, seats: ['ann', 'bob', 'open'], start: false }).ask('bob', { type: 'start' }), 'granted')
    );
  },

  'who came late and goes gives the bot its seat back': api => {
    const scene = new Scene({ api, seats: ['ann', 'bot', 'bob'], terms: { latecomers: true } }).playOn(2);
    const sit: Wish = { type: 'sit', seat: 1, commitment: null };
    const before = scene.table.about.chairs[1];
    scene.do('cid', sit);
    scene.do('cid', { type: 'leave' });
    const left = differs(scene.table.about.chairs[1], before);
    const next = answered(scene.ask('dan', sit), 'granted');
    scene.do('ann', { type: 'standIn', seat: 1, awayMs: 45_000 });
    return left ?? next ?? differs(scene.table.about.chairs[1], before) ?? differs(copied(scene.opened().table.about), scene.table.about);
  },

  'a match for which nobody is left rests until somebody is back': api => {
    const scene = new Scene({ api, seats: ['ann', 'bob', 'bot'] });
    const draw = () => scene.move(scene.mover, 'draw', { seat: scene.turn! });
    scene.do('ann', { type: 'standIn', seat: 1, awayMs: 45_000 });
    scene.do('ann', { type: 'leave' });
    while (scene.mover !== 'house') scene.play('draw');
    const rests = answered(draw(), 'on-hold');
    scene.do('bob', { type: 'leave' });
    const wanted = answered(draw(), 'granted');
    scene.do('bob', { type: 'takeBack' });
    scene.do('ann', { type: 'takeBack' });
    return rests ?? wanted ?? answered(draw(), 'granted');
  },

  'that a bot played for somebody stays said': api => {
    const scene = new Scene({ api, seats: THREE });
    const played = () => scene.table.about.chairs.map(chair => chair.kind === 'player' && chair.botPlayed === true);
    const seat = scene.turn!;
    const name = scene.mover;
    scene.do(name, { type: 'leave' });
    const before = played();
    scene.play('draw');
    scene.do(name, { type: 'takeBack' });
    return differs([before, played()], [[false, false, false], THREE.map((_, at) => at === seat)]);
  },

  'the host’s heir is host': api => {
    const scene = new Scene({ api, start: false });
    scene.do('ann', { type: 'leave' });
    return answered(scene.ask('bob', { type: 'close' }), 'granted');
  },

  'a seat is taken once': api => {
    const scene = new Scene({ api, seats: ['ann', 'open'], start: false });
    const sit: Wish = { type: 'sit', seat: 1, commitment: null };
    return answered(scene.ask('bob', sit), 'granted') ?? answered(scene.ask('cid', sit), 'seat-taken');
  },

  'whoever comes late takes the seat of a bot where the host allows it': api => {
    const late = (allowed: boolean) => new Scene({ api, seats: ['ann', 'bot', 'bob'], terms: { latecomers: allowed } }).playOn(2);
    const sit = (seat: number): Wish => ({ type: 'sit', seat, commitment: null });
    const scene = late(true);
    const { seed, state } = scene.match;
    return (
      answered(late(false).ask('cid', sit(1)), 'already-started') ??
      answered(scene.ask('cid', sit(0)), 'seat-taken') ??
      answered(scene.ask('cid', sit(3)), 'unknown-seat') ??
      answered(scene.ask('ann', sit(1)), 'already-started') ??
      answered(scene.ask('cid', sit(1)), 'granted') ??
      answered(scene.ask('dan', sit(1)), 'seat-taken') ??
      (scene.match.seed === seed && scene.match.state === state ? undefined : 'the match is another') ??
      (spelled(scene.opened().table.about) === spelled(scene.table.about) ? undefined : 'opened again it is another table')
    );
  },

  'whoever comes late has one seat, too, where everybody has one': api => {
    const terms = { latecomers: true };
    const scene = new Scene({ api, seats: ['ann', 'bot', 'bob'], terms, oneSeatEach: 'salt', device: 'phone' });
    const sit: Wish = { type: 'sit', seat: 1, commitment: null };
    const asked = (player: string, comer: Comer) => scene.askAs({ player, program: comer.owner !== undefined, ...comer }, sit);
    return (
      answered(asked('cid', { device: 'phone' }), 'one-seat-each') ??
      answered(asked('deep', { owner: 'ann' }), 'one-seat-each') ??
      answered(asked('cid', { device: 'desk' }), 'granted')
    );
  },

  'where everybody has one seat nobody takes two': api => {
    const scene = new Scene({ api, seats: ['ann', 'open', 'open'], start: false, oneSeatEach: 'salt', device: 'phone' });
    const sit: Wish = { type: 'sit', seat: 1, commitment: null };
    const asked = (player: string, comer: Comer) => scene.askAs({ player, program: comer.owner !== undefined, ...comer }, sit);
    return (
      answered(asked('bob', { device: 'phone' }), 'one-seat-each') ??
      answered(asked('deep', { owner: 'ann' }), 'one-seat-each') ??
      answered(scene.ask('ann', { type: 'invite', seat: 1, program: 'mind' }), 'one-seat-each') ??
      answered(asked('bob', { device: 'desk' }), 'granted')
    );
  },

  'there is one return match': api => {
    const scene = new Scene({ api });
    scene.do('bob', { type: 'resign' });
    for (const [name, table] of [
      ['ann', 'u'],
      ['bob', 'v'],
    ] as const)
      scene.do(name, { type: 'rematch', table });
    return scene.table.about.rematch === 'u' ? undefined : `the second made ${scene.table.about.rematch}`;
  },

  'whatever is changed breaks the seal': api => {
    const { log } = new Scene({ api }).playOn(4);
    if (api.brokenSeal(log)) return 'a log as it was written is broken';
    const salted = log.with(2, { ...log[2]!, salt: 'f'.repeat(32) });
    if (!api.brokenSeal(salted)) return 'nobody sees that the salt is another';
    if (!api.brokenSeal(log.with(2, { ...log[2]!, at: 7 }))) return 'nobody sees that the time is another';
    return api.brokenSeal(log.toSpliced(2, 1)) ? undefined : 'nobody sees that an entry is gone';
  },

  'numbers have no gap': api => {
    const { log } = new Scene({ api }).playOn(4);
    return differs(
      log.map(({ seq }) => seq),
      log.map((_, i) => i + 1),
    );
  },

  'time never goes back': api => {
    const scene = new Scene({ api });
    scene.now -= 500;
    scene.play('draw');
    const times = scene.log.map(({ at }) => at);
    return differs(
      times,
      times.toSorted((a, b) => a - b),
    );
  },

  'the end is written down with what brought it about': api => {
    const played = new Scene({ api, options: { goal: 12 } });
    while (played.turn !== undefined && played.log.length < 60) played.play(played.legal[0]!);
    const resigned = new Scene({ api });
    resigned.do('bob', { type: 'resign' });
    return [played, resigned].map(({ table, deeds }) => (table.about.outcome ? undefined : `no end after ${deeds.at(-1)}`)).find(Boolean);
  },

  'no match by the server’s first seed alone': api => {
    const { table } = new Scene({ api, seats: ['ann', 'bot'] });
    return table.match!.seed === table.about.commitment ? 'everybody knows the seed' : undefined;
  },

  'no match before everybody who is waited for has answered': api => {
    const scene = new Scene({ api, seats: THREE, start: false }).call({ ann: 'a0', cid: 'c0' });
    scene.do('ann', { type: 'reveal', bytes: bytes('a0') });
    scene.do('house', { type: 'begin', waitedMs: 0 });
    if (scene.table.match) return 'it begins without Cid';
    scene.do('cid', { type: 'reveal', bytes: bytes('c0') });
    return scene.table.match ? undefined : 'it does not begin';
  },

  'nobody waits for ever': api => {
    const scene = new Scene({ api, seats: THREE, start: false }).call({ ann: 'a0', cid: 'c0' });
    scene.do('ann', { type: 'reveal', bytes: bytes('a0') });
    scene.now += 10_000;
    scene.do('house', { type: 'begin', waitedMs: 0 });
    return differs([scene.turn !== undefined, silentAt(scene.table.about)], [true, [2]]);
  },

  'nobody waits longer where the clock was set back': api => {
    const scene = new Scene({ api, seats: THREE, start: false }).call({ ann: 'a0', cid: 'c0' });
    scene.now -= 60_000;
    scene.do('house', { type: 'begin', waitedMs: 9999 });
    if (scene.table.match) return 'it begins too early';
    scene.do('house', { type: 'begin', waitedMs: 10_000 });
    return scene.table.match ? undefined : 'it does not begin';
  },

  'only the bytes that were committed to are taken': api => {
    const scene = new Scene({ api, seats: THREE, start: false }).call({ ann: 'a0', cid: 'c0' });
    return (
      answered(scene.ask('ann', { type: 'reveal', bytes: bytes('a1') }), 'wrong-bytes') ??
      answered(scene.ask('bob', { type: 'reveal', bytes: bytes('a0') }), 'wrong-bytes') ??
      answered(scene.ask('cid', { type: 'reveal', bytes: bytes('a0') }), 'wrong-bytes') ??
      answered(scene.ask('cid', { type: 'reveal', bytes: bytes('c0') }), 'granted')
    );
  },

  'nobody commits to other bytes once the list is told': api => {
    const scene = new Scene({ api, seats: THREE, start: false }).call({ ann: 'a0', cid: 'c0' });
    return answered(scene.ask('ann', { type: 'sit', seat: 0, commitment: sealed('a1') }), 'gathering');
  },

  'a start that is broken off needs new bytes from everybody, and is counted': api => {
    const scene = new Scene({ api, seats: THREE, start: false }).call({ ann: 'a0', cid: 'c0' });
    scene.do('cid', { type: 'reveal', bytes: bytes('c0') });
    scene.do('bob', { type: 'leave' });
    const { dice } = scene.table.about;
    return differs(
      { ...dice, given: scene.table.secrets.contributions },
      { ...dice, commitments: [null, null, null], revealed: [], until: null, brokenOff: 1, given: [null, null, null] },
    );
  },

  'every seat’s bytes count, in the order of the seats': api => {
    const scene = new Scene({ api, seats: [...THREE, 'bot'], start: false }).call({ cid: 'c0', ann: 'a0', bob: 'b0' });
    for (const name of ['bob', 'ann']) scene.do(name, { type: 'reveal', bytes: bytes(`${name[0]}0`) });
    scene.now += 10_000;
    scene.do('house', { type: 'begin', waitedMs: 0 });
    const { serverSeed } = scene.table.secrets;
    return differs(scene.match.seed, commitmentTo([serverSeed, bytes('a0'), bytes('b0'), sealed('c0')].join('')));
  },

  'what is decided is what a log says': api => {
    const scene = new Scene({ api, seats: [...THREE, 'bot'], start: false });
    const wishes: [string, Wish][] = [
      ['ann', { type: 'sit', seat: 0, commitment: sealed('ab') }],
      ['bob', { type: 'leave' }],
      ['cid', { type: 'start' }],
      ['ann', { type: 'reveal', bytes: bytes('ab') }],
      ['ann', { type: 'leave' }],
      ['ann', { type: 'takeBack' }],
    ];
    for (const [name, wish] of wishes) scene.do(name, wish);
    scene.playOn(6).do('cid', { type: 'resign' });
    return differs(scene.playOn().table, folded(api, scene));
  },

  'an entry changes no table but the next': api => {
    const scene = new Scene({ api, start: false });
    const { table, log } = scene;
    const before = spelled(table);
    scene.do('bob', { type: 'leave' });
    api.fold(table, log.at(-1)!, scene.game);
    return differs(JSON.parse(before), copied(table));
  },

  'opened again it is the same table': api => {
    const scene = new Scene({ api, seats: THREE }).playOn(5);
    scene.do('ann', { type: 'resign' });
    const { table, lost, isToCarry } = scene.opened();
    return differs(forgetful(table), forgetful(scene.table)) ?? differs({ lost, isToCarry }, { lost: 0, isToCarry: false });
  },

  'a kept position changes nothing but the time it takes': api => {
    const scene = new Scene({ api, seats: THREE }).playOn(5);
    scene.do('ann', { type: 'leave' });
    const [log, kept] = [scene.stored, scene.keep()];
    const { table } = scene;
    const wrong = differs(forgetful(scene.opened(scene.game, kept).table), forgetful(table));
    scene.playOn(2);
    const early = api.open(log, scene.game, scene.keep());
    return wrong ?? differs(early?.ok && forgetful(early.value.table), forgetful(table));
  },

  'rules that make something else of a move do not follow it': api => {
    const scene = upgradable(api);
    const { lost, table } = scene.opened(rulesLater(2, 'generous'));
    return differs({ lost, n: table.match!.n }, { lost: 9, n: 3 });
  },

  'what is dropped is counted': api => {
    const scene = upgradable(api);
    scene.upgrade(rulesLater(2, 'strict'));
    return differs([scene.table.about.carried?.dropped, scene.match.n], [5, 7]);
  },

  'that moves were dropped stays said': api => {
    const scene = upgradable(api);
    scene.upgrade(rulesLater(2, 'strict'));
    const { carried } = scene.table.about;
    scene.upgrade(rulesLater(3, 'same'));
    const said = [carried?.dropped, scene.table.about.carried, scene.opened().table.about.carried];
    for (let i = 0; i < 3; i++) scene.play(scene.legal.findLast(move => move !== 'draw')!);
    const { lost } = scene.upgrade(rulesLater(4, 'generous'));
    const { about, seq } = scene.table;
    return differs(said, [5, carried, carried]) ?? differs([lost > 0, about.carried], [true, { seq, dropped: lost }]);
  },

  'a match carried over makes the moves of before stale': api => {
    const scene = upgradable(api);
    const { after } = scene.match;
    scene.upgrade(rulesLater(2, 'same'));
    return answered(scene.move(scene.mover, 'draw', { after, seat: scene.turn! }), 'stale');
  },

  'what was dropped does not come back': api => {
    const scene = upgradable(api);
    scene.upgrade(rulesLater(2, 'strict'));
    const after = scene.table.seq;
    scene.playOn(2);
    const stand = scene.log.filter(({ deed }) => deed.type === 'move').filter((entry, i) => i < 7 || entry.seq > after);
    const shown = [...api.moments(scene.log, scene.table, rulesLater(3, 'same'))].flatMap(({ entry }) => entry ?? []);
    const wrong = differs(seqs(shown), seqs(stand));
    scene.upgrade(rulesLater(3, 'rewritten'));
    return wrong ?? differs(scene.match.n, 9);
  },

  'older rules do not open what is of newer ones': api => {
    const scene = upgradable(api);
    scene.upgrade(rulesLater(2, 'same'));
    const opened = api.open(scene.stored, pips);
    return opened?.ok ? 'they do' : undefined;
  },

  'a table that waited is of the rules it begins by': api => {
    const scene = new Scene({ api, start: false });
    scene.upgrade(rulesLater(2, 'generous'));
    scene.do('ann', { type: 'start' });
    return differs(scene.table.about.revision, 2);
  },

  'a finished match stays as it ended': api => {
    const scene = upgradable(api).playOn();
    const { about } = scene.table;
    const opened = scene.opened(rulesLater(2, 'generous'));
    return opened.isToCarry ? 'it is to be carried over' : differs(opened.table.about, about);
  },
} as const satisfies Record<string, Check>;

/** What a check finds; that it throws is a finding, too. */
export function complaint(name: keyof typeof TABLE_CHECKS, api: TableApi): string | undefined {
  try {
    return TABLE_CHECKS[name](api);
  } catch (error) {
    return String(error);
  }
}

/** Three seats, and twelve moves: everybody draws, plays the highest card, and so again. */
function upgradable(api: TableApi, setting: Setting = {}): Scene {
  const scene = new Scene({ api, seats: ['ann', 'bob', 'bot'], ...setting });
  for (let i = 0; i < 12; i++) scene.play(i % 6 < 3 ? 'draw' : scene.legal.findLast(move => move !== 'draw')!);
  return scene;
}

function answered(answer: ReturnType<Scene['ask']>, expected: string): string | undefined {
  const given = answer.ok ? (answer.value.refused?.refusal.because ?? 'granted') : answer.error;
  return given === expected ? undefined : `the answer is ${given}, not ${expected}`;
}

function differs(found: unknown, expected: unknown): string | undefined {
  const [one, other] = [spelled(found), spelled(expected)];
  return one === other ? undefined : `${one}, not ${other}`;
}

const folded = (api: TableApi, { stored, game }: Scene): Table =>
  stored.reduce<Table | undefined>((table, entry) => api.fold(table, entry, game), undefined)!;

const seqs = (entries: readonly Entry[]): number[] => entries.map(({ seq }) => seq);
