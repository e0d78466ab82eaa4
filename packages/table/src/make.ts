import { err, type OptionValue, ok, type Position, type Result } from '@tabard/core';
import { botOn, type Decided, deedsOf, endIfOver, type PlainWish, renew, type Who } from './decide.ts';
import type { PlayerId } from './entry.ts';
import type { Fault } from './fault.ts';
import { type Holder, heldBy, holderFrom } from './holders.ts';
import type { Opened } from './open.ts';
import { type Around, Run } from './run.ts';
import type { Terms } from './terms.ts';

/** Who is to sit on a seat of a new table. */
export type SeatPlan =
  | { readonly kind: 'open' }
  /** By the name it had before, if it had one. */
  | { readonly kind: 'bot'; readonly level: string; readonly name?: string }
  | ({ readonly kind: 'player'; readonly player: PlayerId; readonly program: boolean } & Holder);

/** A table to be made; its options are checked and complete, and so is the position it begins in. */
export interface Plan {
  readonly id: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: readonly SeatPlan[];
  readonly spectators: boolean;
  readonly hints: boolean | undefined;
  /** Everybody has one seat at most; the salt for the hashes of their devices. */
  readonly oneSeatEach?: string | undefined;
  readonly terms?: Terms;
  /** Some letters to say aloud, which lead to the table until the match begins. */
  readonly code?: string;
  /** Fill what is open with bots and begin, before anybody could have committed to bytes. */
  readonly start: boolean;
  /** Begin here and not with a deal. */
  readonly from?: Position;
}

/** A new table, with everybody on their seats. */
export function make(plan: Plan, who: Exclude<Who, 'house'>, around: Around): Result<Decided, Fault> {
  const { game } = around;
  const run = new Run(undefined, around);
  run.begin(plan.id, {
    type: 'made',
    game: game.id,
    revision: game.revision,
    options: plan.options,
    seats: plan.seats.length,
    spectators: plan.spectators,
    ...(plan.hints !== undefined && { hints: plan.hints }),
    ...(plan.oneSeatEach !== undefined && { oneSeatEach: plan.oneSeatEach }),
    ...(plan.terms && { terms: plan.terms }),
    ...(plan.code !== undefined && { code: plan.code }),
    host: who.player,
    serverSeed: around.draw(32),
    spareSeed: around.draw(32),
    ...(plan.from && { from: plan.from }),
  });
  for (const [seat, chair] of plan.seats.entries()) {
    if (chair.kind === 'player') {
      const { player, program } = chair;
      const holder = player === who.player ? holderFrom(plan, who, around.digest) : heldBy(chair);
      run.do({ type: 'sat', seat, player, ...(program && { program: true as const }), ...holder, commitment: null });
    }
    if (chair.kind === 'bot') run.do(botOn(run.table.about.chairs, seat, chair, who.player, around));
  }
  const wrong = plan.start ? wished(run, who, { type: 'start' }) : undefined;
  if (wrong) return err(wrong);
  endIfOver(run);
  return ok({ run: run.entries, told: run.told, table: run.table });
}

/** Goes on with what somebody wishes for next; says why if they may not. */
function wished(run: Run, who: Who, wish: PlainWish): Fault | undefined {
  const deeds = deedsOf(run.table, who, wish, run.around);
  if (!deeds.ok) return deeds.error;
  for (const deed of deeds.value) run.do(deed);
  return;
}

/** Carries a match over to the rules of today, as far as they could follow it. */
export function carry({ table, lost }: Opened, around: Around): Decided {
  const run = new Run(table, around);
  renew(run, lost);
  endIfOver(run);
  return { run: run.entries, told: run.told, table: run.table };
}
