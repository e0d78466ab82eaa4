import { err, ok, type Result, type Viewer } from '@tabard/core';
import { type Line, type ServerMessage, TEXT_LENGTH, type Words } from '@tabard/protocol';
import { type About, arrivals, type PlayerId, seatOf, termsOf } from '@tabard/table';
import type { Follower } from './audience.ts';
import type { Note } from './bus.ts';
import { type Chance, crestOf, idOfWish } from './chance.ts';
import { clean } from './clean.ts';
import type { Gallery } from './gallery.ts';
import { Queue } from './queue.ts';
import { type Player, type Said, type Store, TALK_KEPT } from './store.ts';

/** Why something cannot be said. */
export type Unsayable = 'closed' | 'spectators-forbidden' | 'bad-name' | 'phrases-only' | 'bad-text';

/** Who wants to say something. */
export type Speaker = Pick<Player, 'id' | 'name' | 'owner'>;

/** What talk needs to know of its table. */
interface Parts {
  readonly table: string;
  readonly store: Pick<Store, 'keepSaid' | 'talkAt' | 'playersBy' | 'read' | 'now'>;
  readonly chance: Chance;
  about(): About;
  followers(): Iterable<Follower>;
  viewerOf(player: PlayerId | undefined): Viewer | undefined;
  /** Tells the other houses. */
  tell(note: Note): void;
  /** Spectators who see the match late hear what is said there as late. */
  readonly gallery: Pick<Gallery, 'hear' | 'unsay'> | undefined;
}

