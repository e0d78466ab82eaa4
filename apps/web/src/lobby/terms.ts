import type { Clock, OpenTable } from '@tabard/protocol';
import { games, wordsOf } from '../games.ts';
import { lang, t } from '../i18n/index.ts';
import { LOBBY_WORDS, type LobbyWords } from './words.ts';

export const lobbyWords = (): LobbyWords => LOBBY_WORDS[lang.value];

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The clocks to choose from: none, for one sitting, and for a move now and then. */
export const CLOCKS: Readonly<Record<string, Clock | null>> = {
  none: null,
  quick: { moveMs: 30 * SECOND_MS, reserveMs: 5 * MINUTE_MS },
  calm: { moveMs: MINUTE_MS, reserveMs: 10 * MINUTE_MS },
  hours: { moveMs: 8 * HOUR_MS, reserveMs: 0 },
  day: { moveMs: DAY_MS, reserveMs: 0 },
  days: { moveMs: 3 * DAY_MS, reserveMs: 0 },
  week: { moveMs: 7 * DAY_MS, reserveMs: 0 },
};

/** «30 s a move + 5 min», «3 days a move». */
export function clockWords(clock: Clock | null, words: LobbyWords = lobbyWords()): string {
  if (!clock) return words.noClock;
  const { moveMs, reserveMs } = clock;
  if (moveMs >= DAY_MS) return words.daysAMove(Math.round(moveMs / DAY_MS));
  if (moveMs >= HOUR_MS) return words.hoursAMove(Math.round(moveMs / HOUR_MS));
  return words.liveClock(Math.round(moveMs / SECOND_MS), Math.round(reserveMs / MINUTE_MS));
}

/** What is unusual about a table. */
export function termsWords({ terms, spectators }: Pick<OpenTable, 'terms' | 'spectators'>, words: LobbyWords = lobbyWords()): string[] {
  const { clock, behind, latecomers, talk, undo } = terms;
  return [
    clock ? clockWords(clock, words) : '',
    spectators
      ? behind > 0
        ? t.value.labelled(words.spectators, words.watchBehind(behind))
        : ''
      : t.value.labelled(words.spectators, words.watchNever),
    latecomers ? words.latecomers : '',
    undo ? '' : words.noUndo,
    talk === 'free' ? words.freeTalk : '',
  ].filter(said => said !== '');
}

/** The options of the game that are not the usual ones, as far as the catalogue is open. */
export function optionWords({ game, options }: Pick<OpenTable, 'game' | 'options'>): string[] {
  const words = wordsOf(game);
  const listing = games.value.find(({ id }) => id === game);
  if (!words || !listing) return [];
  return listing.options.flatMap(({ key, default: usual }) => {
    const value = options[key];
    return value === undefined || value === usual ? [] : [t.value.labelled(words.option(key), words.value(key, value).label)];
  });
}

/** A table in short words, for whoever thinks of sitting down there: its clock, and all that is unusual. */
export function inShort(table: Pick<OpenTable, 'game' | 'options' | 'terms' | 'spectators' | 'oneSeatEach'>): string[] {
  const words = lobbyWords();
  return [
    ...(table.terms.clock ? [] : [words.withoutClock]),
    ...termsWords(table, words),
    ...(table.oneSeatEach ? [t.value.oneSeatEach] : []),
    ...optionWords(table),
  ];
}
