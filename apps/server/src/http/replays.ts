import { recordReplay, type Viewer } from '@tabard/core';
import { STEPS_AT_ONCE, type Steps } from '@tabard/protocol';
import { commitment, contributions, playThrough, seating } from '@tabard/table';
import type { LiveTable } from '../live/live-table.ts';
import { withoutMemory } from '../live/steps.ts';
import { Trouble } from '../trouble.ts';
import type { Call, Desk, Handlers } from './call.ts';

/** The calls about finished matches. All is revealed then: whoever may watch may look over any shoulder. */
export function replayHandlers({ house }: Desk): Handlers<'replay' | 'steps'> {
  const { log } = house.around;
  return {
    async replay(call) {
      const live = await finished(call);
      const { record, loaded } = live;
      const { seats, config, seed } = live.setup();
      const moves = (await log.read(record.match, 0)).map(({ seat, move, table }) => ({ seat, move, ...(table && { table }) }));
      const fairness = { serverSeed: record.serverSeed, commitment: commitment(record), contributions: contributions(record) };
      const replay = recordReplay(loaded.game, { seats, config: config as Record<string, string>, seed, fairness, moves });
      if (!replay.ok) throw new Error(replay.error.text);
      return { ...replay.value, outcome: record.outcome };
    },
    async steps(call) {
      const live = await finished(call);
      const { record, loaded, match } = live;
      const viewer = call.query.viewer ?? 'public';
      if (viewer !== 'public' && viewer >= record.seats.length) throw new Trouble('unknown-seat');
      const from = call.query.from ?? 0;
      const until = from + Math.min(call.query.count ?? STEPS_AT_ONCE, STEPS_AT_ONCE);
      const { game } = loaded;
      const steps: Steps['steps'] = [];
      for (const { seq, entry, facts, state } of playThrough(live.setup(), await log.read(record.match, 0))) {
        if (seq >= until) break;
        if (seq < from) continue;
        const { seat = null, move = null } = entry ?? {};
        steps.push({ seq, seat, move, facts: told(facts, game.redact, viewer), view: withoutMemory(game.view(state, viewer, 'none')) });
      }
      return { viewer, last: match?.seq ?? 0, outcome: live.describe(call.player?.id).outcome, steps };
    },
  };
}

const told = (facts: readonly unknown[], redact: (fact: unknown, viewer: Viewer) => unknown, viewer: Viewer): unknown[] =>
  facts.map(fact => redact(fact, viewer)).filter(fact => fact !== undefined);

async function finished({ table, player }: Pick<Call<'replay'>, 'table' | 'player'>): Promise<LiveTable> {
  const live = await table();
  const isSeated = player !== undefined && seating.seatOf(live.record, player.id) !== undefined;
  if (!isSeated && !live.maySee('public')) throw new Trouble('spectators-forbidden');
  if (live.record.status !== 'over') throw new Trouble(live.record.status === 'closed' ? 'closed' : 'not-over');
  return live;
}
