import type { Naming } from '@tabard/core';
import type { Place, Reward, SeatColour } from '@tabard/tintenblut';
import type { Diary, Stop, Traveller, TurningPoint } from '../diary.ts';

/** What the travel diary says in one language. */
export interface DiaryWords {
  /** «Travel diary», and the headings of its parts. */
  readonly title: string;
  readonly turningPoints: string;
  readonly routes: string;
  round(round: number): string;
  /** «Mira’s journey». */
  heading(name: string): string;
  /** All that happened at a stop, a sentence each, in order. */
  stop(stop: Stop, name: Naming): readonly string[];
  /** A traveller's whole way in a few sentences. */
  summary(traveller: Traveller): string;
  turningPoint(point: TurningPoint, name: Naming): string;
  /** Who won, when, and how far that was. */
  ending(diary: Diary, name: Naming): string;
  readonly page: PageWords;
}

/** What stands on the page around the sentences. */
export interface PageWords {
  readonly game: string;
  readonly places: Readonly<Record<Place, string>>;
  /** What travellers are called who left no name. */
  readonly nameless: Readonly<Record<SeatColour, string>>;
  /** «a, b and c». */
  and(items: readonly string[]): string;
  /** What is between two sentences. */
  readonly space: string;
  amount(reward: Reward, count: number): string;
  readonly standing: string;
  readonly columns: { readonly rank: string; readonly traveller: string; readonly field: string };
  /** Under the map of all journeys, and what it shows for whoever cannot see it. */
  readonly mapHelp: string;
  map(travellers: string): string;
  /** Under the map of one traveller. */
  readonly wayHelp: string;
  /** What opens the list of a traveller's stops. */
  stops(count: number): string;
  way(name: string, stops: readonly string[]): string;
  /** The chart of the markers. */
  readonly race: string;
  readonly raceHelp: string;
  /** The column of a table or the end of a chart. */
  readonly start: string;
  readonly end: string;
  readonly inNumbers: string;
  /** The last line. */
  readonly made: string;
}
