import type { Viewer } from '@tabard/core';
import { STEPS_AT_ONCE, type Steps } from '@tabard/protocol';
import { ask } from './api.ts';

/** Every step of a finished match, fetched a few hundred at a time; undefined: there is none for this viewer. */
export async function allSteps(match: string, viewer: Viewer): Promise<Steps['steps'] | undefined> {
  const steps: Steps['steps'] = [];
  for (;;) {
    const query = { viewer: String(viewer), from: String(steps.length), count: String(STEPS_AT_ONCE) };
    const answer = await ask('steps', { match, query });
    if (!answer.ok) return;
    steps.push(...answer.value.steps);
    if (answer.value.steps.length === 0 || steps.length > answer.value.last) return steps;
  }
}
