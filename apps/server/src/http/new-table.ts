import type { Lang, OptionValue } from '@tabard/core';
import type { NewTable, PlayNow, SeatPlan } from '@tabard/protocol';
import { type SeatRecord, type Sitter, type Starter, seating, type TableRecord } from '@tabard/table';
import { botName } from '../bots/names.ts';
import { type Games, isBot, type LoadedGame, USUAL_LEVEL } from '../games.ts';
import { newId, newSeed } from '../store/secrets.ts';
import { Trouble } from '../trouble.ts';

export type BotSeat = Extract<SeatRecord, { kind: 'bot' }>;

/** A table as asked for, begun if that was asked too; not stored yet. */
export async function newTable(asked: NewTable, host: Sitter, games: Games, lang: Lang, now: number): Promise<TableRecord> {
  const loaded = await games.get(asked.game);
  if (!loaded) throw new Trouble('unknown-game');
  const { min, max } = loaded.game.seats;
  const { length } = asked.seats;
  if (length < min || length > max) throw new Trouble('bad-seats', `${min}–${max}`);
  if (asked.seats.filter(({ kind }) => kind === 'me').length > 1) throw new Trouble('bad-seats');
  const record: TableRecord = {
    match: newId(),
    game: asked.game,
    revision: loaded.game.revision,
    options: optionsFrom(asked.options ?? {}, loaded, lang),
    spectators: asked.spectators ?? true,
    ...(asked.hints !== undefined && { hints: asked.hints }),
    host: host.player,
    seats: seatsFrom(asked.seats, host),
    status: 'waiting',
    serverSeed: newSeed(),
    resigned: [],
    outcome: null,
    rematch: null,
    created: now,
  };
  return asked.start ? begun(record) : record;
}

/** Me first, then bots; two of them where the game allows it. */
export function quickTable({ bots = 2, level, ...asked }: PlayNow, { min, max }: { min: number; max: number }): NewTable {
  const count = Math.min(Math.max(bots, min - 1), max - 1);
  const bot: SeatPlan = level === undefined ? { kind: 'bot' } : { kind: 'bot', level };
  return { ...asked, seats: [{ kind: 'me' }, ...Array.from({ length: count }, () => bot)], start: true };
}

/** The record with bots on its open seats, playing. */
export function begun(record: TableRecord): TableRecord {
  const started = seating.start(record, record.host, STARTER);
  if (!started.ok) throw new Trouble(started.error);
  return started.value;
}

/** Bots for empty seats, bytes for who brought none. */
export const STARTER: Starter = { bot: ({ seats }) => newBot(undefined, seats), draw: newSeed };

export function newBot(level: string | undefined, seats: TableRecord['seats']): BotSeat {
  return { kind: 'bot', name: botName(seats), level: levelFrom(level), contribution: null };
}

export function levelFrom(level: string = USUAL_LEVEL): string {
  if (!isBot(level)) throw new Trouble('unknown-bot');
  return level;
}

function seatsFrom(plans: readonly SeatPlan[], me: Sitter): SeatRecord[] {
  const seats: SeatRecord[] = [];
  for (const plan of plans) seats.push(seatFrom(plan, me, seats));
  return seats;
}

function seatFrom(plan: SeatPlan, me: Sitter, seats: readonly SeatRecord[]): SeatRecord {
  switch (plan.kind) {
    case 'me':
      return { kind: 'player', standIn: null, ...me };
    case 'open':
      return plan;
    case 'bot':
      return newBot(plan.level, seats);
  }
}

/** Checked by the game and complete, so that the table shows what is played. */
function optionsFrom(raw: Record<string, OptionValue>, { game, words }: LoadedGame, lang: Lang): TableRecord['options'] {
  const config = game.configure(raw);
  if (!config.ok) throw new Trouble('bad-options', words[lang].refusal(config.error));
  const settled = config.value as Record<string, unknown>;
  const value = (key: string, usual: OptionValue) => {
    const chosen = settled[key];
    return typeof chosen === 'string' || typeof chosen === 'number' || typeof chosen === 'boolean' ? chosen : (raw[key] ?? usual);
  };
  return Object.fromEntries(game.options.map(option => [option.key, value(option.key, option.default)]));
}
