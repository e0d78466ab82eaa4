import { useSignalEffect } from '@preact/signals';
import type { AnyWords, Naming } from '@tabard/core';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../announce.ts';
import { t } from '../i18n/index.ts';
import { prefs } from '../identity.ts';
import type { Session } from '../net/session.ts';
import { bell, tap } from '../sound.ts';

const TURN_ICON = '/favicon-turn.svg';
const ICON = '/favicon.svg';

/** Tells what happens to whoever does not look: title, favicon, sound and live region. */
export function useReports(session: Session, words: AnyWords, name: Naming, { mine }: { readonly mine: boolean }): void {
  const heard = useRef(session.fresh.value);
  useSignalEffect(() => {
    const fresh = session.fresh.value;
    if (fresh === heard.current) return;
    heard.current = fresh;
    announce(t.peek().sentences(fresh.map(fact => words.fact(fact as never, name))));
    if (prefs.peek().sound && fresh.length > 0) tap();
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
