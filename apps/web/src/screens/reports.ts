import type { AnyWords, Naming, Seat } from '@tabard/core';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../announce.ts';
import { t } from '../i18n/index.ts';
import { prefs } from '../identity.ts';
import type { Session } from '../net/session.ts';
import { sayFact } from '../pane/blocks.ts';
import { sayTabled } from '../pane/tabled.ts';
import { bell, tap } from '../sound.ts';
import { title } from '../title.ts';
import { type Heard, newsSince } from './news.ts';

const TURN_ICON = '/favicon-turn.svg';
const ICON = '/favicon.svg';
/** After an absence only the last few things are read out. */
const MOST = 12;

interface Asked {
  readonly session: Session;
  readonly words: AnyWords;
  readonly name: Naming;
  readonly me: Seat | undefined;
  /** How far the board has come. */
  readonly seen: number;
  /** It is my turn in what the board shows. */
  readonly mine: boolean;
}

/** Tells what happens to whoever does not look: title, favicon, sound and live region, at the moment the board shows it. */
export function useReports({ session, words, name, me, seen, mine }: Asked): void {
  const heard = useRef<Heard>({ facts: seen, tabled: session.tabled.value.at(-1)?.seq ?? 0 });
  const wasMine = useRef(mine);
  useEffect(() => {
    const news = newsSince(session, heard.current, seen);
    heard.current = news.heard;
    const facts = news.facts.slice(-MOST).map(({ fact }) => sayFact({ words, name, me }, fact).text);
    const changes = news.tabled.map(({ deed }) => sayTabled(t.peek(), deed, name, me));
    const turn = mine && !wasMine.current ? t.peek().yourTurnSaid : '';
    wasMine.current = mine;
    announce(t.peek().sentences([...facts, ...changes, turn].filter(text => text !== '')));
    if (prefs.peek().sound && facts.length > 0) tap();
  }, [seen, mine, session.tabled.value]);
  useEffect(() => {
    title.value = `${mine ? `${t.value.yourTurnTitle} · ` : ''}${words.title} · Tabard`;
  });
  useEffect(() => {
    document.querySelector('link[rel=icon]')?.setAttribute('href', mine ? TURN_ICON : ICON);
    if (!mine) return;
    if (prefs.peek().sound) bell();
    return () => document.querySelector('link[rel=icon]')?.setAttribute('href', ICON);
  }, [mine]);
}
