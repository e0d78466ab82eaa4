import type { Naming } from '@tabard/core';
import type { Line, Table } from '@tabard/protocol';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { announce } from '../announce.ts';
import { lang, t } from '../i18n/index.ts';
import { myShield, prefs } from '../identity.ts';
import type { Session } from '../net/session.ts';
import { hasCompany, heardOf } from './company.ts';
import { PHRASE_WORDS } from './phrases.ts';

/** What a line says to me. */
export const wordsOfLine = (line: Line): string => ('phrase' in line ? PHRASE_WORDS[lang.value][line.phrase] : line.text);

/** Whom a line is by, as I call them. */
export const speakerOf = ({ from, name }: Line, naming: Naming): string => (from === null ? name || t.value.guest : naming(from));

/** Whether I said it, at this table or in another tab. */
const isMyLine = ({ from, crest }: Line, { me }: Table): boolean =>
  from === null ? me.seat === null && crest === myShield.value.crest : from === me.seat;

interface Asked {
  readonly session: Session;
  readonly table: Table;
  readonly name: Naming;
  /** The talk is in sight. */
  readonly isOpen: boolean;
}

/** The talk of a table as I hear it: what is new, said to screen readers once. */
export function useTalk({ session, table, name, isOpen }: Asked) {
  const { talk } = session;
  const [read, setRead] = useState(0);
  const isOn = prefs.value.talk && (hasCompany(table) || talk.lines.value.length > 0);
  const lines = isOn ? heardOf(talk.lines.value) : [];
  const last = lines.at(-1)?.at ?? 0;
  const isMine = useCallback((line: Line) => isMyLine(line, table), [table.me.seat, myShield.value.crest]);

  useEffect(() => {
    if (isOpen && last > read) setRead(last);
  }, [isOpen, last]);
  useEffect(() => {
    if (!isOn) return;
    return talk.onSaid(line => {
      if (isMine(line) || heardOf([line]).length === 0) return;
      announce(t.value.saidBy(speakerOf(line, name), wordsOfLine(line)));
    });
  }, [talk, isOn, isMine, name]);

  const isNew = !isOpen && lines.some(line => line.at > read && !isMine(line));
  return { isOn, lines, isMine, isNew };
}
