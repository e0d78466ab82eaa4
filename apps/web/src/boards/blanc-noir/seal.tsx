import { useEffect, useRef, useState } from 'preact/hooks';
import { decideCall } from './call.ts';
import { useTable } from './context.ts';
import type { Props } from './game.ts';
import { MARK_PATHS } from './icons.ts';
import { Icon } from './signs.tsx';

/** One turn of one seat: an armed seal is worth nothing in the next. */
const turnKey = ({ view }: Pick<Props, 'view'>) => `${view.round} ${view.turnsInRound} ${view.turn}`;

/** Whether «Blanc Noir!» is armed, and the sending of `call` or `silent` when it is due. */
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
  useEffect(() => decideCall({ due, armed, send: decide }), [due, armed, seq]);
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
  press(): void;
  endTurn(): void;
  /** «End turn» where the turn cannot end like this. */
  hint(): void;
}

/** The wax seal and «End turn»: the same in every turn of mine, so that they never prompt; what the seal is for is told on hover, focus and hold. */
export function Seal({ armed, due, mine, press, endTurn, hint }: SealProps) {
  const { inspect, say, strings } = useTable();
  return (
    <div class="bn-seal-place">
      <button
        type="button"
        class="bn-seal"
        aria-pressed={armed}
        aria-disabled={!mine}
        aria-description={say.aboutCall}
        data-move={due ? 'call' : undefined}
        {...inspect({ call: 'seal' })}
        onClick={() => mine && press()}
      >
        <Icon path={MARK_PATHS.seal} />
        <span>{strings.seal}</span>
      </button>
      <button
        type="button"
        class="button bn-endturn"
        aria-disabled={!mine}
        data-move={due ? 'silent' : undefined}
        onClick={() => mine && (due ? endTurn() : hint())}
      >
        {strings.endTurn}
      </button>
    </div>
  );
}
