import { type AnyGame, commitmentTo, err, type Outcome, ok, type Refusal, type Result, type Seat } from '@tabard/core';
import { type Chair, type Dice, isPlayedByBot, isResting, peopleAt, seatOf, unrevealed } from './about.ts';
import { checkOf } from './check.ts';
import { deadline, later, type Span } from './clock.ts';
import type { Deed, Offered, PlayerId } from './entry.ts';
import type { Fault } from './fault.ts';
import { type Comer, hasAnotherSeat, holderFrom } from './holders.ts';
import { botName } from './names.ts';
import { heirAmong, REVEAL_MS } from './note.ts';
import { isJustDeclined } from './offers.ts';
import { makeMove } from './play.ts';
import { type Around, Run } from './run.ts';
import type { Digest } from './seal.ts';
import { agreed, standing } from './standing.ts';
import type { Granted, Match, Table } from './table.ts';
import { termsOf } from './terms.ts';
import { isOpenToUndo, isPractice, mayUndo } from './undo.ts';

/** Who wishes for something: a player, or the house itself, which plays the bots and clears away. */
export type Who = ({ readonly player: PlayerId; readonly program: boolean } & Comer) | 'house';

/** A player who has been away for so long may be stood in for: a broken connection is mended by then. */
export const STAND_IN_AFTER_MS = 45_000;

/** When the host of a listed table has been away for so long, whoever sits there may begin without them. */
export const HOST_AWAY_MS = 60_000;

/** What can be wished for at a table. */
export type Wish =
  /** An open seat, giving up any other, or where latecomers are welcome and a match is on, a bot's; on one's own seat: a commitment to other bytes for the dice, or, without one, the same. */
  | { readonly type: 'sit'; readonly seat: Seat; readonly commitment: string | null }
  /** Before the start the seat is free again; later a bot stands in, and who came late gives the seat back to the bot that had it. */
  | { readonly type: 'leave' }
  /** A program of one's own on an open seat. */
  | { readonly type: 'invite'; readonly seat: Seat; readonly program: PlayerId }
  /** A bot on an open seat; where one sits, it goes on by the same name with another mind. Strangers may where the host has been away for so long. */
  | { readonly type: 'seatBot'; readonly seat: Seat; readonly level: string; readonly hostAwayMs?: number }
  /** Bots and programs are sent away; people stay. */
  | { readonly type: 'open'; readonly seat: Seat; readonly hostAwayMs?: number }
  /** What is open is filled with bots, and whoever committed to bytes is called upon for them. */
  | { readonly type: 'start'; readonly hostAwayMs?: number }
  /** The bytes one committed to. */
  | { readonly type: 'reveal'; readonly bytes: string }
  /** No more bytes are waited for: the house wishes for it when it has waited so long, by a clock that nobody sets. */
  | { readonly type: 'begin'; readonly waitedMs: number }
  /** The start is broken off. */
  | { readonly type: 'callOff' }
  /** Made one after the other, up to the first refusal, in the position of entry `after`. The house says for which seat. */
  | { readonly type: 'move'; readonly after: number; readonly moves: readonly string[]; readonly seat?: Seat }
  /** One's own seat at any time, for a bot of one's choice; another's once its player has been away for a while, for the usual bot. */
  | { readonly type: 'standIn'; readonly seat: Seat; readonly level?: string; readonly awayMs: number }
  | { readonly type: 'takeBack' }
  /** My last move, in the position of entry `after`; with bots alone back to where the match was `earlier`, which the house has looked up. */
  | { readonly type: 'undo'; readonly after: number; readonly earlier?: Match }
  /** A flag may have fallen: the house looks, and knows when it was down and how long a hurried decision may take. */
  | { readonly type: 'flag'; readonly outages: readonly Span[]; hurryMs(seat: Seat): number }
  | { readonly type: 'offer'; readonly what: Offered }
  | { readonly type: 'answer'; readonly yes: boolean }
  | { readonly type: 'resume' }
  | { readonly type: 'resign' }
  | { readonly type: 'close' }
  /** The table of the return match is made already; `instead` of one that is there no more. */
  | { readonly type: 'rematch'; readonly table: string; readonly instead?: string };

