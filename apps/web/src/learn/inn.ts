import { LEARNER, type Position, type Seat } from '@tabard/core';
import {
  type Chance,
  type Games,
  House,
  Session as HouseSession,
  memoryBus,
  memoryStore,
  newId,
  type Player,
  type Report,
} from '@tabard/house';
import type { ClientMessage, ServerMessage } from '@tabard/protocol';
import { lang } from '../i18n/index.ts';
import { type Browser, thisBrowser } from '../net/browser.ts';
import { randomHex } from '../net/random.ts';

/** A table in this page: where it is, and how a `Session` comes to it. */
export interface Inn {
  readonly table: string;
  readonly browser: Browser;
  /** How many moves were made at it. */
  moves(): number;
  /** What a seat may do now, spelled and sorted. */
  legal(seat: Seat): readonly string[];
  close(): void;
}

interface Plan {
  readonly game: string;
  readonly games: Games;
  readonly from: Position;
  /** Of the learner, '' for a guest; then of the others. */
  readonly names: readonly string[];
  /** What another seat does next, spelled; it may take its time. */
  choose(seat: Seat): Promise<string>;
}

const LEVEL = 'easy';
const chance: Chance = { draw: randomHex };

/** Opens a house of its own in this page, with one table that begins in a position. Nothing of it outlives the page. */
export async function openInn({ game, games, from, names, choose }: Plan, browser: Browser = thisBrowser): Promise<Inn> {
  const store = memoryStore({ now: () => Date.now() });
  const thinker = { knows: () => true, offered: [LEVEL], usual: LEVEL, choose: ({ seat }: { readonly seat: Seat }) => choose(seat) };
  const time = { now: () => performance.now(), after: browser.after };
  const house = new House({ store, bus: memoryBus(), thinker, time, chance, games, report: QUIET });
  const player = await store.addPlayer({ id: newId(chance), name: names[LEARNER] ?? '', lang: lang.value }, '');
  const hosted = await games.get(game);
  const options = hosted?.game.configure(from.config ?? {});
  if (!options?.ok) throw new Error(`no table for a lesson of ${game}`);
  const made = await house.make(
    {
      game,
      options: options.value,
      seats: seatsOf(from, names, player),
      spectators: false,
      hints: false,
      start: true,
      from,
    },
    player,
  );
  if (!made.ok) throw new Error(`no table for a lesson: ${made.error}`);
  const live = made.value;
  return {
    table: live.table.id,
    browser: { ...browser, dial: dialler(house, player), tabs: () => ({ call: () => {}, close: () => {} }) },
    moves: () => live.table.match?.n ?? 0,
    legal: seat => {
      const rules = live.hosted.game;
      return rules.legalMoves(live.table.match?.state, seat).map(rules.spell).sort();
    },
    close: () => void house.close(),
  };
}

function seatsOf(from: Position, names: readonly string[], player: Player): Parameters<House['make']>[0]['seats'] {
  return (from.seats as readonly unknown[]).map((_, seat) =>
    seat === LEARNER ? { kind: 'player', player: player.id, program: false } : { kind: 'bot', level: LEVEL, name: names[seat] ?? '' },
  );
}

/** A line to a house in the same page: what is said arrives a moment later, as over any line. */
const dialler =
  (house: House, player: Player): Browser['dial'] =>
  ({ opened, heard }) => {
    const line = { send: (message: ServerMessage) => queueMicrotask(() => heard(JSON.stringify(message))) };
    const session = new HouseSession(line, house, QUIET, { player, lang: lang.value });
    queueMicrotask(opened);
    return { send: text => void session.receive(JSON.parse(text) as ClientMessage), close: () => session.end() };
  };

const QUIET: Report = {
  problem: (what, details) => console.error(what, details),
  note: () => {},
  stored: () => {},
  refused: () => {},
};
