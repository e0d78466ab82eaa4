import { err, type Outcome, ok, type Result, type Seat } from '@tabard/core';
import type { SeatRecord, TableRecord } from './record.ts';

/** Why somebody may not do that at a table. */
export type Fault =
  | 'already-started'
  | 'not-started'
  | 'over'
  | 'closed'
  | 'unknown-seat'
  | 'seat-taken'
  | 'not-seated'
  | 'not-host'
  | 'player-present'
  | 'stood-in'
  | 'resigned';

type Changed = Result<TableRecord, Fault>;
type BotSeat = Extract<SeatRecord, { kind: 'bot' }>;

export interface Sitter {
  readonly player: string;
  readonly name: string;
  readonly contribution: string | null;
  readonly program?: true;
}

/** Takes an open seat, giving up any other; on one's own seat it changes name and contribution. */
export function sit(record: TableRecord, seat: Seat, sitter: Sitter): Changed {
  const wrong = unless(record, 'waiting');
  if (wrong) return err(wrong);
  const there = record.seats[seat];
  if (!there) return err('unknown-seat');
  const mine = there.kind === 'player' && there.player === sitter.player;
  if (there.kind !== 'open' && !mine) return err('seat-taken');
  const seats = record.seats.map((old): SeatRecord => (old.kind === 'player' && old.player === sitter.player ? { kind: 'open' } : old));
  seats[seat] = { kind: 'player', standIn: null, ...sitter };
  return ok({ ...record, seats });
}

/** Before the start the seat is free again (and a table without people closes); later a bot stands in. */
export function leave(record: TableRecord, player: string, level: string): Changed {
  const seat = seatOf(record, player);
  if (record.status === 'playing') return seat === undefined ? err('not-seated') : standIn(record, player, seat, level, { present: true });
  const wrong = unless(record, 'waiting');
  if (wrong) return err(wrong);
  if (seat === undefined) return err('not-seated');
  const left = { ...record, seats: record.seats.with(seat, { kind: 'open' }) };
  if (record.host !== player) return ok(left);
  const heir = left.seats.find(other => other.kind === 'player');
  return ok(heir ? { ...left, host: heir.player } : { ...left, status: 'closed' });
}

/** Somebody at the table seats a program of theirs. */
export function invite(record: TableRecord, player: string, seat: Seat, guest: Sitter): Changed {
  const wrong = unless(record, 'waiting') ?? unlessHere(record, player);
  return wrong ? err(wrong) : sit(record, seat, guest);
}

/** On an open seat, or where a bot sits: it goes on by the same name with another mind. */
export function seatBot(record: TableRecord, player: string, seat: Seat, bot: BotSeat): Changed {
  const there = record.seats[seat];
  const seated = there?.kind === 'bot' ? { ...bot, name: there.name } : bot;
  return beforeStart(record, player, seat, seated, ({ kind }) => kind === 'open' || kind === 'bot');
}

/** Programs go as well; people stay. */
export function sendBotAway(record: TableRecord, player: string, seat: Seat): Changed {
  return beforeStart(record, player, seat, { kind: 'open' }, there => there.kind === 'bot' || (there.kind === 'player' && !!there.program));
}

/** What the table brings to a start. */
export interface Starter {
  bot(record: TableRecord): BotSeat;
  /** 32 secret random bytes in hex. */
  draw(): string;
}

/** Anybody at the table may begin; what is open is filled with bots, and who gave no bytes for the dice is given some. */
export function start(record: TableRecord, player: string, { bot, draw }: Starter): Changed {
  const wrong = unless(record, 'waiting') ?? unlessHere(record, player);
  if (wrong) return err(wrong);
  let full = record;
  for (const [seat, { kind }] of record.seats.entries()) {
    if (kind === 'open') full = { ...full, seats: full.seats.with(seat, bot(full)) };
  }
  return ok({ ...full, seats: withDice(full.seats, draw), status: 'playing' });
}

/** At least one contribution is needed: the seed of a match without any would be its public commitment. */
function withDice(seats: readonly SeatRecord[], draw: () => string): SeatRecord[] {
  const isEmpty = seats.every(seat => seat.kind !== 'player');
  return seats.map((seat, at) =>
    seat.kind === 'player' || (seat.kind === 'bot' && isEmpty && at === 0) ? { ...seat, contribution: seat.contribution ?? draw() } : seat,
  );
}

