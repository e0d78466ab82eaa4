import type { Naming, Viewer } from '@tabard/core';
import type { Steps, Table } from '@tabard/protocol';
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Board, BoardProps, SeatInfo } from '../boards/board.ts';
import { tellsDiary, wordsOf } from '../games.ts';
import { lang, t } from '../i18n/index.ts';
import { settings } from '../identity.ts';
import { ask } from '../net/api.ts';
import { allSteps } from '../net/steps.ts';
import { sayFact } from '../pane/blocks.ts';
import { Column, Slide } from '../pane/pane.tsx';
import { diaryPath, go, tablePath } from '../route.ts';
import { Brand } from '../ui/brand.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Patience } from '../ui/lazy.tsx';
import { useTitle } from '../ui/page.tsx';
import { Banner } from './banners.tsx';
import { endingOf, useBoard, useNaming, usePane, useSeats } from './play.tsx';
import { PaneOpeners } from './table-head.tsx';
import { Trouble, troubleOf, type What } from './trouble.tsx';
import '../styles/forms.css';
import '../styles/table.css';

/** Through whose eyes: somebody's, everybody's, or always those of who is to move, which shows all hands. */
type Eyes = Viewer | 'mover';

/** A finished match once more, move by move, through anybody's eyes. */
export default function Replay({ id }: { readonly id: string }) {
  const [table, setTable] = useState<Table | undefined>(undefined);
  const [eyes, look] = useState<Eyes>('public');
  const [trouble, setTrouble] = useState<What | undefined>(undefined);
  useEffect(() => {
    void ask('table', { table: id }).then(answer => {
      if (!answer.ok) setTrouble(troubleOf(answer.error.code) ?? 'unknown');
      else if (answer.value.status !== 'over') go(tablePath(id), { replace: true });
      else {
        setTable(answer.value);
        look(answer.value.me.seat ?? 'public');
      }
    });
  }, [id]);
  const told = useTold(table, eyes, setTrouble);
  const GameBoard = useBoard(table?.game ?? '');
  if (trouble) return <Trouble what={trouble} act={() => location.reload()} />;
  if (!table || !GameBoard || !wordsOf(table.game) || !told) return <Patience />;
  return <Again table={table} told={told} eyes={eyes} look={look} GameBoard={GameBoard} />;
}

type Told = ReadonlyMap<Viewer, Steps>;

const viewersOf = (table: Table, eyes: Eyes): readonly Viewer[] => (eyes === 'mover' ? table.seats.map((_, seat) => seat) : [eyes]);

/** The steps as every wanted viewer saw them, fetched when first wanted; while they come, what was there before. */
function useTold(table: Table | undefined, eyes: Eyes, stumble: (what: What) => void): Told | undefined {
  const [all, setAll] = useState<Told>(new Map());
  const wanted = table ? viewersOf(table, eyes) : [];
  const missing = wanted.find(viewer => !all.has(viewer));
  const ready = useRef<Told | undefined>(undefined);
  useEffect(() => {
    if (!table || missing === undefined) return;
    let gone = false;
    void allSteps(table.id, missing).then(answer => {
      if (gone) return;
      if (!answer.ok) stumble(troubleOf(answer.error.code) ?? 'unknown');
      else if (answer.value.steps.length === 0) stumble('old-rules');
      else setAll(before => new Map([...before, [missing, answer.value]]));
    });
    return () => {
      gone = true;
    };
  }, [table, missing]);
  if (table && missing === undefined) ready.current = new Map(wanted.map(viewer => [viewer, all.get(viewer)!]));
  return ready.current;
}

interface Props {
  readonly table: Table;
  readonly told: Told;
  readonly eyes: Eyes;
  look(eyes: Eyes): void;
  readonly GameBoard: Board;
}