/** What follows from a wish: entries to be stored, and the table as it is then. */
export interface Decided {
  readonly run: Run['entries'];
  readonly told: Run['told'];
  readonly table: Table;
  /** Of several moves the first that is not allowed, and why; those before it are in the run. */
  readonly refused?: { readonly index: number; readonly refusal: Refusal };
}

/** May they? What follows? What is then true? A wish that was granted before is answered without anything new. */
export function decide(table: Table, who: Who, wish: Wish, around: Around): Result<Decided, Fault> {
  const run = new Run(table, around);
  if (wish.type === 'move') return decideMoves(run, who, wish);
  if (wish.type === 'flag') return decideFlag(run, who, wish);
  if (grantedBefore(table, who, around.wish)?.moves === 0) return ok(decided(run));
  const deeds = deedsOf(table, who, wish, around);
  if (!deeds.ok) return deeds;
  for (const deed of deeds.value) run.do(deed);
  agreeIfAll(run);
  const isOutdated = table.about.revision < around.game.revision;
  if (!table.match && run.table.match && isOutdated) renew(run, 0);
  endIfOver(run);
  return ok(decided(run));
}

const decided = ({ entries, told, table }: Run): Decided => ({ run: entries, told, table });

const grantedBefore = ({ granted }: Table, who: Who, wish: string | undefined): Granted | undefined =>
  who === 'house' ? undefined : granted.find(one => one.wish === wish && one.by === who.player);

function decideMoves(run: Run, who: Who, wish: Extract<Wish, { type: 'move' }>): Result<Decided, Fault> {
  // Moves that were granted before have brought the match further.
  const before = run.table.match?.after === wish.after ? undefined : grantedBefore(run.table, who, run.around.wish);
  const made = before?.moves ?? 0;
  if (made === wish.moves.length) return ok(decided(run));
  const seat = moverAt(run.table, who, wish.seat);
  if (!seat.ok) return seat;
  const match = run.table.match!;
  // A run that was refused in the middle goes on where it stopped.
  const after = before && made > 0 ? before.seq : wish.after;
  if (after !== match.after) return err(after > match.after ? 'future' : 'stale');
  for (const [index, text] of wish.moves.entries()) {
    if (index < made) continue;
    const refusal = move(run, seat.value, text);
    if (refusal) return ok({ ...decided(run), refused: { index, refusal } });
  }
  return ok(decided(run));
}

/** Makes a move, and ends the match if it was the last; or says why not. */
function move(run: Run, seat: Seat, text: string, { isForced = false } = {}): Refusal | undefined {
  const { game } = run.around;
  const match = run.table.match!;
  const made = makeMove(game, match, seat, text);
  if (!made.ok) return made.error;
  const { move, facts } = made.value;
  const check = checkOf(game, facts);
  run.do({ type: 'move', seat, move, check, ...(isForced && { forced: true as const }) }, made.value);
  endIfOver(run);
  return;
}

/** A turn has no more small moves than that. */
const FORCED_MOVES = 40;

/** A flag that falls makes the harmless move until that seat's turn is over; the second time in a row a bot stands in. */
function decideFlag(run: Run, who: Who, { outages, hurryMs }: Extract<Wish, { type: 'flag' }>): Result<Decided, Fault> {
  const { game, now, usualBot } = run.around;
  if (who !== 'house') return err('not-host');
  const late = hurriedAt(run.table, game).filter(seat => now >= later(run.table.since!, hurryMs(seat), outages));
  if (late.length > 0) {
    for (const seat of late) if (hurriedAt(run.table, game).includes(seat)) force(run, seat);
    return ok(decided(run));
  }
  const flag = deadline(run.table, outages);
  if (!flag || flag.at > now) return ok(decided(run));
  const { seat } = flag;
  run.do({ type: 'flagged', seat });
  if (run.table.clocks!.seats[seat]!.flags > 1) run.do(botAgain(run.table, seat) ?? { type: 'stoodIn', seat, level: usualBot });
  else for (let i = 0; i < FORCED_MOVES && isToMove(run, seat); i++) force(run, seat);
  agreeIfAll(run);
  return ok(decided(run));
}

const isToMove = ({ table: { about, match }, around: { game } }: Run, seat: Seat): boolean =>
  about.status === 'playing' && game.acting(match!.state).includes(seat);