/** For one's own seat at any time; for another's only while its player is away. */
export function standIn(record: TableRecord, player: string, seat: Seat, level: string, { present }: { present: boolean }): Changed {
  const wrong = unless(record, 'playing') ?? unlessHere(record, player);
  if (wrong) return err(wrong);
  const there = record.seats[seat];
  if (there?.kind !== 'player') return err('unknown-seat');
  if (record.resigned.includes(seat)) return err('resigned');
  if (there.player !== player && present) return err('player-present');
  return ok({ ...record, seats: record.seats.with(seat, { ...there, standIn: level }) });
}

export function takeBack(record: TableRecord, player: string): Changed {
  const seat = seatOf(record, player);
  const wrong = unless(record, 'playing') ?? unlessOwn(record, seat);
  if (wrong || seat === undefined) return err(wrong ?? 'not-seated');
  const there = record.seats[seat];
  return there?.kind === 'player' ? ok({ ...record, seats: record.seats.with(seat, { ...there, standIn: null }) }) : err('not-seated');
}

export function close(record: TableRecord, player: string): Changed {
  if (record.status === 'over' || record.status === 'closed') return err(record.status);
  return record.host === player ? ok({ ...record, status: 'closed' }) : err('not-host');
}

/** The seat a player may move for right now. */
export function playing(record: TableRecord, player: string): Result<Seat, Fault> {
  const seat = seatOf(record, player);
  if (seat === undefined) return err('not-seated');
  const there = record.seats[seat];
  const wrong = unless(record, 'playing') ?? unlessOwn(record, seat);
  if (wrong) return err(wrong);
  return there?.kind === 'player' && there.standIn === null ? ok(seat) : err('stood-in');
}

export function seatOf(record: TableRecord, player: string): Seat | undefined {
  const seat = record.seats.findIndex(one => one.kind === 'player' && one.player === player);
  return seat === -1 ? undefined : seat;
}

/** The record of a match that has ended, or in which somebody resigned. */
export function withStanding(
  record: TableRecord,
  standing: { readonly outcome: Outcome | null; readonly resigned: readonly Seat[] },
): TableRecord {
  return { ...record, ...standing, status: standing.outcome && record.status === 'playing' ? 'over' : record.status };
}

/** The same people, bots and options once more. Contributions are to be made anew; the host is who asks. */
export function again(record: TableRecord, asker: string, fresh: Pick<TableRecord, 'match' | 'serverSeed' | 'created'>): TableRecord {
  const seats = record.seats.map((seat): SeatRecord => {
    if (seat.kind === 'open') return seat;
    return seat.kind === 'bot' ? { ...seat, contribution: null } : { ...seat, contribution: null, standIn: null };
  });
  return { ...record, ...fresh, host: asker, seats, status: 'waiting', resigned: [], outcome: null, rematch: null };
}

function beforeStart(record: TableRecord, player: string, seat: Seat, to: SeatRecord, may: (there: SeatRecord) => boolean): Changed {
  const wrong = unless(record, 'waiting') ?? unlessHere(record, player);
  if (wrong) return err(wrong);
  const there = record.seats[seat];
  if (!there) return err('unknown-seat');
  return may(there) ? ok({ ...record, seats: record.seats.with(seat, to) }) : err('seat-taken');
}

function unless(record: TableRecord, wanted: 'waiting' | 'playing'): Fault | undefined {
  switch (record.status) {
    case wanted:
      return;
    case 'waiting':
      return 'not-started';
    case 'playing':
      return 'already-started';
    default:
      return record.status;
  }
}

const unlessHere = (record: TableRecord, player: string): Fault | undefined =>
  record.host === player || seatOf(record, player) !== undefined ? undefined : 'not-seated';

function unlessOwn(record: TableRecord, seat: Seat | undefined): Fault | undefined {
  if (seat === undefined) return 'not-seated';
  return record.resigned.includes(seat) ? 'resigned' : undefined;
}
