import type { Position } from '@tabard/core';
import { describe, expect, test } from 'vitest';
import { bytes, Scene, who } from '../test/scene.ts';
import type { Wish } from './index.ts';

/** Ann, who is host and to move, Bob, a program, and a bot (before the start: an open seat). Eve is a stranger. */
const FROM: Position = {
  game: 'pips',
  goal: 12,
  turn: 0,
  seats: [
    { hand: [2, 9], total: 11 },
    { hand: [3], total: 0 },
    { hand: [4], total: 0 },
    { hand: [5], total: 0 },
  ],
  played: [5, 6],
};
const begin = (start: boolean): Scene => new Scene({ seats: ['ann', 'bob', 'deep', 'open'], options: { goal: 12 }, from: FROM, start });

const stranger = (last: string): Scene =>
  new Scene({ seats: ['ann', 'bob', 'deep', last], options: { goal: 12 }, start: false, terms: { listed: true } });

const SCENES: Readonly<Record<string, () => Scene>> = {
  waiting: () => begin(false),
  'among strangers': () => stranger('open'),
  'among strangers, all seats taken': () => stranger('bot'),
  gathering: () => begin(false).call({ bob: 'b0', deep: 'd0' }),
  playing: () => begin(true),
  paused: () => after(begin(true), scene => agree(scene, 'pause')),
  'a bot stands in for Bob': () => after(begin(true), scene => scene.do('bob', { type: 'leave' })),
  'Bob has resigned': () => after(begin(true), scene => scene.do('bob', { type: 'resign' })),
  over: () => after(begin(true), scene => scene.play('9')),
  'closed before the start': () => after(begin(false), scene => scene.do('ann', { type: 'close' })),
  'closed in the middle': () => after(begin(true), scene => scene.do('house', { type: 'close' })),
};

function agree(scene: Scene, what: 'pause'): void {
  scene.do('ann', { type: 'offer', what });
  scene.do('bob', { type: 'answer', yes: true });
}

function after(scene: Scene, deed: (scene: Scene) => unknown): Scene {
  deed(scene);
  return scene;
}

const WISHES: Readonly<Record<string, (scene: Scene) => Wish>> = {
  'sit 0': () => ({ type: 'sit', seat: 0, commitment: null }),
  'sit 3': () => ({ type: 'sit', seat: 3, commitment: null }),
  'sit 4': () => ({ type: 'sit', seat: 4, commitment: null }),
  leave: () => ({ type: 'leave' }),
  'invite 1': () => ({ type: 'invite', seat: 1, program: 'mind' }),
  'invite 3': () => ({ type: 'invite', seat: 3, program: 'mind' }),
  'invite 4': () => ({ type: 'invite', seat: 4, program: 'mind' }),
  'seatBot 1': () => ({ type: 'seatBot', seat: 1, level: 'strong' }),
  'seatBot 3': () => ({ type: 'seatBot', seat: 3, level: 'strong' }),
  'seatBot 4': () => ({ type: 'seatBot', seat: 4, level: 'strong' }),
  'open 1': () => ({ type: 'open', seat: 1 }),
  'open 2': () => ({ type: 'open', seat: 2 }),
  'open 4': () => ({ type: 'open', seat: 4 }),
  start: () => ({ type: 'start' }),
  'start, the host away': () => ({ type: 'start', hostAwayMs: 60_000 }),
  'reveal b0': () => ({ type: 'reveal', bytes: bytes('b0') }),
  begin: () => ({ type: 'begin', waitedMs: 0 }),
  callOff: () => ({ type: 'callOff' }),
  move: scene => ({ type: 'move', after: scene.table.match?.after ?? 0, moves: ['draw'], seat: 3 }),
  'move for 1': scene => ({ type: 'move', after: scene.table.match?.after ?? 0, moves: ['draw'], seat: 1 }),
  'move stale': () => ({ type: 'move', after: 1, moves: ['draw'], seat: 3 }),
  'move future': () => ({ type: 'move', after: 99, moves: ['draw'], seat: 3 }),
  'standIn 1 away': () => ({ type: 'standIn', seat: 1, awayMs: 45_000 }),
  'standIn 1 just left': () => ({ type: 'standIn', seat: 1, awayMs: 44_999 }),
  'standIn 1 here': () => ({ type: 'standIn', seat: 1, awayMs: 0 }),
  'standIn 3': () => ({ type: 'standIn', seat: 3, awayMs: 45_000 }),
  takeBack: () => ({ type: 'takeBack' }),
  offer: () => ({ type: 'offer', what: 'pause' }),
  resume: () => ({ type: 'resume' }),
  resign: () => ({ type: 'resign' }),
  close: () => ({ type: 'close' }),
  rematch: () => ({ type: 'rematch', table: 'u' }),
};

