import type { Naming, Seat } from '@tabard/core';
import type { Step, Table } from '@tabard/protocol';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useAid } from '../aid/at-hand.ts';
import { announce } from '../announce.ts';
import type { Board, BoardProps, Happened, SeatInfo } from '../boards/board.ts';
import { loadBoard } from '../boards/load.ts';
import { ClockContext, type TableClocks } from '../clock/clock-context.ts';
import { useMyClock } from '../clock/use-my-clock.ts';
import { wordsOf } from '../games.ts';
import { useHint } from '../hints/use-hint.ts';
import { lang, t } from '../i18n/index.ts';
import { change, myShield, prefs, settings } from '../identity.ts';
import { awayFrom, isMine } from '../my-turn.ts';
import { seatNames } from '../names.ts';
import type { Session } from '../net/session.ts';
import { Column, Slide, type Tab } from '../pane/pane.tsx';
import { Bubbles } from '../talk/bubbles.tsx';
import { useTalk } from '../talk/use-talk.ts';
import { TipLine } from '../tips/tips.tsx';
import { Patience } from '../ui/lazy.tsx';
import { isRoomy, isWide } from '../ui/media.ts';
import { victoryAt } from '../victory.ts';
import { Banner, Banners } from './banners.tsx';
import { useReports } from './reports.ts';
import { openResult, playAgain, Result, rematchAsker } from './result.tsx';
import { roundsOf, ScoreDialog } from './scores.tsx';
import { TableHead } from './table-head.tsx';
import { useToMe } from './to-me.ts';
import { usePlan } from './use-plan.ts';
import { useUndo } from './use-undo.ts';

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
const AGAIN_MS = 3000;
/** While a bot plays my seat nothing is mine to choose. */
const NOTHING: readonly string[] = [];

type Shown = 'scores' | 'result' | undefined;

