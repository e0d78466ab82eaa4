import { checkReplay, type Replay } from '@tabard/core';
import { settle } from '@tabard/table';
import { pips } from '@tabard/testkit/pips';
import { HANDS } from './clock-checks.fixture.ts';
import { Desk } from './desk.fixture.ts';
import { newer } from './gone-checks.fixture.ts';
import type { House, LiveTable } from './index.ts';
import { type Check, differs, type Inn, turnAt } from './inn.fixture.ts';

/** What is kept of a match that is over. */
export const REPLAY_CHECKS: Record<string, Check> = {
  'a finished match is worked out once, however many look at whatever part of it': async open => {
    const inn = open();
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bob'], { goal: 12 });
    await playOn(inn, house, live);
    const { read } = inn.store;
    let reads = 0;
    inn.store.read = (...of) => {
      reads++;
      return read(...of);
    };
    const desk = new Desk(inn, house);
    const table = live.table.id;
    const look = (viewer: 0 | 1, from: number) => desk.ask('steps', undefined, { table, query: { viewer, from, count: 2 } });
    const parts = await Promise.all([look(0, 0), look(0, 1), look(1, 1), look(0, 0)]);
    await desk.ask('replay', 'ann', { table });
    await desk.ask('replay', 'bob', { table });
    const again = await look(1, 1);
    return (
      differs('how often the log is read', reads, 3) ??
      differs(
        'which steps are shown',
        parts.map(({ steps }) => steps.map(({ n }) => n)),
        [
          [0, 1],
          [1, 2],
          [1, 2],
          [0, 1],
        ],
      ) ??
      differs('the same once more', again, parts[2])
    );
  },

  'a match with moves taken back, or ended by agreement, is kept whole and can be checked': async open => {
    const inn = open();
    const house = inn.house();
    const found = [];
    for (const isAgreed of [false, true]) {
      const live = await inn.table(house, ['ann', 'bob'], { from: HANDS });
      await inn.moves(house, live, 2);
      await inn.move(house, live, '9');
      await house.undo(live, await inn.player('ann'), live.table.match!.after);
      await inn.moves(house, live, 3);
      if (isAgreed) {
        await inn.wish(house, live, 'ann', { type: 'offer', what: 'end-without-winner' });
        await inn.wish(house, live, 'bob', { type: 'answer', yes: true });
      } else await playOn(inn, house, live);
      const replay = (await new Desk(inn, house).ask('replay', 'ann', { table: live.table.id })) as Replay;
      const checked = checkReplay(pips, replay, settle);
      found.push([replay.from?.n, checked.ok ? checked.value.moves === live.table.match!.n : checked.error.text]);
    }
    return differs('where they begin, and what a check says', found, [
      [0, true],
      [0, true],
    ]);
  },

  'who resigned before the last leg did so, in the replay, when it began': async open => {
    const inn = open();
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bob', 'cyd']);
    await inn.moves(house, live, 1);
    await inn.wish(house, live, 'bob', { type: 'resign' });
    await playOn(inn, house, live, 4);
    const there = inn.house({ games: [newer] });
    const carried = await inn.at(there, live);
    await playOn(inn, there, carried);
    const { from, resigned } = (await new Desk(inn, there).ask('replay', 'ann', { table: live.table.id })) as Kept;
    return (
      differs('where the replay begins', from?.n, live.table.match!.n) ??
      differs('who resigned when', resigned, [{ seat: 1, after: live.table.match!.n }])
    );
  },
};

interface Kept {
  readonly from?: { readonly n: number };
  readonly resigned?: unknown;
}

/** Until so many moves were made, or to the end; bots move by themselves. */
async function playOn(inn: Inn, house: House, live: LiveTable, until = Number.POSITIVE_INFINITY): Promise<void> {
  while (live.table.about.status === 'playing' && live.table.match!.n < until) {
    if (!live.table.about.resigned.includes(turnAt(live))) await inn.move(house, live);
    await inn.time.pass(0);
  }
}