/** What comes of a wish: `yes`, `nothing` (it is so already), `refused` by the rules of the game, or a fault. */
const MAY = `
waiting                 | ann             | bob             | deep            | eve             | house
sit 0                   | yes             | seat-taken      | seat-taken      | seat-taken      | not-seated
sit 3                   | yes             | yes             | yes             | yes             | not-seated
sit 4                   | unknown-seat    | unknown-seat    | unknown-seat    | unknown-seat    | not-seated
leave                   | yes             | yes             | yes             | not-seated      | not-seated
invite 1                | seat-taken      | seat-taken      | seat-taken      | not-seated      | not-seated
invite 3                | yes             | yes             | yes             | not-seated      | not-seated
invite 4                | unknown-seat    | unknown-seat    | unknown-seat    | not-seated      | not-seated
seatBot 1               | seat-taken      | seat-taken      | seat-taken      | not-seated      | not-seated
seatBot 3               | yes             | yes             | yes             | not-seated      | not-seated
seatBot 4               | unknown-seat    | unknown-seat    | unknown-seat    | not-seated      | not-seated
open 1                  | seat-taken      | seat-taken      | seat-taken      | not-seated      | not-seated
open 2                  | yes             | yes             | yes             | not-seated      | not-seated
open 4                  | unknown-seat    | unknown-seat    | unknown-seat    | not-seated      | not-seated
start                   | yes             | yes             | yes             | not-seated      | not-seated
reveal b0               | not-started     | not-started     | not-started     | not-seated      | not-seated
begin                   | not-host        | not-host        | not-host        | not-host        | not-started
callOff                 | not-started     | not-started     | not-started     | not-started     | not-seated
move                    | not-started     | not-started     | not-started     | not-started     | not-started
move for 1              | not-started     | not-started     | not-started     | not-started     | not-started
move stale              | not-started     | not-started     | not-started     | not-started     | not-started
move future             | not-started     | not-started     | not-started     | not-started     | not-started
standIn 1 away          | not-started     | not-started     | not-started     | not-started     | not-seated
standIn 1 here          | not-started     | not-started     | not-started     | not-started     | not-seated
standIn 3               | not-started     | not-started     | not-started     | not-started     | not-seated
takeBack                | not-started     | not-started     | not-started     | not-started     | not-seated
resign                  | not-started     | not-started     | not-started     | not-seated      | not-seated
close                   | yes             | not-host        | not-host        | not-host        | yes
rematch                 | not-over        | not-over        | not-over        | not-seated      | not-seated

among strangers         | ann             | bob             | deep            | eve             | house
sit 3                   | yes             | yes             | yes             | yes             | not-seated
seatBot 3               | yes             | not-host        | not-host        | not-seated      | not-seated
open 2                  | yes             | not-host        | not-host        | not-seated      | not-seated
start                   | yes             | not-host        | not-host        | not-seated      | not-seated
start, the host away    | yes             | yes             | yes             | not-seated      | not-seated

among strangers, all seats taken | ann    | bob             | deep            | eve             | house
seatBot 3               | yes             | not-host        | not-host        | not-seated      | not-seated
start                   | yes             | yes             | yes             | not-seated      | not-seated

gathering               | ann             | bob             | deep            | eve             | house
sit 0                   | gathering       | gathering       | gathering       | gathering       | not-seated
sit 3                   | gathering       | gathering       | gathering       | gathering       | not-seated
leave                   | yes             | yes             | yes             | not-seated      | not-seated
invite 3                | gathering       | gathering       | gathering       | not-seated      | not-seated
seatBot 3               | gathering       | gathering       | gathering       | not-seated      | not-seated
open 2                  | gathering       | gathering       | gathering       | not-seated      | not-seated
start                   | nothing         | nothing         | nothing         | not-seated      | not-seated
reveal b0               | wrong-bytes     | yes             | wrong-bytes     | not-seated      | not-seated
begin                   | not-host        | not-host        | not-host        | not-host        | nothing
callOff                 | yes             | not-host        | not-host        | not-host        | not-seated
move                    | not-started     | not-started     | not-started     | not-started     | not-started
resign                  | not-started     | not-started     | not-started     | not-seated      | not-seated
close                   | yes             | not-host        | not-host        | not-host        | yes
rematch                 | not-over        | not-over        | not-over        | not-seated      | not-seated

playing                 | ann             | bob             | deep            | eve             | house
sit 0                   | already-started | already-started | already-started | already-started | not-seated
sit 3                   | already-started | already-started | already-started | already-started | not-seated
sit 4                   | already-started | already-started | already-started | already-started | not-seated
leave                   | yes             | yes             | yes             | not-seated      | not-seated
invite 1                | already-started | already-started | already-started | already-started | not-seated
invite 3                | already-started | already-started | already-started | already-started | not-seated
invite 4                | already-started | already-started | already-started | already-started | not-seated
seatBot 1               | already-started | already-started | already-started | already-started | not-seated
seatBot 3               | already-started | already-started | already-started | already-started | not-seated
seatBot 4               | already-started | already-started | already-started | already-started | not-seated
open 1                  | already-started | already-started | already-started | already-started | not-seated
open 2                  | already-started | already-started | already-started | already-started | not-seated
open 4                  | already-started | already-started | already-started | already-started | not-seated
start                   | already-started | already-started | already-started | already-started | not-seated
reveal b0               | already-started | already-started | already-started | not-seated      | not-seated
begin                   | not-host        | not-host        | not-host        | not-host        | already-started
callOff                 | already-started | already-started | already-started | already-started | not-seated
move                    | yes             | refused         | refused         | not-seated      | refused
move for 1              | yes             | refused         | refused         | not-seated      | not-seated
move stale              | stale           | stale           | stale           | not-seated      | stale
move future             | future          | future          | future          | not-seated      | future
standIn 1 away          | yes             | yes             | yes             | not-seated      | not-seated
standIn 1 just left     | just-left       | yes             | just-left       | not-seated      | not-seated
standIn 1 here          | player-present  | yes             | player-present  | not-seated      | not-seated
standIn 3               | unknown-seat    | unknown-seat    | unknown-seat    | not-seated      | not-seated
takeBack                | nothing         | nothing         | nothing         | not-seated      | not-seated
offer                   | yes             | yes             | people-only     | not-seated      | not-seated
resume                  | not-on-hold     | not-on-hold     | people-only     | not-seated      | not-seated
resign                  | yes             | yes             | yes             | not-seated      | not-seated
close                   | others-play     | not-host        | not-host        | not-host        | yes
rematch                 | not-over        | not-over        | not-over        | not-seated      | not-seated

paused                  | ann             | bob             | deep            | eve             | house
move                    | on-hold         | on-hold         | on-hold         | on-hold         | on-hold
offer                   | nothing         | nothing         | people-only     | not-seated      | not-seated
resume                  | yes             | yes             | people-only     | not-seated      | not-seated

a bot stands in for Bob | ann             | bob             | deep            | eve             | house
leave                   | yes             | nothing         | yes             | not-seated      | not-seated
move                    | yes             | stood-in        | refused         | not-seated      | refused
move for 1              | yes             | stood-in        | refused         | not-seated      | refused
move stale              | stale           | stood-in        | stale           | not-seated      | stale
standIn 1 away          | nothing         | nothing         | nothing         | not-seated      | not-seated
standIn 1 here          | player-present  | nothing         | player-present  | not-seated      | not-seated
takeBack                | nothing         | yes             | nothing         | not-seated      | not-seated
resign                  | yes             | yes             | yes             | not-seated      | not-seated
close                   | others-play     | not-host        | not-host        | not-host        | yes

Bob has resigned        | ann             | bob             | deep            | eve             | house
leave                   | yes             | resigned        | yes             | not-seated      | not-seated
move                    | yes             | resigned        | refused         | not-seated      | refused
move for 1              | yes             | resigned        | refused         | not-seated      | refused
move stale              | stale           | resigned        | stale           | not-seated      | stale
standIn 1 away          | resigned        | resigned        | resigned        | not-seated      | not-seated
takeBack                | nothing         | resigned        | nothing         | not-seated      | not-seated
resign                  | yes             | resigned        | yes             | not-seated      | not-seated
close                   | yes             | not-host        | not-host        | not-host        | yes
rematch                 | not-over        | not-over        | not-over        | not-seated      | not-seated

over                    | ann             | bob             | deep            | eve             | house
sit 3                   | over            | over            | over            | over            | not-seated
leave                   | over            | over            | over            | over            | not-seated
invite 3                | over            | over            | over            | over            | not-seated
seatBot 3               | over            | over            | over            | over            | not-seated
open 2                  | over            | over            | over            | over            | not-seated
start                   | over            | over            | over            | over            | not-seated
move                    | over            | over            | over            | over            | over
move stale              | over            | over            | over            | over            | over
standIn 1 away          | over            | over            | over            | over            | not-seated
takeBack                | over            | over            | over            | over            | not-seated
resign                  | over            | over            | over            | not-seated      | not-seated
close                   | over            | over            | over            | over            | over
rematch                 | yes             | yes             | yes             | not-seated      | not-seated

closed before the start | ann             | bob             | deep            | eve             | house
sit 3                   | closed          | closed          | closed          | closed          | not-seated
leave                   | closed          | closed          | closed          | closed          | not-seated
invite 3                | closed          | closed          | closed          | closed          | not-seated
seatBot 3               | closed          | closed          | closed          | closed          | not-seated
open 2                  | closed          | closed          | closed          | closed          | not-seated
start                   | closed          | closed          | closed          | closed          | not-seated
move                    | closed          | closed          | closed          | closed          | closed
standIn 1 away          | closed          | closed          | closed          | closed          | not-seated
takeBack                | closed          | closed          | closed          | closed          | not-seated
resign                  | closed          | closed          | closed          | not-seated      | not-seated
close                   | closed          | closed          | closed          | closed          | closed
rematch                 | yes             | yes             | yes             | not-seated      | not-seated

closed in the middle    | ann             | bob             | deep            | eve             | house
sit 3                   | closed          | closed          | closed          | closed          | not-seated
leave                   | closed          | closed          | closed          | closed          | not-seated
start                   | closed          | closed          | closed          | closed          | not-seated
move                    | closed          | closed          | closed          | closed          | closed
standIn 1 away          | closed          | closed          | closed          | closed          | not-seated
takeBack                | closed          | closed          | closed          | closed          | not-seated
resign                  | closed          | closed          | closed          | not-seated      | not-seated
close                   | closed          | closed          | closed          | closed          | closed
rematch                 | yes             | yes             | yes             | not-seated      | not-seated
`;