function force(run: Run, seat: Seat): void {
  const { game } = run.around;
  const refusal = move(run, seat, game.spell(game.timeout(run.table.match!.state, seat)), { isForced: true });
  if (refusal) throw new Error(`the harmless move of ${game.id} is refused: ${refusal.because}`);
}

/** The people whose decisions have a time of their own, clock or not. */
export function hurriedAt({ about, match }: Table, game: AnyGame): Seat[] {
  if (!match || !game.isHurried || about.status !== 'playing' || about.paused !== undefined) return [];
  const seats: Seat[] = [];
  for (const seat of game.acting(match.state)) {
    if (game.isHurried(match.state, seat) && about.chairs[seat]?.kind === 'player' && !isPlayedByBot(about, seat)) seats.push(seat);
  }
  return seats;
}

/** The seat somebody may move for right now. */
function moverAt({ about }: Table, who: Who, seat: Seat | undefined): Result<Seat, Fault> {
  if (about.status !== 'playing') return err(aboutStatus(about.status));
  if (about.paused !== undefined) return err('on-hold');
  if (who === 'house') return botToMove(about, seat);
  const mine = seatOf(about, who.player);
  if (mine === undefined) return err('not-seated');
  if (about.resigned.includes(mine)) return err('resigned');
  return isPlayedByBot(about, mine) ? err('stood-in') : ok(mine);
}

function botToMove(about: Table['about'], seat: Seat | undefined): Result<Seat, Fault> {
  if (seat === undefined || !isPlayedByBot(about, seat)) return err('not-seated');
  return isResting(about) ? err('on-hold') : ok(seat);
}

/** From here on the match is of the rules of today, which could not follow so many of its last moves. */
export function renew(run: Run, dropped: number): void {
  const { game } = run.around;
  const { n, state } = run.table.match!;
  run.do({ type: 'carried', revision: game.revision, n, position: game.describe(state), dropped });
}

/** What is offered comes true when all people agree; they may also be all because somebody else went. */
function agreeIfAll(run: Run): void {
  const { about, match } = run.table;
  const { offer } = about;
  if (about.status !== 'playing' || !offer) return;
  const asked = offer.what === 'pause' ? peopleAt(about).filter(seat => !isGone(about, seat, run.around)) : askedForEnd(about, run.around);
  if (asked.length === 0 || !asked.every(seat => offer.yes.includes(seat))) return;
  if (offer.what === 'pause') {
    run.do({ type: 'paused' });
    return;
  }
  const stands = offer.what === 'end-as-it-stands' ? run.around.game.standing?.(match!.state) : undefined;
  run.do({ type: 'ended', outcome: agreed(about.chairs.length, stands, about.resigned) });
}

function isGone({ chairs }: Table['about'], seat: Seat, around: Around): boolean {
  const chair = chairs[seat];
  return chair?.kind === 'player' && (around.isGone?.(chair.player) ?? false);
}

/** For a pause those who are here are asked; an end also needs those for whom a bot plays just now. */
function askedForEnd(about: Table['about'], around: Around): Seat[] {
  const isAsked = (chair: Chair, seat: Seat): boolean => chair.kind === 'player' && !chair.program && !about.resigned.includes(seat);
  return about.chairs.flatMap((chair, seat) => (isAsked(chair, seat) && !isGone(about, seat, around) ? [seat] : []));
}

/** When the game is over, or everybody but one has given up, that is written down at once. */
export function endIfOver(run: Run): void {
  const { about, match } = run.table;
  if (about.status !== 'playing' || !match) return;
  const outcome = outcomeOf(run.table, match, run.around);
  if (outcome) run.do({ type: 'ended', outcome });
}

function outcomeOf({ about }: Table, match: Match, { game }: Around): Outcome | undefined {
  const { chairs, resigned } = about;
  return standing(game.outcome(match.state), { seats: chairs.length, isPerson: seat => chairs[seat]!.kind === 'player', resigned });
}

/** Those that come to deeds which nothing follows from. */
export type PlainWish = Exclude<Wish, { type: 'move' | 'flag' }>;

