import type { Naming, Seat } from '@tabard/core';
import type { Table } from '@tabard/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../announce.ts';
import { wordsOf } from '../games.ts';
import { t } from '../i18n/index.ts';
import { change, prefs } from '../identity.ts';
import { awaited, hasOthers, isMine, playsHere, replaceable } from '../my-turn.ts';
import { asker } from '../net/at-table.ts';
import type { Session } from '../net/session.ts';
import { go, tablePath } from '../route.ts';
import { bell } from '../sound.ts';
import { Brand } from '../ui/brand.tsx';
import { Dialog, Question } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { Invite } from '../ui/invite.tsx';
import { isUpright } from '../ui/media.ts';
import { type Item, Menu } from '../ui/menu.tsx';
import { useSecondsLeft } from '../ui/seconds-left.ts';
import { SettingsForm } from '../ui/settings-form.tsx';
import { keysShown } from './keys.tsx';
import { EndDialog, offerItems, ProposalLine, useProposal } from './offers.tsx';
import type { usePane } from './play.tsx';
import type { useToMe } from './to-me.ts';
import type { Planning } from './use-plan.ts';
import type { Undoing } from './use-undo.ts';

interface Props {
  readonly session: Session;
  readonly table: Table;
  /** Who is to move in what the board shows. */
  readonly acting: readonly Seat[];
  readonly title: string;
  readonly name: Naming;
  readonly told: ReturnType<typeof useToMe>;
  readonly pane: Pick<ReturnType<typeof usePane>, 'open' | 'beside'>;
  /** Where there is somebody to talk to. */
  readonly talk: { open(): void; readonly isNew: boolean } | undefined;
  /** Shows which move the house would make, where the table allows it. */
  readonly hint: { ask(): void; readonly isOff: boolean } | undefined;
  /** Takes my last move back, while that is allowed. */
  readonly undo: Undoing | undefined;
  readonly planning: Planning;
  readonly scores: (() => void) | undefined;
  readonly result: (() => void) | undefined;
  /** What is new to this player, in the place of title and turn. */
  readonly tip: ComponentChildren;
}

type Asking = 'link' | 'leave' | 'resign' | 'end' | 'close' | 'settings' | 'rules' | undefined;

export function TableHead(props: Props) {
  const { session, table, acting, title, name, told, pane, hint, talk, undo } = props;
  const [asking, setAsking] = useState<Asking>(undefined);
  const words = t.value;
  const proposal = useProposal(table, name);
  const { planning } = props;
  const isPlanned = !proposal && (planning.planned ?? planning.failed ?? planning.foreseen) !== undefined;
  const done = () => setAsking(undefined);
  const leave = () => (isMissed(table) ? setAsking('leave') : go('/'));
  return (
    <header class={`table-head${isMine(table, acting) ? ' mine' : ''}`}>
      <span class="sign-place">
        <a class="sign" href="/" aria-label={words.home} onClick={event => isMissed(table) && isPlain(event) && stay(event, leave)}>
          <Brand size={30} />
        </a>
        <Connection session={session} />
      </span>
      <h1 tabIndex={-1}>{title}</h1>
      <p class="turn">
        <TurnText {...props} />
      </p>
      {proposal && <ProposalLine session={session} proposal={proposal} />}
      {isPlanned && <PlanLine {...planning} />}
      {!proposal && !isPlanned && props.tip}
      <div class="head-acts">
        <Watchers count={table.watching} />
        {planning.begin && (
          <button type="button" class="button plain ahead-button" aria-keyshortcuts="p" title={words.thinkAhead} onClick={planning.begin}>
            <Icon name="ahead" />
            <span class="wide-only">{words.thinkAhead}</span>
            <span class="visually-hidden narrow-only">{words.thinkAhead}</span>
          </button>
        )}
        {hint && !planning.begin && (
          <button type="button" class="button plain hint-button" disabled={hint.isOff} onClick={hint.ask}>
            <Icon name="candle" />
            <span class="wide-only">{words.hint}</span>
            <span class="visually-hidden narrow-only">{words.hint}</span>
          </button>
        )}
        {talk && <TalkButton {...talk} />}
        {undo && (
          <button
            type="button"
            class="button plain undo-button"
            disabled={undo.isAsked}
            aria-keyshortcuts="z"
            title={words.undo}
            onClick={undo.run}
          >
            <Icon name="undo" />
            <span class="wide-only">{words.undo}</span>
            <span class="visually-hidden narrow-only">{words.undo}</span>
          </button>
        )}
        <PaneOpeners pane={pane} />
        <Menu label={words.menu} items={itemsOf(props, { asking: setAsking, leave })} />
      </div>
      <Told {...told} />
      {asking === 'settings' && (
        <Dialog title={words.settings} slides close={done}>
          <SettingsForm />
        </Dialog>
      )}
      {asking === 'link' && (
        <Dialog title={words.theLink} slides close={done}>
          <Invite path={tablePath(table.id)} title={title} />
        </Dialog>
      )}
      {asking === 'rules' && <TableRules table={table} close={done} />}
      {asking === 'end' && <EndDialog session={session} table={table} close={done} />}
      {asking === 'leave' && <Leave session={session} close={done} />}
      {(asking === 'resign' || asking === 'close') && <Sure session={session} what={asking} done={done} />}
    </header>
  );
}

