import { err, ok, type Result, type Seat } from '@tabard/core';
import type { NewTable, PlayNow, SeatPlan, Table } from '@tabard/protocol';
import { type About, isDeserted, type Plan, type PlayerId, seatOf, termsOf, USUAL_TERMS, type Wish } from '@tabard/table';
import type { Asker } from '../asker.ts';
import { newCode } from '../chance.ts';
import type { Hosted } from '../games.ts';
import type { House, TablePlan } from '../house.ts';
import type { LiveTable } from '../live-table.ts';
import { Queue } from '../queue.ts';
import type { Again } from '../return-match.ts';
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
  | 'undo'
  | 'offer'
  | 'answer'
  | 'resume'
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
      return live.ok ? ok(await live.value.show(call.player?.id)) : live;
    },
    sit: call => sit(house, call),
    leave: call => givenUp(house, call, { type: 'leave' }),
    invite: call => invite(house, call),
    bot: call => withLevel(house, call.body.level, level => arranged(house, call, { type: 'seatBot', seat: call.body.seat, level })),
    open: call => arranged(house, call, { type: 'open', seat: call.body.seat }),
    start: call => arranged(house, call, { type: 'start' }),
    reveal: call => wished(house, call, { type: 'reveal', bytes: call.body.bytes }),
    callOff: call => wished(house, call, { type: 'callOff' }),
    standIn: call => standIn(house, call),
    takeBack: call => wished(house, call, { type: 'takeBack' }),
    undo: call => undo(house, call),
    offer: call => wished(house, call, { type: 'offer', what: call.body.what }),
    answer: call => wished(house, call, { type: 'answer', yes: call.body.yes }),
    resume: call => wished(house, call, { type: 'resume' }),
    resign: call => givenUp(house, call, { type: 'resign' }),
    close: call => wished(house, call, { type: 'close' }),
    rematch: call => rematch(house, call),
  };
}

const SALT_BYTES = 16;

/** Whoever sits down, with their device where the table asks for it. */
export const marked = async (player: Player, { markDevice }: Pick<Call, 'markDevice'>, oneSeatEach: string | undefined): Promise<Asker> =>
  oneSeatEach === undefined ? player : { id: player.id, owner: player.owner, device: await markDevice?.() };

type AboutTable = Pick<Call, 'table' | 'player'> & { readonly body: { readonly wish?: string } };

/** Does something at a table; the answer is how it stands then. */
async function wished(house: House, call: AboutTable, wish: Wish): Promise<Result<Table, Trouble>> {
  const at = await asked(house, call);
  if (!at.ok) return at;
  return wishedBy(house, at.value.live, at.value.player, wish, call.body.wish);
}

/** What strangers may do where the host has been away for a while. */
async function arranged(
  house: House,
  call: AboutTable,
  wish: Extract<Wish, { type: 'seatBot' | 'open' | 'start' }>,
): Promise<Result<Table, Trouble>> {
  const live = await tableOf(house, call);
  return live.ok ? wished(house, call, { ...wish, hostAwayMs: live.value.attendance.hostAwayMs }) : live;
}

async function wishedBy(
  house: House,
  live: LiveTable,
  asker: Asker,
  wish: Wish,
  name: string | undefined,
): Promise<Result<Table, Trouble>> {
  const answer = await house.wish(live, asker, wish, name);
  return answer.ok ? ok(await live.show(asker.id)) : err(trouble(answer.error));
}

/** Two who go at once must not each count on the other to stay. */
const GOING = new WeakMap<LiveTable, Queue>();

function oneAfterTheOther(live: LiveTable): Queue {
  const queue = GOING.get(live) ?? new Queue();
  GOING.set(live, queue);
  return queue;
}

/** Gives a seat up, to bots in the end; so many tables somebody may leave to nobody but them. */
async function givenUp(house: House, call: AboutTable & Pick<Call, 'withRoom'>, wish: GivingUp): Promise<Result<Table, Trouble>> {
  const at = await asked(house, call);
  if (!at.ok) return at;
  const { live, player } = at.value;
  const act = async () => {
    const answer = await house.wish(live, player, wish, call.body.wish);
    return answer.ok ? ok(live) : answer;
  };
  const given = await oneAfterTheOther(live).run(() => {
    const seat = wish.type === 'standIn' ? wish.seat : seatOf(live.table.about, player.id);
    const isLast = seat !== undefined && isDesertedBy(live.table.about, seat, wish.type);
    return isLast ? call.withRoom(player, { isNew: false, isDeserted: true, isListed: false }, act) : act();
  });
  return given.ok ? ok(await live.show(player.id)) : err(trouble(given.error));
}

type GivingUp = Extract<Wish, { type: 'leave' | 'resign' | 'standIn' }>;

/** Whether nobody but bots would play on. */
function isDesertedBy(about: About, seat: Seat, how: GivingUp['type']): boolean {
  const resigned = [...about.resigned, seat];
  if (about.status !== 'playing' || isDeserted(about) || !isDeserted({ ...about, resigned })) return false;
  const left = about.chairs.filter((_, other) => !resigned.includes(other));
  // Where one seat is left, or no person, the match is over.
  return how !== 'resign' || (left.length > 1 && left.some(({ kind }) => kind === 'player'));
}

async function undo(house: House, call: Call<'undo'>): Promise<Result<Table, Trouble>> {
  const at = await asked(house, call);
  if (!at.ok) return at;
  const { live, player } = at.value;
  const answer = await house.undo(live, player, call.body.after, call.body.wish);
  return answer.ok ? ok(live.describe(player.id)) : err(trouble(answer.error));
}

