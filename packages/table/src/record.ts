import { type AnyGame, commitmentTo, mixedSeed, type OptionValue, type Outcome, type Seat } from '@tabard/core';
import type { MatchSetup } from './play-through.ts';

export type SeatRecord =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'bot';
      readonly name: string;
      readonly level: string;
      /** Bots give no bytes for the dice, but for the first one where no person sits. */
      readonly contribution: string | null;
    }
  | {
      readonly kind: 'player';
      readonly player: string;
      readonly name: string;
      /** 32 bytes for the dice, in hex; null: none given yet. */
      readonly contribution: string | null;
      /** The level of the bot that plays for the player just now. */
      readonly standIn: string | null;
      /** No person: somebody's program, which comes in from outside. */
      readonly program?: true;
    };

/** Everything about a table but the moves: those are in the log. */
export interface TableRecord {
  readonly match: string;
  readonly game: string;
  readonly revision: number;
  /** The game's options, checked and complete. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly spectators: boolean;
  /** Whether players may ask which move the house would make; unless somebody said so, only where one person plays with bots. */
  readonly hints?: boolean;
  /** The player who may close it. */
  readonly host: string;
  readonly seats: readonly SeatRecord[];
  readonly status: 'waiting' | 'playing' | 'over' | 'closed';
  /** 32 secret bytes in hex, chosen before anybody sat down, revealed when the match is over. */
  readonly serverSeed: string;
  /** Who gave up, in that order. The log is the truth; this is its copy for lists. */
  readonly resigned: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly rematch: string | null;
  readonly created: number;
}

/** What a match is played with, once everybody sits. */
export function setupOf(record: TableRecord, game: AnyGame, notation: string): MatchSetup {
  if (record.revision !== game.revision) {
    throw new Error(
      `match ${record.match} was begun by revision ${record.revision} of ${game.id}, these rules are revision ${game.revision}`,
    );
  }
  const config = game.configure(record.options);
  const seed = mixedSeed(record.serverSeed, contributions(record));
  // Without any contribution the seed would be the commitment, which everybody knows.
  if (!config.ok || seed === undefined || seed === commitment(record)) throw new Error(`the record of match ${record.match} is damaged`);
  return { match: record.match, game, notation, config: config.value, seats: record.seats.length, humans: humans(record), seed };
}

export const commitment = (record: TableRecord): string => commitmentTo(record.serverSeed) ?? '';

/** In seat order. */
export const contributions = (record: TableRecord): (string | null)[] =>
  record.seats.map(seat => (seat.kind === 'open' ? null : seat.contribution));

const humans = (record: TableRecord): Seat[] => [...record.seats.keys()].filter(seat => record.seats[seat]!.kind === 'player');

export const givesHints = ({ hints, seats }: TableRecord): boolean =>
  hints ?? seats.filter(seat => seat.kind === 'player' && !seat.program).length === 1;

/** The bot that is to play a seat now, if one is. */
export function botAt(record: TableRecord, seat: Seat, usual: string): string | undefined {
  const at = record.seats[seat];
  if (at?.kind === 'bot') return at.level;
  if (at?.kind !== 'player') return;
  return at.standIn ?? (record.resigned.includes(seat) ? usual : undefined);
}