/** What a wish comes to, if it may be granted. */
export function deedsOf(table: Table, who: Who, wish: PlainWish, around: Around): Deeds {
  if (wish.type === 'close') return closing(table, who, around);
  if (wish.type === 'begin') return beginning(table, who, wish, around);
  if (who === 'house') return err('not-seated');
  switch (wish.type) {
    case 'sit':
      return sitting(table, who, wish, around);
    case 'leave':
      return leaving(table, who, around);
    case 'invite':
      return inviting(table, who, wish, around);
    case 'seatBot':
      return arranging(table, who, wish, ['open', 'bot'], () => botOn(table.about.chairs, wish.seat, wish, who.player, around));
    case 'open':
      return arranging(table, who, wish, ['bot', 'program'], () => ({ type: 'opened', seat: wish.seat, by: who.player }));
    case 'start':
      return starting(table, who, wish, around);
    case 'reveal':
      return revealing(table, who, wish, around);
    case 'callOff':
      return callingOff(table, who);
    case 'standIn':
      return standingIn(table, who, wish, around);
    case 'takeBack':
      return takingBack(table, who);
    case 'undo':
      return undoing(table, who, wish, around);
    case 'offer':
      return offering(table, who, wish, around);
    case 'answer':
      return answering(table, who, wish);
    case 'resume':
      return resuming(table, who);
    case 'resign':
      return resigning(table, who);
    case 'rematch':
      return again(table, who, wish);
  }
}

type Person = Exclude<Who, 'house'>;
type Deeds = Result<readonly Deed[], Fault>;

function sitting(table: Table, who: Person, { seat, commitment }: Extract<Wish, { type: 'sit' }>, { digest }: Around): Deeds {
  if (table.about.status === 'playing') return joining(table, who, seat, digest);
  const wrong = unless(table, 'waiting') ?? unlessSettled(table);
  if (wrong) return err(wrong);
  const chair = table.about.chairs[seat];
  if (!chair) return err('unknown-seat');
  const isMine = chair.kind === 'player' && chair.player === who.player;
  if (chair.kind !== 'open' && !isMine) return err('seat-taken');
  const given = isMine ? diceOf(table).commitments[seat]! : null;
  const holder = holderFrom(table.about, who, digest);
  if (hasAnotherSeat(table.about, who.player, holder)) return err('one-seat-each');
  return ok([
    { type: 'sat', seat, player: who.player, ...(who.program && { program: true as const }), ...holder, commitment: commitment ?? given },
  ]);
}

/** The dice of the match are settled: whoever comes late gives no bytes. */
function joining({ about }: Table, who: Person, seat: Seat, digest: Digest): Deeds {
  const chair = about.chairs[seat];
  if (!termsOf(about).latecomers || seatOf(about, who.player) !== undefined) return err('already-started');
  if (!chair) return err('unknown-seat');
  if (chair.kind !== 'bot') return err('seat-taken');
  const holder = holderFrom(about, who, digest);
  if (hasAnotherSeat(about, who.player, holder)) return err('one-seat-each');
  return ok([{ type: 'sat', seat, player: who.player, ...(who.program && { program: true as const }), ...holder, late: true }]);
}

/** The program holds its seat with the device of who invites it. */
function inviting(table: Table, who: Person, { seat, program }: Extract<Wish, { type: 'invite' }>, { digest }: Around): Deeds {
  const { device } = holderFrom(table.about, who, digest);
  const held = device === undefined ? {} : { device };
  const deeds = beforeStart(table, who, seat, ['open'], () => ({ type: 'invited', seat, player: program, by: who.player, ...held }));
  return deeds.ok && hasAnotherSeat(table.about, program, { owner: who.player, ...held }) ? err('one-seat-each') : deeds;
}

/** A table that the last person leaves before the start is closed. */
function leaving(table: Table, who: Person, around: Around): Deeds {
  const seat = seatOf(table.about, who.player);
  if (table.about.status === 'playing') return leavingMatch(table, who, seat, around);
  const wrong = unless(table, 'waiting');
  if (wrong) return err(wrong);
  if (seat === undefined) return err('not-seated');
  const isLast = table.about.host === who.player && heirAmong(table.about.chairs.with(seat, { kind: 'open' })) === undefined;
  const brokenOff: Deed[] = isGathering(table) ? [{ type: 'brokenOff', by: who.player }] : [];
  return ok([...brokenOff, { type: 'left', seat }, ...(isLast ? [{ type: 'closed', by: who.player } as const] : [])]);
}