function AtTable({ session, table, step, GameBoard }: Props & { readonly step: Step; readonly GameBoard: Board }) {
  const words = wordsOf(table.game)!;
  const name = useNaming(table);
  const seat = table.me.seat ?? undefined;
  const pane = usePane();
  const [shown, setShown] = useState<Shown>(undefined);
  const moment = useMoment(step);
  const rounds = roundsOf(session.history.value);
  const mine = isMine(table, step.acting);
  const isOver = table.status === 'over' && moment.isNow;
  const seats = useSeats(table);
  useAid(table);
  useMyClock(session.clocks.value, seat);
  const clocks = useClocks(session, table);
  const toMe = useToMe({ session, words, name, me: seat, seen: moment.seen });

  useReports({ session, words, name, me: seat, seen: moment.seen, mine: isMine(table, moment.acting) });
  // Whoever won arms just now wears them everywhere.
  useEffect(() => {
    if (seat !== undefined) myShield.value = table.seats[seat] ?? {};
  }, [table.seats]);
  useEffect(() => {
    if (isOver) return whenQuiet(() => setShown('result'));
  }, [isOver]);

  const showResult = () => {
    openResult(session);
    setShown('result');
  };
  const hinting = useHint(table, step, { mine });
  const hint = () => {
    pane.open('hint');
    hinting.ask();
  };
  const hinted = table.hints && seat !== undefined && table.status === 'playing';
  useKey('h', hinted && mine ? hint : undefined);
  const undo = useUndo(session, table, step);
  useKey('z', undo?.run);
  useKey('backspace', undo?.run);
  const planning = usePlan({ session, table, step, words, name, mine });
  const { foreseen } = planning;
  useKey('p', planning.begin);

  const talk = useTalk({ session, table, name, isOpen: pane.tab === 'talk' && (pane.beside || pane.sliding) });
  const openTalk = () => {
    pane.open('talk');
    // A sheet takes the focus by itself, the column does not.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('.pane .talk button')?.focus());
  };
  useKey('t', talk.isOn ? openTalk : undefined);

  const legal = mine ? step.legal : NOTHING;
  const board = {
    view: (foreseen?.view ?? step.view) as never,
    legal: foreseen?.legal ?? legal,
    seat,
    mine: mine || foreseen !== undefined,
    ahead: foreseen !== undefined,
    over: isOver,
    replay: false,
    paused: table.paused,
    byHand: settings.value.confirm || foreseen !== undefined || hasTakenBack(session, step, seat),
    seats,
    name,
    words,
    lang: lang.value,
    settings: settings.value,
    seq: step.after,
    facts: session.fresh.value as readonly never[],
    happened: session.history.value as readonly Happened<never>[],
    pending: session.pending.value?.moves.join(', '),
    refusal: session.refusal.value,
    send: (moves: readonly string[]) => (foreseen ? planning.choose(moves) : session.send(moves)),
    openRule: pane.openRule,
    shown: moment.reach,
  } satisfies BoardProps<never, never>;
  const paneProps = {
    game: table.game,
    words,
    name,
    happened: session.history.value,
    tabled: session.tabled.value,
    seats,
    me: seat,
    ending: endingOf(table),
    hinting: hinted ? hinting : undefined,
    talking: talk.isOn ? { session, table, name, lines: talk.lines, isMine: talk.isMine } : undefined,
    tab: pane.tab,
    rule: pane.rule,
    chosen: table.options,
    asked: pane.asked,
    choose: pane.choose,
    close: pane.close,
  };
  const { beside } = pane;
  return (
    <div class={`table-screen${beside ? ' with-pane' : ''}`} data-seq={step.after} data-pending={session.pending.value !== undefined}>
      <TableHead
        session={session}
        table={table}
        acting={moment.acting}
        title={words.title}
        name={name}
        told={toMe}
        pane={pane}
        talk={talk.isOn ? { open: openTalk, isNew: talk.isNew } : undefined}
        hint={hinted ? { ask: hint, isOff: !mine } : undefined}
        undo={undo}
        planning={planning}
        scores={rounds.length > 0 && table.status === 'playing' ? () => setShown('scores') : undefined}
        result={isOver ? showResult : undefined}
        tip={
          seat !== undefined && (
            <TipLine
              game={table.game}
              view={step.view}
              seat={seat}
              legal={legal}
              happened={board.happened}
              mine={mine && moment.isNow}
              openRule={pane.openRule}
            />
          )
        }
      />
      <main id="content" class="stage" tabIndex={-1} aria-label={t.value.theTable}>
        <Banners session={session} table={table} acting={moment.acting}>
          {shown !== 'result' && <RematchBanner session={session} table={table} name={name} />}
        </Banners>
        <ClockContext.Provider value={clocks}>
          <GameBoard {...board} />
        </ClockContext.Provider>
      </main>
      {talk.isOn && <Bubbles session={session} isMine={talk.isMine} />}
      {beside && <Column {...paneProps} />}
      {pane.sliding && <Slide {...paneProps} />}
      {shown === 'scores' && <ScoreDialog rounds={rounds} seats={table.seats} name={name} me={seat} close={() => setShown(undefined)} />}
      {shown === 'result' && (
        <Result
          session={session}
          table={inArms(table, GameBoard.armsOf?.(step.view as never))}
          words={words}
          rounds={rounds}
          close={() => setShown(undefined)}
        />
      )}
    </div>
  );
}

/** Where the result is put away, or not there yet, it is said here that somebody wants to play again. */
function RematchBanner({ session, table, name }: Props & { readonly name: Naming }) {
  const asker = rematchAsker(table);
  const asked = asker === undefined ? '' : t.value.rematchAsked(name(asker));
  useEffect(() => announce(asked), [asked]);
  if (asked === '') return null;
  return (
    <Banner icon="stool" verb={t.value.sitDown} act={() => void playAgain(session, table)}>
      {asked}
    </Banner>
  );
}

/** The rules go on for who gave up; the table's result does not. */
export const endingOf = (table: Table): string => (table.seats.some(({ resigned }) => resigned) ? victoryAt(table) : '');

/** I have just taken a move back: the only one there was would be made again before I could go back further. */
const hasTakenBack = ({ tabled }: Session, { after }: Step, me: Seat | undefined): boolean =>
  tabled.value.some(({ seq, deed }) => seq === after && deed.type === 'undone' && deed.seat === me);

