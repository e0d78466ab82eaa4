import type { Wish } from '@tabard/table';
import { pips } from '@tabard/testkit/pips';
import { type Check, deadBus, differs, type Inn, offered, playerAt, position, turnAt } from './inn.fixture.ts';

const SIT = (seat: number): Wish => ({ type: 'sit', seat, commitment: null });

/** How wishes become true. */
export const WISH_CHECKS: Record<string, Check> = {
  'a wish is granted once, and its repeat answered alike': async open => {
    const inn = open();
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bob']);
    const mover = playerAt(live, turnAt(live));
    const wish: Wish = { type: 'move', after: live.table.match!.after, moves: ['draw'] };
    const answers = await Promise.all([1, 2, 3].map(() => inn.wish(house, live, mover, wish, 'w')));
    const other = inn.house();
    answers.push(await inn.wish(other, await inn.at(other, live), mover, wish, 'w'));
    const entry = { ok: true, value: { seq: live.table.seq } };
    return differs('the answers', answers, [entry, entry, entry, entry]) ?? differs('the moves', await inn.movesIn(live), ['draw']);
  },

  'the last move of a match is answered alike, too': async open => {
    const inn = open();
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bob'], { from: position(0, [[3], [1]], [[9], []], 12) });
    const wish: Wish = { type: 'move', after: live.table.match!.after, moves: ['3'] };
    const answers = [await inn.wish(house, live, 'ann', wish, 'w'), await inn.wish(house, live, 'ann', wish, 'w')];
    return differs('the status', live.table.about.status, 'over') ?? differs('the second answer', answers[1], answers[0]);
  },

  'two wishes of one name are answered each with its own entry': async open => {
    const inn = open();
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bob'], { from: position(0, [[3], [1]], [[], []]) });
    const { after } = live.table.match!;
    const draw = (name: string, after: number) => inn.wish(house, live, name, { type: 'move', after, moves: ['draw'] }, 'w');
    const first = await draw('ann', after);
    await draw('bob', live.table.match!.after);
    return differs('the second answer', await draw('ann', after), first) ?? differs('the moves', await inn.movesIn(live), ['draw', 'draw']);
  },

  'after a failed append the log is read before anything is decided': async open => {
    const inn = open();
    const live = await inn.table(inn.house(), ['ann', 'open'], { start: false });
    await inn.player('bob');
    const { append, read } = inn.store;
    const asked: string[] = [];
    inn.store.read = (...of) => {
      asked.push('read');
      return read(...of);
    };
    inn.store.append = (...of) => {
      asked.push('append');
      return asked.length === 1 ? Promise.reject(new Error('disk full')) : append(...of);
    };
    const sit = () => live.wish({ player: 'bob', program: false }, SIT(1)).catch(() => undefined);
    await sit();
    await sit();
    return differs('what the store was asked', asked, ['append', 'read', 'append']);
  },

  'an append that was stored although it failed is not made twice': async open => {
    const inn = open();
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bob']);
    failOnce(inn, { isStored: true });
    const mover = playerAt(live, turnAt(live));
    const wish: Wish = { type: 'move', after: live.table.match!.after, moves: ['draw'] };
    const failed = await inn.wish(house, live, mover, wish, 'w').catch(() => 'failed');
    await inn.time.pass(2000);
    const again = await inn.wish(house, live, mover, wish, 'w');
    return (
      differs('the answers', [failed, again.ok], ['failed', true]) ??
      differs('the moves', await inn.movesIn(live), ['draw']) ??
      differs('the table', live.table.seq, (await inn.log(live)).length)
    );
  },

  'what was stored although it failed is told when the house goes on': async open => {
    const inn = open();
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bob']);
    const watcher = await inn.follower(house, live, undefined);
    failOnce(inn, { isStored: true });
    await inn.move(house, live, 'draw').catch(() => {});
    const before = watcher.facts.length;
    await inn.time.pass(2000);
    return differs('the entries told before and after', [before, watcher.facts.length], [0, 1]);
  },

  'of two houses that want the same seat one decides again': async open => {
    const inn = open({ bus: deadBus });
    const [house, other] = [inn.house(), inn.house()];
    const live = await inn.table(house, ['ann', 'open'], { start: false });
    const there = await inn.at(other, live);
    const answers = [await inn.wish(house, live, 'bob', SIT(1)), await inn.wish(other, there, 'cyd', SIT(1))];
    const chairs = (await inn.log(live)).flatMap(({ deed }) => (deed.type === 'sat' && deed.seat === 1 ? [deed.player] : []));
    return (
      differs('the answers', answers, [
        { ok: true, value: { seq: 3 } },
        { ok: false, error: 'seat-taken' },
      ]) ??
      differs('who sat down', chairs, ['bob']) ??
      differs('who sits there as the other house knows it', playerAt(there, 1), 'bob')
    );
  },

  'what is answered without storing anything is answered by what the log holds': async open => {
    const inn = open({ bus: deadBus });
    const [house, other] = [inn.house(), inn.house()];
    const live = await inn.table(house, ['ann', 'open'], { start: false });
    const there = await inn.at(other, live);
    await inn.wish(house, live, 'bob', SIT(1));
    const started = await inn.wish(other, there, 'bob', { type: 'start' });
    if (!started.ok) return `bob, who sits there, cannot start: ${started.error}`;
    const moved = await inn.move(house, await caughtUp(live));
    await inn.wish(other, there, 'ann', { type: 'standIn', seat: 0, level: 'easy', awayMs: 0 });
    await inn.wish(house, live, 'ann', { type: 'takeBack' });
    const chair = (await caughtUp(there)).table.about.chairs[0];
    return (
      differs('whether a move was made', moved.ok, true) ?? differs('who plays for ann', chair?.kind === 'player' && chair.standIn, null)
    );
  },

  'nothing is true or told before it is stored': async open => {
    const inn = open();
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'open'], { start: false });
    const other = await inn.at(inn.house(), live);
    const watcher = await inn.follower(house, live, undefined);
    const { append } = inn.store;
    const { promise: disk, resolve: spin } = deferred();
    inn.store.append = async (...of) => {
      await disk;
      return append(...of);
    };
    const before = [live.table.seq, other.table.seq, watcher.heard.length];
    const sitting = inn.wish(house, live, 'bob', SIT(1));
    await inn.time.pass(0);
    const meanwhile = [live.table.seq, other.table.seq, watcher.heard.length];
    spin();
    await sitting;
    await inn.time.pass(0);
    return (
      differs('what is known meanwhile', meanwhile, before) ??
      differs(
        'what is known afterwards',
        [live.table.seq, other.table.seq, watcher.heard.length],
        before.map(count => count + 1),
      )
    );
  },

  'a wish at a table that was forgotten is answered': async open => {
    const inn = open();
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'open'], { start: false });
    await inn.store.forget(live.table.id, live.table.seq);
    const { append } = inn.store;
    let appends = 0;
    inn.store.append = (...of) => (++appends > 9 ? Promise.reject(new Error('asked too often')) : append(...of));
    const answer = await inn.wish(house, live, 'bob', SIT(1)).catch(String);
    return differs('the answer', answer, { ok: false, error: 'unknown-table' });
  },

  'a table does one thing at a time, whenever it is asked': async open => {
    const inn = open();
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'open', 'open'], { start: false });
    const { append } = inn.store;
    let [busy, most] = [0, 0];
    inn.store.append = async (...of) => {
      most = Math.max(most, ++busy);
      await new Promise<void>(resolve => inn.time.after(5, resolve));
      busy--;
      return append(...of);
    };
    const sitDown = (player: string, seat: number) => live.wish({ player, program: false }, SIT(seat));
    const wishes: Promise<unknown>[] = [];
    const send = () => void (wishes.length === 0 && wishes.push(sitDown('bob', 1)));
    await live.follow({ player: undefined, memory: false, send, end: () => {} }, undefined);
    wishes.push(sitDown('cyd', 2));
    await inn.time.pass(50);
    await Promise.all(wishes);
    return differs('the most appends at once', most, 1);
  },

  'a match that is carried over is listed as it stands then': async open => {
    const inn = open();
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bob']);
    await inn.moves(house, live, 3);
    const strict = { ...pips, revision: 2, refusal: () => ({ rule: '1', because: 'cannot' }) };
    const carried = await inn.at(inn.house({ games: [offered(strict)] }), live);
    const listed = await inn.store.listed(live.table.id);
    return (
      differs('how many moves were dropped', carried.table.about.carried?.dropped, 3) ??
      differs('who is to move', listed?.acting, [turnAt(carried)]) ??
      differs('who was to move', turnAt(live) === turnAt(carried), false)
    );
  },
};

async function caughtUp<T extends { catchUp(): Promise<void> }>(live: T): Promise<T> {
  await live.catchUp();
  return live;
}

/** The next append fails; whether it is stored nobody is told. */
export function failOnce({ store }: Inn, { isStored }: { readonly isStored: boolean }): void {
  const { append } = store;
  store.append = async (...of) => {
    store.append = append;
    if (isStored) await append(...of);
    throw new Error('the connection broke');
  };
}

export function deferred(): { readonly promise: Promise<void>; resolve(): void } {
  let resolve = (): void => {};
  const promise = new Promise<void>(settle => {
    resolve = settle;
  });
  return { promise, resolve };
}
