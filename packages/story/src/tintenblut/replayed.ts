import { playThrough, type Replay } from '@tabard/core';
import type { Fact } from '@tabard/tintenblut';
import { tintenblut } from '@tabard/tintenblut';
import { type Beginning, type Diary, diaryOf } from './diary.ts';

/** The diary of a match written down; undefined if that is not the whole of it, from the first round to the end, or cannot be played again. */
export function diaryOfReplay(replay: Replay): Diary | undefined {
  if (replay.from || !replay.outcome) return;
  let beginning: Beginning | undefined;
  const facts: Fact[] = [];
  for (const moment of playThrough(tintenblut, replay)) {
    if (!moment.ok) return;
    beginning ??= tintenblut.view(moment.value.state, 'public');
    facts.push(...moment.value.facts);
  }
  return beginning && diaryOf(beginning, facts, replay.outcome);
}
