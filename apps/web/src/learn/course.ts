import { effect, signal } from '@preact/signals';
import {
  type AnyGame,
  isOfKind,
  type Lesson,
  type LessonStep,
  placeAfter,
  positionBefore,
  preferred,
  rngAt,
  type Seat,
} from '@tabard/core';
import type { Games } from '@tabard/house';
import type { Browser } from '../net/browser.ts';
import { scrap } from '../net/notes.ts';
import { newWish } from '../net/random.ts';
import { Session } from '../net/session.ts';
import { type Inn, openInn } from './inn.ts';

/** Which step of which chapter is on, and how many of its moves were made. */
export interface Where {
  readonly chapter: number;
  readonly step: number;
  readonly made: number;
}

interface Parts {
  readonly id: string;
  readonly game: AnyGame;
  readonly games: Games;
  readonly lesson: Lesson;
  /** The learner's. */
  readonly name: string;
  /** How long the others look at the table before they move. */
  pauseMs(): number;
  /** Another than this one, where there is none. */
  readonly browser?: Browser;
  /** Is told of every step a learner comes to. */
  reached(where: Where): void;
}

/** Why a move was not made: a text of the lesson, or undefined while there is something to read first. */
interface Objection {
  readonly text: string | undefined;
}

/** A lesson on its way: one table after another in a house of its own, and the others' moves as they are written. */
export class Course {
  readonly lesson: Lesson;
  readonly session = signal<Session | undefined>(undefined);
  readonly where = signal<Where>({ chapter: 0, step: 0, made: 0 });
  readonly objection = signal<Objection | undefined>(undefined);
  /** How often something else was tried. */
  readonly tries = signal(0);
  readonly #parts: Parts;
  /** Moves of this chapter that the board shows, and readings behind us. */
  readonly #shown = signal(0);
  readonly #read = signal(0);
  /** Moves of this chapter before its table was set. */
  #before = 0;
  readonly #begin = signal<number | undefined>(undefined);
  #inn: Inn | undefined;
  #opened = 0;
  #isTold = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.lesson = parts.lesson;
  }

  get step(): LessonStep | undefined {
    const { chapter, step } = this.where.value;
    return this.lesson.chapters[chapter]?.steps[step];
  }

  /** Sets the table as it stands when a step begins. */
  async goTo(chapter: number, step: number): Promise<void> {
    const { id, game, games, lesson, name, browser } = this.#parts;
    const here = lesson.chapters[chapter]!;
    this.close();
    this.#opened += 1;
    const mine = this.#opened;
    this.#before = here.steps.slice(0, step).reduce((sum, one) => sum + movesIn(one), 0);
    this.#begin.value = undefined;
    this.#shown.value = this.#before;
    this.#read.value = here.steps.slice(0, step).filter(({ type }) => type === 'read').length;
    const from = positionBefore(game, here, step, rngAt(newWish(), 0));
    const names = [name, ...lesson.others];
    const inn = await openInn({ game: id, games, from, names, choose: seat => this.#choose(seat, mine) }, browser);
    if (mine !== this.#opened) {
      inn.close();
      return;
    }
    this.#inn = inn;
    this.#stand(chapter);
    this.#tellReached();
    this.session.value = new Session(inn.table, inn.browser, scrap());
  }

  /** Whether the board tells what it shows. */
  get isTold(): boolean {
    return this.#isTold;
  }

  /** The board shows the position after this entry. */
  shown(seq: number, { told } = { told: true }): void {
    this.#isTold ||= told;
    this.#begin.value ??= seq;
    this.#shown.value = this.#before + seq - this.#begin.value;
    this.#stand(this.where.value.chapter);
  }

  /** Whether the board has come to the position after this entry. */
  hasShown(seq: number): boolean {
    return this.#begin.value !== undefined && this.#shown.value >= this.#before + seq - this.#begin.value;
  }

  /** Makes moves if they are what is wanted now; says why not otherwise. What the rules forbid, the house refuses. */
  send(moves: readonly string[]): void {
    const session = this.session.value;
    if (!session?.step.value?.legal.includes(moves[0]!) || this.#isWanted(moves)) {
      this.objection.value = undefined;
      session?.send(moves);
      return;
    }
    const { step } = this;
    const text = step?.type === 'do' ? step.instead : undefined;
    this.objection.value = { text };
    this.tries.value += 1;
  }

  /** What was to be read is read. */
  readOn(): void {
    if (this.step?.type !== 'read') return;
    const { chapter, step } = this.where.value;
    if (step + 1 === this.lesson.chapters[chapter]?.steps.length) void this.goTo(chapter + 1, 0);
    else {
      this.#read.value += 1;
      this.#stand(chapter);
    }
  }

  /** To what was said before. */
  back(): void {
    const faces = facesOf(this.lesson);
    const before = faces[numberOf(faces, this.where.value) - 1];
    if (before) void this.goTo(before.chapter, before.step);
  }

  again(): void {
    const { chapter } = this.where.value;
    void this.goTo(chapter, 0);
  }

  close(): void {
    this.#opened += 1;
    this.session.value?.close();
    this.session.value = undefined;
    this.#inn?.close();
    this.#inn = undefined;
  }

  #stand(chapter: number): void {
    const before = this.where.value;
    const now = { chapter, ...placeAfter(this.lesson.chapters[chapter]!.steps, this.#shown.value, this.#read.value) };
    if (now.chapter === before.chapter && now.step === before.step && now.made === before.made) return;
    this.objection.value = undefined;
    this.where.value = now;
    // A lesson that was won is not begun again by the board that shows its last move.
    if (now.chapter !== before.chapter || now.step !== before.step) this.#tellReached();
  }

  #tellReached(): void {
    if (this.step && this.step.type !== 'watch') this.#parts.reached(this.where.value);
  }

  #isWanted(moves: readonly string[]): boolean {
    const { step } = this;
    if (step?.type === 'play') return true;
    const { made } = this.where.value;
    return step?.type === 'do' && moves.every((move, at) => isOfKind(step.moves[made + at] ?? '', move));
  }

  async #choose(seat: Seat, opened: number): Promise<string> {
    const moves = () => this.#before + (this.#inn?.moves() ?? 0);
    const next = (): LessonStep | undefined => {
      const { steps } = this.lesson.chapters[this.where.value.chapter]!;
      return steps[placeAfter(steps, this.#shown.value, this.#read.value).step];
    };
    const isTurn = () => {
      const step = next();
      // Nobody moves before the board has shown how it begins.
      return (
        this.#begin.value !== undefined &&
        this.#shown.value === moves() &&
        (step?.type === 'play' || (step?.type === 'watch' && step.seat === seat))
      );
    };
    await when(() => opened !== this.#opened || isTurn());
    await new Promise(resolve => setTimeout(resolve, this.#parts.pauseMs()));
    // The table was cleared meanwhile: nobody waits for an answer.
    if (opened !== this.#opened) return new Promise(() => {});
    const step = next();
    const move =
      step?.type === 'watch' ? step.move : step?.type === 'play' ? preferred(step.others, this.#inn?.legal(seat) ?? []) : undefined;
    if (move === undefined) throw new Error(`the lesson does not say what seat ${seat} does`);
    return move;
  }
}

/** Every step that is told, in order. */
export const facesOf = ({ chapters }: Lesson): readonly { readonly chapter: number; readonly step: number }[] =>
  chapters.flatMap(({ steps }, chapter) => steps.flatMap(({ type }, step) => (type === 'watch' ? [] : { chapter, step })));

/** Which of them is on; while the others move, the one before. */
export const numberOf = (faces: readonly { readonly chapter: number; readonly step: number }[], { chapter, step }: Where): number =>
  Math.max(
    0,
    faces.findLastIndex(face => face.chapter < chapter || (face.chapter === chapter && face.step <= step)),
  );

const movesIn = (step: LessonStep): number => (step.type === 'do' ? step.moves.length : step.type === 'watch' ? 1 : 0);

/** Resolves as soon as something is so. */
const when = (is: () => boolean): Promise<void> =>
  new Promise(resolve => {
    const stop = effect(() => {
      if (!is()) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
