import { err, ok, type Result } from '@tabard/core';
import type { NewTable, PlayNow, SeatPlan, Table } from '@tabard/protocol';
import { type Plan, type PlayerId, USUAL_TERMS, type Wish } from '@tabard/table';
import { newCode } from '../chance.ts';
import type { Hosted } from '../games.ts';
import type { Asker, House, TablePlan } from '../house.ts';
import type { Player } from '../store.ts';
import { type Trouble, trouble } from '../trouble.ts';
import { asked, type Call, type Handlers, tableOf } from './call.ts';
import { rename } from './me.ts';

type Names =
  | 'create'
  | 'playNow'
  | 'table'
  | 'sit'
  | 'leave'
  | 'invite'
  | 'bot'
  | 'open'
  | 'start'
  | 'reveal'
  | 'callOff'
  | 'standIn'
  | 'takeBack'
  | 'resign'
  | 'close'
  | 'rematch';

/** The calls about tables. */
export function tableHandlers(house: House): Handlers<Names> {
  return {
    create: call => made(house, call, call.body),
    playNow: async call => {
      const offered = house.games.offered.find(({ id }) => id === call.body.game);
      return offered ? made(house, call, quickTable(call.body, offered.seats)) : err(trouble('unknown-game'));
    },
    async table(call) {
      const live = await tableOf(house, call);
      return live.ok ? ok(live.value.describe(call.player?.id)) : live;
    },
    sit: call => sit(house, call),
    leave: call => wished(house, call, { type: 'leave' }),
    invite: call => invite(house, call),
    bot: call => withLevel(house, call.body.level, level => wished(house, call, { type: 'seatBot', seat: call.body.seat, level })),
    open: call => wished(house, call, { type: 'open', seat: call.body.seat }),
    start: call => wished(house, call, { type: 'start' }),
    reveal: call => wished(house, call, { type: 'reveal', bytes: call.body.bytes }),
    callOff: call => wished(house, call, { type: 'callOff' }),
    standIn: call => standIn(house, call),
    takeBack: call => wished(house, call, { type: 'takeBack' }),
    resign: call => wished(house, call, { type: 'resign' }),
    close: call => wished(house, call, { type: 'close' }),
    rematch: call => rematch(house, call),
  };
}

const SALT_BYTES = 16;

/** Whoever sits down, with their device where the table asks for it. */
const marked = (player: Player, { markDevice }: Pick<Call, 'markDevice'>, oneSeatEach: string | undefined): Asker =>
  oneSeatEach === undefined ? player : { id: player.id, owner: player.owner, device: markDevice?.() };

type AboutTable = Pick<Call, 'table' | 'player'> & { readonly body: { readonly wish?: string } };

/** Does something at a table; the answer is how it stands then. */
async function wished(house: House, call: AboutTable, wish: Wish): Promise<Result<Table, Trouble>> {
  const at = await asked(house, call);
  if (!at.ok) return at;
  const { live, player } = at.value;
  const answer = await house.wish(live, player, wish, call.body.wish);
  return answer.ok ? ok(live.describe(player.id)) : err(trouble(answer.error));
}

async function sit(house: House, call: Call<'sit'>): Promise<Result<Table, Trouble>> {
  const { seat, name, commitment = null, wish } = call.body;
  const live = await tableOf(house, call);
  if (!live.ok) return live;
  const player = await named(house, call, name);
  if (!player.ok) return player;
  const asker = marked(player.value, call, live.value.table.about.oneSeatEach);
  const answer = await house.wish(live.value, asker, { type: 'sit', seat, commitment }, wish);
  return answer.ok ? ok(live.value.describe(player.value.id)) : err(trouble(answer.error));
}

async function invite(house: House, call: Call<'invite'>): Promise<Result<Table, Trouble>> {
  const { seat, bot } = call.body;
  const programs = call.player ? await house.store.programsOf(call.player.id) : [];
  const isMine = programs.some(({ id }) => id === bot);
  const at = await asked(house, call);
  if (at.ok && !isMine) return err(trouble('unknown-bot'));
  return wished(house, call, { type: 'invite', seat, program: bot });
}

async function standIn(house: House, call: Call<'standIn'>): Promise<Result<Table, Trouble>> {
  const { seat, level } = call.body;
  if (level !== undefined && !house.thinker.knows(level)) return err(trouble('unknown-bot'));
  const live = await tableOf(house, call);
  if (!live.ok) return live;
  const chair = live.value.table.about.chairs[seat];
  const player = chair?.kind === 'player' ? chair.player : undefined;
  // Nobody chooses how well somebody else is stood in for.
  if (level !== undefined && player !== undefined && player !== call.player?.id) return err(trouble('unreadable', 'level'));
  const awayMs = player === undefined ? 0 : live.value.awayMs(player);
  return wished(house, call, { type: 'standIn', seat, ...(level !== undefined && { level }), awayMs });
}

async function rematch(house: House, call: Call<'rematch'>): Promise<Result<Table, Trouble>> {
  const at = await asked(house, call);
  if (!at.ok) return at;
  const { live, player } = at.value;
  const isDeserted = live.table.about.chairs.every(({ kind }) => kind !== 'player');
  const mayMake = async () => {
    const may = await call.mayMakeTable(player, { isDeserted });
    return may.ok ? may : err(may.error.code);
  };
  const fresh = await house.rematch(live, marked(player, call, live.table.about.oneSeatEach), { wish: call.body.wish, mayMake });
  return fresh.ok ? ok(fresh.value.describe(player.id)) : err(trouble(fresh.error));
}

