import { Desk } from './desk.fixture.ts';
import { newer } from './gone-checks.fixture.ts';
import type { House, LiveTable } from './index.ts';
import { type Check, differs, type Inn, turnAt } from './inn.fixture.ts';

/** What is kept of a match that is over. */
export const REPLAY_CHECKS: Record<string, Check> = {
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
