import { OPTIONS as BLANC_NOIR } from '@tabard/blanc-noir/config';
import { OPTIONS as BLASON } from '@tabard/blason/config';
import type {
  Advice,
  AnyGame,
  AnyTallyWords,
  AnyWords,
  Hints,
  Lang,
  Lesson,
  Naming,
  Option,
  OptionValue,
  Replay,
  SayMotive,
  Seat,
  TallyOf,
} from '@tabard/core';
import type { Story } from '@tabard/story';
import { OPTIONS as TINTENBLUT } from '@tabard/tintenblut/config';

/** A game as a platform sees it: enough for forms and lists at once, the rest when it is asked for. */
export interface Listing {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly Option[];
  /** Options of a short match that asks less of newcomers, where the game has any. */
  readonly short?: Readonly<Record<string, OptionValue>>;
  load(): Promise<Loaded>;
  words(lang: Lang): Promise<AnyWords>;
  /** What the game's hints say, if it gives any. */
  hintWords?(lang: Lang): Promise<SayMotive>;
  /** Its guided first match, and what that says. */
  lesson?(): Promise<Lesson>;
  lessonWords?(lang: Lang): Promise<Readonly<Record<string, string>>>;
  /** A finished match of it told as a page, if it tells any; undefined for one that is not over or cannot be played again. Names are the players', `day` is when it was played, as one writes it. */
  diary?(replay: Replay, lang: Lang, name?: Naming, day?: string): Promise<Story | undefined>;
  /** A finished match of it in numbers, and what they are called, if it counts any. */
  tally?(): Promise<TallyOf<unknown, unknown>>;
  tallyWords?(lang: Lang): Promise<AnyTallyWords>;
}

export interface Loaded {
  readonly game: AnyGame;
  readonly advice: Advice<unknown, unknown>;
  /** What speaks for a move; a game may be silent about its moves. */
  readonly hints?: Hints<unknown, unknown>;
  /** What a seat takes home from a finished match, as text, if anything: the arms its player wears from then on. */
  readonly keepsake?: (state: unknown, seat: Seat) => string | undefined;
}

