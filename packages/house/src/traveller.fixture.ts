import { commitmentTo, type Rng } from '@tabard/core';
import type { ClientMessage, ServerMessage, Step, Table } from '@tabard/protocol';
import type { Deed, Wish } from '@tabard/table';
import type { PipsView } from '@tabard/testkit/pips';
import type { House, Player } from './index.ts';
import { Guest, type Inn } from './inn.fixture.ts';
import type { Weather } from './storm.fixture.ts';

/** What a wish comes to. */
const DEEDS = { sit: 'sat', start: 'called', reveal: 'revealed', standIn: 'stoodIn', takeBack: 'takenBack' } as const;

interface Sent {
  readonly message: Extract<ClientMessage, { type: 'move' }>;
  at: number;
}

/** A player who hears late or never, hops from house to house, sends late, twice, or what is long gone. */
export class Traveller {
  readonly player: Player;
  /** What they were told, by entry, in order. */
  readonly facts: [number, unknown[]][] = [];
  readonly complaints: string[] = [];
  /** News of the table: after which entry, and after which step. */
  readonly news: { readonly seq: number; readonly known: number }[] = [];
  /** Wishes that were acknowledged, with the entry that was named and what it must be. */
  readonly granted = new Map<string, { readonly seq: number; readonly type: Deed['type'] }>();
  step: Step | undefined;
  /** The entry before the first they were told of. */
  since: number | undefined;
  readonly #inn: Inn;
  readonly #houses: readonly House[];
  readonly #table: string;
  readonly #rng: Rng;
  readonly #weather: Weather;
  readonly #sent: Sent[] = [];
  #pending: Sent | undefined;
  #guest: Guest | undefined;
  /** They were shown the match on this line. */
  #isShown = false;
  #wishes = 0;
  /** Theirs for the dice, which they keep until they are called upon for them. */
  readonly #bytes: string;
  #hasRevealed = false;
  /** When the line carries the next message, each way. */
  readonly #lag = { up: 0, down: 0 };

  constructor(inn: Inn, houses: readonly House[], table: string, player: Player, rng: Rng, weather: Weather) {
    this.#inn = inn;
    this.#houses = houses;
    this.#table = table;
    this.player = player;
    this.#rng = rng;
    this.#weather = weather;
    this.#bytes = Array.from({ length: 32 }, () => rng.below(16).toString(16).repeat(2)).join('');
  }