function leavingMatch(table: Table, who: Person, seat: Seat | undefined, around: Around): Deeds {
  if (seat === undefined) return err('not-seated');
  const again = table.about.resigned.includes(seat) ? undefined : botAgain(table, seat, who.player);
  return again ? ok([again]) : standingIn(table, who, { type: 'standIn', seat, awayMs: 0 }, around);
}

/** Who came late has gone: the bot whose seat it was has it again, so that others may come. */
function botAgain({ about }: Table, seat: Seat, by?: PlayerId): Deed | undefined {
  const chair = about.chairs[seat];
  if (chair?.kind !== 'player' || !chair.late) return;
  return { type: 'botSeated', seat, ...chair.late, ...(by !== undefined && { by }), again: true };
}

/** Among strangers the host says who plays, unless they are gone; friends agree among themselves. */
function unlessArranges({ about }: Table, { player }: Person, hostAwayMs = 0): Fault | undefined {
  return about.host === player || !termsOf(about).listed || hostAwayMs >= HOST_AWAY_MS ? undefined : 'not-host';
}

/** Which bots play. */
function arranging(
  table: Table,
  who: Person,
  { seat, hostAwayMs }: Extract<Wish, { type: 'seatBot' | 'open' }>,
  may: readonly ('open' | 'bot' | 'program')[],
  deed: () => Deed,
): Deeds {
  const deeds = beforeStart(table, who, seat, may, deed);
  const wrong = unlessArranges(table, who, hostAwayMs);
  return deeds.ok && wrong ? err(wrong) : deeds;
}

/** Something about one seat, by somebody at the table. */
function beforeStart(table: Table, who: Person, seat: Seat, may: readonly ('open' | 'bot' | 'program')[], deed: () => Deed): Deeds {
  const wrong = unless(table, 'waiting') ?? unlessHere(table, who) ?? unlessSettled(table);
  if (wrong) return err(wrong);
  const chair = table.about.chairs[seat];
  if (!chair) return err('unknown-seat');
  const kind = chair.kind === 'player' && chair.program ? 'program' : chair.kind;
  return may.some(one => one === kind) ? ok([deed()]) : err('seat-taken');
}

/** A bot keeps the name it has, or had. */
export function botOn(
  chairs: readonly Chair[],
  seat: Seat,
  { level, name }: { readonly level: string; readonly name?: string },
  by: PlayerId,
  { draw }: Around,
): Extract<Deed, { type: 'botSeated' }> {
  const chair = chairs[seat];
  const had = name ?? (chair?.kind === 'bot' ? chair.name : undefined);
  return { type: 'botSeated', seat, name: had ?? botName(chairs, Number.parseInt(draw(4), 16)), level, by };
}

/** Where all seats are taken, there is nobody to wait for. */
function starting(table: Table, who: Person, { hostAwayMs }: Extract<Wish, { type: 'start' }>, around: Around): Deeds {
  const wrong = unless(table, 'waiting') ?? unlessHere(table, who);
  if (wrong) return err(wrong);
  if (isGathering(table)) return ok([]);
  let { chairs } = table.about;
  const tooEarly = chairs.some(({ kind }) => kind === 'open') ? unlessArranges(table, who, hostAwayMs) : undefined;
  if (tooEarly) return err(tooEarly);
  const deeds: Deed[] = [];
  for (const [seat, { kind }] of chairs.entries()) {
    if (kind !== 'open') continue;
    const bot = botOn(chairs, seat, { level: around.usualBot }, who.player, around);
    chairs = chairs.with(seat, { kind: 'bot', name: bot.name, level: bot.level });
    deeds.push(bot);
  }
  const isAwaited = diceOf(table).commitments.some(given => given !== null);
  return ok([...deeds, { type: 'called', by: who.player }, ...(isAwaited ? [] : [started(table, around)])]);
}

/** Where nobody gives bytes there must be a second seed: of the first alone the seed would be the public commitment. */
const started = ({ secrets }: Table, { draw }: Around): Deed => ({
  type: 'started',
  ...(secrets.spareSeed === undefined && { spareSeed: draw(32) }),
});