async function made(house: House, call: Call<'create' | 'playNow'>, body: NewTable): Promise<Result<Table, Trouble>> {
  const hosted = await house.games.get(body.game);
  const wrong = hosted ? wrongWith(body, hosted, house) : trouble('unknown-game');
  if (!hosted || wrong) return err(wrong ?? trouble('unknown-game'));
  const options = optionsFrom(body.options ?? {}, hosted, call);
  if (!options.ok) return options;
  const player = await named(house, call, body.name);
  if (!player.ok) return player;
  const isRepeat = body.wish !== undefined && (await house.hasMade(player.value, body.wish));
  const isDeserted = body.seats.every(({ kind }) => kind !== 'me');
  const may = isRepeat ? ok(undefined) : await call.mayMakeTable(player.value, { isDeserted });
  if (!may.ok) return may;
  const plan = planFrom(body, options.value, player.value, house);
  const fresh = await house.make(plan, marked(player.value, call, plan.oneSeatEach), body.wish);
  return fresh.ok ? ok(fresh.value.describe(player.value.id)) : err(trouble(fresh.error));
}

function wrongWith({ seats }: NewTable, { game }: Hosted, { thinker }: House): Trouble | undefined {
  const { min, max } = game.seats;
  if (seats.length < min || seats.length > max) return trouble('bad-seats', `${min}–${max}`);
  if (seats.filter(({ kind }) => kind === 'me').length > 1) return trouble('bad-seats');
  const isStrange = seats.some(seat => seat.kind === 'bot' && seat.level !== undefined && !thinker.knows(seat.level));
  return isStrange ? trouble('unknown-bot') : undefined;
}

function planFrom(body: NewTable, options: TablePlan['options'], me: Player, { thinker, chance }: House): TablePlan {
  const { game, spectators = true, hints, oneSeatEach = body.terms?.listed ?? false, start = false } = body;
  const seatFrom = (plan: SeatPlan): Plan['seats'][number] => {
    switch (plan.kind) {
      case 'me':
        return { kind: 'player', player: me.id, program: me.owner !== null };
      case 'open':
        return plan;
      case 'bot':
        return { kind: 'bot', level: plan.level ?? thinker.usual };
    }
  };
  return {
    game,
    options,
    seats: body.seats.map(seatFrom),
    spectators,
    hints,
    oneSeatEach: oneSeatEach ? chance.draw(SALT_BYTES) : undefined,
    terms: { ...USUAL_TERMS, ...body.terms },
    code: newCode(chance),
    start,
  };
}

/** Me first, then bots; two of them where the game allows it. */
function quickTable({ bots = 2, level, start = true, ...body }: PlayNow, { min, max }: { min: number; max: number }): NewTable {
  const count = Math.min(Math.max(bots, min - 1), max - 1);
  const bot: SeatPlan = level === undefined ? { kind: 'bot' } : { kind: 'bot', level };
  return { ...body, seats: [{ kind: 'me' }, ...Array.from({ length: count }, () => bot)], start };
}

/** Checked by the game and complete, so that the table shows what is played. */
function optionsFrom(
  raw: NonNullable<NewTable['options']>,
  { game, words }: Hosted,
  { lang }: Pick<Call, 'lang'>,
): Result<Plan['options'], Trouble> {
  const config = game.configure(raw);
  if (!config.ok) return err(trouble('bad-options', words[lang].refusal(config.error)));
  const settled = config.value as Record<string, unknown>;
  const entries = game.options.map(option => {
    const chosen = settled[option.key];
    const isPlain = typeof chosen === 'string' || typeof chosen === 'number' || typeof chosen === 'boolean';
    return [option.key, isPlain ? chosen : (raw[option.key] ?? option.default)] as const;
  });
  return ok(Object.fromEntries(entries));
}

/** Who asks, by the name they gave just now: it is kept with the identity. */
async function named(
  house: House,
  { ensurePlayer }: Pick<Call, 'ensurePlayer'>,
  name: string | undefined,
): Promise<Result<Player, Trouble>> {
  const player = await ensurePlayer();
  return player.ok && name !== undefined && name !== player.value.name ? rename(house, player.value, name) : player;
}

function withLevel<T>(
  house: House,
  level: string | undefined,
  act: (level: string) => Promise<Result<T, Trouble>>,
): Promise<Result<T, Trouble>> {
  const wanted = level ?? house.thinker.usual;
  return house.thinker.knows(wanted) ? act(wanted) : Promise.resolve(err(trouble('unknown-bot')));
}

/** So that nobody waits for who cannot come any more. */
export async function leaveAll(house: House, { id, owner }: Asker): Promise<void> {
  for (const { table } of await house.store.unfinishedOf(id)) {
    const live = await house.open(table);
    if (live.ok) await live.value.wish({ player: id, program: owner !== null }, { type: 'leave' });
  }
}

/** A player and their programs are forgotten everywhere at once; where they sat, nameless seats stay. False: there is no such player. */
export async function deletePlayer(house: House, id: PlayerId): Promise<boolean> {
  const { store } = house;
  const programs = await store.programsOf(id);
  const player = await store.player(id);
  if (!player || !(await house.guarded(store.deletePlayer(id)))) return false;
  for (const gone of [player, ...programs.map(program => ({ id: program.id, owner: id }))]) {
    house.dismiss(gone.id);
    house.deleted(gone.id);
    await house.renamed(gone.id);
    await leaveAll(house, gone);
  }
  return true;
}
