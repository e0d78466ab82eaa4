import type { Step, Table } from '@tabard/protocol';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { announce } from '../announce.ts';
import { lang, t } from '../i18n/index.ts';
import { seatNames } from '../names.ts';
import { Adviser } from './adviser.ts';
import type { Hint } from './hint.ts';

/** `idle`: it is my turn, and I have not asked. */
export type HintState = 'not-mine' | 'idle' | 'thinking' | 'failed' | Hint;

export interface Hinting {
  readonly state: HintState;
  ask(): void;
}

/** Hints for the decision on the table, if it is mine; whatever was found out is forgotten with the next one. */
export function useHint(table: Table, step: Step, { mine }: { readonly mine: boolean }): Hinting {
  const [state, setState] = useState<HintState>('idle');
  const adviser = useMemo(() => new Adviser(), []);
  const language = lang.value;
  useEffect(() => {
    adviser.cancel();
    setState('idle');
  }, [step.after, language, mine]);
  useEffect(() => () => adviser.close(), []);
  const ask = async () => {
    const seat = table.me.seat;
    if (!mine || seat === null || state === 'thinking') return;
    setState('thinking');
    const names = seatNames(table.seats);
    const answer = await adviser.ask({ game: table.game, view: step.view, seat, seq: step.after, lang: language, names });
    if (!answer) return;
    setState('hint' in answer ? answer.hint : 'failed');
    if ('hint' in answer) announce(inShort(answer.hint));
  };
  return { state: mine ? state : 'not-mine', ask: () => void ask() };
}

function inShort({ moves }: Hint): string {
  const [first] = moves;
  return first ? `${t.value.hintBest(first.text)} ${first.why}` : '';
}
