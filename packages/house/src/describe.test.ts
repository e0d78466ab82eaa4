import { readServerMessage } from '@tabard/protocol';
import { type About, type Chair, USUAL_TERMS } from '@tabard/table';
import { expect, test } from 'vitest';
import { crestOf } from './chance.ts';
import { describe, type Guests, isWaitingFor, playersAt, wornBy } from './describe.ts';

const chance = { draw: () => '' };
const OPEN: Chair = { kind: 'open' };
const BOT: Chair = { kind: 'bot', name: 'Kay', level: 'easy' };
const chairOf = (player: string, more: Partial<Extract<Chair, { kind: 'player' }>> = {}): Chair => ({
  kind: 'player',
  player,
  program: false,
  standIn: null,
  ...more,
});

const about = (change: Partial<About> = {}): About => ({
  game: 'pips',
  revision: 1,
  options: { goal: 30 },
  spectators: true,
  hints: undefined,
  host: 'id-ann',
  chairs: [chairOf('id-ann'), BOT, OPEN],
  status: 'playing',
  commitment: 'c0'.repeat(32),
  resigned: [],
  outcome: undefined,
  rematch: undefined,
  carried: undefined,
  created: 5,
  ...change,
});

const GUESTS: Guests = new Map([
  ['id-ann', { name: 'Ann', arms: 'gules', owner: null }],
  ['id-bob', { name: 'Bob', arms: null, owner: null }],
]);
const ID = 'A'.repeat(22);

const told = (change: Partial<About> = {}, me?: string) =>
  describe({ table: ID, seq: 7, about: about(change) }, me, {
    guests: GUESTS,
    epoch: 3,
    chance,
    isConnected: player => player === 'id-ann',
    awayMs: () => 15_000,
    hostAwayMs: 20_000,
  });

const WAITING: Partial<About> = { status: 'waiting', terms: { ...USUAL_TERMS, listed: true } };
const AWAY = { graceMs: 30_000 };
const NOBODY = { program: false, connected: false, standIn: false, resigned: false };

test.each<[string, Chair, unknown]>([
  ['an open seat', OPEN, { kind: 'open', name: '', ...NOBODY }],
  ['a bot, by its own name', BOT, { kind: 'bot', name: 'Kay', crest: crestOf('Kay', chance), level: 'easy', ...NOBODY }],
  [
    'somebody who is here, with arms',
    chairOf('id-ann'),
    { kind: 'player', name: 'Ann', crest: crestOf('id-ann', chance), arms: 'gules', ...NOBODY, connected: true },
  ],
  [
    'somebody who is not, without',
    chairOf('id-bob'),
    { kind: 'player', name: 'Bob', crest: crestOf('id-bob', chance), ...NOBODY, ...AWAY },
  ],
  [
    'somebody for whom a bot plays',
    chairOf('id-bob', { standIn: 'strong' }),
    { kind: 'player', name: 'Bob', crest: crestOf('id-bob', chance), level: 'strong', ...NOBODY, standIn: true },
  ],
  [
    'a program',
    chairOf('id-bob', { program: true }),
    { kind: 'player', name: 'Bob', crest: crestOf('id-bob', chance), ...NOBODY, ...AWAY, program: true },
  ],
  ['somebody who was forgotten', chairOf('id-x'), { kind: 'player', name: '', crest: crestOf('id-x', chance), ...NOBODY, ...AWAY }],
])('%s', (_name, chair, expected) => expect(told({ chairs: [chair] }).seats).toEqual([expected]));

test.each([
  ['nothing', null, null, null],
  ['the last arms', 'per-pale or-1', null, 'per-pale or-1'],
  ['no unfinished ones unasked', 'per-pale - or-1', null, null],
  ['those that were chosen', 'per-pale or-1', 'gules-1', 'gules-1'],
  ['unfinished ones that were chosen', 'per-pale or-1', 'gules-1 -', 'gules-1 -'],
])('who wears %s', (_what, arms, chosen, worn) => expect(wornBy({ arms, chosen })).toBe(worn));

test('who gave up', () => expect(told({ resigned: [0] }).seats.map(({ resigned }) => resigned)).toEqual([true, false, false]));

test.each<[string, Partial<About>, string | undefined, unknown]>([
  ['a stranger', {}, undefined, { host: 0, me: { seat: null, host: false } }],
  ['the host on a seat', {}, 'id-ann', { host: 0, me: { seat: 0, host: true } }],
  ['the host on none', { host: 'id-bob' }, 'id-bob', { host: null, me: { seat: null, host: true } }],
  ['a guest', { chairs: [OPEN, chairOf('id-bob')] }, 'id-bob', { host: null, me: { seat: 1, host: false } }],
  ['one person among bots', {}, undefined, { hints: true }],
  ['two people', { chairs: [chairOf('id-ann'), chairOf('id-bob')] }, undefined, { hints: false }],
  ['a match that is over', { outcome: { ranking: [[0]], scores: [1], reason: 'goal' } }, undefined, { outcome: { reason: 'goal' } }],
  ['a match that is not', {}, undefined, { outcome: null, rematch: null, carried: null }],
  ['a host who is away from a listed table', { host: 'id-bob', ...WAITING }, undefined, { hostGraceMs: 40_000 }],
  ['a match that rests', { chairs: [chairOf('id-ann', { standIn: 'easy', unasked: true }), BOT] }, undefined, { resting: true }],
  ['a match carried over', { carried: { seq: 6, dropped: 2 } }, undefined, { carried: { seq: 6, dropped: 2 } }],
])('%s is told so', (_name, change, me, expected) => expect(told(change, me)).toMatchObject(expected as object));

test.each<[string, Partial<About>, string]>([
  ['a host who is there', WAITING, 'hostGraceMs'],
  ['a host who is away from a table for friends', { host: 'id-bob', status: 'waiting' }, 'hostGraceMs'],
  ['a host who is away when the match is on', { host: 'id-bob', ...WAITING, status: 'playing' }, 'hostGraceMs'],
  ['a match left to bots', { chairs: [chairOf('id-ann', { standIn: 'easy' }), BOT] }, 'resting'],
])('%s is nothing to tell', (_name, change, field) => expect(Object.keys(told(change))).not.toContain(field));

test('nobody is told an id, and the protocol can read it all', () => {
  const table = told({ host: 'id-bob', chairs: [chairOf('id-ann'), BOT, chairOf('id-bob', { standIn: 'easy' })] }, 'id-ann');
  expect(JSON.stringify(table)).not.toContain('id-');
  expect(readServerMessage(JSON.stringify({ type: 'table', table }))).toEqual({ ok: true, value: { type: 'table', table } });
});

test('players are named once, whatever the number of tables', () => {
  expect(playersAt([about(), about({ chairs: [OPEN, chairOf('id-bob'), chairOf('id-ann')] })])).toEqual(['id-ann', 'id-bob']);
});

test.each<[string, Partial<About>, readonly number[], boolean]>([
  ['it is their move', {}, [0], true],
  ["it is another's", {}, [1], false],
  ['a bot plays for them', { chairs: [chairOf('id-ann', { standIn: 'easy' })] }, [0], false],
  ['they gave up', { resigned: [0] }, [0], false],
  ['it is over', { status: 'over' }, [0], false],
  ['they do not sit there', { chairs: [chairOf('id-bob')] }, [0], false],
])('a match waits for somebody: %s', (_name, change, acting, waits) => {
  expect(isWaitingFor({ about: about(change), acting }, 'id-ann')).toBe(waits);
});
