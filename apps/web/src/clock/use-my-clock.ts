import type { Seat } from '@tabard/core';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../announce.ts';
import { lang, t } from '../i18n/index.ts';
import { prefs } from '../identity.ts';
import type { Clocks } from '../net/session.ts';
import { hurry } from '../sound.ts';
import { callsFor, type Shares, sharesLeft, spokenShares, sumOf } from './time.ts';

/** At the last of my calls something sounds. */
const SOUND_MS = 10_000;

/** Says what is left to me when my clock begins to run, at half of it and near its end; at the very end it is heard. */
export function useMyClock(clocks: Clocks | undefined, me: Seat | undefined): void {
  const left = me === undefined ? undefined : clocks?.seats[me];
  /** With how much the decision began that I am asked for. */
  const began = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (!clocks || !left?.runs) {
      began.current = undefined;
      return;
    }
    const shares = sharesLeft(left, performance.now() - clocks.heardAt);
    const ms = sumOf(shares);
    if (began.current === undefined) say(shares);
    if (began.current === undefined || ms > began.current) began.current = ms;
    const timers = callsFor(began.current)
      .filter(call => call < ms)
      .map(call => setTimeout(() => callAt(call), ms - call));
    return () => timers.forEach(clearTimeout);
  }, [clocks]);
}

function callAt(ms: number): void {
  say({ moveMs: ms, reserveMs: 0 });
  if (ms === SOUND_MS && prefs.peek().sound) hurry();
}

const say = (shares: Shares): void => announce(t.peek().timeLeft(spokenShares(shares, lang.peek(), t.peek().withReserve)));
