import { commitmentTo } from '@tabard/core';
import type { House } from './index.ts';
import { type Check, deadBus, differs, type Inn, Ponderer, sure } from './inn.fixture.ts';
import type { LiveTable } from './live-table.ts';

const bytesOf = (name: string): string => (name === 'ann' ? 'a0' : 'b0').repeat(32);

/** Ann and Bob have committed to bytes, and are called upon for them. */
async function called(inn: Inn, house: House): Promise<LiveTable> {
  const live = await inn.table(house, ['ann', 'bob', 'bot'], { start: false });
  for (const [seat, name] of ['ann', 'bob'].entries())
    sure(await inn.wish(house, live, name, { type: 'sit', seat, commitment: commitmentTo(bytesOf(name))! }));
  sure(await inn.wish(house, live, 'ann', { type: 'start' }));
  return live;
}

const reveal = async (inn: Inn, house: House, live: LiveTable, name: string) =>
  sure(await inn.wish(house, live, name, { type: 'reveal', bytes: bytesOf(name) }));

/** Everything that is sent to somebody, and the answers to calls. */
const told = (guest: Awaited<ReturnType<Inn['follower']>>, live: LiveTable): string =>
  JSON.stringify([guest.heard, live.describe('ann'), live.describe(undefined)]);

/** How a house gathers the bytes of a match. */
export const DICE_CHECKS: Record<string, Check> = {
  'a silent seat is waited for ten seconds, and then named': async open => {
    const inn = open();
    const house = inn.house();
    const live = await called(inn, house);
    const guest = await inn.follower(house, live, 'bob', { seq: 0 });
    await reveal(inn, house, live, 'ann');
    await inn.time.pass(9999);
    const early = live.table.about.status;
    await inn.time.pass(1);
    const news = guest.steps.flatMap(({ entries }) => entries.flatMap(({ deed }) => deed ?? []));
    return (
      differs('how it stands, before and after', [early, live.table.about.status], ['waiting', 'playing']) ??
      differs('who was silent', [news, live.describe('bob').dice.silent], [[{ type: 'silent', seats: [1] }], [1]])
    );
  },

  'a clock that is set back holds up no start': async open => {
    const inn = open();
    const live = await called(inn, inn.house());
    inn.set(-3_600_000);
    await inn.time.pass(9999);
    const early = live.table.about.status;
    await inn.time.pass(1);
    return differs('how it stands, before and after', [early, live.table.about.status], ['waiting', 'playing']);
  },

  'a house that came later waits on, where the clock was set back': async open => {
    const inn = open({ bus: deadBus });
    const [house, other] = [inn.house(), inn.house()];
    const first = await called(inn, house);
    await house.close();
    await inn.time.pass(5000);
    const live = await inn.at(other, first);
    inn.set(-50);
    await inn.time.pass(5049);
    const early = live.table.about.status;
    await inn.time.pass(1);
    return differs('how it stands, before and after', [early, live.table.about.status], ['waiting', 'playing']);
  },

  'with the last bytes the match begins at once': async open => {
    const inn = open({ thinker: () => new Ponderer().thinker });
    const house = inn.house();
    const live = await called(inn, house);
    for (const name of ['bob', 'ann']) await reveal(inn, house, live, name);
    const { status, dice } = live.describe('ann');
    return differs('how it stands', { status, silent: dice.silent }, { status: 'playing', silent: [] });
  },

  'a start that nobody looked after goes on at another house': async open => {
    const inn = open({ bus: deadBus });
    const house = inn.house();
    const { id } = (await called(inn, house)).table;
    await house.close();
    await inn.time.pass(20_000);
    const other = inn.house();
    other.begin();
    await inn.time.pass(20_000);
    return differs('how it stands', (await inn.store.listed(id))?.about.status, 'playing');
  },

  'houses that both wait begin it once': async open => {
    const inn = open({ bus: deadBus });
    const [house, other] = [inn.house(), inn.house()];
    const live = await called(inn, house);
    await inn.at(other, live);
    await inn.time.pass(10_000);
    const started = (await inn.log(live)).filter(({ deed }) => deed.type === 'started');
    return differs('how often it begins', started.length, 1);
  },

  'who is waited for is told so without a socket': async open => {
    const inn = open();
    const house = inn.house();
    const live = await called(inn, house);
    await reveal(inn, house, live, 'ann');
    return differs(
      'who is waited for',
      ['ann', 'bob', 'cyd'].map(name => live.isWaitingFor(name)),
      [false, true, false],
    );
  },

  'nobody is told bytes or seeds while the match lasts': async open => {
    const inn = open();
    const house = inn.house();
    const live = await called(inn, house);
    const guest = await inn.follower(house, live, 'ann', { seq: 0, memory: true });
    await reveal(inn, house, live, 'bob');
    const before = told(guest, live);
    await reveal(inn, house, live, 'ann');
    await inn.time.pass(100);
    const { serverSeed, spareSeed } = live.table.secrets;
    const secrets = [bytesOf('ann'), bytesOf('bob'), serverSeed, spareSeed!, live.table.match!.seed];
    return differs(
      'what is told',
      secrets.filter(secret => (before + told(guest, live)).includes(secret)),
      [],
    );
  },
};