/** What is said at a table. It is no deed: nothing follows from it, and it is forgotten with who said it. */
export class Talk {
  readonly #parts: Parts;
  readonly #queue = new Queue();
  /** What is kept of it, as far as this house knows, oldest first. */
  #lines: readonly Said[] = [];
  /** What was said aside lately: nobody is told of it again, but a repeat is known, and it can be unsaid. */
  #asides: readonly Said[] = [];
  readonly #names = new Map<PlayerId, string>();
  #isRead = false;
  /** Since when those seated sit here; undefined: nobody asked since that changed. */
  #came: ReadonlyMap<PlayerId, number> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Says something: kept, and only then told. The same wish of the same person is fulfilled once. */
  say(speaker: Speaker, words: Words, wish: string): Promise<Result<undefined, Unsayable>> {
    return this.#queue.run(async () => {
      const { table, store, chance, about, tell } = this.#parts;
      const may = wordsFrom(about(), speaker, words);
      if (!may.ok) return may;
      const by = speaker.id;
      const aside = isAside(about(), by);
      const said: Said = { table, id: idOfWish(by, `say ${table} ${wish}`, chance), at: this.#now(), by, words: may.value };
      const isNews = !this.#knows(said) && (aside || (await store.keepSaid(said)));
      if (!isNews) return ok(undefined);
      tell({ type: 'said', table, said, aside });
      await this.#take(said, aside);
      return ok(undefined);
    });
  }

  /** Somebody said something at another house. */
  hear(said: Said, aside: boolean): Promise<void> {
    return this.#queue.run(async () => {
      if (!this.#knows(said)) await this.#take(said, aside);
    });
  }

  /** Learns what is needed to tell somebody who sits here what was said so far. */
  prepare(): Promise<void> {
    return this.#queue.run(async () => {
      const { table, store } = this.#parts;
      if (!this.#isRead) this.#lines = await store.talkAt(table);
      this.#isRead = true;
      if (this.#lines.length === 0) return;
      await this.#learnNames(this.#lines);
      this.#came ??= arrivals(await store.read(table, 0));
    });
  }

  /** Tells somebody who comes to their seat, again perhaps, what was said since they first did. */
  greet({ player, send }: Follower): void {
    const since = player === undefined ? undefined : this.#came?.get(player);
    if (since === undefined) return;
    const lines = this.#lines.filter(({ at }) => at >= since).map(said => this.#lineOf(said));
    if (lines.length > 0) send({ type: 'talk', table: this.#parts.table, lines });
  }

  /** Somebody sat down or got up. */
  reseat(): void {
    this.#came = undefined;
  }

  /** Somebody was deleted: what they said vanishes from every screen. */
  unsay(player: PlayerId): Promise<void> {
    return this.#queue.run(async () => this.#drop(({ by }) => by === player));
  }

  /** Compares with the store what is known here: a note may have been lost. */
  readAgain(): Promise<void> {
    return this.#queue.run(async () => {
      const { table, store } = this.#parts;
      if (!this.#isRead && this.#lines.length === 0) return;
      const kept = await store.talkAt(table);
      const ids = new Set(kept.map(({ id }) => id));
      this.#drop(said => this.#lines.includes(said) && !ids.has(said.id));
      for (const said of kept) if (!this.#knows(said)) await this.#take(said, false);
    });
  }

  #knows({ id }: Said): boolean {
    return [...this.#lines, ...this.#asides].some(said => said.id === id);
  }

  /** No two lines of a house at one table have the same time. */
  #now(): number {
    return Math.max(this.#parts.store.now(), (this.#lines.at(-1)?.at ?? 0) + 1);
  }

  async #take(said: Said, aside: boolean): Promise<void> {
    const { table, gallery } = this.#parts;
    this.#names.delete(said.by);
    await this.#learnNames([said]);
    // They were deleted while it was on its way.
    if (!this.#names.has(said.by)) return;
    if (aside) this.#asides = [...this.#asides, said].slice(-TALK_KEPT);
    else this.#lines = [...this.#lines, said].slice(-TALK_KEPT);
    const message: ServerMessage = { type: 'said', table, line: this.#lineOf(said) };
    this.#tell(message, viewer => (viewer === 'public' ? aside || !gallery : !aside));
    if (!aside) gallery?.hear(said, message);
  }

  #drop(isGone: (said: Said) => boolean): void {
    const ids = [...this.#lines, ...this.#asides].filter(isGone).map(({ id }) => id);
    if (ids.length === 0) return;
    const stays = ({ id }: Said): boolean => !ids.includes(id);
    this.#lines = this.#lines.filter(stays);
    this.#asides = this.#asides.filter(stays);
    this.#parts.gallery?.unsay(ids);
    this.#tell({ type: 'unsaid', table: this.#parts.table, ids }, () => true);
  }

  /** Whoever may not watch hears nothing. Who hears the same is sent the same. */
  #tell(message: ServerMessage, mayHear: (viewer: Viewer) => boolean): void {
    for (const { player, send } of this.#parts.followers()) {
      const viewer = this.#parts.viewerOf(player);
      if (viewer !== undefined && mayHear(viewer)) send(message);
    }
  }

  async #learnNames(lines: readonly Said[]): Promise<void> {
    const players = await this.#parts.store.playersBy([...new Set(lines.map(({ by }) => by))]);
    for (const { id, name } of players) this.#names.set(id, name);
  }

  #lineOf({ id, at, by, words }: Said): Line {
    const { about, chance } = this.#parts;
    const from = seatOf(about(), by) ?? null;
    return { id, at, from, name: this.#names.get(by) ?? '', crest: crestOf(by, chance), ...words };
  }
}

/** What somebody wants to say as it may be said, or why not. */
function wordsFrom(about: About, { id, name, owner }: Speaker, words: Words): Result<Words, Unsayable> {
  const isSeated = seatOf(about, id) !== undefined;
  if (about.status === 'closed') return err('closed');
  if (!isSeated && !about.spectators) return err('spectators-forbidden');
  if (!isSeated && name === '') return err('bad-name');
  if ('phrase' in words) return ok({ phrase: words.phrase });
  if (owner !== null || termsOf(about).talk !== 'free') return err('phrases-only');
  const text = clean(words.text, TEXT_LENGTH);
  return text === '' ? err('bad-text') : ok({ text });
}

/** While the match runs, those who watch talk among themselves. */
const isAside = (about: About, by: PlayerId): boolean => about.status === 'playing' && seatOf(about, by) === undefined;