/** How many watch; never who. */
function Watchers({ count }: { readonly count: number }) {
  if (count === 0) return null;
  const said = t.value.watchers(count);
  return (
    <span class="watchers" role="img" aria-label={said} title={said}>
      <Icon name="watch" />
      {count}
    </span>
  );
}

function TalkButton({ open, isNew }: NonNullable<Props['talk']>) {
  const label = isNew ? t.value.talkNew : t.value.talk;
  return (
    <button type="button" class="button plain icon-only talk-button" data-new={isNew} aria-label={label} title={label} onClick={open}>
      <Icon name="talk" />
    </button>
  );
}

/** History and rules: one button on a wide screen while the column is closed, one each on a phone. */
export function PaneOpeners({ pane }: Pick<Props, 'pane'>) {
  const words = t.value;
  return (
    <>
      {!pane.beside && (
        <button
          type="button"
          class="button plain icon-only pane-opener"
          aria-label={words.showPanel}
          title={words.showPanel}
          onClick={() => pane.open('history')}
        >
          <Icon name="panel" />
        </button>
      )}
      <button type="button" class="button plain icon-only phone-only" aria-label={words.history} onClick={() => pane.open('history')}>
        <Icon name="history" />
      </button>
      <button
        type="button"
        class="button plain icon-only phone-only rules-opener"
        aria-label={words.rules}
        onClick={() => pane.open('rules')}
      >
        <Icon name="rules" />
      </button>
    </>
  );
}

/** What was done to me, in the header's place for a moment; a tap puts it away. The live region has said it already. */
function Told({ told, next }: Props['told']) {
  if (told.length === 0) return null;
  return (
    <button key={told.length} type="button" class="told" onClick={next}>
      {told[0]}
    </button>
  );
}

/** That I think ahead, what I chose until it is made, or that it could not be. */
function PlanLine({ planned, failed, withdraw }: Planning) {
  const words = t.value;
  const [said, verb] = planned
    ? [words.labelled(words.planned, planned.said), words.unplan]
    : failed
      ? [words.labelled(words.planFailed, failed.said), words.close]
      : [words.aheadHelp, words.cancel];
  return (
    <p class="proposal plan-line" data-failed={failed !== undefined} title={planned && words.plannedHelp}>
      <Icon name="ahead" />
      <span>{said}</span>
      <button type="button" class="button" onClick={withdraw}>
        {verb}
      </button>
    </p>
  );
}

function TurnText({ session, table, acting, name, result }: Pick<Props, 'session' | 'table' | 'acting' | 'name' | 'result'>) {
  const words = t.value;
  if (result) {
    return (
      <button type="button" class="button" onClick={result}>
        {words.theResult}
      </button>
    );
  }
  if (isMine(table, acting)) return <strong>{words.yourTurn}</strong>;
  if (table.status !== 'playing' || acting.length === 0) return null;
  const away = awaited(table, acting);
  if (away !== undefined) return <Away session={session} table={table} seat={away} said={words.isAway(name(away))} />;
  if (acting.length === 1 && acting[0] === table.me.seat) return <span>{words.yourBotMoves}</span>;
  const names = words.and(acting.map(name));
  return <span>{acting.length === 1 ? words.turnOf(names) : words.turnsOf(names)}</span>;
}

interface AwayProps {
  readonly session: Session;
  readonly table: Table;
  readonly seat: Seat;
  readonly said: string;
}

/** The match waits for somebody who is not here; on an upright screen a banner has the button. */
function Away({ session, table, seat, said }: AwayProps) {
  useEffect(() => announce(said), [said]);
  const seconds = useSecondsLeft(table, seat);
  if (table.me.seat === null || isUpright.value) return <span>{said}</span>;
  if (seconds > 0) return <span>{t.value.sentences([said, t.value.botMayPlayIn(seconds)])}</span>;
  return (
    <>
      <span>{said}</span>
      <button type="button" class="button" onClick={() => void asker(session)('standIn', { seat })}>
        {t.value.letBotPlayNow}
      </button>
    </>
  );
}

function Connection({ session }: { readonly session: Session }) {
  const link = session.link.value;
  const text = link === 'open' ? t.value.connected : link === 'lost' ? t.value.connectionLost : t.value.connecting;
  return <span class={`presence connection${link === 'open' ? ' on' : ''}`} role="img" aria-label={text} title={text} />;
}

