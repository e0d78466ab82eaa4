import type { NewTable, Terms } from '@tabard/protocol';
import { t } from '../i18n/index.ts';
import { keep, kept } from '../kept.ts';
import { CLOCKS, lobbyWords, termsWords } from './terms.ts';

export const WATCH = ['at-once', '3', '10', 'never'] as const;
/** Alone with bots, unless somebody says otherwise. */
export const HINTS = ['alone', 'always', 'never'] as const;

/** What whoever makes a table settles, beside the seats and the game's options. */
export interface Chosen {
  readonly listed: boolean;
  readonly clock: string;
  readonly watch: (typeof WATCH)[number];
  /** Undefined: as is usual. */
  readonly oneSeatEach: boolean | undefined;
  readonly latecomers: boolean;
  readonly undo: boolean;
  readonly freeTalk: boolean;
  readonly hints: (typeof HINTS)[number];
}

const USUAL: Chosen = {
  listed: false,
  clock: 'none',
  watch: 'at-once',
  oneSeatEach: undefined,
  latecomers: false,
  undo: true,
  freeTalk: false,
  hints: 'alone',
};
const KEPT = 'tabard.new-table';

/** What is chosen behind «More» and not as usual, in short words. */
export function rarerWords(chosen: Chosen, { isFull }: { readonly isFull: boolean }): string[] {
  const { spectators, terms } = asked(chosen, { isFull });
  const { oneSeatEach, listed, hints } = chosen;
  return [
    ...termsWords({ spectators, terms: { ...terms, clock: null } }),
    ...(isFull || oneSeatEach === undefined || oneSeatEach === listed
      ? []
      : [oneSeatEach ? t.value.oneSeatEach : lobbyWords().severalSeatsEach]),
    ...(hints === 'alone' ? [] : [t.value.labelled(t.value.hints, hints === 'always' ? t.value.hintsAlways : t.value.hintsNever)]),
  ];
}

/** Where everybody may come, one seat each is usual. */
export const hasOneSeatEach = ({ listed, oneSeatEach }: Chosen): boolean => oneSeatEach ?? listed;

/** The last choice; whatever is not as it should be is as usual. */
export function lastChosen(text: string | null = kept(KEPT)): Chosen {
  let raw: Record<string, unknown> = {};
  try {
    raw = (JSON.parse(text ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {}
  const flag = (key: 'listed' | 'latecomers' | 'undo' | 'freeTalk') => (typeof raw[key] === 'boolean' ? raw[key] : USUAL[key]);
  return {
    listed: flag('listed'),
    clock: typeof raw.clock === 'string' && Object.hasOwn(CLOCKS, raw.clock) ? raw.clock : USUAL.clock,
    watch: WATCH.find(one => one === raw.watch) ?? USUAL.watch,
    oneSeatEach: typeof raw.oneSeatEach === 'boolean' ? raw.oneSeatEach : undefined,
    latecomers: flag('latecomers'),
    undo: flag('undo'),
    freeTalk: flag('freeTalk'),
    hints: HINTS.find(one => one === raw.hints) ?? USUAL.hints,
  };
}

export const keepChosen = (chosen: Chosen): void => void keep(KEPT, JSON.stringify(chosen));

/** As the house is asked for it; whom nobody waits for need not come to an agreement. */
export function asked(
  chosen: Chosen,
  { isFull }: { readonly isFull: boolean },
): Pick<NewTable, 'hints' | 'oneSeatEach'> & { readonly spectators: boolean; readonly terms: Terms } {
  const { listed, clock, watch, latecomers, undo, freeTalk, hints } = chosen;
  const behind = watch === '3' || watch === '10' ? Number(watch) : 0;
  return {
    spectators: watch !== 'never',
    ...(!isFull && { oneSeatEach: hasOneSeatEach(chosen) }),
    ...(hints !== 'alone' && { hints: hints === 'always' }),
    terms: { listed, behind, latecomers, undo, clock: CLOCKS[clock] ?? null, talk: freeTalk ? 'free' : 'phrases' },
  };
}
