import { ok, type Result, type Viewer } from '@tabard/core';
import { STEPS_AT_ONCE, type Steps } from '@tabard/protocol';
import { ask, type Failure } from './api.ts';

/** Every step of a finished match, fetched a few hundred at a time. */
export async function allSteps(table: string, viewer: Viewer, fetching?: typeof fetch): Promise<Result<Steps, Failure>> {
  const steps: Steps['steps'] = [];
  for (;;) {
    const query = { viewer: String(viewer), from: String(steps.length), count: String(STEPS_AT_ONCE) };
    const answer = await ask('steps', { table, query }, fetching);
    if (!answer.ok) return answer;
    steps.push(...answer.value.steps);
    if (answer.value.steps.length === 0 || steps.length >= answer.value.count) return ok({ ...answer.value, steps });
  }
}