interface Doing {
  asking(what: Asking): void;
  leave(): void;
}

function itemsOf({ session, table, name, scores, undo }: Props, { asking, leave }: Doing): Item[] {
  const words = t.value;
  const call = asker(session);
  const seat = table.me.seat;
  const mine = seat === null ? undefined : table.seats[seat];
  const playing = table.status === 'playing';
  const items: (Item | false | undefined)[] = [
    { label: words.theLink, icon: 'share', run: () => asking('link') },
    scores && { label: words.scores, icon: 'winner', run: scores },
    playing && mine?.standIn && !mine.resigned && { label: words.takeBack, icon: 'stool', run: () => void call('takeBack', {}) },
    undo && { label: words.undo, icon: 'undo', run: undo.run },
    ...offerItems({ session, table }, () => asking('end')),
    playsHere(table) && { label: words.letBotPlay, icon: 'bot', run: () => void call('standIn', { seat: seat! }) },
    ...(playing && mine ? replaceable(table) : []).map(
      (gone): Item => ({ label: words.letBotPlayFor(name(gone)), icon: 'bot', run: () => void call('standIn', { seat: gone }) }),
    ),
    { label: words.rulesInForce, icon: 'rules', run: () => asking('rules') },
    ...quickSettings(),
    { label: words.settings, icon: 'settings', run: () => asking('settings') },
    { label: words.aid, icon: 'key', run: () => (keysShown.value = true) },
    { label: playing && mine ? words.leave : words.home, icon: 'leave', run: leave },
    playing && mine && !mine.resigned && { label: words.resign, icon: 'resign', danger: true, run: () => asking('resign') },
    playing && table.me.host && !hasOthers(table) && { label: words.closeTable, icon: 'closed', danger: true, run: () => asking('close') },
  ];
  return items.filter(item => item !== false && item !== undefined);
}

/** What one wants to change in the middle of a game: one tap each. */
function quickSettings(): Item[] {
  const words = t.value;
  const { pace, sound } = prefs.value;
  const paces = [
    [0, words.paceQuick],
    [1, words.paceUsual],
    [2, words.paceSlow],
  ] as const;
  return [
    {
      label: words.pace,
      icon: 'hourglass',
      choices: paces.map(([value, label]) => ({ label, checked: pace === value, run: () => change({ pace: value }) })),
    },
    {
      label: words.sound,
      icon: 'bell',
      checked: sound,
      run: () => {
        change({ sound: !sound });
        if (!sound) bell();
      },
    },
  ];
}

/** Others sit here who would have to wait for me. Whoever plays with bots alone goes, and finds everything as it was. */
const isMissed = (table: Table): boolean =>
  playsHere(table) && table.seats.some((seat, at) => seat.kind === 'player' && !seat.program && !seat.resigned && at !== table.me.seat);

/** No key that would open another tab. */
const isPlain = (event: MouseEvent): boolean => !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

function stay(event: Event, ask: () => void): void {
  event.preventDefault();
  ask();
}

function Leave({ session, close }: { readonly session: Session; close(): void }) {
  const words = t.value;
  const letBotPlay = async () => {
    close();
    if (await asker(session)('leave', {})) go('/');
  };
  return (
    <Dialog title={words.leaveAsk} close={close}>
      <p>{words.leaveHelp}</p>
      <div class="buttons">
        <button type="button" class="button primary" onClick={() => void letBotPlay()}>
          {words.letBotPlay}
        </button>
        <button type="button" class="button" onClick={() => go('/')}>
          {words.leaveForNow}
        </button>
      </div>
    </Dialog>
  );
}

/** The options of the game as they are in force here. */
function TableRules({ table, close }: { readonly table: Table; close(): void }) {
  const words = wordsOf(table.game)!;
  return (
    <Dialog title={t.value.rulesInForce} slides close={close}>
      <dl class="in-force">
        {Object.entries(table.options).map(([key, value]) => {
          const { label, help } = words.value(key, value);
          return (
            <div key={key}>
              <dt>{words.option(key)}</dt>
              <dd>
                {label}
                {help && <span class="soft small">{help}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
    </Dialog>
  );
}

function Sure({ session, what, done }: { readonly session: Session; readonly what: 'resign' | 'close'; done(): void }) {
  const words = t.value;
  const said = {
    resign: [words.resignAsk, words.resignHelp, words.resign],
    close: [words.closeAsk, words.closeHelp, words.closeTable],
  } as const;
  const [title, text, verb] = said[what];
  const yes = () => {
    done();
    void asker(session)(what, {});
  };
  return <Question title={title} text={text} verb={verb} yes={yes} no={done} />;
}
