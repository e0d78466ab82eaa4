import { useState } from 'preact/hooks';
import { back, basis, type Picked, tappable, whole, without } from './choice.ts';

interface Chosen {
  /** The legal moves it was chosen from: with others, it is forgotten. */
  readonly from: readonly string[];
  readonly picked: Picked;
  readonly staged: string | undefined;
}

/** The move in the making: picked on the table tap by tap, then sent, or staged for a last yes. */
export function useChoice(legal: readonly string[], confirm: boolean, send: (move: string) => void) {
  const [kept, setChosen] = useState<Chosen>();
  const start = basis(legal);
  const { picked, staged }: Omit<Chosen, 'from'> = kept?.from === legal ? kept : { picked: start, staged: undefined };
  const choose = (next: Picked, move?: string) => setChosen({ from: legal, picked: next, staged: move });
  const stop = () => setChosen(undefined);
  const give = (move: string) => {
    stop();
    send(move);
  };
  /** A tap on a thing, for the verb at work or a new one. */
  const pick = (lead: Picked, word: string) => {
    const next = [...lead, word];
    const move = whole(legal, next);
    if (move === undefined) choose(next);
    else if (confirm || wantsYes(next)) choose(next, move);
    else give(move);
  };
  const earlier = back(legal, picked);
  const now = tappable(legal, staged === undefined ? picked : []);
  const free = tappable(legal, start);
  const switching = picked[0] === 'play' || picked[0] === 'use' || picked[0] === 'draw';
  return {
    picked,
    staged,
    now: staged === undefined ? now : { ...now, hand: new Map(), scrolls: new Map(), draw: undefined, buy: undefined, done: undefined },
    /** The hand and scrolls stay open while something else of a turn is being chosen: a tap there begins anew. */
    hand: switching ? free.hand : now.hand,
    scrolls: switching ? free.scrolls : now.scrolls,
    canGoBack: earlier !== undefined,
    pick: (word: string) => pick(picked, word),
    unpick: (word: string) => choose(without(legal, picked, word)),
    begin: (verb: string, word?: string) => (word === undefined ? choose([verb]) : pick([verb], word)),
    /** A whole move, straight from a button that says it. */
    offer: (move: string) => (confirm && staged !== move ? choose(move.split(' '), move) : give(move)),
    goBack: () => earlier !== undefined && choose(earlier),
    stop,
  };
}

/** What cannot be read off the table beforehand is said in words first: scrolls without a player to tap, places, purchases. */
function wantsYes(picked: Picked): boolean {
  const last = picked.at(-1) ?? '';
  return picked[0] === 'buy' || picked[0] === 'swap' || (picked[0] === 'use' && !/^@\d+$/.test(last));
}
