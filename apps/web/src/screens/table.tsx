import { useEffect, useMemo } from 'preact/hooks';
import { useLooking } from '../calls/use-looking.ts';
import { lang } from '../i18n/index.ts';
import { mindDice } from '../net/dice.ts';
import { Session } from '../net/session.ts';
import { Patience } from '../ui/lazy.tsx';
import { Late, lateSeat } from './late.tsx';
import { Lobby } from './lobby.tsx';
import { Play } from './play.tsx';
import { Trouble, troubleOf, type What } from './trouble.tsx';
import '../styles/forms.css';
import '../styles/table.css';

/** Whatever the link of a table leads to: its lobby, the match, its end, or a clear reason why not. */
export default function TableScreen({ id }: { readonly id: string }) {
  const session = useMemo(() => new Session(id), [id]);
  useEffect(() => () => session.close(), [session]);
  useEffect(() => mindDice(session), [session]);
  useLooking(id);
  useEffect(() => session.changeLang(), [lang.value]);

  if (session.elsewhere.value) return <Trouble what="elsewhere" act={() => session.reopen()} />;
  const link = session.link.value;
  if (link === 'outdated' || link === 'signed-out' || link === 'banned') return <Trouble what={link} act={() => location.reload()} />;
  const stopped = stop(session);
  const known = session.table.value;
  if (stopped === 'forbidden' && known && lateSeat(known) !== undefined) return <Late session={session} table={known} />;
  if (stopped) return <Trouble what={stopped} act={() => session.reopen()} />;

  const table = session.table.value;
  if (!table) return session.link.value === 'lost' ? <Trouble what="offline" act={() => session.reopen()} /> : <Patience />;
  if (table.status === 'closed') return <Trouble what="closed" />;
  if (table.status === 'waiting') {
    const full = table.me.seat === null && !table.spectators && table.seats.every(seat => seat.kind !== 'open');
    return full ? <Trouble what="full" /> : <Lobby session={session} table={table} />;
  }
  return <Play session={session} table={table} />;
}

function stop(session: Session): What | undefined {
  const trouble = troubleOf(session.trouble.value?.code);
  return trouble === 'forbidden' && session.table.value?.status === 'waiting' ? 'full' : trouble;
}
