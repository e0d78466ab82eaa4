import { askOf } from '@tabard/blanc-noir/questions';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useTable } from './context.ts';
import { moveWords, type Props } from './game.ts';
import { MARK_PATHS } from './icons.ts';
import type { Scene } from './scene.ts';
import { Icon } from './signs.tsx';

/** One turn of one seat: an armed seal is worth nothing in the next. */
const turnKey = ({ view }: Pick<Props, 'view'>) => `${view.round} ${view.turnsInRound} ${view.turn}`;

/** Whether «Blanc Noir!» is armed, and the sending of `call` when it is due. Silence is the house's to make, which keeps the time. */
export function useSeal({ view, legal, seq, pending, send }: Props) {
  const [armedIn, setArmedIn] = useState<string>();
  const armed = armedIn === turnKey({ view });
  const due = legal.includes('call') && pending === undefined;
  // Once for every entry: a refused call must not be repeated by itself.
  const decided = useRef<number | undefined>(undefined);
  const decide = (move: 'call' | 'silent') => {
    if (decided.current === seq) return;
    decided.current = seq;
    send([move]);
  };
  useEffect(() => {
    if (due && armed) decide('call');
  }, [due, armed, seq]);
  return {
    armed,
    due,
    press: () => setArmedIn(armed ? undefined : turnKey({ view })),
    endTurn: () => decide('silent'),
  };
}

interface SealProps {
  readonly armed: boolean;
  readonly due: boolean;
  readonly mine: boolean;
  readonly seq: number;
  press(): void;
}

/** The wax seal: the same in every turn of mine, rim and all, so that it never prompts; what it is for is told on hover, focus and hold. */
export function Seal({ armed, due, mine, seq, press }: SealProps) {
  const { inspect, say, settings, strings } = useTable();
  return (
    <button
      type="button"
      class="bn-seal"
      data-anchor="seal"
      aria-pressed={armed}
      aria-disabled={!mine}
      aria-keyshortcuts="c"
      aria-description={say.aboutCall}
      data-move={due ? 'call' : undefined}
      {...inspect({ call: 'seal' })}
      onClick={() => mine && press()}
    >
      <span class="bn-seal-wax">
        {mine && (
          <svg
            key={seq}
            class="bn-seal-time"
            viewBox="0 0 40 40"
            aria-hidden="true"
            focusable="false"
            style={{ '--call': `${settings.callSeconds}s` }}
          >
            <circle cx="20" cy="20" r="18.5" pathLength={100} />
          </svg>
        )}
        <Icon path={MARK_PATHS.seal} />
      </span>
      <span>{strings.seal}</span>
    </button>
  );
}

interface FinishProps {
  readonly scene: Scene;
  readonly due: boolean;
  endTurn(): void;
  /** «End turn» where the turn cannot end like this. */
  hint(): void;
}

/** The one button that ends something: an exclusion («Done, 1 of 2»), else the turn. It rests while something else is asked. */
export function Finish({ scene, due, endTurn, hint }: FinishProps) {
  const { say, strings, name } = useTable();
  const { stage, choice } = scene;
  const { view, mine } = stage;
  const ask = mine ? askOf(view, stage.legal) : undefined;
  if (ask?.type === 'exclude') {
    const { done } = choice.now;
    return (
      <button
        type="button"
        class="button primary bn-endturn"
        data-part="finish"
        data-move={done}
        aria-disabled={done === undefined}
        aria-keyshortcuts="e"
        onClick={() => done !== undefined && choice.offer(done)}
      >
        {strings.doneOf(moveWords(say, 'done', name), ask.gone, ask.gone + ask.left)}
      </button>
    );
  }
  if (view.config.call !== 'players') return null;
  const isFree = mine && (due || view.phase === 'turn');
  return (
    <button
      type="button"
      class="button bn-endturn"
      data-part="finish"
      data-move={due ? 'silent' : undefined}
      aria-disabled={!isFree}
      aria-keyshortcuts="e"
      onClick={() => isFree && (due ? endTurn() : hint())}
    >
      {strings.endTurn}
    </button>
  );
}