const cellsOf = (line: string): string[] => line.split('|').map(cell => cell.trim());

function answer(scene: Scene, name: string, wish: Wish): string {
  const decided = scene.api.decide(scene.table, who(name), wish, scene.around());
  if (!decided.ok) return decided.error;
  if (decided.value.refused) return 'refused';
  return decided.value.run.length > 0 ? 'yes' : 'nothing';
}

for (const block of MAY.trim().split('\n\n')) {
  const [[title, ...names], ...rows] = block.split('\n').map(cellsOf) as [[string, ...string[]], ...string[][]];
  describe(title, () => {
    test.each(rows)('who may %s', (asked, ...expected) => {
      const scene = SCENES[title]!();
      const wish = WISHES[asked!]!(scene);
      expect(names.map(name => answer(scene, name, wish))).toEqual(expected);
    });
  });
}

test('every scene is what it says', () => {
  const status = Object.values(SCENES).map(scene => scene().table.about.status);
  expect(status).toEqual([
    ...['waiting', 'waiting', 'waiting', 'waiting'],
    ...['playing', 'playing', 'playing', 'playing', 'over', 'closed', 'closed'],
  ]);
});

test('a host without a seat may arrange and close, but plays nowhere', () => {
  const scene = new Scene({ host: 'hal', seats: ['ann', 'open'], start: false });
  const ask = (name: string, ...asked: string[]) => asked.map(one => answer(scene, name, WISHES[one]!(scene)));
  expect(ask('hal', 'start', 'close', 'leave', 'resign')).toEqual(['yes', 'yes', 'not-seated', 'not-seated']);
  expect(ask('ann', 'start', 'close')).toEqual(['yes', 'not-host']);
  expect(answer(scene, 'hal', { type: 'seatBot', seat: 1, level: 'easy' })).toBe('yes');
  scene.do('hal', { type: 'start' });
  expect(ask('hal', 'move', 'takeBack', 'close')).toEqual(['not-seated', 'not-seated', 'others-play']);
  expect(answer(scene, 'hal', { type: 'standIn', seat: 0, awayMs: 45_000 })).toBe('yes');
});