function Again({ table, told, eyes, look, GameBoard }: Props) {
  const { steps, lost } = [...told.values()][0]!;
  const [{ at, before }, setPlace] = useState({ at: 0, before: 0 });
  const last = steps.length - 1;
  const turnTo = (wanted: number) => setPlace({ at: Math.min(Math.max(wanted, 0), last), before: at });
  const turns = useMemo(() => turnStarts(steps), [steps]);
  const player = usePlayer({ n: steps[at]!.n, isLast: at === last, on: () => turnTo(at + 1) });
  const words = wordsOf(table.game)!;
  const name = useNaming(table);
  const me = table.me.seat ?? undefined;
  const pane = usePane();
  const seats = useQuietSeats(table);
  useTitle(`${t.value.replay} · ${words.title}`);
  useStepKeys({
    ArrowLeft: () => turnTo(at - 1),
    ArrowRight: () => turnTo(at + 1),
    Home: () => turnTo(0),
    End: () => turnTo(last),
  });

  const viewer = viewerAt(told, steps, at);
  const seenBefore = viewerAt(told, steps, before);
  const step = told.get(viewer)!.steps[at]!;
  const happened = useMemo(() => happenedIn(told.get(viewer)!.steps.slice(0, at + 1)), [told, viewer, at]);
  const said = at === 0 ? t.value.theDeal : (sentenceOf(step, { words, name, me }) ?? t.value.turnOf(name(step.seat ?? 0)));
  // Only a single step forward, through the same eyes, is shown as movement.
  const moves = at === before + 1 && viewer === seenBefore;
  const board = {
    view: step.view as never,
    legal: [],
    seat: viewer === 'public' ? undefined : viewer,
    mine: false,
    over: false,
    replay: true,
    byHand: true,
    seats,
    name,
    words,
    lang: lang.value,
    settings: { ...settings.value, pace: moves ? player.pace : 0 },
    seq: step.n,
    facts: step.facts as never[],
    happened: happened as never[],
    pending: undefined,
    refusal: undefined,
    send: () => {},
    openRule: pane.openRule,
    shown: player.shown,
  } satisfies BoardProps<never, never>;
  const goTo = (n: number) => turnTo(steps.findIndex(one => one.n === n));
  const paneProps = {
    game: table.game,
    chosen: table.options,
    words,
    name,
    happened,
    ending: endingOf(table),
    tabled: NOTHING,
    seats,
    me,
    goTo,
    ...pane,
  };
  return (
    <div class={`table-screen replay${pane.beside ? ' with-pane' : ''}`}>
      <header class="table-head">
        <a class="sign" href="/" aria-label={t.value.home}>
          <Brand size={30} />
        </a>
        <h1 tabIndex={-1}>
          {t.value.replay}
          <span class="soft wide-only"> · {words.title}</span>
        </h1>
        <div class="head-acts">
          <PaneOpeners pane={pane} />
          {tellsDiary(table.game) && (
            <a class="button plain icon-only" href={diaryPath(table.id)} aria-label={t.value.diary}>
              <Icon name="rules" />
            </a>
          )}
          <a class="button plain icon-only" href={tablePath(table.id)} aria-label={t.value.theResult}>
            <Icon name="winner" />
          </a>
        </div>
      </header>
      <main id="content" class="stage" tabIndex={-1} aria-label={t.value.theTable}>
        {lost > 0 && (
          <div class="banners">
            <Banner icon="rules">{t.value.movesLost(lost)}</Banner>
          </div>
        )}
        <GameBoard {...board} />
      </main>
      <Controls {...{ at, last, turnTo, turns, player, said, table, eyes, look, name }} />
      {pane.beside && <Column {...paneProps} />}
      {pane.sliding && <Slide {...paneProps} />}
    </div>
  );
}

const NOTHING: readonly never[] = [];

const happenedIn = (steps: Steps['steps']) =>
  steps.flatMap(({ n, facts }) => facts.map(fact => ({ seq: n, fact: fact as { readonly type: string } })));

/** What a step shows: the first thing that it brought about and may be told. */
const sentenceOf = ({ facts }: Steps['steps'][number], telling: Parameters<typeof sayFact>[0]): string | undefined =>
  facts.map(fact => sayFact(telling, fact).text).find(text => text !== '');

/** Who looks at a step: whoever moves next, where all hands are shown. */
function viewerAt(told: Told, steps: Steps['steps'], at: number): Viewer {
  const viewers = [...told.keys()];
  if (viewers.length === 1) return viewers[0]!;
  return steps[at + 1]?.seat ?? steps[at]!.seat ?? viewers[0]!;
}

/** The steps in which another seat goes on. */
function turnStarts(steps: Steps['steps']): readonly number[] {
  return steps.flatMap(({ seat }, at) => (at === 0 || seat !== steps[at - 1]!.seat ? [at] : []));
}

