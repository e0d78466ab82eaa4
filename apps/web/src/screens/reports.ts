import { useSignalEffect } from '@preact/signals';
import type { AnyWords, Naming } from '@tabard/core';
import type { Table } from '@tabard/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../announce.ts';
import { t } from '../i18n/index.ts';
import { prefs } from '../identity.ts';
import type { Session } from '../net/session.ts';
import { bell, tap } from '../sound.ts';

const TURN_ICON = '/favicon-turn.svg';
const ICON = '/favicon.svg';

/** Tells what happens to whoever does not look: title, favicon, sound and live region. */
export function useReports(session: Session, table: Table, words: AnyWords, name: Naming): void {
  const heard = useRef(session.step.value?.seq ?? -1);
  const mine = isMine(session, table);
  useSignalEffect(() => {
    const step = session.step.value;
    if (!step || step.seq <= heard.current) return;
    heard.current = step.seq;
    announce(
      session.fresh
        .peek()
        .map(fact => words.fact(fact as never, name))
        .join(' '),
    );
    if (prefs.peek().sound && session.fresh.peek().length > 0) tap();
  });
  useEffect(() => {
    document.title = `${mine ? `${t.value.yourTurnTitle} · ` : ''}${words.title} · Tabard`;
  });
  useEffect(() => {
    document.querySelector('link[rel=icon]')?.setAttribute('href', mine ? TURN_ICON : ICON);
    if (!mine) return;
    if (prefs.peek().sound) bell();
    return () => document.querySelector('link[rel=icon]')?.setAttribute('href', ICON);
  }, [mine]);
}

/** A decision is waiting for me, and no bot makes it. */
export function isMine(session: Session, table: Table): boolean {
  const seat = table.me.seat;
  if (seat === null || table.status !== 'playing' || table.seats[seat]?.standIn) return false;
  return session.step.value?.acting.includes(seat) ?? false;
}
