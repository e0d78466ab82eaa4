import { err, type Json, ok, type Result, recordReplay, screenView, type Viewer } from '@tabard/core';
import { STEPS_AT_ONCE, type Steps } from '@tabard/protocol';
import { type Entry, legsOf, moments, seatOf, seedOf } from '@tabard/table';
import type { House } from '../house.ts';
import type { LiveTable } from '../live-table.ts';
import { type Trouble, trouble } from '../trouble.ts';
import { type Call, type Handlers, tableOf } from './call.ts';

/** The calls about finished matches. All is revealed then: whoever may watch may look over any shoulder. */
export function replayHandlers(house: House): Handlers<'replay' | 'steps'> {
  return {
    async replay(call) {
      const live = await finished(house, call);
      return live.ok ? replayOf(live.value, await house.store.read(call.table, 0)) : live;
    },
    async steps(call) {
      const live = await finished(house, call);
      if (!live.ok) return live;
      const { viewer = 'public', from = 0, count = STEPS_AT_ONCE } = call.query;
      if (viewer !== 'public' && viewer >= live.value.table.about.chairs.length) return err(trouble('unknown-seat'));
      const log = await house.store.read(call.table, 0);
      return ok(stepsOf(live.value, log, viewer, { from, until: from + Math.min(count, STEPS_AT_ONCE) }, call));
    },
  };
}

/** What of a match the rules of today can show; moves beyond that are `lost`. */
function stepsOf(
  live: LiveTable,
  log: readonly Entry[],
  viewer: Viewer,
  { from, until }: { from: number; until: number },
  { player }: Call<'steps'>,
): Steps {
  const { table, hosted } = live;
  const { game } = hosted;
  const steps: Steps['steps'] = [];
  let count = 0;
  for (const { entry, facts, match } of moments(log, table, hosted.game)) {
    const place = count++;
    if (place < from || place >= until) continue;
    const { seat, move } = entry?.deed.type === 'move' ? entry.deed : { seat: null, move: null };
    const told = facts.map(fact => game.redact(fact, viewer)).filter(fact => fact !== undefined);
    steps.push({ n: match.n, seat, move, facts: told, view: screenView(game, match.state, viewer) });
  }
  return { viewer, count, lost: movesIn(log) + 1 - count, outcome: live.describe(player?.id).outcome, steps };
}

/** How many moves stood at the end. */
function movesIn(log: readonly Entry[]): number {
  const last = legsOf(log).at(-1);
  return last ? last.n + last.moves.length : 0;
}

/** The match to keep and to verify, from its last leg on if earlier ones were played by older rules. */
function replayOf({ table, hosted }: LiveTable, log: readonly Entry[]): Result<unknown, Trouble> {
  const { about, secrets } = table;
  const legs = legsOf(log);
  const last = legs.at(-1);
  if (!last) return err(trouble('not-over'));
  const fairness = { serverSeed: secrets.serverSeed, commitment: about.commitment, contributions: [...secrets.contributions] };
  const position = last.position ?? secrets.from;
  const course = {
    seats: about.chairs.length,
    config: about.options as Readonly<Record<string, Json>>,
    seed: seedOf(table),
    fairness,
    ...(position && { from: { n: last.n, position } }),
    moves: last.moves.flatMap(({ deed }) => (deed.type === 'move' ? [{ seat: deed.seat, move: deed.move }] : [])),
    ...(about.resigned.length > 0 && { resigned: resignationsIn(log, last.n) }),
  };
  const replay = recordReplay(hosted.game, course);
  if (!replay.ok || about.revision !== hosted.game.revision) return err(trouble('old-rules'));
  return ok({ ...replay.value, outcome: about.outcome ?? null });
}

/** Who gave up after how many moves; before the last leg began, after as many as it began with. */
function resignationsIn(log: readonly Entry[], first: number) {
  let n = 0;
  return log.flatMap(({ deed }) => {
    if (deed.type === 'move') n++;
    if (deed.type === 'carried') n = deed.n;
    return deed.type === 'resigned' ? [{ seat: deed.seat, after: Math.max(n, first) }] : [];
  });
}

async function finished(house: House, call: Pick<Call, 'table' | 'player'>): Promise<Result<LiveTable, Trouble>> {
  const live = await tableOf(house, call);
  if (!live.ok) return live;
  const { about } = live.value.table;
  const isSeated = call.player !== undefined && seatOf(about, call.player.id) !== undefined;
  if (!isSeated && !about.spectators) return err(trouble('spectators-forbidden'));
  if (about.status !== 'over') return err(trouble(about.status === 'closed' ? 'closed' : 'not-over'));
  return live;
}
