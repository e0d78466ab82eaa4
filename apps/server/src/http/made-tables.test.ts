import { err, ok, type Result } from '@tabard/core';
import { type LiveTable, memoryStore } from '@tabard/house';
import { expect, test } from 'vitest';
import { MOST_KEYS } from '../buckets.ts';
import { type LimitName, Limits, NO_LIMITS } from '../limits.ts';
import { MadeTables, withRoom } from './made-tables.ts';

const CHAIRS = [{ kind: 'player', player: 'ann', program: false, standIn: null }] as const;

/** A table as far as it is counted. */
const tableNamed = (id: string) => ({ table: { id, about: { chairs: CHAIRS, resigned: [] } } }) as unknown as LiveTable;

function office(cap: LimitName) {
  const limits = new Limits({ ...NO_LIMITS, [cap]: 1 }, () => 0);
  const parts = { house: { store: memoryStore() }, limits, made: new MadeTables() };
  const wanted = { player: { id: 'ann', owner: null }, network: 'here', isNew: true, isDeserted: false, isListed: false };
  return async (act: () => Promise<Result<LiveTable, 'closed'>>) => {
    const answer = await withRoom(wanted, parts, act).catch(() => err('thrown'));
    return answer.ok ? 'made' : answer.error;
  };
}

test.each(['tables-per-owner', 'tables-per-address'] as const)(
  'while a table is made it counts, and no longer if it came to nothing: %s',
  async cap => {
    const ask = office(cap);
    const fail = async () => err('closed' as const);
    const raise = () => Promise.reject(new Error('no disk'));
    expect([await ask(fail), await ask(raise)]).toEqual(['closed', 'thrown']);
    let done = () => {};
    const first = ask(() => new Promise(resolve => (done = () => resolve(ok(tableNamed('t'))))));
    expect(await ask(async () => ok(tableNamed('u')))).toBe('too-many-tables');
    done();
    expect(await first).toBe('made');
  },
);

test('of so many tables is it remembered where they were made, and the first are forgotten', () => {
  const made = new MadeTables();
  const wanted = { player: { id: 'ann', owner: null }, isNew: true, isDeserted: false, isListed: false };
  for (let i = 0; i <= MOST_KEYS; i++) {
    const ticket = made.draw({ ...wanted, network: `network ${i}` });
    made.settle(ticket, tableNamed(`t${i}`));
    made.giveBack(ticket);
  }
  expect([0, 1, MOST_KEYS].map(i => made.count(`network ${i}`, 'all'))).toEqual([0, 1, 1]);
});
