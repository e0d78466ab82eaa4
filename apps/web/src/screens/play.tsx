import type { Naming } from '@tabard/core';
import type { Step, Table } from '@tabard/protocol';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { Board, BoardProps, SeatInfo } from '../boards/board.ts';
import { loadBoard } from '../boards/load.ts';
import { wordsOf } from '../games.ts';
import { useHint } from '../hints/use-hint.ts';
import { lang, t } from '../i18n/index.ts';
import { change, myShield, prefs, settings } from '../identity.ts';
import { isMine } from '../my-turn.ts';
import type { Session } from '../net/session.ts';
import { Column, Slide, type Tab } from '../pane/pane.tsx';
import { Icon } from '../ui/icon.tsx';
import { Patience } from '../ui/lazy.tsx';
import { isWide } from '../ui/media.ts';
import { Banners } from './banners.tsx';
import { useReports } from './reports.ts';
import { Result } from './result.tsx';
import { roundsOf, ScoreDialog } from './scores.tsx';
import { TableHead } from './table-head.tsx';

interface Props {
  readonly session: Session;
  readonly table: Table;
}

/** The match itself: whose turn, the board, and beside it what happened and the rules. */
export function Play({ session, table }: Props) {
  const words = wordsOf(table.game);
  const GameBoard = useBoard(table.game);
  const step = session.step.value;
  if (!words || !GameBoard || !step) return <Patience />;
  return <AtTable session={session} table={table} step={step} GameBoard={GameBoard} />;
}

const QUIET_AFTER_MS = 700;
/** While a bot plays my seat nothing is mine to choose. */
const NOTHING: readonly string[] = [];

type Shown = 'scores' | 'result' | undefined;

function AtTable({ session, table, step, GameBoard }: Props & { readonly step: Step; readonly GameBoard: Board }) {
  const words = wordsOf(table.game)!;
  const name = useNaming(table);
  const seat = table.me.seat ?? undefined;
  const pane = usePane();
  const [shown, setShown] = useState<Shown>(undefined);
  const rounds = roundsOf(session.history.value);
  const mine = isMine(table, step.acting);

  useReports(session, words, name, { mine });
  // Whoever won arms just now wears them everywhere.
  useEffect(() => {
    if (seat !== undefined) myShield.value = table.seats[seat] ?? {};
  }, [table.seats]);
  useEffect(() => {
    if (table.status === 'over') return whenQuiet(() => setShown('result'));
  }, [table.status]);

  const hinting = useHint(table, step, { mine });
  const hint = () => {
    pane.open('hint');
    hinting.ask();
  };
  const hinted = table.hints && seat !== undefined && table.status === 'playing';
  useKey('h', hinted && mine ? hint : undefined);

  const board = {
    view: step.view as never,
    legal: mine ? step.legal : NOTHING,
    seat,
    mine,
    seats: useSeats(table),
    name,
    words,
    lang: lang.value,
    settings: settings.value,
    seq: step.after,
    facts: session.fresh.value as readonly never[],
    pending: session.pending.value?.moves.join(', '),
    refusal: session.refusal.value,
    send: (moves: readonly string[]) => session.send(moves),
    openRule: pane.openRule,
  } satisfies BoardProps<never, never>;
  const paneProps = {
    game: table.game,
    words,
    name,
    happened: session.history.value,
    hinting: hinted ? hinting : undefined,
    tab: pane.tab,
    rule: pane.rule,
    asked: pane.asked,
    choose: pane.choose,
    close: pane.close,
  };
  const beside = isWide.value && prefs.value.panel;
  return (
    <div class={`table-screen${beside ? ' with-pane' : ''}`} data-seq={step.after} data-pending={session.pending.value !== undefined}>
      <TableHead
        session={session}
        table={table}
        acting={step.acting}
        mine={mine}
        title={words.title}
        name={name}
        open={pane.open}
        hint={hinted ? hint : undefined}
        scores={rounds.length > 0 && table.status === 'playing' ? () => setShown('scores') : undefined}
        result={table.status === 'over' ? () => setShown('result') : undefined}
      />
      <main id="content" class="stage" tabIndex={-1} aria-label={t.value.theTable}>
        <Banners session={session} table={table} />
        <GameBoard {...board} />
      </main>
      {beside && <Column {...paneProps} />}
      {isWide.value && !beside && (
        <button
          type="button"
          class="button plain icon-only pane-opener"
          aria-label={t.value.showPanel}
          onClick={() => change({ panel: true })}
        >
          <Icon name="panel" />
        </button>
      )}
      {!isWide.value && pane.sliding && <Slide {...paneProps} />}
      {shown === 'scores' && <ScoreDialog rounds={rounds} seats={table.seats} name={name} me={seat} close={() => setShown(undefined)} />}
      {shown === 'result' && <Result session={session} table={table} words={words} rounds={rounds} close={() => setShown(undefined)} />}
    </div>
  );
}

/** A letter does something, unless somebody is writing or a dialog is open. */
function useKey(letter: string, run: (() => void) | undefined): void {
  useEffect(() => {
    if (!run) return;
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== letter || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as Element).closest('input, textarea, select') || document.querySelector('dialog[open]')) return;
      run();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

/** Runs once no dialog is open: a board shows how its last round ended before the result comes. Returns how to give it up. */
function whenQuiet(run: () => void): () => void {
  const timer = setInterval(() => {
    if (document.querySelector('dialog[open]')) return;
    clearInterval(timer);
    run();
  }, QUIET_AFTER_MS);
  return () => clearInterval(timer);
}

/** Where history and rules are shown: a column that stays, or a sheet that slides up. */
export function usePane() {
  const [tab, setTab] = useState<Tab>('history');
  const [sliding, setSliding] = useState(false);
  const [rule, setRule] = useState<string | undefined>(undefined);
  const [asked, setAsked] = useState(0);
  const open = (wanted: Tab) => {
    setTab(wanted);
    if (isWide.value) change({ panel: true });
    else setSliding(true);
  };
  return {
    tab,
    sliding,
    rule,
    asked,
    open,
    choose: setTab,
    openRule: useCallback((wanted: string) => {
      setRule(wanted);
      setAsked(count => count + 1);
      open('rules');
    }, []),
    close: () => {
      if (isWide.value) change({ panel: false });
      setSliding(false);
    },
  };
}

/** The seats as boards know them: somebody's program is a bot like any other, and for who gave up a bot plays too. */
export function useSeats({ seats }: Table): readonly SeatInfo[] {
  return useMemo(
    () => seats.map(seat => ({ ...seat, kind: seat.program ? 'bot' : seat.kind, standIn: seat.standIn || seat.resigned })),
    [seats],
  );
}

/** How the seats of a table are called; the same function until a name or the language changes, so that boards need not draw anew. */
export function useNaming(table: Table): Naming {
  const { guest } = t.value;
  const names = table.seats.map(seat => seat.name || guest);
  return useCallback(seat => names[seat] ?? guest, [names.join('\n'), guest]);
}

export function useBoard(game: string): Board | undefined {
  const [board, setBoard] = useState<{ readonly Board: Board } | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    void loadBoard(game).then(found => {
      if (found && !gone) setBoard({ Board: found });
    });
    return () => {
      gone = true;
    };
  }, [game]);
  return board?.Board;
}
