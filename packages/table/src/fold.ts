import { type AnyGame, commitmentTo, type Fairness, mixedSeed, type Position, rngAt, type Tell } from '@tabard/core';
import type { Entry } from './entry.ts';
import { note } from './note.ts';
import { firstState, follow } from './play.ts';
import type { Match, Table } from './table.ts';

/** The table after an entry of its log, telling what a move brought about. The log is believed: `open` reads one that may be of other rules. */
export function fold(table: Table | undefined, entry: Entry, game: AnyGame, tell?: Tell<unknown>): Table {
  const noted = note(table, entry);
  const match = matchAfter(noted, entry, game, tell);
  return match === noted.match ? noted : { ...noted, match };
}

function matchAfter(table: Table, entry: Entry, game: AnyGame, tell?: Tell<unknown>): Match | undefined {
  const { deed, seq } = entry;
  switch (deed.type) {
    case 'started':
      return begun(table, entry, game);
    case 'move':
      return followed(table, entry, game, tell);
    case 'carried': {
      if (deed.revision > game.revision) throw new Error(`table ${table.id} is of revision ${deed.revision} from entry ${seq} on`);
      return { seed: seedOf(table), state: restored(table, entry, deed.position, game), n: deed.n, after: seq };
    }
    case 'undone': {
      const state = restored(table, entry, deed.position, game);
      return { seed: seedOf(table), state, n: deed.n, after: seq, trail: table.match?.trail?.slice(0, -deed.moves) ?? [] };
    }
    case 'sat':
    case 'takenBack':
      // Nobody takes back what another did on the seat.
      return table.match?.trail?.length ? { ...table.match, trail: [] } : table.match;
    case 'made':
    case 'invited':
    case 'left':
    case 'botSeated':
    case 'opened':
    case 'called':
    case 'revealed':
    case 'brokenOff':
    case 'flagged':
    case 'offered':
    case 'answered':
    case 'paused':
    case 'resumed':
    case 'stoodIn':
    case 'resigned':
    case 'ended':
    case 'closed':
    case 'rematch':
      return table.match;
  }
}

function restored(table: Table, { seq }: Entry, position: Position, game: AnyGame): unknown {
  const state = game.restore(position, rngAt(seedOf(table), 0));
  if (!state.ok) throw new Error(`the position of entry ${seq} of table ${table.id} is refused: ${state.error.because}`);
  return state.value;
}

function begun(table: Table, { seq }: Entry, game: AnyGame): Match {
  const seed = seedOf(table);
  return { seed, state: firstState(game, table, seed), n: 0, after: seq };
}

function followed({ id, match }: Table, entry: Entry, game: AnyGame, tell?: Tell<unknown>): Match {
  const next = match && follow(game, match, entry, tell);
  if (!next) throw new Error(`entry ${entry.seq} of table ${id} does not follow`);
  return next;
}

/** All the dice of a match come from, to be revealed at its end. */
export function fairnessOf({ about: { commitment, dice }, secrets }: Pick<Table, 'about' | 'secrets'>): Fairness {
  const { serverSeed, spareSeed, contributions } = secrets;
  if (spareSeed === undefined || !dice) return { serverSeed, commitment, contributions };
  const spareCommitment = dice.spareCommitment ?? commitmentTo(spareSeed) ?? '';
  return { serverSeed, commitment, spareSeed, spareCommitment, commitments: dice.commitments, contributions };
}

/** The text the dice of a match come from. */
export function seedOf({ id, about, secrets }: Pick<Table, 'id' | 'about' | 'secrets'>): string {
  const seed = mixedSeed(fairnessOf({ about, secrets }));
  // Of the server's seed alone the seed would be the commitment, which everybody knows.
  if (seed === undefined || seed === about.commitment) throw new Error(`table ${id} has no dice`);
  return seed;
}
