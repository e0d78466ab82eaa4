import { expect, test } from 'vitest';
import { awayFrom, hasOthers, isMine, playsHere } from './my-turn.ts';
import { tableAt } from './net/scripted.test-kit.ts';

const mySeat = (more: object) => ({ seats: tableAt(1).seats.map((seat, at) => (at === 0 ? { ...seat, ...more } : seat)) });

test.each([
  ['it is mine', {}, [0], true],
  ['mine among others', {}, [1, 0], true],
  ['it is somebody else’s', {}, [1], false],
  ['it is nobody’s', {}, [], false],
  ['a bot plays for me', mySeat({ standIn: true }), [0], false],
  ['I have given up', mySeat({ resigned: true }), [0], false],
  ['I have given up, and a bot stands in', mySeat({ resigned: true, standIn: true }), [0], false],
  ['I only watch', { me: { seat: null, host: true } }, [0], false],
  ['the match is over', { status: 'over' }, [0], false],
  ['the match has not begun', { status: 'waiting' }, [0], false],
] as const)('whose turn it is: %s', (_, more, acting, mine) => {
  expect(isMine(tableAt(1, more), acting)).toBe(mine);
});

test('others’ bots are none of my business', () => {
  const { seats } = tableAt(1);
  expect(playsHere(tableAt(1, { seats: [seats[0]!, { ...seats[1]!, standIn: true, resigned: true }] }))).toBe(true);
});

test.each([
  ['a bot', { kind: 'bot' }, false],
  ['somebody’s program', { program: true }, false],
  ['who gave up', { resigned: true }, false],
  ['a person', {}, true],
  ['a person for whom a bot plays', { standIn: true }, true],
] as const)('whom a match does not end without: %s', (_, more, others) => {
  const seats = tableAt(1).seats.map((seat, at) => ({ ...seat, kind: 'player' as const, ...(at === 1 && more) }));
  expect(hasOthers(tableAt(1, { seats }))).toBe(others);
});

test.each([
  ['nobody is away', {}, []],
  ['somebody has gone', { connected: false }, [1]],
  ['a bot plays for who has gone', { connected: false, standIn: true }, []],
  ['who has gone gave up', { connected: false, resigned: true }, []],
  ['a bot is always there', { connected: false, kind: 'bot' }, []],
] as const)('whom the match waits for: %s', (_, more, away) => {
  const seats = tableAt(1).seats.map((seat, at) => ({ ...seat, kind: 'player' as const, connected: at === 1, ...(at === 1 && more) }));
  expect(awayFrom(tableAt(1, { seats }))).toEqual(away);
});