/** With the last bytes that are waited for, the match begins. */
function revealing(table: Table, who: Person, { bytes }: Extract<Wish, { type: 'reveal' }>, around: Around): Deeds {
  const seat = seatOf(table.about, who.player);
  if (seat === undefined) return err('not-seated');
  const wrong = unlessGathering(table);
  if (wrong) return err(wrong);
  const dice = diceOf(table);
  if (commitmentTo(bytes) !== dice.commitments[seat]) return err('wrong-bytes');
  const missing = unrevealed(dice);
  if (!missing.includes(seat)) return ok([]);
  return ok([{ type: 'revealed', seat, bytes }, ...(missing.length === 1 ? [started(table, around)] : [])]);
}

/** A seat that has not answered in time counts with its commitment. */
function beginning(table: Table, who: Who, { waitedMs }: Extract<Wish, { type: 'begin' }>, around: Around): Deeds {
  if (who !== 'house') return err('not-host');
  const wrong = unlessGathering(table);
  if (wrong) return err(wrong);
  const isTooEarly = around.now < diceOf(table).until! && waitedMs < REVEAL_MS;
  return ok(isTooEarly ? [] : [started(table, around)]);
}

function callingOff(table: Table, who: Person): Deeds {
  const wrong = unlessGathering(table);
  if (wrong) return err(wrong);
  return table.about.host === who.player ? ok([{ type: 'brokenOff', by: who.player }]) : err('not-host');
}

function standingIn(table: Table, who: Person, { seat, level, awayMs }: Extract<Wish, { type: 'standIn' }>, { usualBot }: Around): Deeds {
  const wrong = unless(table, 'playing') ?? unlessHere(table, who);
  if (wrong) return err(wrong);
  const chair = table.about.chairs[seat];
  if (chair?.kind !== 'player') return err('unknown-seat');
  if (table.about.resigned.includes(seat)) return err('resigned');
  const isMine = chair.player === who.player;
  const tooEarly = isMine ? undefined : termsOf(table.about).clock ? 'has-time' : unlessGone(awayMs);
  if (tooEarly) return err(tooEarly);
  const again = isMine ? undefined : botAgain(table, seat, who.player);
  if (again) return ok([again]);
  // Nobody chooses, or changes, who stands in for somebody else.
  const bot = isMine ? (level ?? usualBot) : (chair.standIn ?? usualBot);
  const isSo = chair.standIn === bot && !(isMine && chair.unasked);
  return ok(isSo ? [] : [{ type: 'stoodIn', seat, level: bot, by: who.player }]);
}

function unlessGone(awayMs: number): Fault | undefined {
  if (awayMs === 0) return 'player-present';
  return awayMs < STAND_IN_AFTER_MS ? 'just-left' : undefined;
}

function takingBack(table: Table, who: Person): Deeds {
  const seat = seatOf(table.about, who.player);
  const wrong = unless(table, 'playing') ?? unlessStillIn(table, seat);
  if (wrong || seat === undefined) return err(wrong ?? 'not-seated');
  const chair = table.about.chairs[seat];
  return ok(chair?.kind === 'player' && chair.standIn !== null ? [{ type: 'takenBack', seat }] : []);
}

function undoing(table: Table, who: Person, { after, earlier }: Extract<Wish, { type: 'undo' }>, { game }: Around): Deeds {
  const seat = moverAt(table, who, undefined);
  if (!seat.ok) return seat;
  const match = table.match!;
  if (after !== match.after) return err(after > match.after ? 'future' : 'stale');
  const may = earlier
    ? isPractice(table.about) && isOpenToUndo(table.about, seat.value) && earlier.n < match.n
    : mayUndo(table, seat.value, game);
  if (!may) return err('no-undo');
  const { n, state } = earlier ?? { n: match.n - 1, state: match.trail!.at(-1)!.before };
  return ok([{ type: 'undone', seat: seat.value, n, moves: match.n - n, position: game.describe(state) }]);
}

/** The seat of somebody who plays, and for whom no bot does. */
function activeAt(table: Table, who: Person): Result<Seat, Fault> {
  const seat = seatOf(table.about, who.player);
  if (seat === undefined) return err('not-seated');
  const wrong = unless(table, 'playing') ?? unlessStillIn(table, seat);
  if (wrong) return err(wrong);
  return isPlayedByBot(table.about, seat) ? err('stood-in') : ok(seat);
}