async function sit(house: House, call: Call<'sit'>): Promise<Result<Table, Trouble>> {
  const { seat, name, commitment = null, wish } = call.body;
  const live = await tableOf(house, call);
  if (!live.ok) return live;
  const player = await named(house, call, name);
  if (!player.ok) return player;
  const asker = await marked(player.value, call, live.value.table.about.oneSeatEach);
  return wishedBy(house, live.value, asker, { type: 'sit', seat, commitment }, wish);
}

async function invite(house: House, call: Call<'invite'>): Promise<Result<Table, Trouble>> {
  const { seat, bot } = call.body;
  const programs = call.player ? await house.store.programsOf(call.player.id) : [];
  const isMine = programs.some(({ id }) => id === bot);
  const at = await asked(house, call);
  if (!at.ok) return at;
  if (!isMine) return err(trouble('unknown-bot'));
  const { live, player } = at.value;
  const asker = await marked(player, call, live.table.about.oneSeatEach);
  return wishedBy(house, live, asker, { type: 'invite', seat, program: bot }, call.body.wish);
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
  const awayMs = player === undefined ? 0 : live.value.attendance.awayMs(player);
  return givenUp(house, call, { type: 'standIn', seat, ...(level !== undefined && { level }), awayMs });
}

async function rematch(house: House, call: Call<'rematch'>): Promise<Result<Table, Trouble>> {
  const at = await asked(house, call);
  if (!at.ok) return at;
  const { live, player } = at.value;
  // Whoever asks sits there again.
  const isListed = termsOf(live.table.about).listed;
  const withRoom: Again['withRoom'] = make => call.withRoom(player, { isNew: true, isDeserted: false, isListed }, make);
  const asker = await marked(player, call, live.table.about.oneSeatEach);
  const fresh = await house.rematch(live, asker, { wish: call.body.wish, withRoom });
  return fresh.ok ? ok(fresh.value.describe(player.id)) : err(trouble(fresh.error));
}

export async function made(house: House, call: Call<'create' | 'playNow' | 'find'>, body: NewTable): Promise<Result<Table, Trouble>> {
  const hosted = await house.games.get(body.game);
  const wrong = hosted ? wrongWith(body, hosted, house) : trouble('unknown-game');
  if (!hosted || wrong) return err(wrong ?? trouble('unknown-game'));
  const options = optionsFrom(body.options ?? {}, hosted, call);
  if (!options.ok) return options;
  const player = await named(house, call, body.name);
  if (!player.ok) return player;
  const isRepeat = body.wish !== undefined && (await house.hasMade(player.value, body.wish));
  const isDeserted = body.seats.every(({ kind }) => kind !== 'me');
  const plan = planFrom(body, options.value, player.value, house);
  const make = async () => house.make(plan, await marked(player.value, call, plan.oneSeatEach), body.wish);
  const fresh = await (isRepeat
    ? make()
    : call.withRoom(player.value, { isNew: true, isDeserted, isListed: body.terms?.listed ?? false }, make));
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
export async function named(
  house: House,
  call: Pick<Call, 'ensurePlayer' | 'mayRename'>,
  name: string | undefined,
): Promise<Result<Player, Trouble>> {
  const player = await call.ensurePlayer();
  return player.ok && name !== undefined && name !== player.value.name ? rename(house, call, player.value, name) : player;
}

function withLevel<T>(
  house: House,
  level: string | undefined,
  act: (level: string) => Promise<Result<T, Trouble>>,
): Promise<Result<T, Trouble>> {
  const wanted = level ?? house.thinker.usual;
  return house.thinker.knows(wanted) ? act(wanted) : Promise.resolve(err(trouble('unknown-bot')));
}

/** So that nobody waits for who cannot come any more. False: they had left already. */
export async function leaveAll(house: House, { id, owner }: Asker): Promise<boolean> {
  let hasLeft = false;
  for (const { table } of await house.store.unfinishedOf(id)) {
    const live = await house.open(table);
    if (!live.ok) continue;
    const { seq } = live.value.table;
    const left = await live.value.wish({ player: id, program: owner !== null }, { type: 'leave' });
    hasLeft ||= left.ok && left.value.seq > seq;
  }
  return hasLeft;
}

/**
 * Shuts the door on some people for good. They leave while the store still knows them: who is interrupted there can begin again.
 * False: it was shut, and they had left.
 */
export async function shutOut(house: House, people: readonly Asker[], shut: () => Promise<boolean>): Promise<boolean> {
  for (const one of people) await leaveAll(house, one);
  let isNews = await house.guarded(shut());
  for (const one of people) {
    house.dismiss(one.id);
    await house.renamed(one.id);
    // Somebody quick may have sat down again before it was shut.
    isNews = (await leaveAll(house, one)) || isNews;
  }
  return isNews;
}

/** A player and their programs are forgotten everywhere at once; where they sat, nameless seats stay. False: there is no such player. */
export async function deletePlayer(house: House, id: PlayerId): Promise<boolean> {
  const { store } = house;
  const programs = (await store.programsOf(id)).map(program => ({ id: program.id, owner: id }));
  const player = (await store.player(id)) ?? { id, owner: null };
  return shutOut(house, [player, ...programs], async () => {
    const isNews = await store.deletePlayer(id);
    for (const gone of [player, ...programs]) house.deleted(gone.id);
    return isNews;
  });
}
