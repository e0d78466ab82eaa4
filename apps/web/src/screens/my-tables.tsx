import { PLATES } from 'virtual:plates';
import type { MyTables, Table } from '@tabard/protocol';
import { useEffect, useState } from 'preact/hooks';
import { lang, t } from '../i18n/index.ts';
import { playsHere } from '../my-turn.ts';
import { ask } from '../net/api.ts';
import { AT_ONCE, keepPlaces, placesKept } from '../open-tables.ts';
import { replayPath, tablePath } from '../route.ts';
import { Avatar } from '../ui/avatar.tsx';
import { sinceWhen } from '../ui/since.ts';
import { victoryAt } from '../victory.ts';

type Row = MyTables['tables'][number];
const REFRESH_MS = 15_000;

/** Those to go on with, and the rest. Until the server has told, `open` has as many places as it filled last time: nothing jumps. */
export interface Mine {
  readonly open: readonly (Row | undefined)[];
  readonly earlier: readonly Row[];
  readonly isEmpty: boolean;
}

export function useMyTables(): Mine {
  const [rows, setRows] = useState<readonly Row[] | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    const refresh = async () => {
      if (document.visibilityState === 'hidden') return;
      const answer = await ask('myTables');
      if (gone || !answer.ok) return;
      setRows(answer.value.tables);
      keepPlaces(sorted(answer.value.tables).open.length);
    };
    void refresh();
    const timer = setInterval(() => void refresh(), REFRESH_MS);
    const shown = () => void refresh();
    document.addEventListener('visibilitychange', shown);
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', shown);
    };
  }, []);
  if (rows) return { ...sorted(rows), isEmpty: rows.length === 0 };
  return { open: Array(placesKept()).fill(undefined), earlier: [], isEmpty: false };
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
        </span>
        <span class="row-state">{waiting ? words.waitingForYou : stateOf(table)}</span>
        {isOpen ? <span class="button row-go">{words.goOn}</span> : <span class="row-time soft small">{sinceWhen(changed)}</span>}
      </a>
    </li>
  );
}

const nameAt = ({ seats }: Table, seat: number): string => seats[seat]?.name || t.value.guest;

/** How it stands; of one that is over, who won. */
function stateOf(table: Table): string {
  const words = t.value;
  const won = table.status === 'over' ? victoryAt(table) : '';
  if (won !== '') return won;
  if (table.status === 'playing' && table.me.seat !== null && table.seats[table.me.seat]?.standIn) return words.standInForYou;
  return { waiting: words.tableWaiting, playing: words.tablePlaying, over: words.tableOver, closed: words.tableClosed }[table.status];
}
