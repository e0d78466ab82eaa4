import { err, type Json, ok, type Result, recordBySteps, screenView, type Viewer } from '@tabard/core';
import { STEPS_AT_ONCE, type Steps } from '@tabard/protocol';
import { type Entry, fairnessOf, lastCourse, legsOf, moments, revealedLog, seatOf, seedOf } from '@tabard/table';
import { type Pages, Spelled } from '../archive.ts';
import type { Chance } from '../chance.ts';
import type { House } from '../house.ts';
import type { LiveTable } from '../live-table.ts';
import { type Trouble, trouble } from '../trouble.ts';
import { type Call, type Handlers, tableOf } from './call.ts';

/** The calls about finished matches. All is revealed then: whoever may watch may look over any shoulder. */
export function replayHandlers(house: House): Handlers<'replay' | 'steps'> {
  return {
    async replay(call) {
      const live = await finished(house, call);
      if (!live.ok) return live;
      const found = await house.archive.find(keyOf(live.value, 'replay'), async () =>
        replayOf(live.value, await house.store.read(call.table, 0), house.chance),
      );
      return found.ok ? ok(new Spelled(found.value.join(''))) : found;
    },
    async steps(call) {
      const live = await finished(house, call);
      if (!live.ok) return live;
      const { viewer = 'public', from = 0, count = STEPS_AT_ONCE } = call.query;
      if (viewer !== 'public' && viewer >= live.value.table.about.chairs.length) return err(trouble('unknown-seat'));
      const found = await house.archive.find(keyOf(live.value, `steps ${viewer}`), async () =>
        stepsOf(live.value, await house.store.read(call.table, 0), viewer),
      );
      if (!found.ok) return found;
      const [about, ...steps] = found.value;
      return ok(new Spelled(`${about},"steps":[${steps.slice(from, from + Math.min(count, STEPS_AT_ONCE)).join()}]}`));
    },
  };
}

const keyOf = ({ table: { id, seq } }: LiveTable, what: string): string => `${id} ${seq} ${what}`;

/** What of a match the rules of today can show; moves beyond that are `lost`. The first page is about all of them. */
function* stepsOf(live: LiveTable, log: readonly Entry[], viewer: Viewer): Generator<void, Result<Pages, Trouble>> {
  const { table, hosted } = live;
  const { game } = hosted;
  const steps: string[] = [];
  for (const { entry, facts, match } of moments(log, table, hosted.game)) {
    const { seat, move } = entry?.deed.type === 'move' ? entry.deed : { seat: null, move: null };
    const told = facts.map(fact => game.redact(fact, viewer)).filter(fact => fact !== undefined);
    const view = screenView(game, match.state, viewer);
    steps.push(JSON.stringify({ n: match.n, seat, move, facts: told, view } satisfies Steps['steps'][number]));
    yield;
  }
  const count = steps.length;
  const about: Omit<Steps, 'steps'> = { viewer, count, lost: movesIn(log) + 1 - count, outcome: live.describe(undefined).outcome };
  return ok([JSON.stringify(about).slice(0, -1), ...steps]);
}

/** How many moves stood at the end. */
function movesIn(log: readonly Entry[]): number {
  const last = legsOf(log).at(-1);
  return last ? last.n + last.moves.length : 0;
}

/** The match to keep and to verify; from where the rules of today begin, if it was played by older ones before. */
function* replayOf({ table, hosted }: LiveTable, log: readonly Entry[], { digest }: Chance): Generator<void, Result<Pages, Trouble>> {
  const { about, secrets } = table;
  const last = lastCourse(log);
  if (!last) return err(trouble('not-over'));
  const position = last.position ?? secrets.from;
  const course = {
    seats: about.chairs.length,
    config: about.options as Readonly<Record<string, Json>>,
    seed: seedOf(table),
    fairness: fairnessOf(table),
    ...(position && { from: { n: last.n, position } }),
    moves: last.moves.flatMap(({ deed }) => (deed.type === 'move' ? [{ seat: deed.seat, move: deed.move }] : [])),
    ...(about.resigned.length > 0 && { resigned: resignationsIn(log, last.n) }),
  };
  const replay = yield* recordBySteps(hosted.game, course);
  if (!replay.ok || about.revision !== hosted.game.revision) return err(trouble('old-rules'));
  const revealed = revealedLog(log, digest);
  return ok([JSON.stringify({ ...replay.value, ...(revealed && { log: revealed }), outcome: about.outcome ?? null })]);
}

/** Who gave up after how many moves; before the last leg began, after as many as it began with. */
function resignationsIn(log: readonly Entry[], first: number) {
  let n = 0;
  return log.flatMap(({ deed }) => {
    if (deed.type === 'move') n++;
    if (deed.type === 'carried' || deed.type === 'undone') n = deed.n;
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