/** Every game there is. */
export const CATALOG: readonly Listing[] = [
  {
    id: 'blanc-noir',
    seats: { min: 2, max: 6 },
    options: BLANC_NOIR,
    short: { goal: 'round', call: 'automatic' },
    load: async () => ({
      game: (await import('@tabard/blanc-noir')).blancNoir,
      advice: (await import('@tabard/blanc-noir/advice')).advice as Advice<unknown, unknown>,
      hints: (await import('@tabard/blanc-noir/hints')).hints as Hints<unknown, unknown>,
    }),
    words: async lang =>
      ({
        en: async () => (await import('@tabard/blanc-noir/text/en')).en,
        de: async () => (await import('@tabard/blanc-noir/text/de')).de,
        fr: async () => (await import('@tabard/blanc-noir/text/fr')).fr,
        ja: async () => (await import('@tabard/blanc-noir/text/ja')).ja,
      })[lang](),
    hintWords: async lang =>
      ({
        en: async () => (await import('@tabard/blanc-noir/text/hints/en')).en,
        de: async () => (await import('@tabard/blanc-noir/text/hints/de')).de,
        fr: async () => (await import('@tabard/blanc-noir/text/hints/fr')).fr,
        ja: async () => (await import('@tabard/blanc-noir/text/hints/ja')).ja,
      })[lang](),
    tally: async () => (await import('@tabard/blanc-noir/tally')).tally as TallyOf<unknown, unknown>,
    tallyWords: async lang =>
      ({
        en: async () => (await import('@tabard/blanc-noir/text/tally/en')).en,
        de: async () => (await import('@tabard/blanc-noir/text/tally/de')).de,
        fr: async () => (await import('@tabard/blanc-noir/text/tally/fr')).fr,
        ja: async () => (await import('@tabard/blanc-noir/text/tally/ja')).ja,
      })[lang](),
    lesson: async () => (await import('@tabard/blanc-noir/lessons')).lesson,
    lessonWords: async lang =>
      ({
        en: async () => (await import('@tabard/blanc-noir/lessons/en')).en,
        de: async () => (await import('@tabard/blanc-noir/lessons/de')).de,
        fr: async () => (await import('@tabard/blanc-noir/lessons/fr')).fr,
        ja: async () => (await import('@tabard/blanc-noir/lessons/ja')).ja,
      })[lang](),
  },
  {
    id: 'blason',
    seats: { min: 2, max: 5 },
    options: BLASON,
    load: async () => {
      const { blason, keepsake } = await import('@tabard/blason');
      return {
        game: blason,
        advice: (await import('@tabard/blason/advice')).advice as Advice<unknown, unknown>,
        hints: (await import('@tabard/blason/hints')).hints as Hints<unknown, unknown>,
        keepsake: keepsake as (state: unknown, seat: Seat) => string | undefined,
      };
    },
    words: async lang =>
      ({
        en: async () => (await import('@tabard/blason/text/en')).en,
        de: async () => (await import('@tabard/blason/text/de')).de,
        fr: async () => (await import('@tabard/blason/text/fr')).fr,
        ja: async () => (await import('@tabard/blason/text/ja')).ja,
      })[lang](),
    hintWords: async lang =>
      ({
        en: async () => (await import('@tabard/blason/text/hints/en')).en,
        de: async () => (await import('@tabard/blason/text/hints/de')).de,
        fr: async () => (await import('@tabard/blason/text/hints/fr')).fr,
        ja: async () => (await import('@tabard/blason/text/hints/ja')).ja,
      })[lang](),
    tally: async () => (await import('@tabard/blason/tally')).tally as TallyOf<unknown, unknown>,
    tallyWords: async lang =>
      ({
        en: async () => (await import('@tabard/blason/text/tally/en')).en,
        de: async () => (await import('@tabard/blason/text/tally/de')).de,
        fr: async () => (await import('@tabard/blason/text/tally/fr')).fr,
        ja: async () => (await import('@tabard/blason/text/tally/ja')).ja,
      })[lang](),
    lesson: async () => (await import('@tabard/blason/lessons')).lesson,
    lessonWords: async lang =>
      ({
        en: async () => (await import('@tabard/blason/lessons/en')).en,
        de: async () => (await import('@tabard/blason/lessons/de')).de,
        fr: async () => (await import('@tabard/blason/lessons/fr')).fr,
        ja: async () => (await import('@tabard/blason/lessons/ja')).ja,
      })[lang](),
  },
  {
    id: 'tintenblut',
    seats: { min: 2, max: 4 },
    options: TINTENBLUT,
    load: async () => ({
      game: (await import('@tabard/tintenblut')).tintenblut,
      advice: (await import('@tabard/tintenblut/advice')).advice as Advice<unknown, unknown>,
      hints: (await import('@tabard/tintenblut/hints')).hints as Hints<unknown, unknown>,
    }),
    words: async lang =>
      ({
        en: async () => (await import('@tabard/tintenblut/text/en')).en,
        de: async () => (await import('@tabard/tintenblut/text/de')).de,
        fr: async () => (await import('@tabard/tintenblut/text/fr')).fr,
        ja: async () => (await import('@tabard/tintenblut/text/ja')).ja,
      })[lang](),
    hintWords: async lang =>
      ({
        en: async () => (await import('@tabard/tintenblut/text/hints/en')).en,
        de: async () => (await import('@tabard/tintenblut/text/hints/de')).de,
        fr: async () => (await import('@tabard/tintenblut/text/hints/fr')).fr,
        ja: async () => (await import('@tabard/tintenblut/text/hints/ja')).ja,
      })[lang](),
    tally: async () => (await import('@tabard/tintenblut/tally')).tally as TallyOf<unknown, unknown>,
    tallyWords: async lang =>
      ({
        en: async () => (await import('@tabard/tintenblut/text/tally/en')).en,
        de: async () => (await import('@tabard/tintenblut/text/tally/de')).de,
        fr: async () => (await import('@tabard/tintenblut/text/tally/fr')).fr,
        ja: async () => (await import('@tabard/tintenblut/text/tally/ja')).ja,
      })[lang](),
    lesson: async () => (await import('@tabard/tintenblut/lessons')).lesson,
    lessonWords: async lang =>
      ({
        en: async () => (await import('@tabard/tintenblut/lessons/en')).en,
        de: async () => (await import('@tabard/tintenblut/lessons/de')).de,
        fr: async () => (await import('@tabard/tintenblut/lessons/fr')).fr,
        ja: async () => (await import('@tabard/tintenblut/lessons/ja')).ja,
      })[lang](),
    diary: async (replay, lang, name, day) => {
      const { diaryOfReplay, storyOf } = await import('@tabard/story/tintenblut');
      const diary = diaryOfReplay(replay);
      const words = {
        en: async () => (await import('@tabard/story/tintenblut/en')).en,
        de: async () => (await import('@tabard/story/tintenblut/de')).de,
        fr: async () => (await import('@tabard/story/tintenblut/fr')).fr,
        ja: async () => (await import('@tabard/story/tintenblut/ja')).ja,
      };
      return diary && storyOf(diary, await words[lang](), lang, name, day);
    },
  },
];
