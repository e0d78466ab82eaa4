import type { Seat } from '@tabard/core';
import {
  type About,
  type Entry,
  glanceAt,
  isOpenToUndo,
  isPractice,
  type Match,
  mayUndo,
  moments,
  type PlayerId,
  seatOf,
  type Table,
  type Trial,
  trialOf,
} from '@tabard/table';
import type { Hosted } from './games.ts';
import type { Leisure } from './leisure.ts';
import type { Thinker } from './thinker.ts';
import type { Time } from './time.ts';

/** Working out whether a move taught something costs far more than the move; within this, most are answered by another. */
const AFTER_MS = 250;

interface Parts {
  readonly time: Time;
  readonly leisure: Leisure;
  readonly thinker: Pick<Thinker, 'glance'>;
}

interface AtTable {
  readonly table: Table;
  readonly hosted: Hosted;
  /** Whether somebody follows the table from this seat. */
  isHere(seat: Seat): boolean;
  log(): Promise<readonly Entry[]>;
  /** The player of this seat may take back what they did in the position of entry `after`. */
  tell(seat: Seat, after: number): void;
}

/** What may be taken back at a table. Who moved last is told that they may; who plays with bots alone may go back to earlier turns. */
export class TakeBacks {
  readonly #time: Time;
  readonly #leisure: Leisure;
  readonly #thinker: Pick<Thinker, 'glance'>;
  readonly #at: AtTable;
  #callOff: (() => void) | undefined;

  constructor({ time, leisure, thinker }: Parts, at: AtTable) {
    this.#time = time;
    this.#leisure = leisure;
    this.#thinker = thinker;
    this.#at = at;
  }

  /** The match went on, or somebody came. */
  consider(): void {
    this.stop();
    const { about, match } = this.#at.table;
    const seat = practisingAt(about) ?? match?.trail?.at(-1)?.seat;
    if (!match || seat === undefined || !this.#at.isHere(seat) || !isOpenToUndo(about, seat)) return;
    this.#callOff = this.#time.after(AFTER_MS, () => {
      this.#callOff = undefined;
      this.#weigh(seat);
    });
  }

  stop(): void {
    this.#callOff?.();
    this.#callOff = undefined;
  }

  /** Where the match goes back to from entry `after` if a player plays with bots alone, and there is more to take back than their own last move. */
  async earlierFor(player: PlayerId, after: number): Promise<Match | undefined> {
    const { table, hosted } = this.#at;
    if (table.match?.after !== after) return;
    const seat = practisingAt(table.about);
    const isMine = seat !== undefined && seat === seatOf(table.about, player);
    return isMine && !mayUndo(table, seat, hosted.game) ? this.#earlierTurn(seat) : undefined;
  }

  /** Others look at it, if they have time; else, or where they fail, it is done here, at leisure. */
  #weigh(seat: Seat): void {
    const { table, hosted } = this.#at;
    const trial = trialOf(table, seat);
    const weighHere = (): void => {
      this.#callOff = this.#leisure.ask(() => this.#weighHere(seat, table, trial));
    };
    const seems = trial && this.#thinker.glance?.(hosted.game.id, trial);
    if (seems)
      void seems.then(
        may => this.#offer(seat, table, may),
        () => this.#isPast(seat, table) || weighHere(),
      );
    else weighHere();
  }

  /** In pieces; over as soon as the match has gone on. */
  async *#weighHere(seat: Seat, table: Table, trial: Trial | undefined): AsyncGenerator<void, void> {
    let may = false;
    if (trial) {
      const pieces = glanceAt(this.#at.hosted.game, trial);
      let piece = pieces.next();
      for (; !piece.done; piece = pieces.next()) {
        yield;
        if (this.#isPast(seat, table)) return;
      }
      may = piece.value;
    }
    await this.#offer(seat, table, may);
  }

  /** Their last move, or where they play with bots alone an earlier turn. */
  async #offer(seat: Seat, table: Table, may: boolean): Promise<void> {
    const isOffered = may || (await this.#earlierTurn(seat).catch(() => undefined)) !== undefined;
    if (isOffered && table.match && !this.#isPast(seat, table)) this.#at.tell(seat, table.match.after);
  }

  #isPast(seat: Seat, { match }: Table): boolean {
    return this.#at.table.match?.after !== match?.after || !isOpenToUndo(this.#at.table.about, seat);
  }

  /** The match as it was when it was last this seat's turn, before now. */
  async #earlierTurn(seat: Seat): Promise<Match | undefined> {
    const { game } = this.#at.hosted;
    const { match, about } = this.#at.table;
    if (!match || practisingAt(about) !== seat) return;
    const log = await this.#at.log();
    const earlier = [...moments(log, this.#at.table, game)].map(moment => moment.match);
    return earlier.findLast(({ n, state }) => n < match.n && game.acting(state).includes(seat));
  }
}

/** The seat of a person who plays with bots alone. */
function practisingAt(about: About): Seat | undefined {
  return isPractice(about) ? about.chairs.findIndex(({ kind }) => kind === 'player') : undefined;
}
