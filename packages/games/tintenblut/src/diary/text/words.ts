import type { Naming } from '@tabard/core';
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
  /** Who won, and where everybody came to. */
  ending(diary: Diary, name: Naming): string;
}
