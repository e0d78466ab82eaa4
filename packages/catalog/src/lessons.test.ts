import { LANGS, type LessonStep } from '@tabard/core';
import { expect, test } from 'vitest';
import { CATALOG } from './index.ts';

const textsOf = (step: LessonStep): readonly string[] =>
  step.type === 'watch' ? [] : step.type === 'do' ? [step.say, step.instead] : [step.say];

test.each(CATALOG.map(listing => [listing.id, listing] as const))(
  '%s has a lesson, and its words in every language',
  async (_, listing) => {
    const lesson = await listing.lesson?.();
    const used = new Set(lesson?.chapters.flatMap(({ steps }) => steps.flatMap(textsOf)));
    expect(used.size).toBeGreaterThan(3);
    for (const lang of LANGS) expect(Object.keys((await listing.lessonWords?.(lang)) ?? {}).sort()).toEqual([...used].sort());
  },
);
