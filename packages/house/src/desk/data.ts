import { err, ok } from '@tabard/core';
import { type MyData, TABLES_TAKEN } from '@tabard/protocol';
import { type Deed, type Entry, type PlayerId, seatOf } from '@tabard/table';
import { Spelled } from '../archive.ts';
import type { House } from '../house.ts';
import type { Listed, Player, Said } from '../store.ts';
import { trouble } from '../trouble.ts';
import type { Handlers } from './call.ts';
import { armsOf } from './me.ts';

/** Whatever is known about a person, for themselves; nothing of anybody else, and nothing that opens a door. */
export function dataHandlers(house: House): Handlers<'myData'> {
  return {
    async myData({ player, onGone }) {
      if (!player) return err(trouble('not-seated'));
      let isGone = false;
      const wasGone = onGone(() => {
        isGone = true;
      });
      const listed = await tablesOf(house, player.id, TABLES_TAKEN + 1);
      const tables: string[] = [];
      for (const one of listed.slice(0, TABLES_TAKEN)) {
        // Many logs are read: others have their turn in between, and nobody reads for who has hung up.
        await house.breathe();
        if (wasGone || isGone) return err(trouble('internal'));
        const [log, talk] = [await house.store.read(one.table, 0), await house.store.talkAt(one.table)];
        tables.push(JSON.stringify(tableFor(player.id, one, log, talk)));
      }
      const rest = JSON.stringify({ ...(await personOf(house, player)), more: listed.length > TABLES_TAKEN });
      return ok(new Spelled(`${rest.slice(0, -1)},"tables":[${tables.join()}]}`));
    },
  };
}

/** Where somebody sits or is host first, and then where they only spoke: as a spectator, or before they left. */
async function tablesOf({ store }: House, me: PlayerId, most: number): Promise<readonly Listed[]> {
  const own = await store.allTablesOf(me, most);
  const known = new Set(own.map(({ table }) => table));
  const others = (await store.spokeAt(me, most)).filter(table => !known.has(table)).slice(0, most - own.length);
  const listed = await Promise.all(others.map(table => store.listed(table)));
  return [...own, ...listed.filter(one => one !== undefined)];
}

async function personOf(house: House, player: Player): Promise<Omit<MyData, 'tables' | 'more'>> {
  const { store } = house;
  const { id, name, lang, settings } = player;
  const [devices, programs, subscriptions] = await Promise.all([store.devicesOf(id), store.programsOf(id), store.subscriptionsOf(id)]);
  return {
    exported: store.now(),
    name,
    lang,
    settings: { ...settings },
    arms: await armsOf(house, player),
    devices: devices.map(({ browser, system, made, seen }) => ({ browser, system, made, seen })),
    bots: programs.map(({ name, made }) => ({ name, made })),
    push: subscriptions.map(({ endpoint, reasons, made }) => ({ service: serviceOf(endpoint), what: [...reasons], made })),
  };
}

/** The rest of such an address is a secret. */
const serviceOf = (endpoint: string): string => endpoint.split('/', 3)[2] ?? '';

const tableFor = (
  me: PlayerId,
  { table, about, changed }: Listed,
  log: readonly Entry[],
  talk: readonly Said[],
): MyData['tables'][number] => ({
  table,
  game: about.game,
  options: { ...about.options },
  created: about.created,
  changed,
  status: about.status,
  host: about.host === me,
  seat: seatOf(about, me) ?? null,
  seats: about.chairs.length,
  outcome: about.outcome
    ? { ranking: about.outcome.ranking.map(tied => [...tied]), scores: [...about.outcome.scores], reason: about.outcome.reason }
    : null,
  deeds: deedsOf(me, log),
  said: talk.filter(({ by }) => by === me).map(({ at, words }) => ({ at, ...words })),
});

type MyDeed = MyData['tables'][number]['deeds'][number];

/** What somebody did at a table. What a bot did on their seat it did itself, and what the house did as their time was over was its doing. */
function deedsOf(me: PlayerId, log: readonly Entry[]): MyDeed[] {
  const mine: MyDeed[] = [];
  const held = { seat: undefined as number | undefined, byBot: false };
  for (const { seq, at, deed } of log) {
    if (deed.type === 'sat' && deed.player === me) Object.assign(held, { seat: deed.seat, byBot: false });
    const told = isMine(deed, me, held) ? toldOf(deed) : undefined;
    if (told) mine.push({ seq, at, deed: told });
    if (!('seat' in deed) || deed.seat !== held.seat) continue;
    if (deed.type === 'stoodIn' || deed.type === 'resigned') held.byBot = true;
    if (deed.type === 'takenBack') held.byBot = false;
    if (deed.type === 'left' || deed.type === 'botSeated') held.seat = undefined;
  }
  return mine;
}

function isMine(deed: Deed, me: PlayerId, { seat, byBot }: { readonly seat: number | undefined; readonly byBot: boolean }): boolean {
  if (deed.type === 'made') return deed.host === me;
  if (deed.type === 'sat') return deed.player === me;
  if ('by' in deed) return deed.by === me;
  return 'seat' in deed && deed.seat === seat && !(deed.type === 'move' && (byBot || deed.forced));
}

/** Field by field: of what somebody did, what is theirs to know before the match is over. Other deeds are nobody's. */
function toldOf(deed: Deed): Record<string, unknown> | undefined {
  const { type } = deed;
  switch (type) {
    case 'made':
    case 'called':
    case 'brokenOff':
    case 'closed':
      return { type };
    case 'sat':
      return { type, seat: deed.seat, commitment: deed.commitment ?? null };
    case 'revealed':
      return { type, seat: deed.seat, bytes: deed.bytes };
    case 'move':
      return { type, seat: deed.seat, move: deed.move };
    case 'botSeated':
    case 'stoodIn':
      return { type, seat: deed.seat, level: deed.level };
    case 'invited':
    case 'left':
    case 'opened':
    case 'takenBack':
    case 'flagged':
    case 'resumed':
    case 'resigned':
      return { type, seat: deed.seat };
    case 'undone':
      return { type, seat: deed.seat, moves: deed.moves };
    case 'offered':
      return { type, seat: deed.seat, what: deed.what };
    case 'answered':
      return { type, seat: deed.seat, yes: deed.yes };
    case 'rematch':
      return { type, table: deed.table };
    case 'started':
    case 'paused':
    case 'carried':
    case 'ended':
      return;
  }
}
