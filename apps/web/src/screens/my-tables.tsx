import { PLATES } from 'virtual:plates';
import type { MyTable, Table } from '@tabard/protocol';
import { useEffect, useState } from 'preact/hooks';
import { RowClock } from '../clock/row-clock.tsx';
import { isUnfinished, myRows } from '../home-rows.ts';
import { lang, t } from '../i18n/index.ts';
import { playsHere } from '../my-turn.ts';
import { seatName } from '../names.ts';
import { AT_ONCE, keepPlaces, placesKept } from '../open-tables.ts';
import { replayPath, tablePath } from '../route.ts';
import { Avatar } from '../ui/avatar.tsx';
import { sinceWhen } from '../ui/since.ts';
import { victoryAt } from '../victory.ts';
import type { Said } from './since-looked.ts';

type Row = MyTable;

/** Those to go on with, and the rest. Until the server has told, `open` has as many places as it filled last time: nothing jumps. */
export interface Mine {
  readonly open: readonly (Row | undefined)[];
  readonly earlier: readonly Row[];
  readonly isEmpty: boolean;
}

export function useMyTables(): Mine {
  const rows = myRows.value;
  useEffect(() => {
    if (rows) keepPlaces(sorted(rows).open.length);
  }, [rows]);
  if (rows) return { ...sorted(rows), isEmpty: rows.length === 0 };
  return { open: Array(placesKept()).fill(undefined), earlier: [], isEmpty: false };
}

function sorted(rows: readonly Row[]): { readonly open: readonly Row[]; readonly earlier: readonly Row[] } {
  const isOpen = ({ table }: Row) => isUnfinished(table);
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
  const isOpen = isUnfinished(table);
  const waiting = row.waiting && playsHere(table);
  const words = t.value;
  const around = table.seats.flatMap((seat, at) => (at === table.me.seat || seat.kind === 'open' ? [] : [at]));
  const others = around.map(seat => seatName(table.seats, seat));
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
          {isOpen && <News row={row} />}
        </span>
        <span class="row-state">
          {waiting ? words.waitingForYou : stateOf(table)}
          {waiting && row.due !== undefined && ' '}
          {waiting && row.due !== undefined && <RowClock due={row.due} />}
        </span>
        {isOpen ? <span class="button row-go">{words.goOn}</span> : <span class="row-time soft small">{sinceWhen(changed)}</span>}
      </a>
    </li>
  );
}

/** What happened since I was there, whose turn it is, and when that was. */
function News({ row }: { readonly row: Row }) {
  const { table, acting, changed, waiting } = row;
  const words = t.value;
  const { whole, shown } = useSaid(row);
  const others = acting.filter(seat => seat !== table.me.seat).map(seat => seatName(table.seats, seat));
  const turn = waiting || others.length === 0 ? '' : others.length === 1 ? words.turnOf(others[0]!) : words.turnsOf(words.and(others));
  const withTurn = (said: string) => [said, turn, sinceWhen(changed)].filter(part => part !== '').join(' · ');
  return (
    <span class="row-news soft small" title={withTurn(whole)}>
      {withTurn(shown)}
    </span>
  );
}

const NOTHING: Said = { whole: '', shown: '' };

/** Fetched after the first screen, and again when something happened. */
function useSaid(row: Row): Said {
  const [told, setTold] = useState<{ readonly say: (row: Row) => Said }>();
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const { tellerOf } = await import('./since-looked.ts');
      const say = await tellerOf(row);
      if (!isOver) setTold({ say });
    };
    look().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [row.table.epoch, row.table.seq]);
  return told?.say(row) ?? NOTHING;
}

/** How it stands; of one that is over, who won. */
function stateOf(table: Table): string {
  const words = t.value;
  const won = table.status === 'over' ? victoryAt(table) : '';
  if (won !== '') return won;
  if (table.status === 'playing' && table.me.seat !== null && table.seats[table.me.seat]?.standIn) return words.standInForYou;
  return { waiting: words.tableWaiting, playing: words.tablePlaying, over: words.tableOver, closed: words.tableClosed }[table.status];
}
