import { PLATES } from 'virtual:plates';
import type { MyTable, Table } from '@tabard/protocol';
import { useEffect } from 'preact/hooks';
import { myRows, waitingFor, watchRows } from '../home-rows.ts';
import { lang, t } from '../i18n/index.ts';
import { playsHere } from '../my-turn.ts';
import { ask } from '../net/api.ts';
import { notebookOf } from '../net/notes.ts';
import { AT_ONCE, keepPlaces, placesKept } from '../open-tables.ts';
import { replayPath, tablePath } from '../route.ts';
import { Avatar } from '../ui/avatar.tsx';
import { sinceWhen } from '../ui/since.ts';
import { victoryAt } from '../victory.ts';

type Row = MyTable;

/** Those to go on with, and the rest. Until the server has told, `open` has as many places as it filled last time: nothing jumps. */
export interface Mine {
  readonly open: readonly (Row | undefined)[];
  readonly earlier: readonly Row[];
  readonly isEmpty: boolean;
  /** How many cannot go on without me. */
  readonly waiting: number;
}

export function useMyTables(): Mine {
  useEffect(() => {
    const before = myRows.value;
    void ask('myTables').then(answer => {
      // What was told live meanwhile is newer.
      if (answer.ok && myRows.value === before) myRows.value = answer.value.tables;
    });
    return watchRows();
  }, []);
  const rows = myRows.value;
  useEffect(() => {
    if (rows) keepPlaces(sorted(rows).open.length);
  }, [rows]);
  if (rows) return { ...sorted(rows), isEmpty: rows.length === 0, waiting: waitingFor(rows) };
  return { open: Array(placesKept()).fill(undefined), earlier: [], isEmpty: false, waiting: 0 };
}

/** The server names those first that wait for me, then the latest. */
function sorted(rows: readonly Row[]): { readonly open: readonly Row[]; readonly earlier: readonly Row[] } {
  const isOpen = ({ table }: Row) => table.status === 'playing' || table.status === 'waiting';
  const open = rows.filter(isOpen);
  return { open: open.slice(0, AT_ONCE), earlier: [...open.slice(AT_ONCE), ...rows.filter(row => !isOpen(row))] };
}

export function OpenTables({ rows }: { readonly rows: Mine['open'] }) {
  if (rows.length === 0) return null;
  return (
    <section class="my-tables open-tables" aria-labelledby="open-tables">
      <h2 id="open-tables">{t.value.openTables}</h2>
      <ul>
        {rows.map((row, at) => (row ? <TableRow key={row.table.id} row={row} /> : <li key={at} class="table-row" aria-hidden="true" />))}
      </ul>
    </section>
  );
}

export function EarlierTables({ rows, isEmpty }: { readonly rows: readonly Row[]; readonly isEmpty: boolean }) {
  if (rows.length === 0 && !isEmpty) return null;
  return (
    <section class="my-tables" aria-labelledby="my-tables">
      <h2 id="my-tables">{t.value.yourTables}</h2>
      <hr class="rule" />
      {isEmpty && <p class="soft empty">{t.value.noTables}</p>}
      <ul>
        {rows.map(row => (
          <TableRow key={row.table.id} row={row} />
        ))}
      </ul>
    </section>
  );
}

const titleOf = (game: string): string => PLATES.find(({ id }) => id === game)?.words[lang.value].title ?? game;

function TableRow({ row }: { readonly row: Row }) {
  const { table, changed } = row;
  const isOpen = table.status === 'playing' || table.status === 'waiting';
  const waiting = row.waiting && playsHere(table);
  const words = t.value;
  const around = table.seats.flatMap((seat, at) => (at === table.me.seat || seat.kind === 'open' ? [] : [at]));
  const others = around.map(seat => nameAt(table, seat));
  return (
    <li>
      <a class={`table-row${waiting ? ' waiting' : ''}`} href={table.status === 'over' ? replayPath(table.id) : tablePath(table.id)}>
        <span class="row-arms">
          {around.map(seat => (
            <Avatar key={seat} of={table.seats[seat]} size={20} />
          ))}
        </span>
        <span class="row-title">
          <b>{titleOf(table.game)}</b>{' '}
          <span class="soft">{others.length === 0 ? words.emptyTable : words.tableWith(words.and(others))}</span>
          {isOpen && <span class="row-news soft small">{newsOf(row)}</span>}
        </span>
        <span class="row-state">{waiting ? words.waitingForYou : stateOf(table)}</span>
        {isOpen ? <span class="button row-go">{words.goOn}</span> : <span class="row-time soft small">{sinceWhen(changed)}</span>}
      </a>
    </li>
  );
}

const nameAt = ({ seats }: Table, seat: number): string => seats[seat]?.name || t.value.guest;

/** Whose turn it is, how much happened since I was there, and when. */
function newsOf({ table, acting, changed, waiting }: Row): string {
  const words = t.value;
  const others = acting.filter(seat => seat !== table.me.seat).map(seat => nameAt(table, seat));
  const turn = waiting || others.length === 0 ? '' : others.length === 1 ? words.turnOf(others[0]!) : words.turnsOf(words.and(others));
  const { head } = notebookOf(table.id).read();
  const happened = head?.epoch === table.epoch ? table.seq - head.seq : 0;
  return [turn, happened > 0 ? words.happened(happened) : '', sinceWhen(changed)].filter(said => said !== '').join(' · ');
}

/** How it stands; of one that is over, who won. */
function stateOf(table: Table): string {
  const words = t.value;
  const won = table.status === 'over' ? victoryAt(table) : '';
  if (won !== '') return won;
  if (table.status === 'playing' && table.me.seat !== null && table.seats[table.me.seat]?.standIn) return words.standInForYou;
  return { waiting: words.tableWaiting, playing: words.tablePlaying, over: words.tableOver, closed: words.tableClosed }[table.status];
}
