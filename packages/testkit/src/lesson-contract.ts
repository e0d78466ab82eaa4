import { type AnyGame, type Chapter, isOfKind, LANGS, type Lang, LEARNER, type Lesson, preferred, rngAt } from '@tabard/core';
import { describe, expect, test } from 'vitest';
import { type Synonym, slipsIn, synonymsIn } from './language-contract.ts';
import { clausesOf } from './rulebook-contract.ts';

interface Plan {
  readonly lesson: Lesson;
  readonly texts: Readonly<Record<Lang, Readonly<Record<string, string>>>>;
  /** The English rulebook. */
  readonly rules: string;
  /** What things must not be called. */
  readonly synonyms?: Readonly<Record<Lang, readonly Synonym[]>>;
}

/** Whatever the dice say: what a lesson wants must not hang on them. */
const SEEDS = ['one', 'two', 'three', 'four', 'five'];
/** The most letters a learner reads at once. */
const LONGEST = 260;
const MOST_MOVES = 400;

/** Registers what every lesson must be: playable to the end whatever is drawn, won by who follows it, and told in every language. */
export function lessonContract(game: AnyGame, { lesson, texts, rules, synonyms }: Plan): void {
  const steps = lesson.chapters.flatMap(chapter => chapter.steps);
  const used = new Set(steps.flatMap(step => (step.type === 'watch' ? [] : 'instead' in step ? [step.say, step.instead] : [step.say])));

  describe('the lesson', () => {
    test.each(lesson.chapters.map((chapter, at) => [at + 1, chapter] as const))('chapter %i can be played as it is told', (at, chapter) => {
      for (const seed of SEEDS) expect(lessonFaults(game, chapter, seed)).toEqual([]);
      expect(chapter.steps.at(-1)?.type).toBe(at === lesson.chapters.length ? 'play' : 'read');
    });

    test('has a name for everybody else', () => {
      const most = Math.max(...lesson.chapters.map(({ position }) => (position.seats as readonly unknown[]).length));
      expect(lesson.others.length).toBeGreaterThanOrEqual(most - 1);
    });

    test('teaches clauses that exist', () => {
      const cited = steps.flatMap(step => ('rule' in step && step.rule !== undefined ? [step.rule] : []));
      expect(cited.filter(clause => !clausesOf(rules).has(clause))).toEqual([]);
      expect(cited.length).toBeGreaterThan(0);
    });

    test.each(LANGS)('says all it has to in %s, in short sentences and nothing else', lang => {
      expect(Object.keys(texts[lang]).sort()).toEqual([...used].sort());
      const flaws = (text: string) => [
        ...(text === '' || text.length > LONGEST ? ['length'] : []),
        ...slipsIn(lang, text),
        ...synonymsIn(text, synonyms?.[lang] ?? []),
      ];
      const wrong = Object.values(texts[lang]).flatMap(text => flaws(text).map(flaw => `${flaw}: ${text}`));
      expect(wrong).toEqual([]);
    });
  });
}

/** What goes wrong when a chapter is played with every move that will do; as lines for people. */
export function lessonFaults(game: AnyGame, chapter: Chapter, seed: string): string[] {
  const restored = game.restore(chapter.position, rngAt(seed, 0));
  if (!restored.ok) return [`the position is refused: ${JSON.stringify(restored.error)}`];
  return faultsFrom(game, restored.value, chapter, { step: 0, made: 0, moves: 0 }, seed);
}

interface At {
  readonly step: number;
  readonly made: number;
  readonly moves: number;
}

function faultsFrom(game: AnyGame, state: unknown, chapter: Chapter, at: At, seed: string): string[] {
  const step = chapter.steps[at.step];
  const next = { step: at.step + 1, made: 0, moves: at.moves };
  if (step === undefined) return [];
  if (step.type === 'read') return faultsFrom(game, state, chapter, next, seed);
  if (step.type === 'play') return freeFaults(game, state, step, at.moves, seed);
  const [seat, kind] = step.type === 'watch' ? [step.seat, step.move] : [LEARNER, step.moves[at.made]!];
  const legal = legalOf(game, state, seat);
  const fitting = [...legal.keys()].filter(move => isOfKind(kind, move));
  if (fitting.length === 0) return [`step ${at.step + 1}: seat ${seat} cannot «${kind}», but ${[...legal.keys()].join(', ') || 'nothing'}`];
  const isLast = step.type === 'watch' || at.made + 1 === step.moves.length;
  const then = { ...(isLast ? next : { ...at, made: at.made + 1 }), moves: at.moves + 1 };
  return fitting.flatMap(move => {
    const after = game.clone(state);
    game.apply(after, seat, legal.get(move), rngAt(seed, at.moves + 1));
    return faultsFrom(game, after, chapter, then, seed);
  });
}

function freeFaults(
  game: AnyGame,
  begin: unknown,
  { others, yours }: { readonly others: readonly string[]; readonly yours: readonly string[] },
  moves: number,
  seed: string,
): string[] {
  const state = game.clone(begin);
  for (let n = moves + 1; n < MOST_MOVES; n++) {
    const [seat] = game.acting(state);
    if (seat === undefined) break;
    const legal = legalOf(game, state, seat);
    const move = preferred(seat === LEARNER ? yours : others, [...legal.keys()].sort());
    if (move === undefined) return [`seat ${seat} does not know what to do of ${[...legal.keys()].join(', ')}`];
    game.apply(state, seat, legal.get(move), rngAt(seed, n));
  }
  const first = game.outcome(state)?.ranking[0];
  return first?.length === 1 && first[0] === LEARNER ? [] : [`the free game ends with ${JSON.stringify(game.outcome(state))}`];
}

const legalOf = (game: AnyGame, state: unknown, seat: number): Map<string, unknown> =>
  new Map(game.legalMoves(state, seat).map((move: unknown) => [game.spell(move), move]));
