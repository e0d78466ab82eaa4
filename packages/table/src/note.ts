import { commitmentTo } from '@tabard/core';
import { type About, type Chair, type Dice, isResting, seatOf } from './about.ts';
import { clocksAfter } from './clock.ts';
import type { Deed, Entry, PlayerId } from './entry.ts';
import { type Holder, heldBy } from './holders.ts';
import { declinedAfter } from './offers.ts';
import type { Secrets, Table } from './table.ts';

/** How long after the call a seat may give its bytes before its commitment counts. */
export const REVEAL_MS = 10_000;

/** How many wishes are remembered: enough for a short loss of connection. */
const REMEMBERED = 32;

/** The table after an entry, but for its match: who sits where, how it stands, what was wished for. */
export function note(table: Table | undefined, entry: Entry): Table {
  const { seq, at, hash: head, deed } = entry;
  if (deed.type === 'made')
    return { id: entry.table, seq, at, head, ...firstNote(deed, at), match: undefined, granted: granted([], undefined, entry) };
  if (!table) throw new Error(`the log of table ${entry.table} begins with «${deed.type}»`);
  const about = withDice(aboutAfter(table.about, entry), entry);
  const clocks = clocksAfter(table, about, entry);
  const declined = declinedAfter(table, entry);
  return {
    id: table.id,
    seq,
    at,
    head,
    about,
    secrets: secretsAfter(table.secrets, deed),
    match: table.match,
    since: WAITING_ANEW.has(deed.type) || (isResting(table.about) && !isResting(about)) ? at : table.since,
    ...(clocks && { clocks }),
    ...(declined.length > 0 && { declined }),
    granted: granted(table.granted, table.about, entry),
  };
}

/** After these the match waits for something else, or again. */
const WAITING_ANEW: ReadonlySet<Deed['type']> = new Set(['started', 'move', 'undone', 'carried', 'resumed']);

const OPEN: Chair = { kind: 'open' };

function firstNote(deed: Extract<Deed, { type: 'made' }>, created: number): Pick<Table, 'about' | 'secrets'> {
  const { game, revision, options, spectators, hints, oneSeatEach, terms, code, host, serverSeed, spareSeed, from } = deed;
  const chairs = Array.from({ length: deed.seats }, () => OPEN);
  const commitment = commitmentTo(serverSeed) ?? '';
  const spareCommitment = spareSeed === undefined ? null : (commitmentTo(spareSeed) ?? '');
  const none = chairs.map(() => null);
  const dice: Dice = { spareCommitment, commitments: none, revealed: [], until: null, brokenOff: 0 };
  const chosen = {
    ...(oneSeatEach !== undefined && { oneSeatEach }),
    ...(terms && { terms }),
    ...(code !== undefined && { code }),
  };
  const empty = { resigned: [], outcome: undefined, rematch: undefined, carried: undefined };
  return {
    about: { game, revision, options, spectators, hints, ...chosen, host, chairs, status: 'waiting', commitment, dice, ...empty, created },
    secrets: { serverSeed, spareSeed, contributions: none, from },
  };
}

function aboutAfter(about: About, { seq, at, deed }: Entry): About {
  const sits = (seat: number, chair: Chair): About => ({ ...about, chairs: about.chairs.with(seat, chair) });
  switch (deed.type) {
    case 'move':
      return movedAt(about, deed.seat);
    case 'made':
    case 'called':
    case 'revealed':
    case 'brokenOff':
    case 'undone':
    case 'flagged':
      return about;
    case 'sat':
      return satDown(about, deed.seat, deed.player, deed.program ?? false, deed, deed.late && about.chairs[deed.seat]);
    case 'invited':
      return satDown(about, deed.seat, deed.player, true, { ...deed, owner: deed.by });
    case 'left': {
      const chairs = about.chairs.with(deed.seat, OPEN);
      return { ...about, chairs, host: seatOf(about, about.host) === deed.seat ? (heirAmong(chairs) ?? about.host) : about.host };
    }
    case 'botSeated':
      return sits(deed.seat, { kind: 'bot', name: deed.name, level: deed.level });
    case 'opened':
      return sits(deed.seat, OPEN);
    case 'started':
      return { ...about, status: 'playing' };
    case 'stoodIn':
      return sits(deed.seat, standIn(about, deed.seat, deed.level, deed.by));
    case 'takenBack':
      return sits(deed.seat, standIn(about, deed.seat, null));
    case 'resigned':
      return { ...about, resigned: [...about.resigned, deed.seat] };
    case 'offered':
      return { ...about, offer: { what: deed.what, by: deed.seat, yes: [deed.seat] } };
    case 'answered':
      return { ...about, offer: deed.yes && about.offer ? { ...about.offer, yes: [...about.offer.yes, deed.seat] } : undefined };
    case 'paused':
      return { ...about, offer: undefined, paused: at };
    case 'resumed':
      return { ...about, paused: undefined };
    case 'ended':
      return { ...about, status: 'over', outcome: deed.outcome, offer: undefined, paused: undefined };
    case 'carried':
      return { ...about, revision: deed.revision, carried: carriedAfter(about.carried, seq, deed.dropped) };
    case 'closed':
      return { ...about, status: 'closed', offer: undefined, paused: undefined };
    case 'rematch':
      return { ...about, rematch: deed.table, rematchBy: deed.by };
  }
}

