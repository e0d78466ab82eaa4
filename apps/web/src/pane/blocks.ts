import type { AnyWords, Naming, Seat } from '@tabard/core';
import { actorOf, type Turn, turnsOf } from '../boards/turns.ts';
import type { Happened, Tabled } from '../net/session.ts';

/** One block of the history: a turn, something that nobody did, or a change of who plays. */
export interface Block {
  readonly kind: 'turn' | 'break' | 'table';
  readonly seat: Seat | undefined;
  readonly seq: number;
  readonly lines: readonly Line[];
}

interface Line {
  readonly text: string;
  /** It was done to me. */
  readonly toMe: boolean;
}

interface Telling {
  readonly words: AnyWords;
  readonly name: Naming;
  readonly me: Seat | undefined;
  sayTabled(tabled: Tabled): string;
  /** Puts the parts of a line together, as the language does. */
  join(parts: readonly string[]): string;
  /** Who won by the table, where the game knows nothing of who gave up; '' where it knows better. */
  readonly ending: string;
}

/** More than anybody scrolls through; a long match has hundreds of turns. */
const MOST = 150;

/** What happened, turn by turn, the newest first and in order within each. */
export function blocksOf(happened: readonly Happened[], tabled: readonly Tabled[], telling: Telling): readonly Block[] {
  const turns = turnsOf(happened).slice(-MOST);
  const told = turns.flatMap(turn => blockOf(turn, telling) ?? []);
  const others = tabled.map(
    (one): Block => ({
      kind: 'table',
      seat: undefined,
      seq: one.seq,
      lines: [{ text: telling.sayTabled(one), toMe: false }],
    }),
  );
  // Of one entry what came last stands first, too: sorting leaves equals as they are.
  return [...told.reverse(), ...others].sort((one, other) => other.seq - one.seq);
}

/** How many blocks, from the newest on, happened since I last did something; none before I did anything. */
export function sinceMyTurn(blocks: readonly Block[], me: Seat | undefined): number {
  const mine = me === undefined ? -1 : blocks.findIndex(({ seat }) => seat === me);
  return Math.max(mine, 0);
}

/** What one fact means to whoever reads: said to me where it was done to me, or by me. */
export function sayFact({ words, name, me }: Pick<Telling, 'words' | 'name' | 'me'>, fact: unknown): Line {
  const toMe = me === undefined ? '' : words.toYou(fact as never, me, name);
  return { text: toMe || words.fact(fact as never, name, me), toMe: toMe !== '' };
}

function blockOf(turn: Turn<unknown>, telling: Telling): Block | undefined {
  const lines: Line[] = [];
  for (const fact of turn.facts) {
    const line = lineOf(turn.seat, fact, telling);
    if (line.text === '') continue;
    const before = lines.at(-1);
    if (before && !before.toMe && !line.toMe && telling.words.goesOn?.(fact as never))
      lines[lines.length - 1] = { ...before, text: telling.join([before.text, line.text]) };
    else lines.push(line);
  }
  if (lines.length === 0) return;
  return { kind: turn.seat === undefined ? 'break' : 'turn', seat: turn.seat, seq: turn.seq, lines };
}

function lineOf(seat: Seat | undefined, fact: unknown, telling: Telling): Line {
  if (telling.ending !== '' && (fact as { type: string }).type === 'game-over') return { text: telling.ending, toMe: false };
  const said = sayFact(telling, fact);
  if (said.toMe) return said;
  const isOwn = seat !== undefined && actorOf(fact) === seat;
  return isOwn ? { text: telling.words.deed(fact as never, telling.name, telling.me), toMe: false } : said;
}
