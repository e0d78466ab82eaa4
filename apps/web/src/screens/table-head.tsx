import type { Naming, Seat } from '@tabard/core';
import type { Table } from '@tabard/protocol';
import { useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { playsHere } from '../my-turn.ts';
import { asker } from '../net/at-table.ts';
import type { Session } from '../net/session.ts';
import { notify } from '../notice.ts';
import type { Tab } from '../pane/pane.tsx';
import { go, tablePath } from '../route.ts';
import { Brand } from '../ui/brand.tsx';
import { copy } from '../ui/copy.ts';
import { Dialog, Question } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { type Item, Menu } from '../ui/menu.tsx';
import { SettingsForm } from '../ui/settings-form.tsx';
import { keysShown } from './keys.tsx';

interface Props {
  readonly session: Session;
  readonly table: Table;
  readonly acting: readonly Seat[];
  readonly mine: boolean;
  readonly title: string;
  readonly name: Naming;
  open(tab: Tab): void;
  /** Shows which move the house would make, where the table allows it. */
  readonly hint: (() => void) | undefined;
  readonly scores: (() => void) | undefined;
  readonly result: (() => void) | undefined;
}

type Asking = 'leave' | 'resign' | 'close' | 'settings' | undefined;

export function TableHead(props: Props) {
  const { session, table, acting, mine, title, name, open } = props;
  const [asking, setAsking] = useState<Asking>(undefined);
  const words = t.value;
  const done = () => setAsking(undefined);
  return (
    <header class={`table-head${mine ? ' mine' : ''}`}>
      <a class="sign" href="/" aria-label={words.home}>
        <Brand size={30} />
      </a>
      <h1 tabIndex={-1}>{title}</h1>
      <p class="turn">
        <TurnText table={table} acting={acting} mine={mine} name={name} result={props.result} />
      </p>
      <Connection session={session} />
      <div class="head-acts">
        {props.hint && (
          <button type="button" class="button plain hint-button" disabled={!mine} onClick={props.hint}>
            <Icon name="candle" />
            <span class="wide-only">{words.hint}</span>
            <span class="visually-hidden narrow-only">{words.hint}</span>
          </button>
        )}
        <button type="button" class="button plain icon-only phone-only" aria-label={words.history} onClick={() => open('history')}>
          <Icon name="history" />
        </button>
        <button type="button" class="button plain icon-only phone-only" aria-label={words.rules} onClick={() => open('rules')}>
          <Icon name="rules" />
        </button>
        <Menu label={words.menu} items={itemsOf(props, setAsking)} />
      </div>
      {asking === 'settings' && (
        <Dialog title={words.settings} slides close={done}>
          <SettingsForm />
        </Dialog>
      )}
      {(asking === 'leave' || asking === 'resign' || asking === 'close') && <Sure session={session} what={asking} done={done} />}
    </header>
  );
}

function TurnText({ table, acting, mine, name, result }: Pick<Props, 'table' | 'acting' | 'mine' | 'name' | 'result'>) {
  if (result) {
    return (
      <button type="button" class="button" onClick={result}>
        {t.value.theResult}
      </button>
    );
  }
  if (mine) return <strong>{t.value.yourTurn}</strong>;
  if (table.status !== 'playing' || acting.length === 0) return null;
  const names = t.value.and(acting.map(name));
  return <span>{acting.length === 1 ? t.value.turnOf(names) : t.value.turnsOf(names)}</span>;
}

function Connection({ session }: { readonly session: Session }) {
  const link = session.link.value;
  const text = link === 'open' ? t.value.connected : link === 'lost' ? t.value.connectionLost : t.value.connecting;
  return <span class={`presence connection${link === 'open' ? ' on' : ''}`} role="img" aria-label={text} title={text} />;
}

function itemsOf({ session, table, name, scores }: Props, asking: (what: Asking) => void): Item[] {
  const words = t.value;
  const call = asker(session);
  const seat = table.me.seat;
  const mine = seat === null ? undefined : table.seats[seat];
  const playing = table.status === 'playing';
  const items: (Item | false | undefined)[] = [
    { label: words.copyLink, icon: 'copy', run: () => void copyTableLink(table.id) },
    scores && { label: words.scores, icon: 'winner', run: scores },
    playing && mine?.standIn && !mine.resigned && { label: words.takeBack, icon: 'stool', run: () => void call('takeBack', {}) },
    playsHere(table) && { label: words.letBotPlay, icon: 'bot', run: () => void call('standIn', { seat: seat! }) },
    ...(playing && mine ? absent(table) : []).map(
      (gone): Item => ({ label: words.letBotPlayFor(name(gone)), icon: 'bot', run: () => void call('standIn', { seat: gone }) }),
    ),
    { label: words.settings, icon: 'settings', run: () => asking('settings') },
    { label: words.keys, icon: 'key', run: () => (keysShown.value = true) },
    playing && mine && { label: words.leave, icon: 'leave', run: () => asking('leave') },
    playing && mine && !mine.resigned && { label: words.resign, icon: 'resign', danger: true, run: () => asking('resign') },
    playing && table.me.host && { label: words.closeTable, icon: 'closed', danger: true, run: () => asking('close') },
    !(playing && mine) && { label: words.home, icon: 'leave', run: () => go('/') },
  ];
  return items.filter(item => item !== false && item !== undefined);
}

/** Players who are not here and for whom no bot plays yet. */
const absent = (table: Table): Seat[] =>
  table.seats.flatMap((seat, at) =>
    seat.kind === 'player' && !seat.connected && !seat.standIn && !seat.resigned && at !== table.me.seat ? [at] : [],
  );

async function copyTableLink(table: string): Promise<void> {
  const link = location.origin + tablePath(table);
  notify((await copy(link)) ? t.value.copied : link);
}

function Sure({ session, what, done }: { readonly session: Session; readonly what: 'leave' | 'resign' | 'close'; done(): void }) {
  const words = t.value;
  const said = {
    leave: [words.leaveAsk, words.leaveHelp, words.leave],
    resign: [words.resignAsk, words.resignHelp, words.resign],
    close: [words.closeAsk, words.closeHelp, words.closeTable],
  } as const;
  const [title, text, verb] = said[what];
  const yes = async () => {
    done();
    if ((await asker(session)(what, {})) && what === 'leave') go('/');
  };
  return <Question title={title} text={text} verb={verb} yes={() => void yes()} no={done} />;
}