/** The seat of a person who plays: programs are not asked, and do not ask. */
function personAt(table: Table, who: Person): Result<Seat, Fault> {
  const seat = activeAt(table, who);
  return seat.ok && !peopleAt(table.about).includes(seat.value) ? err('people-only') : seat;
}

/** Who plays with bots alone need not be asked. */
function offering(table: Table, who: Person, { what }: Extract<Wish, { type: 'offer' }>, { now }: Around): Deeds {
  const seat = personAt(table, who);
  if (!seat.ok) return seat;
  const { offer, paused } = table.about;
  if (offer) return offer.what === what && offer.yes.includes(seat.value) ? ok([]) : err('offered');
  if (what === 'pause' && paused !== undefined) return ok([]);
  return isJustDeclined(table, seat.value, what, now) ? err('just-offered') : ok([{ type: 'offered', seat: seat.value, what }]);
}

function answering(table: Table, who: Person, { yes }: Extract<Wish, { type: 'answer' }>): Deeds {
  const seat = personAt(table, who);
  if (!seat.ok) return seat;
  const { offer } = table.about;
  if (!offer) return err('no-offer');
  if (yes && offer.yes.includes(seat.value)) return ok([]);
  return ok([{ type: 'answered', seat: seat.value, yes }]);
}

/** A pause is the people's; where none is left, programs go on. */
function resuming(table: Table, who: Person): Deeds {
  const seat = peopleAt(table.about).length > 0 ? personAt(table, who) : activeAt(table, who);
  if (!seat.ok) return seat;
  return table.about.paused === undefined ? err('not-on-hold') : ok([{ type: 'resumed', seat: seat.value }]);
}

function resigning(table: Table, who: Person): Deeds {
  const seat = seatOf(table.about, who.player);
  if (seat === undefined) return err('not-seated');
  const wrong = unless(table, 'playing') ?? unlessStillIn(table, seat);
  return wrong ? err(wrong) : ok([{ type: 'resigned', seat }]);
}

/** A match of several people is not one person's to end. */
function closing({ about }: Table, who: Who, around: Around): Deeds {
  if (about.status === 'over' || about.status === 'closed') return err(about.status);
  if (who === 'house') return ok([{ type: 'closed' }]);
  if (about.host !== who.player) return err('not-host');
  const mine = seatOf(about, who.player);
  const others = about.status === 'playing' ? askedForEnd(about, around).filter(seat => seat !== mine) : [];
  return others.length > 0 ? err('others-play') : ok([{ type: 'closed', by: who.player }]);
}

/** Whoever comes second is shown to the table that the first one made. */
function again({ about }: Table, { player: by }: Person, { table, instead }: Extract<Wish, { type: 'rematch' }>): Deeds {
  if (seatOf(about, by) === undefined) return err('not-seated');
  if (about.status === 'waiting' || about.status === 'playing') return err('not-over');
  return ok(about.rematch === instead ? [{ type: 'rematch', table, by }] : []);
}

function unless({ about: { status } }: Table, wanted: 'waiting' | 'playing'): Fault | undefined {
  return status === wanted ? undefined : aboutStatus(status);
}

/** A table that is folded from its log has them. */
const diceOf = ({ about }: Table): Dice => about.dice!;

const isGathering = (table: Table): boolean => diceOf(table).until !== null;

const unlessSettled = (table: Table): Fault | undefined => (isGathering(table) ? 'gathering' : undefined);

const unlessGathering = (table: Table): Fault | undefined => unless(table, 'waiting') ?? (isGathering(table) ? undefined : 'not-started');

function aboutStatus(status: Table['about']['status']): Fault {
  switch (status) {
    case 'waiting':
      return 'not-started';
    case 'playing':
      return 'already-started';
    default:
      return status;
  }
}

const unlessHere = ({ about }: Table, { player }: Person): Fault | undefined =>
  about.host === player || seatOf(about, player) !== undefined ? undefined : 'not-seated';

function unlessStillIn({ about }: Table, seat: Seat | undefined): Fault | undefined {
  if (seat === undefined) return 'not-seated';
  return about.resigned.includes(seat) ? 'resigned' : undefined;
}
