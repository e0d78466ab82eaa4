import { err, ok, type Result } from '@tabard/core';
import { type Moved, NEWS_TOLD, type Turn, USUAL_WAIT_S } from '@tabard/protocol';
import { seatOf } from '@tabard/table';
import type { House } from '../house.ts';
import type { LiveTable } from '../live-table.ts';
import type { Player } from '../store.ts';
import { type Trouble, trouble } from '../trouble.ts';
import { asked, type Call, type Handlers } from './call.ts';

/** The calls a simple program plays with. People may use them as well. */
export function turnHandlers(house: House): Handlers<'myTurn' | 'turn' | 'news' | 'move'> {
  return {
    async myTurn({ query, player, onGone }) {
      if (!player) return err(trouble('not-seated'));
      if (!house.turns.mayWait(player)) return err(trouble('too-fast'));
      const find = (all: readonly LiveTable[]) => all.find(live => live.isWaitingFor(player.id));
      const waiting = await house.turns.wait(player, { find, waitMs: waitMs(query), onGone });
      return ok(waiting ? turnAt(waiting, player) : { table: null, turn: null });
    },
    async turn(call) {
      const at = await asked(house, call);
      if (!at.ok) return at;
      const { live, player } = at.value;
      if (seatOf(live.table.about, player.id) === undefined) return err(trouble('not-seated'));
      if (!house.turns.mayWait(player)) return err(trouble('too-fast'));
      const find = () => (live.isWaitingFor(player.id) || isFinished(live) ? live : undefined);
      await house.turns.wait(player, { at: live, find, waitMs: waitMs(call.query), onGone: call.onGone });
      return ok(turnAt(live, player));
    },
    async news(call) {
      const at = await asked(house, call);
      if (!at.ok) return at;
      const { live, player } = at.value;
      const seat = seatOf(live.table.about, player.id);
      if (seat === undefined) return err(trouble('not-seated'));
      return ok({ entries: (await live.newsFor(seat, call.query.after)).slice(-NEWS_TOLD) });
    },
    move: call => move(house, call),
  };
}

async function move(house: House, call: Call<'move'>): Promise<Result<Moved, Trouble>> {
  const at = await asked(house, call);
  if (!at.ok) return at;
  const { live, player } = at.value;
  const { after, move, wish } = call.body;
  const answer = await house.wish(live, player, { type: 'move', after, moves: [move] }, wish);
  if (!answer.ok) return err(trouble(answer.error));
  const { seq, refused } = answer.value;
  if (!refused) return ok({ type: 'accepted', seq });
  const { rule, because } = refused.refusal;
  return ok({ type: 'refused', seq, refusal: { rule, because, text: live.hosted.words[call.lang].refusal(refused.refusal) } });
}

const waitMs = ({ wait = USUAL_WAIT_S }: { wait?: number }): number => wait * 1000;

const isFinished = ({ table: { about } }: LiveTable): boolean => about.status === 'over' || about.status === 'closed';

/** All the player may know there, with the memory a program would otherwise have to keep. */
function turnAt(live: LiveTable, player: Player): Turn {
  const table = live.describe(player.id);
  const scene = live.isWaitingFor(player.id) ? live.scene() : undefined;
  if (!scene) return { table, turn: null };
  const { seq, after, head, view, acting, legal, clocks, deadlineMs } = scene.sight(table.me.seat ?? 'public', true);
  const time = { ...(clocks && { clocks }), ...(deadlineMs !== undefined && { deadlineMs }) };
  return { table, turn: { seq, after, head, view, acting, legal, ...time } };
}