/** The seats as boards know them, without any mark of who is here now. */
function useQuietSeats(table: Table): readonly SeatInfo[] {
  const seats = useSeats(table);
  return useMemo(
    () =>
      seats.map(({ level, ...seat }) => ({
        ...seat,
        ...(seat.kind === 'bot' && level !== undefined && { level }),
        connected: true,
        away: false,
        standIn: false,
        resigned: false,
      })),
    [seats],
  );
}

/** How long a step stays before the next, by speed; the quickest goes without movement. */
const SPEEDS = [
  { label: '½×', pace: 2, waitMs: 1400 },
  { label: '1×', pace: 1, waitMs: 800 },
  { label: '2×', pace: 0, waitMs: 500 },
] as const;

/** Goes on by itself once the board has shown a step; nothing runs while it is paused. */
function usePlayer({ n, isLast, on }: { readonly n: number; readonly isLast: boolean; on(): void }) {
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [reached, shown] = useState(0);
  const { label, pace, waitMs } = SPEEDS[speed]!;
  useEffect(() => {
    if (isLast) setPlaying(false);
    if (!isPlaying || isLast || reached !== n) return;
    const timer = setTimeout(on, waitMs);
    return () => clearTimeout(timer);
  }, [isPlaying, n, reached, waitMs]);
  return {
    isPlaying,
    label,
    pace,
    shown,
    toggle: () => setPlaying(!isPlaying),
    quicker: () => setSpeed((speed + 1) % SPEEDS.length),
  };
}

interface ControlProps extends Pick<Props, 'table' | 'eyes' | 'look'> {
  readonly at: number;
  readonly last: number;
  turnTo(at: number): void;
  readonly turns: readonly number[];
  readonly player: ReturnType<typeof usePlayer>;
  /** What the step shows, in a sentence. */
  readonly said: string;
  readonly name: Naming;
}

function Controls({ at, last, turnTo, turns, player, said, table, eyes, look, name }: ControlProps) {
  const id = useId();
  const words = t.value;
  const now = at === 0 ? words.theDeal : words.stepOf(at, last);
  const button = (icon: IconName, label: string, run: () => void, off: boolean, more = '') => (
    <button type="button" class={`button plain icon-only${more}`} aria-label={label} title={label} disabled={off} onClick={run}>
      <Icon name={icon} />
    </button>
  );
  const before = turns.findLast(start => start < at) ?? 0;
  const after = turns.find(start => start > at) ?? last;
  return (
    <section class="replay-controls" aria-label={words.replay}>
      <p class="replay-said">{said}</p>
      <div class="replay-steps">
        {button('first', words.first, () => turnTo(0), at === 0, ' replay-far')}
        {button('turnBack', words.previousTurn, () => turnTo(before), at === 0)}
        {button('previous', words.previous, () => turnTo(at - 1), at === 0)}
        {button(player.isPlaying ? 'pause' : 'play', player.isPlaying ? words.pause : words.autoplay, player.toggle, at === last)}
        {button('next', words.next, () => turnTo(at + 1), at === last)}
        {button('turnOn', words.nextTurn, () => turnTo(after), at === last)}
        {button('last', words.last, () => turnTo(last), at === last, ' replay-far')}
        <button type="button" class="button plain" aria-label={`${words.replaySpeed} ${player.label}`} onClick={player.quicker}>
          {player.label}
        </button>
      </div>
      <div class="replay-place">
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={words.replay}
          aria-valuetext={now}
          onInput={event => turnTo(Number(event.currentTarget.value))}
        />
        <output>{at === 0 ? words.theDeal : `${at} / ${last}`}</output>
        <label class="visually-hidden" for={id}>
          {words.seenBy}
        </label>
        <select id={id} value={String(eyes)} onChange={event => look(readEyes(event.currentTarget.value))}>
          <option value="public">{words.everyone}</option>
          {table.seats.map((_, seat) => (
            <option key={seat} value={String(seat)}>
              {name(seat)}
            </option>
          ))}
          <option value="mover">{words.whoMoves}</option>
        </select>
      </div>
    </section>
  );
}

const readEyes = (value: string): Eyes => (value === 'public' || value === 'mover' ? value : Number(value));

/** Arrow keys step, wherever the focus is, unless a control has its own use for them. */
function useStepKeys(keys: Readonly<Record<string, () => void>>): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || (event.target as Element).closest('input, select, [role=tablist], dialog')) return;
      const run = keys[event.key];
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
