import type { Result, Viewer } from '@tabard/core';
import type { Table } from '@tabard/protocol';
import {
  commitment,
  type Fault,
  givesHints,
  Match,
  type MatchSetup,
  type Submitted,
  seating,
  setupOf,
  type TableRecord,
} from '@tabard/table';
import type { LoadedGame } from '../games.ts';
import { Trouble } from '../trouble.ts';
import { Audience } from './audience.ts';
import { BotSeats } from './bot-seats.ts';
import type { Follower } from './follower.ts';
import type { Surroundings } from './house.ts';
import { avatarOf, keepsakes } from './keepsakes.ts';
import { stepMessage } from './steps.ts';

/** How many entries back a client that returns is told what happened; the view is whole in any case. */
const HISTORY = 2000;

/** A table in memory: its record, its match once begun, and whoever follows it. */
export class LiveTable {
  readonly loaded: LoadedGame;
  record: TableRecord;
  match: Match | undefined;
  /** When somebody last followed or asked. */
  touched = 0;
  readonly #around: Surroundings;
  readonly #audience: Audience;
  readonly #bots: BotSeats;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(record: TableRecord, loaded: LoadedGame, around: Surroundings) {
    this.record = record;
    this.loaded = loaded;
    this.#around = around;
    this.#audience = new Audience(record.match);
    this.#bots = new BotSeats(this, around);
  }

  setup(): MatchSetup {
    return setupOf(this.record, this.loaded.game, this.loaded.notation);
  }

  /** Plays what the log holds, if the match has begun. */
  async wake(): Promise<void> {
    if (this.match || this.record.status === 'waiting' || this.record.status === 'closed') return;
    const match = await Match.open(this.setup(), this.#around.log);
    match.onChange = since => this.#moved(since);
    this.match = match;
    await this.#settle();
    this.#bots.nudge();
  }

  get isIdle(): boolean {
    return this.#audience.isEmpty && this.#waiting === 0 && !this.#bots.areThinking && (this.match?.isIdle ?? true);
  }

  isConnected(player: string): boolean {
    for (const follower of this.#audience.followers) if (follower.player === player) return true;
    return false;
  }

  /** Something people do at the table: stored first, then told to everybody. */
  change(step: (record: TableRecord) => Result<TableRecord, Fault>): Promise<void> {
    return this.exclusively(async () => {
      const next = step(this.record);
      if (!next.ok) throw new Trouble(next.error);
      await this.#around.tables.save(next.value);
      this.become(next.value);
      if (next.value.status === 'playing' && !this.match) {
        await this.wake();
        this.#tellMoves();
      }
      this.#bots.nudge();
    });
  }

  /** One change of the record at a time. */
  async exclusively<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const turn = this.#queue.then(work);
    this.#queue = turn.catch(() => {});
    try {
      return await turn;
    } finally {
      this.#waiting--;
    }
  }

  /** A record that is stored already. */
  become(record: TableRecord): void {
    this.#tellMoves();
    this.record = record;
    this.#audience.reseat(follower => this.#admitted(follower));
    this.#tellSeating();
  }

  submit(player: string, seq: number, moves: readonly string[]): Promise<Submitted> {
    const seat = seating.playing(this.record, player);
    const mine = seat.ok ? seat.value : seating.seatOf(this.record, player);
    // When it is over the match still knows a resend.
    if (!seat.ok && (seat.error !== 'over' || mine === undefined)) throw new Trouble(seat.error);
    if (!this.match || mine === undefined) throw new Trouble('not-started');
    return this.match.submit(mine, seq, moves);
  }

  async resign(player: string): Promise<void> {
    const seat = seating.seatOf(this.record, player);
    if (seat === undefined) throw new Trouble('not-seated');
    if (!this.match || this.record.status !== 'playing') throw new Trouble(this.record.status === 'waiting' ? 'not-started' : 'over');
    const answer = await this.match.resign(seat);
    if (answer.type === 'fault') throw new Trouble(answer.fault);
    await this.exclusively(() => this.#settle());
    this.#bots.nudge();
  }

  /** Sends the table, and the match as it stands with the facts since `seq`; both again at every change. */
  async follow(follower: Follower, seq: number | undefined): Promise<void> {
    const viewer = this.#viewer(follower);
    const match = this.record.status === 'closed' ? undefined : this.match;
    if (!match || !this.maySee(viewer)) {
      this.#add(follower);
      if (match) throw new Trouble('spectators-forbidden');
      return;
    }
    const past = await match.factsSince(seq ?? match.seq, viewer, { most: HISTORY });
    this.#add(follower, match.seq);
    const facts = [...past.facts, ...match.newFacts(past.seq, viewer)];
    follower.send(stepMessage(this.record.match, match, viewer, { since: past.since, facts, memory: follower.memory }));
  }

  unfollow(follower: Follower): void {
    if (this.#audience.dismiss(follower)) this.#tellSeating();
  }

  maySee(viewer: Viewer): boolean {
    return viewer !== 'public' || this.record.spectators;
  }

  /** The table as a player, or a stranger, sees it. */
  describe(player: string | undefined): Table {
    const { match, game, revision, options, status, host, spectators, created, outcome, rematch, resigned } = this.record;
    return {
      match,
      game,
      revision,
      options,
      status,
      seats: this.record.seats.map((seat, at) => ({
        kind: seat.kind,
        name: seat.kind === 'open' ? '' : seat.name,
        ...avatarOf(seat, this.#around.players),
        ...levelOf(seat),
        program: seat.kind === 'player' && seat.program === true,
        connected: seat.kind === 'player' && this.isConnected(seat.player),
        standIn: seat.kind === 'player' && seat.standIn !== null,
        resigned: resigned.includes(at),
      })),
      host: seating.seatOf(this.record, host) ?? null,
      spectators,
      hints: givesHints(this.record),
      me: { seat: (player === undefined ? undefined : seating.seatOf(this.record, player)) ?? null, host: host === player },
      commitment: commitment(this.record),
      created,
      outcome: outcome && { ...outcome, ranking: outcome.ranking.map(tied => [...tied]), scores: [...outcome.scores] },
      rematch,
    };
  }

  /** Whether the match cannot go on without this player. */
  isWaitingFor(player: string): boolean {
    const seat = seating.playing(this.record, player);
    return seat.ok && (this.match?.acting.includes(seat.value) ?? false);
  }

  #add(follower: Follower, told?: number): void {
    this.#audience.admit(follower, this.#admitted(follower), told);
    this.touched = this.#around.now();
    this.#tellSeating();
  }

  #viewer(follower: Follower): Viewer {
    return (follower.player === undefined ? undefined : seating.seatOf(this.record, follower.player)) ?? 'public';
  }

  /** As whom somebody watches, if they may. */
  #admitted(follower: Follower): Viewer | undefined {
    const viewer = this.#viewer(follower);
    return this.maySee(viewer) ? viewer : undefined;
  }

  #moved(since: number): void {
    const { match } = this;
    if (!match) return;
    this.#around.metrics.moves.inc(match.seq - since);
    this.#audience.moved(match, { isCrowded: this.#around.isCrowded() });
    if (match.outcome) this.#around.inBackground(this.exclusively(() => this.#settle()));
    this.#bots.nudge();
  }

  /** No news of the table overtakes a move. */
  #tellMoves(): void {
    if (this.match && this.record.status !== 'closed') this.#audience.tell(this.match);
  }

  /** Copies what the log says about end and resignations to the record. */
  async #settle(): Promise<void> {
    const { match, record } = this;
    if (!match || record.status !== 'playing') return;
    const standing = { outcome: match.outcome ?? null, resigned: match.resigned };
    if (!standing.outcome && standing.resigned.length === record.resigned.length) return;
    const next = seating.withStanding(record, standing);
    await Promise.all([...keepsakes(next, match, this.loaded, this.#around.players), this.#around.tables.save(next)]);
    this.become(next);
  }

  #tellSeating(): void {
    const messages = new Map<string | undefined, string>();
    for (const { player, send } of this.#audience.followers) {
      const message = messages.get(player) ?? JSON.stringify({ type: 'table', table: this.describe(player) });
      messages.set(player, message);
      send(message);
    }
  }
}

function levelOf(seat: TableRecord['seats'][number]): { level?: string } {
  if (seat.kind === 'bot') return { level: seat.level };
  return seat.kind === 'player' && seat.standIn !== null ? { level: seat.standIn } : {};
}
