import { useState } from 'preact/hooks';
import { begin, type Choosing, canGoBack, next, nowOf, ownOf, type Tap } from './choice.ts';

/** The move in the making: picked on the table tap by tap, then sent, or staged for a last yes (see `choice.ts`). */
export function useChoice(legal: readonly string[], confirm: boolean, send: (move: string) => void) {
  const [kept, setKept] = useState<{ readonly from: readonly string[]; readonly choosing: Choosing }>();
  const at = { legal, confirm };
  const choosing = kept?.from === legal ? kept.choosing : begin(at);
  const tap = (event: Tap) => {
    const then = next(at, choosing, event);
    setKept(then.stage === 'decided' ? undefined : { from: legal, choosing: then });
    if (then.stage === 'decided') send(then.move);
  };
  return {
    picked: choosing.picked,
    staged: choosing.stage === 'staged' ? choosing.move : undefined,
    now: nowOf(at, choosing),
    own: ownOf(at, choosing),
    canGoBack: canGoBack(at, choosing),
    pick: (word: string) => tap({ type: 'word', word }),
    unpick: (word: string) => tap({ type: 'put-back', word }),
    begin: (verb: string, word?: string) => tap(word === undefined ? { type: 'begin', verb } : { type: 'begin', verb, word }),
    offer: (move: string) => tap({ type: 'offer', move }),
    goBack: () => tap({ type: 'back' }),
  };
}

export type Choice = ReturnType<typeof useChoice>;
