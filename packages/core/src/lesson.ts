import type { AnyGame, Position, Seat } from './game.ts';
import type { Rng } from './rng.ts';

/** Where whoever learns sits. */
export const LEARNER: Seat = 0;

/** A guided first match: small positions one after another, the others' moves written down, and at the end a free game. */
export interface Lesson<Text extends string = string> {
  /** How the others are called, from seat 1 on. */
  readonly others: readonly string[];
  readonly chapters: readonly Chapter<Text>[];
}

/** Begins in a position of its own, and ends with something to read; the last one with a free game. */
export interface Chapter<Text extends string = string> {
  readonly position: Position;
  readonly steps: readonly LessonStep<Text>[];
}

/** One thing at a time. */
export type LessonStep<Text extends string = string> = Reading<Text> | Doing<Text> | Watching | Playing<Text>;

interface Said<Text extends string> {
  readonly say: Text;
  /** What it speaks of, as the board names its things (`data-anchor`, `data-move`); where the wanted move itself can be pressed, that is pointed at. */
  readonly point?: readonly string[];
  /** The clause it teaches. */
  readonly rule?: string;
}

/** To be read before it goes on. */
interface Reading<Text extends string> extends Said<Text> {
  readonly type: 'read';
}

/** Moves for the learner to make, one after the other. */
interface Doing<Text extends string> extends Said<Text> {
  readonly type: 'do';
  /** Each spelled; ` | ` stands between moves that will do, `*` for anything. */
  readonly moves: readonly string[];
  /** Why not another move, although it is allowed. */
  readonly instead: Text;
  readonly rule: string;
}

/** A move of another seat. */
interface Watching {
  readonly type: 'watch';
  readonly seat: Seat;
  readonly move: string;
}

/** The rest of the match. The others make the first kind of move they can; who does likewise with `yours` wins. */
interface Playing<Text extends string> extends Said<Text> {
  readonly type: 'play';
  readonly others: readonly string[];
  readonly yours: readonly string[];
}

/** The step of a chapter that is on, and how many of its moves were made; beyond the last when all is done. */
export interface LessonPlace {
  readonly step: number;
  readonly made: number;
}

/** Where a chapter stands after so many moves, when so many of its readings were read. */
export function placeAfter(steps: readonly LessonStep[], moves: number, read: number): LessonPlace {
  let made = moves;
  let turned = read;
  for (const [step, { type, ...more }] of steps.entries()) {
    if (type === 'play') return { step, made };
    if (type === 'read') {
      if (turned === 0) return { step, made: 0 };
      turned -= 1;
      continue;
    }
    const asked = 'moves' in more ? more.moves.length : 1;
    if (made < asked) return { step, made };
    made -= asked;
  }
  return { step: steps.length, made: 0 };
}

/** Whether a spelled move is of a kind: ` | ` stands between kinds, `*` for anything. */
export const isOfKind = (kind: string, move: string): boolean => kind.split(' | ').some(one => patternOf(one).test(move));

/** The first move of the first kind there is one of. */
export const preferred = (kinds: readonly string[], moves: readonly string[]): string | undefined =>
  kinds.flatMap(kind => kind.split(' | ')).flatMap(kind => moves.find(move => isOfKind(kind, move)) ?? [])[0];

/** The position in which a step begins, for whoever comes back to it. */
export function positionBefore(game: AnyGame, { position, steps }: Chapter, step: number, rng: Rng): Position {
  const restored = game.restore(position, rng);
  if (!restored.ok) throw new Error(`a lesson begins where no match can: ${restored.error.because}`);
  const state: unknown = restored.value;
  for (const { seat, kind } of steps.slice(0, step).flatMap(movesOf)) {
    const legal = game.legalMoves(state, seat);
    const spelled = preferred(
      [kind],
      legal.map(move => game.spell(move)),
    );
    const move = legal.find(one => game.spell(one) === spelled);
    if (move === undefined) throw new Error(`a lesson wants «${kind}», which cannot be done`);
    game.apply(state, seat, move, rng);
  }
  return game.describe(state);
}

function movesOf(step: LessonStep): readonly { readonly seat: Seat; readonly kind: string }[] {
  if (step.type === 'watch') return [{ seat: step.seat, kind: step.move }];
  return step.type === 'do' ? step.moves.map(kind => ({ seat: LEARNER, kind })) : [];
}

const patternOf = (kind: string): RegExp => new RegExp(`^${kind.replaceAll(/[.+?^${}()[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);
