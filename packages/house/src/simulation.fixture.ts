import { fastRng, screenView, type Viewer } from '@tabard/core';
import { brokenSeal, type Deed, type Entry, fold, seatOf, type Table } from '@tabard/table';
import { pips } from '@tabard/testkit/pips';
import type { House } from './index.ts';
import { type Check, type Clock, differs, factsIn, type Inn, planOf, sure } from './inn.fixture.ts';
import { bad, moodyThinker, slowDown, stormyBus, type Weather } from './storm.fixture.ts';
import { Traveller } from './traveller.fixture.ts';

/** What is left of a match. */
interface Wreck {
  readonly inn: Inn;
  readonly houses: readonly House[];
  readonly travellers: readonly Traveller[];
  readonly log: readonly Entry[];
}

/** A match of people who come and go at two houses, in bad weather, by a seed. */
export const storm =
  (seed: string, weather: Weather = bad()): Check =>
  async open =>
    wrongWith(await playedIn(weather, seed, open));

/** It is played to its end; then the sky clears, and everybody listens for a while. */
async function playedIn(weather: Weather, seed: string, open: Parameters<Check>[0]): Promise<Wreck> {
  const rng = fastRng(seed);
  const isCrowded = rng.below(2) === 0;
  const goal = rng.below(3) === 0 ? 30 : 12;
  const inn = open({ bus: time => stormyBus(time, rng, weather), thinker: time => moodyThinker(time, rng), isCrowded, seed });
  const { time, store } = inn;
  const players = await Promise.all(['ann', 'bob', 'cyd', 'dan'].map(name => inn.player(name)));
  const houses = [inn.house(), inn.house()];
  for (const house of houses) house.begin();
  const { id } = sure(await houses[0]!.make(planOf(['ann', 'open', 'open'], { start: false, goal }), players[0]!)).table;
  slowDown(store, time, rng, weather);
  const travellers = players.map(player => new Traveller(inn, houses, id, player, rng, weather));
  for (const traveller of travellers) traveller.live();
  await done(time, Promise.all(travellers.slice(1).map(sitDown)));
  await done(time, travellers[0]!.wish({ type: 'start' }));
  for (let second = 0; second < 300 && (await store.listed(id))?.about.status !== 'over'; second++) await time.pass(1000);
  weather.isCalm = true;
  await time.pass(5000);
  for (const traveller of travellers) traveller.live();
  await time.pass(40_000);
  return { inn, houses, travellers, log: await done(time, store.read(id, 0)) };
}

/** On one of two seats, which three want. */
async function sitDown(traveller: Traveller, index: number): Promise<void> {
  const sit = (seat: number) => traveller.wish({ type: 'sit', seat, commitment: traveller.commitment });
  if ((await sit(1 + (index % 2))) === 'seat-taken') await sit(2 - (index % 2));
}

/** Lets time pass until something is done. */
async function done<T>(time: Clock, doing: Promise<T>): Promise<T> {
  let isDone = false;
  void doing.finally(() => {
    isDone = true;
  });
  for (let i = 0; i < 3000 && !isDone; i++) await time.pass(100);
  return doing;
}

/** In the end everything agrees with a replay of the log. */
function wrongWith(wreck: Wreck): string | undefined {
  const tables = tablesOf(wreck.log);
  return (
    wrongWithLog(wreck.log, tables) ??
    first(wreck.houses, house => wrongWithHouse(house, tables.at(-1)!)) ??
    first(wreck.travellers, traveller => wrongWithTraveller(traveller, wreck.log, tables))
  );
}

/** The table after each entry. */
function tablesOf(log: readonly Entry[]): Table[] {
  const tables: Table[] = [];
  for (const entry of log) tables.push(fold(tables.at(-1), entry, pips));
  return tables;
}

function wrongWithLog(log: readonly Entry[], tables: readonly Table[]): string | undefined {
  const isFree = ({ about }: Table, seat: number, player: string): boolean => {
    const chair = about.chairs[seat];
    return chair?.kind === 'open' || (chair?.kind === 'player' && chair.player === player);
  };
  const robbed = log.filter(({ deed }, i) => deed.type === 'sat' && !isFree(tables[i - 1]!, deed.seat, deed.player));
  return (
    differs(
      'the numbers',
      log.map(({ seq }) => seq),
      log.map((_, i) => i + 1),
    ) ??
    differs('the entry that was changed', brokenSeal(log), undefined) ??
    differs('the seats given to two', robbed, []) ??
    differs('how it stands', tables.at(-1)!.about.status, 'over')
  );
}

/** A house that still has the table has it as it is. */
function wrongWithHouse(house: House, last: Table): string | undefined {
  const known = house.peek(last.id)?.table;
  return known && differs('the table', plain(known), plain(last));
}

const plain = ({ match, ...table }: Table) => ({ ...table, match: match && { ...match, state: pips.describe(match.state as never) } });

function wrongWithTraveller(traveller: Traveller, log: readonly Entry[], tables: readonly Table[]): string | undefined {
  const last = tables.at(-1)!;
  const { player, complaints, facts, since, step, news } = traveller;
  const viewer: Viewer = seatOf(last.about, player.id) ?? 'public';
  const { seq, view, legal, acting, head } = step!;
  return (
    differs(`the complaints of ${player.id}`, complaints, []) ??
    wrongWithWishes(traveller, log, tables) ??
    differs(`the news that came before a move to ${player.id}`, news.filter(isOvertaking(log)), []) ??
    differs(
      `what ${player.id} was told`,
      facts,
      factsIn(log, pips, viewer).filter(([seq]) => seq > since!),
    ) ??
    differs(`what ${player.id} sees`, view, screenView(pips, last.match!.state as never, viewer)) ??
    differs(`what ${player.id} may do`, { legal, acting, head }, { legal: [], acting: [], head: log[seq - 1]!.hash })
  );
}

const isOvertaking =
  (log: readonly Entry[]) =>
  ({ seq, known }: { readonly seq: number; readonly known: number }): boolean =>
    log.slice(known, seq).some(({ deed }) => deed.type === 'move');

/** What was acknowledged is in the log, once, where it was said to be. */
function wrongWithWishes({ granted, player }: Traveller, log: readonly Entry[], tables: readonly Table[]): string | undefined {
  return first([...granted], ([wish, { seq, type }]) => {
    const deeds = log.filter(entry => entry.wish === wish && entry.deed.type === type);
    if (deeds.length === 0 && isSo(type, tables[seq - 1]!, player.id)) return;
    return (
      differs(
        `the entries of ${wish}`,
        deeds.map(({ deed }) => deed.type),
        [type],
      ) ?? differs(`the wish of entry ${seq}`, log[seq - 1]?.wish, wish)
    );
  });
}

/** A seat that nobody else plays need not be taken back, and one that the bot plays not be given to it. */
function isSo(type: Deed['type'], { about }: Table, player: string): boolean {
  const chair = about.chairs[seatOf(about, player) ?? -1];
  if (chair?.kind !== 'player') return false;
  return (type === 'takenBack' && chair.standIn === null) || (type === 'stoodIn' && chair.standIn === 'easy');
}

function first<T>(things: readonly T[], trouble: (thing: T) => string | undefined): string | undefined {
  for (const thing of things) {
    const found = trouble(thing);
    if (found !== undefined) return found;
  }
  return;
}
