import { CATALOG as GAMES, type Listing } from '@tabard/catalog';
import type { Advice } from '@tabard/core';
import { OPTIONS as SAMPLE_GAME } from '@tabard/sample-game/config';

/** The catalogue with one line more: the line that `new-game.ts` prints, for the game it makes. */
export const CATALOG: readonly Listing[] = [
  ...GAMES,
  {
    id: 'sample-game',
    seats: { min: 2, max: 4 },
    options: SAMPLE_GAME,
    load: async () => ({
      game: (await import('@tabard/sample-game')).game,
      advice: (await import('@tabard/sample-game/advice')).advice as Advice<unknown, unknown>,
    }),
    words: async lang =>
      ({
        en: async () => (await import('@tabard/sample-game/text/en')).en,
        de: async () => (await import('@tabard/sample-game/text/de')).de,
        fr: async () => (await import('@tabard/sample-game/text/fr')).fr,
        ja: async () => (await import('@tabard/sample-game/text/ja')).ja,
      })[lang](),
    lesson: async () => (await import('@tabard/sample-game/lessons')).lesson,
    lessonWords: async lang =>
      ({
        en: async () => (await import('@tabard/sample-game/lessons/en')).en,
        de: async () => (await import('@tabard/sample-game/lessons/de')).de,
        fr: async () => (await import('@tabard/sample-game/lessons/fr')).fr,
        ja: async () => (await import('@tabard/sample-game/lessons/ja')).ja,
      })[lang](),
  },
];