  /** Lives, until the weather is calm; then stays on the line and listens. */
  live(): void {
    if (!this.#guest) this.#connect();
    if (this.#weather.isCalm) return;
    this.#act();
    this.#inn.time.after(20 + this.#rng.below(200), () => this.live());
  }

  /** Wishes for something at some house, again and again at any, until there is an answer. */
  async wish(wish: Wish & { readonly type: keyof typeof DEEDS }): Promise<string> {
    const id = this.#newWish();
    for (;;) {
      const answer = await this.#ask(wish, id).catch(() => 'failed');
      if (answer !== 'failed' && answer !== 'paused') return answer;
      await new Promise<void>(resolve => this.#inn.time.after(300, resolve));
    }
  }

  /** What they show of their bytes. */
  get commitment(): string {
    return commitmentTo(this.#bytes)!;
  }

  async #ask(wish: Wish & { readonly type: keyof typeof DEEDS }, id: string): Promise<string> {
    const house = this.#somewhere();
    const live = await house.open(this.#table);
    if (!live.ok) return live.error;
    const answer = await house.wish(live.value, this.player, wish, id);
    if (!answer.ok) return answer.error;
    this.granted.set(id, { seq: answer.value.seq, type: DEEDS[wish.type] });
    return 'granted';
  }

  #act(): void {
    const rng = this.#rng;
    if (rng.below(25) === 0) this.#hangUp();
    else if (this.#sent.length > 0 && rng.below(12) === 0) this.#send(this.#sent[rng.below(this.#sent.length)]!);
    else if (this.#pending) this.#insist(this.#pending);
    else if (this.step && this.step.legal.length > 0) this.#move(this.step);
    else if (rng.below(40) === 0) void this.#rest();
  }

  #move({ legal, after }: Step): void {
    const move = legal[this.#rng.below(legal.length)]!;
    this.#pending = { message: { type: 'move', table: this.#table, after, move, wish: this.#newWish() }, at: 0 };
    this.#sent.push(this.#pending);
    const copies = this.#rng.below(4) === 0 ? 2 : 1;
    for (let i = 0; i < copies; i++) this.#send(this.#pending);
  }

  #insist(sent: Sent): void {
    if (this.#inn.time.now() - sent.at > 600) this.#send(sent);
  }

  /** A bot plays for a while. */
  async #rest(): Promise<void> {
    const seat = this.step && (this.step.view as PipsView).viewer;
    if (typeof seat !== 'number') return;
    const answer = await this.wish({ type: 'standIn', seat, level: 'easy', awayMs: 0 });
    await new Promise<void>(resolve => this.#inn.time.after(this.#rng.below(1000), resolve));
    if (answer === 'granted') await this.wish({ type: 'takeBack' });
  }

  #send(sent: Sent): void {
    if (sent.at > 0) this.#weather.mishaps['sent again']++;
    sent.at = this.#inn.time.now();
    this.#say(sent.message);
  }

  #connect(): void {
    const guest = new Guest(this.#inn.api, this.#somewhere(), this.player, message =>
      this.#carry('down', () => this.#guest === guest && this.#hear(message)),
    );
    this.#guest = guest;
    this.#isShown = false;
    this.#say({ type: 'hello', version: 4, lang: 'en' });
    this.#say({ type: 'follow', table: this.#table, ...(this.step && { seq: this.step.seq }) });
  }

  /** What is on its way is lost. */
  #hangUp(): void {
    this.#weather.mishaps['hung up']++;
    const guest = this.#guest;
    this.#guest = undefined;
    this.#inn.time.after(this.#rng.below(500), () => guest?.session.end());
  }

  #say(message: ClientMessage): void {
    const guest = this.#guest;
    this.#carry('up', () => guest !== undefined && this.#guest === guest && void guest.say(message));
  }

  /** Late, but in order. */
  #carry(way: 'up' | 'down', arrive: () => void): void {
    const { time } = this.#inn;
    this.#lag[way] = Math.max(this.#lag[way], time.now() + this.#rng.below(60));
    time.after(this.#lag[way] - time.now(), arrive);
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'step') this.#see(message);
    if (message.type === 'table') this.#reveal(message.table);
    if (message.type === 'table' && this.#isShown) this.news.push({ seq: message.table.seq, known: this.step!.seq });
    if (message.type === 'accepted') this.granted.set(message.wish, { seq: message.seq, type: 'move' });
    const isFinal = message.type === 'accepted' || message.type === 'refused' || (message.type === 'error' && !isPassing(message.code));
    if (isFinal && message.wish === this.#pending?.message.wish) this.#pending = undefined;
    if (message.type === 'error' && message.wish === undefined && !isPassing(message.code)) this.complaints.push(message.code);
  }

  #reveal({ me, dice }: Table): void {
    if (this.#hasRevealed || dice.until === null || me.seat === null || dice.commitments[me.seat] !== this.commitment) return;
    this.#hasRevealed = true;
    void this.wish({ type: 'reveal', bytes: this.#bytes });
  }

  #see(step: Step): void {
    if (this.step && step.since !== this.step.seq) this.complaints.push(`was told since ${step.since}, and knew ${this.step.seq}`);
    this.since ??= step.since;
    this.step = step;
    this.#isShown = true;
    for (const { seq, facts } of step.entries) if (facts.length > 0) this.facts.push([seq, facts]);
  }

  #somewhere(): House {
    return this.#houses[this.#rng.below(this.#houses.length)]!;
  }

  #newWish(): string {
    return `${this.player.id}-${++this.#wishes}`;
  }
}

/** It will go on by itself. */
const isPassing = (code: string): boolean => code === 'paused' || code === 'internal';