/** A letter does something, unless somebody is writing or a dialog is open. */
function useKey(letter: string, run: (() => void) | undefined): void {
  useLayoutEffect(() => {
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

/** Everybody in the arms of this very match, finished or not, bots too. */
const inArms = (table: Table, arms: readonly (string | undefined)[] = []): Table => ({
  ...table,
  seats: table.seats.map((seat, at) => {
    const made = arms[at];
    return made === undefined ? seat : { ...seat, arms: made };
  }),
});

/** Runs once no dialog is open: a board shows how its last round ended before the result comes. Returns how to give it up. */
function whenQuiet(run: () => void): () => void {
  const timer = setInterval(() => {
    if (document.querySelector('dialog[open]')) return;
    clearInterval(timer);
    run();
  }, QUIET_AFTER_MS);
  return () => clearInterval(timer);
}

/** The moment the board shows: header, title and bell follow it, never the other way round. */
function useMoment({ after, acting }: Pick<Step, 'after' | 'acting'>) {
  const [seen, reach] = useState(after);
  const turns = useRef(new Map<number, readonly Seat[]>());
  turns.current.set(after, acting);
  for (const old of turns.current.keys()) if (old < Math.min(seen, after)) turns.current.delete(old);
  return { seen, reach, isNow: seen === after, acting: turns.current.get(seen) ?? acting };
}

/** Where history and rules are shown: a column, which opens by itself only where there is room to spare, or a sheet that slides up. */
export function usePane() {
  const [tab, setTab] = useState<Tab>('history');
  const [opened, setOpened] = useState(false);
  const [rule, setRule] = useState<string | undefined>(undefined);
  const [asked, setAsked] = useState(0);
  const show = (on: boolean) => {
    setOpened(on);
    if (isRoomy.value) change({ panel: on });
  };
  const open = (wanted: Tab) => {
    setTab(wanted);
    show(true);
  };
  return {
    tab,
    rule,
    asked,
    open,
    beside: isWide.value && (isRoomy.value ? prefs.value.panel : opened),
    sliding: !isWide.value && opened,
    choose: setTab,
    openRule: useCallback((wanted: string) => {
      setRule(wanted);
      setAsked(count => count + 1);
      open('rules');
    }, []),
    close: () => show(false),
  };
}

/** The seats as boards know them: somebody's program is a bot like any other, and for who gave up a bot plays too. */
export function useSeats(table: Table): readonly SeatInfo[] {
  const { seats, status } = table;
  return useMemo(() => {
    const away = awayFrom(table);
    return seats.map((seat, at) => ({
      ...seat,
      kind: seat.program ? 'bot' : seat.kind,
      away: away.includes(at),
      standIn: seat.standIn || seat.resigned,
    }));
  }, [seats, status]);
}

function useClocks({ clocks }: Session, { seats, me, status }: Table): TableClocks {
  const isPerson = seats.map(({ kind, standIn, resigned }) => status === 'playing' && kind === 'player' && !standIn && !resigned);
  return useMemo(
    () => ({ clocks, me: me.seat ?? undefined, isPerson: seat => isPerson[seat] ?? false }),
    [clocks, me.seat, isPerson.join()],
  );
}

/** How the seats of a table are called; the same function until a name or the language changes, so that boards need not draw anew. */
export function useNaming(table: Table): Naming {
  const { guest } = t.value;
  const names = seatNames(table.seats);
  return useCallback(seat => names[seat] ?? guest, [names.join('\n'), guest]);
}

export function useBoard(game: string): Board | undefined {
  const [board, setBoard] = useState<{ readonly Board: Board } | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const load = () =>
      loadBoard(game).then(
        found => {
          if (found && !gone) setBoard({ Board: found });
        },
        // The connection broke on the way.
        () => {
          if (!gone) again = setTimeout(load, AGAIN_MS);
        },
      );
    void load();
    return () => {
      gone = true;
      clearTimeout(again);
    };
  }, [game]);
  return board?.Board;
}
