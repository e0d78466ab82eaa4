import type { AnyWords, Naming, Seat } from '@tabard/core';
import { useEffect, useRef, useState } from 'preact/hooks';
import { actorOf } from '../boards/turns.ts';
import { t } from '../i18n/index.ts';
import { keep, kept } from '../kept.ts';
import type { Session, Tabled } from '../net/session.ts';
import { sayFact } from '../pane/blocks.ts';
import { sayTabled } from '../pane/tabled.ts';
import { type Heard, newsSince } from './news.ts';

/** Long enough to read a short sentence; quicker where more are waiting. */
const SHOWN_MS = 4000;
const SHOWN_IN_A_ROW_MS = 2500;
/** Of what happened in an absence, the last few are told; the history has the rest. */
const MOST_MISSED = 3;

interface ToMe {
  /** What was done to me, said to me; the first is shown. */
  readonly told: readonly string[];
  /** Puts away what is shown. */
  next(): void;
}

interface Asked {
  readonly session: Session;
  readonly words: AnyWords;
  readonly name: Naming;
  readonly me: Seat | undefined;
  /** How far the board has come: nothing is told ahead of it. */
  readonly seen: number;
}

/** What was done to me, one after another, after an absence what I missed on this device; and who comes or goes while I look. */
export function useToMe({ session, words, name, me, seen }: Asked): ToMe {
  const [told, setTold] = useState<readonly string[]>([]);
  const heard = useRef<Heard>({ facts: heardBefore(session.id) ?? seen, tabled: session.tabled.value.at(-1)?.seq ?? 0 });
  useEffect(() => {
    const { facts, tabled, heard: now } = newsSince(session, heard.current, seen);
    heard.current = now;
    keepHeard(session.id, now.facts);
    const done = me === undefined ? [] : facts.map(({ fact }) => words.toYou(fact as never, me, name));
    const changed = tabled
      .filter(({ deed }) => isNewsTo(me, deed))
      .map(one => t.value.sentences([sayTabled(t.value, one.deed, name, me), ...doneForMe(one, { session, words, name, me })]));
    const news = [...done, ...changed].filter(text => text !== '');
    if (news.length > 0) setTold(before => [...before, ...news].slice(-MOST_MISSED));
  }, [seen, session.tabled.value]);
  const next = () => setTold(([, ...rest]) => rest);
  useEffect(() => {
    if (told.length === 0) return;
    const timer = setTimeout(next, told.length > 1 ? SHOWN_IN_A_ROW_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [told]);
  return { told, next };
}

/** I know what I did myself, and a pause is said as long as it lasts. */
const isNewsTo = (me: Seat | undefined, deed: Tabled['deed']): boolean =>
  deed.type !== 'paused' && (deed.type === 'flagged' || !('seat' in deed) || deed.seat !== me);

/** What was done for me because my time was over. */
function doneForMe({ seq, deed }: Tabled, { session, words, name, me }: Omit<Asked, 'seen'>): readonly string[] {
  if (deed.type !== 'flagged' || deed.seat !== me) return [];
  const done = session.history.value.filter(one => one.seq === seq + 1 && actorOf(one.fact) === me);
  return done.map(({ fact }) => sayFact({ words, name, me }, fact).text).filter(text => text !== '');
}

const KEPT = 'tabard.told';
/** More than anybody plays at once. */
const MOST_TABLES = 20;

const keptTables = (): readonly string[] => kept(KEPT)?.split(' ') ?? [];

/** How far I was told on this device before. */
function heardBefore(table: string): number | undefined {
  const facts = keptTables()
    .find(one => one.startsWith(`${table}:`))
    ?.split(':')[1];
  return facts === undefined ? undefined : Number(facts);
}

function keepHeard(table: string, facts: number): void {
  const others = keptTables().filter(one => !one.startsWith(`${table}:`));
  keep(KEPT, [...others, `${table}:${facts}`].slice(-MOST_TABLES).join(' '));
}
