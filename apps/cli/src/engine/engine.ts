import { botNamed, playouts } from '@tabard/bots';
import type { Listing, Loaded } from '@tabard/catalog';
import { fastRng, type Lang, play, type Refusal, type Result, rngAt, type Seat } from '@tabard/core';
import { BadRequest, Fields, idOf } from './fields.ts';

/** The match a session plays; `load` may begin it anywhere. */
interface Match extends Loaded {
  readonly listing: Listing;
  readonly seats: number;
  readonly seed: string;
  state: unknown;
  seq: number;
}

type Reply = Readonly<Record<string, unknown>>;

const MOST_GAMES = 1_000_000;
const MOST_BUDGET = 1_000_000_000;
const USUAL_SEED = '1';

/** One conversation in the engine protocol: a line in, a line out, whatever the line holds. */
export class Engine {
  readonly #catalog: readonly Listing[];
  #match: Match | undefined;

  readonly #commands: Readonly<Record<string, { readonly fields: readonly string[]; run(fields: Fields): Promise<Reply> }>> = {
    games: { fields: [], run: () => this.#games() },
    new: { fields: ['game', 'seats', 'seed', 'config'], run: fields => this.#new(fields) },
    load: { fields: ['position', 'seed'], run: fields => this.#load(fields) },
    moves: { fields: ['seat'], run: async fields => this.#moves(fields) },
    play: { fields: ['move', 'seat'], run: fields => this.#play(fields) },
    position: { fields: [], run: async () => ({ position: this.#current.game.describe(this.#current.state) }) },
    view: { fields: ['seat'], run: async fields => this.#view(fields) },
    resample: { fields: ['seat', 'seed'], run: async fields => this.#resample(fields) },
    outcome: { fields: [], run: async () => ({ outcome: this.#current.game.outcome(this.#current.state) ?? null }) },
    bot: { fields: ['level', 'ms', 'iterations', 'seed', 'seat'], run: async fields => this.#bot(fields) },
    random: { fields: ['game', 'seats', 'config', 'seed', 'games'], run: fields => this.#random(fields) },
  };

  constructor(catalog: readonly Listing[]) {
    this.#catalog = catalog;
  }

  /** Never rejects: whatever goes wrong is the answer. */
  async answer(line: string): Promise<string> {
    let raw: unknown;
    try {
      raw = JSON.parse(line);
      const fields = new Fields(asObject(raw));
      return JSON.stringify({ id: fields.id, ...(await this.#run(fields)) });
    } catch (error) {
      return JSON.stringify({ id: idOf(raw), error: explained(error) });
    }
  }

  async #run(fields: Fields): Promise<Reply> {
    const name = fields.text('cmd');
    if (!Object.hasOwn(this.#commands, name)) {
      throw new BadRequest('unknown-command', `there is no command "${name}"; there are: ${Object.keys(this.#commands).join(', ')}`);
    }
    const command = this.#commands[name]!;
    fields.allow(command.fields);
    fields.lang();
    return command.run(fields);
  }

  get #current(): Match {
    if (this.#match) return this.#match;
    throw new BadRequest('no-match', 'there is no match yet: begin with "new" or "load"');
  }

  get #standing(): Reply {
    const { game, state, seq } = this.#current;
    return { acting: game.acting(state), seq };
  }

  async #games(): Promise<Reply> {
    const games = this.#catalog.map(async ({ id, seats, options, load }) => ({
      id,
      revision: (await load()).game.revision,
      seats,
      options,
    }));
    return { games: await Promise.all(games) };
  }

  async #new(fields: Fields): Promise<Reply> {
    const { listing, loaded, config, seats } = await this.#started(fields);
    const seed = fields.seed(USUAL_SEED);
    this.#match = { ...loaded, listing, seats, seed, state: loaded.game.setup(config, seats, rngAt(seed, 0)), seq: 0 };
    return this.#standing;
  }

  async #load(fields: Fields): Promise<Reply> {
    const position = fields.object('position');
    const seed = fields.seed(USUAL_SEED);
    const listing = this.#listed(position.game);
    const loaded = await listing.load();
    const restored = loaded.game.restore(position, rngAt(seed, 0));
    if (!restored.ok) throw await refused(listing, restored.error, fields.lang());
    const seats = (position.seats as readonly unknown[]).length;
    this.#match = { ...loaded, listing, seats, seed, state: restored.value, seq: 0 };
    return this.#standing;
  }

  #moves(fields: Fields): Reply {
    const seat = this.#seatOf(fields);
    return { seat: seat ?? null, moves: seat === undefined ? [] : this.#legal(seat) };
  }

  async #play(fields: Fields): Promise<Reply> {
    const match = this.#current;
    const text = fields.text('move');
    // When the game is over nobody acts, and any seat hears the same.
    const seat = this.#seatOf(fields) ?? 0;
    const read: Result<unknown, Refusal> = match.game.parse(text);
    if (!read.ok) return this.#refusal(read.error, fields.lang());
    const played = play(match.game, match.state, seat, read.value, rngAt(match.seed, match.seq + 1));
    if (!played.ok) return this.#refusal(played.error, fields.lang());
    match.state = played.value.state;
    match.seq++;
    return { ok: true, facts: played.value.facts, ...this.#standing };
  }

  async #refusal(refusal: Refusal, lang: Lang): Promise<Reply> {
    const words = await this.#current.listing.words(lang);
    return { ok: false, refusal: { ...refusal, text: words.refusal(refusal) } };
  }

  #view(fields: Fields): Reply {
    const { game, state, seats } = this.#current;
    const viewer = fields.viewer(seats);
    return { view: game.view(state, viewer), legal: viewer === 'public' ? [] : this.#legal(viewer) };
  }

  #resample(fields: Fields): Reply {
    const match = this.#current;
    const view: unknown = match.game.view(match.state, fields.viewer(match.seats));
    match.state = match.game.determinize(view, rngAt(fields.seed(USUAL_SEED), 0));
    return this.#standing;
  }

  #bot(fields: Fields): Reply {
    const { game, advice, state, seed, seq } = this.#current;
    const bot = botNamed(game, advice, spec(fields), () => performance.now());
    if (!bot.ok) throw new BadRequest('unknown-bot', bot.error);
    const seat = this.#seatOf(fields);
    if (seat === undefined || !game.acting(state).includes(seat)) throw new BadRequest('not-acting', 'that seat has nothing to decide');
    const move: unknown = bot.value.choose(game.view(state, seat), seat, fastRng(fields.seed(`${seed} ${seq}`)));
    return { move: game.spell(move), stats: { iterations: bot.value.iterations ?? 0 } };
  }

  async #random(fields: Fields): Promise<Reply> {
    const { loaded, config, seats } = await this.#started(fields);
    const games = fields.whole('games', { min: 1, max: MOST_GAMES });
    const start = performance.now();
    const { decisions, checksum } = playouts(loaded.game, config, seats, games, fastRng(fields.seed(USUAL_SEED)));
    return { games, moves: decisions, seconds: (performance.now() - start) / 1000, checksum };
  }

  #legal(seat: Seat): string[] {
    const { game, state } = this.#current;
    return game
      .legalMoves(state, seat)
      .map((move: unknown) => game.spell(move))
      .sort();
  }

  /** The seat asked for, or the one to act; undefined when the game is over. */
  #seatOf(fields: Fields): Seat | undefined {
    const { game, state, seats } = this.#current;
    if (fields.has('seat')) return fields.seat(seats);
    const acting = game.acting(state);
    if (acting.length < 2) return acting[0];
    throw new BadRequest('which-seat', `several seats are to act (${acting.join(', ')}): say which by "seat"`);
  }

  async #started(fields: Fields) {
    const listing = this.#listed(fields.text('game'));
    const loaded = await listing.load();
    const seats = fields.whole('seats', listing.seats);
    const config = loaded.game.configure(fields.has('config') ? fields.object('config') : {});
    if (!config.ok) throw await refused(listing, config.error, fields.lang());
    return { listing, loaded, seats, config: config.value as unknown };
  }

  #listed(id: unknown): Listing {
    const listing = this.#catalog.find(one => one.id === id);
    if (listing) return listing;
    const ids = this.#catalog.map(one => one.id).join(', ');
    throw new BadRequest('unknown-game', `there is no game ${JSON.stringify(id) ?? 'without a name'}; there are: ${ids}`);
  }
}

async function refused(listing: Listing, refusal: Refusal, lang: Lang): Promise<BadRequest> {
  return new BadRequest(refusal.because, (await listing.words(lang)).refusal(refusal), refusal.rule);
}

function spec(fields: Fields): string {
  const level = fields.text('level');
  if (fields.has('ms') && fields.has('iterations')) throw new BadRequest('wrong-field', 'a budget is either "ms" or "iterations"');
  if (fields.has('ms')) return `${level}:${fields.whole('ms', { min: 1, max: MOST_BUDGET })}ms`;
  if (fields.has('iterations')) return `${level}:${fields.whole('iterations', { min: 1, max: MOST_BUDGET })}i`;
  return level;
}

function asObject(raw: unknown): Record<string, unknown> {
  if (typeof raw === 'object' && raw !== null && !Array.isArray(raw)) return raw as Record<string, unknown>;
  throw new BadRequest('unreadable', 'a request is a JSON object on one line');
}

function explained(error: unknown): Reply {
  if (error instanceof BadRequest)
    return { because: error.because, text: error.message, ...(error.rule !== undefined && { rule: error.rule }) };
  if (error instanceof SyntaxError) return { because: 'unreadable', text: 'this line is no JSON' };
  return { because: 'internal', text: `our mistake, and nothing has changed: ${(error as Error).message}` };
}
