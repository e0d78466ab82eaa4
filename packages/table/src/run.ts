import { type AnyGame, rngAt } from '@tabard/core';
import type { Deed, Entry, PlayerId } from './entry.ts';
import { fold, seedOf } from './fold.ts';
import { note } from './note.ts';
import { firstState, type Made, matchAfter } from './play.ts';
import { type Digest, hashOf } from './seal.ts';
import type { Table } from './table.ts';
import { termsOf } from './terms.ts';

/** What a decision needs besides the table. */
export interface Around {
  readonly game: AnyGame;
  /** By the store's clock. */
  readonly now: number;
  /** What whoever asks calls this wish. */
  readonly wish: string | undefined;
  /** So many secret random bytes, in hex. */
  draw(bytes: number): string;
  readonly digest: Digest;
  /** The bot that sits down when nobody says which. */
  readonly usualBot: string;
  /** Whether somebody who sits here is known to nobody any more. Nothing waits for their word. */
  isGone?(player: PlayerId): boolean;
}

/** What a move brought about. */
export interface Told {
  readonly seq: number;
  readonly facts: readonly unknown[];
}

const SALT_BYTES = 16;

/** Deeds one after the other, each an entry, sealed, and the table after it. Nothing of it is true before it is stored. */
export class Run {
  readonly entries: Entry[] = [];
  readonly told: Told[] = [];
  readonly around: Around;
  #table: Table | undefined;
  #wish: string | undefined;

  constructor(table: Table | undefined, around: Around) {
    this.#table = table;
    this.around = around;
    this.#wish = around.wish;
  }

  get table(): Table {
    return this.#table!;
  }

  /** The first deed of a table that is yet to be. Only it bears the wish: who is put on a seat there has wished for nothing. */
  begin(id: string, deed: Extract<Deed, { type: 'made' }>): void {
    this.#enter(id, deed);
    this.#wish = undefined;
  }

  /** A move comes with what it made of the match, so that it is not made twice. */
  do(deed: Deed, made?: Made): void {
    this.#enter(this.table.id, withNext(deed, this.table, this.around.game, made), made);
    if (made) this.told.push({ seq: this.table.seq, facts: made.facts });
  }

  #enter(table: string, deed: Deed, made?: Made): void {
    const { game, now, draw, digest } = this.around;
    const wish = this.#wish;
    const seq = (this.#table?.seq ?? 0) + 1;
    const at = Math.max(this.#table?.at ?? 0, now);
    const salt = draw(SALT_BYTES);
    const hash = hashOf(this.#table?.head ?? '', { table, seq, at, wish, salt, deed }, digest);
    const entry: Entry = wish === undefined ? { table, seq, at, salt, hash, deed } : { table, seq, at, wish, salt, hash, deed };
    this.entries.push(entry);
    this.#table =
      made && deed.type === 'move'
        ? { ...note(this.#table, entry), match: matchAfter(this.#table!.match!, made, entry) }
        : fold(this.#table, entry, game);
  }
}

/** Where there are clocks, the log itself says whose run: whoever reads it need not know the rules. */
function withNext(deed: Deed, table: Table, game: AnyGame, made: Made | undefined): Deed {
  if (!termsOf(table.about).clock) return deed;
  switch (deed.type) {
    case 'started':
      return { ...deed, next: [...game.acting(firstOf(deed, table, game))] };
    case 'move':
      return made ? { ...deed, next: [...game.acting(made.state)] } : deed;
    case 'undone':
    case 'carried': {
      const restored = game.restore(deed.position, rngAt('', 0));
      return restored.ok ? { ...deed, next: [...game.acting(restored.value)] } : deed;
    }
    default:
      return deed;
  }
}

function firstOf({ spareSeed }: Extract<Deed, { type: 'started' }>, table: Table, game: AnyGame): unknown {
  const secrets = { ...table.secrets, spareSeed: spareSeed ?? table.secrets.spareSeed };
  return firstState(game, { about: table.about, secrets }, seedOf({ ...table, secrets }));
}
