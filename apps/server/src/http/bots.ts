import { ok } from '@tabard/core';
import { type Moved, type MyBot, type Turn, USUAL_WAIT_S } from '@tabard/protocol';
import { seating } from '@tabard/table';
import { USUAL_LEVEL } from '../games.ts';
import type { LiveTable } from '../live/live-table.ts';
import type { Player } from '../store/players.ts';
import type { Program } from '../store/programs.ts';
import { crestOf } from '../store/secrets.ts';
import { Trouble } from '../trouble.ts';
import type { Call, Desk, Handlers } from './call.ts';
import { nameFrom } from './me.ts';

/** Tokens of one person that are good at the same time. */
const BOTS_AT_ONCE = 20;

/** The calls about bots of one's own, and those a simple program plays with. People may use them as well. */
export function botHandlers(desk: Desk): Handlers<'myBots' | 'makeBot' | 'revokeBot' | 'invite' | 'myTurn' | 'turn' | 'move'> {
  const { programs, turns, limits } = desk;
  return {
    myBots: ({ player }) => ({ bots: player ? programs.of(player.id).map(botOf) : [] }),
    async makeBot({ body, me }) {
      const name = nameFrom(body.name);
      const owner = await me();
      if (!limits.allow('program', owner.id)) throw new Trouble('too-fast');
      if (programs.of(owner.id).length >= BOTS_AT_ONCE) throw new Trouble('too-many-bots');
      const { program, token } = await programs.make(owner, name);
      return { bot: botOf(program), token };
    },
    async revokeBot({ body, player }) {
      if (!player || !(await programs.revoke(player.id, body.bot))) throw new Trouble('unknown-bot');
      desk.dismiss(body.bot);
      await leaveAll(desk, body.bot);
      return { bots: programs.of(player.id).map(botOf) };
    },
    async invite({ body, player, table }) {
      const live = await table();
      if (!player) throw new Trouble('not-seated');
      const bot = programs.of(player.id).find(({ id }) => id === body.bot);
      if (!bot) throw new Trouble('unknown-bot');
      const guest = { player: bot.id, name: bot.name, contribution: null, program: true } as const;
      await live.change(record => seating.invite(record, player.id, body.seat, guest));
      return live.describe(player.id);
    },
    async myTurn({ query, player, gone }) {
      if (!player) throw new Trouble('not-seated');
      const tables = () => unfinished(desk, player.id);
      const find = (all: readonly LiveTable[]) => all.find(live => live.isWaitingFor(player.id));
      const waiting = await turns.wait(player.id, { tables, find, waitMs: waitMs(query), gone });
      return waiting ? turnAt(waiting, player) : { table: null, turn: null };
    },
    async turn({ query, player, table, gone }) {
      const live = await table();
      if (!player || seating.seatOf(live.record, player.id) === undefined) throw new Trouble('not-seated');
      const find = () => (live.isWaitingFor(player.id) || isFinished(live) ? live : undefined);
      await turns.wait(player.id, { tables: async () => [live], find, waitMs: waitMs(query), gone });
      return turnAt(live, player);
    },
    async move(call) {
      const { body, player, table } = call;
      const live = await table();
      if (!player) throw new Trouble('not-seated');
      return answerOf(await live.submit(player.id, body.seq, [body.move]), live, call);
    },
  };
}

const botOf = ({ id, name, made }: Program): MyBot => ({ id, name, made, crest: crestOf(id) });

const waitMs = ({ wait = USUAL_WAIT_S }: { wait?: number }): number => wait * 1000;

const isFinished = ({ record }: LiveTable): boolean => record.status === 'over' || record.status === 'closed';

/** All the player may know there, with the memory a program would otherwise have to keep. */
function turnAt(live: LiveTable, player: Player): Turn {
  const table = live.describe(player.id);
  const { match } = live;
  if (!match || !live.isWaitingFor(player.id)) return { table, turn: null };
  const { view, acting, legal } = match.see(table.me.seat ?? 'public');
  return { table, turn: { seq: match.seq, view, acting: [...acting], legal: [...legal] } };
}

function answerOf(answer: Awaited<ReturnType<LiveTable['submit']>>, { loaded }: LiveTable, { lang }: Call<'move'>): Moved {
  switch (answer.type) {
    case 'accepted':
      return { type: 'accepted', seq: answer.seq };
    case 'refused': {
      const { rule, because } = answer.refusal;
      return { type: 'refused', seq: answer.seq, refusal: { rule, because, text: loaded.words[lang].refusal(answer.refusal) } };
    }
    case 'fault':
      throw new Trouble(answer.fault);
  }
}

/** So that nobody waits for a program that cannot come any more. */
async function leaveAll(desk: Desk, program: string): Promise<void> {
  for (const live of await unfinished(desk, program)) {
    await live.change(record => {
      const left = seating.leave(record, program, USUAL_LEVEL);
      return left.ok ? left : ok(record);
    });
  }
}

/** The player's unfinished tables. One that cannot be opened, because its rules have changed, must not hide the others. */
async function unfinished({ house, tables }: Desk, player: string): Promise<LiveTable[]> {
  const opened = await Promise.allSettled(tables.unfinishedOf(player).map(match => house.open(match)));
  return opened.flatMap(one => (one.status === 'fulfilled' && one.value ? [one.value] : []));
}
