import type { Viewer } from '@tabard/core';
import type { Match } from '@tabard/table';

interface What {
  readonly since: number;
  readonly facts: readonly unknown[];
  readonly memory: boolean;
}

/** A `step`, written by hand: this is the message of which there are most. */
export function stepMessage(id: string, match: Match, viewer: Viewer, { since, facts, memory }: What): string {
  const { view, acting, legal } = match.see(viewer, memory ? 'perfect' : 'none');
  const shown = memory ? view : withoutMemory(view);
  return `{"type":"step","match":"${id}","seq":${match.seq},"since":${since},"facts":${JSON.stringify(facts)},"view":${JSON.stringify(shown)},"acting":[${acting.join()}],"legal":${JSON.stringify(legal)}}`;
}

/** Screens show no more than the rules allow; only bots ask for what a perfect memory adds. */
export function withoutMemory(view: unknown): unknown {
  if (typeof view !== 'object' || view === null || !('seen' in view)) return view;
  const { seen: _, ...rest } = view;
  return rest;
}
