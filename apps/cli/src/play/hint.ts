import { advise, type Budget } from '@tabard/bots';
import type { Listing, Loaded } from '@tabard/catalog';
import { type AnyWords, fastRng, type Lang, type Motive, type Naming, type Seat } from '@tabard/core';
import type { ShellWords } from './words.ts';
import { wrapped } from './wrap.ts';

/** What is asked: nothing but what the seat may know, and how it is to be said. */
export interface HintQuestion {
  readonly listing: Listing;
  readonly loaded: Loaded;
  readonly view: unknown;
  readonly seat: Seat;
  readonly lang: Lang;
  readonly words: AnyWords;
  readonly shell: ShellWords;
  readonly name: Naming;
  readonly columns: number;
  readonly budget?: Budget;
}

/** As a master thinks: so long at most, and no longer than until it is clear. */
const USUAL: Budget = { ms: 2000, now: () => performance.now(), endsWhenClear: true };
/** So many other moves are compared with the best. */
const OTHERS = 2;

/** Which move a strong bot would make, what speaks for it, and what the next best ones cost. The seat must be one of those to act. */
export async function hintFor(question: HintQuestion): Promise<string> {
  const { hint } = question.shell;
  const say = await question.listing.hintWords?.(question.lang);
  const { loaded, view, seat, budget = USUAL } = question;
  // Equal questions begin with equal dice.
  const [best, ...others] = advise<unknown, unknown, unknown, unknown, unknown>(loaded, view, seat, budget, fastRng('hint'));
  if (!best) return '';
  const why = (motive: Motive | undefined): string => (motive && say ? say(motive, question.name) : '');
  const line = (text: string, hanging = '') => wrapped(text, question.columns, hanging);
  const lines = [
    line(hint.best(inWords(question, best.move)), INDENT),
    line(INDENT + (others.length === 0 ? hint.only : why(best.motive) || hint.noReason)),
  ];
  if (others.length > 0) lines.push(line(INDENT + hint.chance(percent(best.value, hint.locale))), line(hint.others));
  for (const { move, value, motive } of others.slice(0, OTHERS)) {
    const points = lost(best.value - value, hint.locale).padStart(POINTS);
    const told = [inWords(question, move), why(motive)].filter(text => text !== '').join('\n');
    const column = wrapped(told, question.columns - BEFORE).replaceAll('\n', `\n${' '.repeat(BEFORE)}`);
    lines.push(INDENT + points + INDENT + column);
  }
  return lines.join('\n');
}
const INDENT = '  ';
/** As wide as «−12.3». */
const POINTS = 5;
const BEFORE = POINTS + 2 * INDENT.length;

const inWords = ({ loaded, words, name, shell }: HintQuestion, move: unknown): string =>
  shell.noted(words.move(move, name), loaded.game.spell(move));

const percent = (part: number, locale: string): string => part.toLocaleString(locale, { style: 'percent' });

/** Of a hundred: −1.2. A move preferred to another was tried more often and so is known better, even where it seems to be worth less. */
const lost = (part: number, locale: string): string =>
  `−${(100 * Math.max(0, part)).toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}`;