/** That moves were dropped stays said, whatever is carried over without a loss later on. */
const carriedAfter = (before: About['carried'], seq: number, dropped: number): About['carried'] =>
  dropped === 0 && before ? before : { seq, dropped };

/** Whoever sits down gives up any other chair. */
function satDown(about: About, seat: number, player: PlayerId, program: boolean, by: Holder, before?: Chair): About {
  const holder = about.oneSeatEach === undefined ? {} : heldBy(by);
  const chairs = about.chairs.map(chair => (chair.kind === 'player' && chair.player === player ? OPEN : chair));
  const late = before?.kind === 'bot' ? { botPlayed: true as const, late: { name: before.name, level: before.level } } : {};
  return { ...about, chairs: chairs.with(seat, { kind: 'player', player, program, ...holder, standIn: null, ...late }) };
}

function standIn({ chairs }: About, seat: number, level: string | null, by?: PlayerId): Chair {
  const chair = chairs[seat];
  if (chair?.kind !== 'player') throw new Error(`nobody sits on seat ${seat} to be stood in for`);
  const { unasked, ...rest } = chair;
  return { ...rest, standIn: level, ...(level !== null && by !== chair.player && { unasked: true as const }) };
}

/** That a bot made moves of a player stays said, but only once: else every one of them would be news. */
function movedAt(about: About, seat: number): About {
  const chair = about.chairs[seat];
  if (chair?.kind !== 'player' || chair.standIn === null || chair.botPlayed) return about;
  return { ...about, chairs: about.chairs.with(seat, { ...chair, botPlayed: true }) };
}

/** Who is host when the host has got up. */
export const heirAmong = (chairs: readonly Chair[]): PlayerId | undefined => chairs.find(chair => chair.kind === 'player')?.player;

function withDice(about: About, entry: Entry): About {
  const before = about.dice!;
  const dice = diceAfter(before, about.chairs, entry);
  return dice === before ? about : { ...about, dice };
}

function diceAfter(dice: Dice, chairs: readonly Chair[], { at, deed }: Entry): Dice {
  switch (deed.type) {
    case 'sat':
    case 'left':
    case 'opened':
    case 'invited':
    case 'botSeated': {
      // Whoever got up from another seat took their commitment along.
      const kept = dice.commitments.map((given, seat) => (chairs[seat]!.kind === 'player' ? given : null));
      return { ...dice, commitments: kept.with(deed.seat, deed.type === 'sat' ? (deed.commitment ?? null) : null) };
    }
    case 'called':
      return { ...dice, until: at + REVEAL_MS };
    case 'revealed':
      return { ...dice, revealed: [...dice.revealed, deed.seat] };
    case 'brokenOff':
      return { ...dice, commitments: chairs.map(() => null), revealed: [], until: null, brokenOff: dice.brokenOff + 1 };
    case 'started':
    case 'closed':
      return { ...dice, until: null };
    default:
      return dice;
  }
}

function secretsAfter(secrets: Secrets, deed: Deed): Secrets {
  const { contributions, spareSeed } = secrets;
  switch (deed.type) {
    case 'revealed':
      return { ...secrets, contributions: contributions.with(deed.seat, deed.bytes) };
    case 'brokenOff':
      return { ...secrets, contributions: contributions.map(() => null) };
    case 'started':
      return { ...secrets, spareSeed: deed.spareSeed ?? spareSeed, contributions: deed.contributions ?? contributions };
    default:
      return secrets;
  }
}

/** A wish is remembered, and forgotten, as a whole, however many entries it has. */
function granted(before: Table['granted'], about: About | undefined, { wish, seq, deed }: Entry): Table['granted'] {
  const by = wish === undefined ? undefined : doerOf(about, deed);
  if (wish === undefined || by === undefined) return before;
  const at = placeOf(before, wish, by);
  const moves = (before[at]?.moves ?? 0) + Number(deed.type === 'move');
  const others = at < 0 ? before.slice(1 - REMEMBERED) : before.toSpliced(at, 1);
  others.push({ wish, by, moves, seq });
  return others;
}

/** With every move of a match it is asked whether the wish is new, and it is: texts are compared only where the player is the same. */
function placeOf(granted: Table['granted'], wish: string, by: PlayerId): number {
  let at = granted.length - 1;
  while (at >= 0 && !(granted[at]!.by === by && granted[at]!.wish === wish)) at--;
  return at;
}

/** Who did it; undefined: the house. */
function doerOf(about: About | undefined, deed: Deed): PlayerId | undefined {
  switch (deed.type) {
    case 'made':
      return deed.host;
    case 'sat':
      return deed.player;
    case 'move':
    case 'revealed':
    case 'left':
    case 'takenBack':
    case 'resigned':
    case 'undone':
    case 'offered':
    case 'answered':
    case 'resumed': {
      const chair = about?.chairs[deed.seat];
      return chair?.kind === 'player' ? chair.player : undefined;
    }
    case 'ended':
    case 'carried':
    case 'flagged':
    case 'paused':
      return;
    default:
      return deed.by;
  }
}
