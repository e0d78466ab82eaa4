import type { PlayerId, Table } from '@tabard/table';
import { Absence, Emptiness } from './absence.ts';
import type { Audience } from './audience.ts';
import type { Note } from './bus.ts';
import { playersAt } from './describe.ts';
import type { Neighbours } from './neighbours.ts';
import { Presence } from './presence.ts';
import { openSince } from './row.ts';
import type { Time } from './time.ts';
import { Watching } from './watching.ts';

const AWAY_MS = 10_000;

interface AtTable {
  readonly time: Time;
  readonly neighbours: Neighbours;
  readonly table: Table;
  /** Those who follow the table here. */
  readonly audiences: readonly Audience[];
  /** Tells the other houses. */
  tell(note: Note): void;
  /** Tells those here who is there; false: in a moment. */
  announce(): boolean;
  /** Somebody follows the table. */
  watched(): void;
}

/** Who is at a table, here and at other houses, and since when those who are not have been away. */
export class Attendance {
  readonly #at: AtTable;
  readonly #presence: Presence;
  readonly #watching: Watching;
  readonly #absence: Absence;
  /** Of the host, with a seat or without. */
  readonly #hostAbsence: Absence;
  readonly #emptiness: Emptiness;

  constructor(at: AtTable) {
    this.#at = at;
    this.#presence = new Presence(house => at.neighbours.isMissed(house));
    this.#watching = new Watching(at.time, {
      here: () => this.#watchingHere,
      everywhere: () => this.watching,
      tellHere: () => void at.announce(),
      tellAbroad: () => this.tellAbroad(),
    });
    this.#absence = new Absence(at.time);
    this.#hostAbsence = new Absence(at.time);
    this.#emptiness = new Emptiness(at.time);
  }

  /** Somebody follows the table, here or at another house. */
  get isWatched(): boolean {
    return this.isAnybodyHere || this.#presence.isAnybodyElsewhere;
  }

  get isAnybodyHere(): boolean {
    return this.#at.audiences.some(({ isEmpty }) => !isEmpty);
  }

  /** How many watch, here or at another house. */
  get watching(): number {
    return this.#watchingHere + this.#presence.watchingElsewhere;
  }

  get #watchingHere(): number {
    return this.#at.audiences.reduce((sum, { watching }) => sum + watching, 0);
  }

  /** Whether anybody who sits here is there. */
  get isManned(): boolean {
    return playersAt([this.#at.table.about]).some(player => this.isConnected(player));
  }

  isConnected(player: PlayerId): boolean {
    return this.#hears(player) || this.#presence.isElsewhere(player);
  }

  /** For how long of the match a player has followed the table nowhere, as far as this house knows; 0 while they do. */
  awayMs(player: PlayerId): number {
    return this.#absence.ms(player);
  }

  /** For how long the host has been away; 0 while they are there. */
  get hostAwayMs(): number {
    return this.#hostAbsence.ms(this.#at.table.about.host);
  }

  /** Whoever loads a page again is back in a moment, and not away for anybody. */
  get isHostAway(): boolean {
    return this.hostAwayMs >= AWAY_MS;
  }

  /** For how long nobody who sits here has been there, as far as this house knows. */
  get emptyMs(): number {
    return this.#emptiness.ms;
  }

  /** Another house says who follows the table there. */
  heardOf(house: string, players: readonly PlayerId[], watching?: number): void {
    if (this.#presence.heard(house, players, watching)) this.#at.announce();
    this.#watching.note();
  }

  /** These houses went or are back, and whoever follows the table there with them. */
  meet(houses: readonly string[]): void {
    if (this.#presence.isAnybodyAt(houses)) this.#at.announce();
  }

  /** Asks the other houses who follows the table there. Those who do not have it in memory any more cannot say that nobody does. */
  askAround(): void {
    const { tell, neighbours, table } = this.#at;
    this.#presence.doubt();
    tell({ type: 'whoIsThere', table: table.id, house: neighbours.me });
  }

  /** Whoever was asked has answered by now. */
  forgetUnheardOf(): void {
    if (this.#presence.forgetDoubted()) this.#at.announce();
  }

  /** Says at the other houses who follows the table here. */
  tellAbroad(): void {
    const { tell, neighbours, table } = this.#at;
    const watching = this.#watchingHere;
    this.#watching.toldAbroad();
    tell({ type: 'present', table: table.id, house: neighbours.me, players: this.#here(), ...(watching > 0 && { watching }) });
  }

  /** The same, if it is another than they were told. */
  tellAbroadIfNew(): boolean {
    const { tell, table } = this.#at;
    const isNews = this.#presence.isToTell(this.#here());
    if (isNews) this.tellAbroad();
    // The lobby says where the host is away.
    if (isNews && openSince(table.about) !== null) tell({ type: 'listed', table: table.id });
    return isNews;
  }

  /** Somebody came or went; only those seated, and the host, are told of. True: everybody was told just now. */
  change(): boolean {
    this.note();
    this.#watching.note();
    return this.tellAbroadIfNew() && this.#at.announce();
  }

  /** To be told at every change of who sits here, and who is there. */
  note(): void {
    const { about } = this.#at.table;
    const isHere = (player: PlayerId) => this.isConnected(player);
    // Before a match nobody is waited for.
    this.#absence.note(about.status === 'waiting' ? [] : playersAt([about]), isHere);
    this.#hostAbsence.note([about.host], isHere);
    this.#emptiness.note(this.isManned);
    if (this.isWatched) this.#at.watched();
  }

  /** Those here were just told. */
  toldHere(): void {
    this.#watching.toldHere();
  }

  stop(): void {
    this.#watching.stop();
  }

  /** Those seated, and the host, who follow the table here. */
  #here(): PlayerId[] {
    const { about } = this.#at.table;
    return [...new Set([...playersAt([about]), about.host])].filter(player => this.#hears(player));
  }

  #hears(player: PlayerId): boolean {
    return this.#at.audiences.some(audience => audience.hears(player));
  }
}
