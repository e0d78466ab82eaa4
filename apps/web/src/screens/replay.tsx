import type { Naming, Viewer } from '@tabard/core';
import type { Steps, Table } from '@tabard/protocol';
import { useEffect, useId, useState } from 'preact/hooks';
import type { Board, BoardProps } from '../boards/board.ts';
import { tellsDiary, wordsOf } from '../games.ts';
import { lang, t } from '../i18n/index.ts';
import { prefs, settings } from '../identity.ts';
import { ask } from '../net/api.ts';
import { allSteps } from '../net/steps.ts';
import { Column, Slide } from '../pane/pane.tsx';
import { diaryPath, go, tablePath } from '../route.ts';
import { Brand } from '../ui/brand.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Patience } from '../ui/lazy.tsx';
import { isWide } from '../ui/media.ts';
import { useTitle } from '../ui/page.tsx';
import { Banner } from './banners.tsx';
import { useBoard, useNaming, usePane, useSeats } from './play.tsx';
import { Trouble, troubleOf, type What } from './trouble.tsx';
import '../styles/forms.css';
import '../styles/table.css';

/** A finished match once more, move by move, through anybody's eyes. */
export default function Replay({ id }: { readonly id: string }) {
  const [table, setTable] = useState<Table | undefined>(undefined);
  const [viewer, setViewer] = useState<Viewer | undefined>(undefined);
  const [told, setTold] = useState<Steps | undefined>(undefined);
  const [trouble, setTrouble] = useState<What | undefined>(undefined);
  useEffect(() => {
    void ask('table', { table: id }).then(answer => {
      if (!answer.ok) setTrouble(troubleOf(answer.error.code) ?? 'unknown');
      else if (answer.value.status !== 'over') go(tablePath(id), { replace: true });
      else {
        setTable(answer.value);
        setViewer(answer.value.me.seat ?? 'public');
      }
    });
  }, [id]);
  useEffect(() => {
    if (viewer === undefined) return;
    let gone = false;
    void allSteps(id, viewer).then(answer => {
      if (gone) return;
      if (!answer.ok) setTrouble(troubleOf(answer.error.code) ?? 'unknown');
      else if (answer.value.steps.length === 0) setTrouble('old-rules');
      else setTold(answer.value);
    });
    return () => {
      gone = true;
    };
  }, [id, viewer]);
  const GameBoard = useBoard(table?.game ?? '');
  if (trouble) return <Trouble what={trouble} act={() => location.reload()} />;
  if (!table || !GameBoard || !wordsOf(table.game) || !told) return <Patience />;
  return <Again table={table} steps={told.steps} lost={told.lost} viewer={viewer!} look={setViewer} GameBoard={GameBoard} />;
}

interface Props {
  readonly table: Table;
  readonly steps: Steps['steps'];
  /** How many moves the present rules cannot show. */
  readonly lost: number;
  readonly viewer: Viewer;
  look(viewer: Viewer): void;
  readonly GameBoard: Board;
}

function Again({ table, steps, lost, viewer, look, GameBoard }: Props) {
  const [at, setAt] = useState(0);
  const [before, setBefore] = useState(0);
  const last = steps.length - 1;
  const turnTo = (wanted: number) => {
    setBefore(at);
    setAt(Math.min(Math.max(wanted, 0), last));
  };
  const words = wordsOf(table.game)!;
  const name = useNaming(table);
  const pane = usePane();
  useTitle(`${t.value.replay} · ${words.title}`);
  useStepKeys({ back: () => turnTo(at - 1), on: () => turnTo(at + 1), first: () => turnTo(0), last: () => turnTo(last) });

  const step = steps[Math.min(at, last)]!;
  const board = {
    view: step.view as never,
    legal: [],
    seat: viewer === 'public' ? undefined : viewer,
    mine: false,
    seats: useSeats(table),
    name,
    words,
    lang: lang.value,
    // Only a single step forward is shown as movement.
    settings: { ...settings.value, pace: at === before + 1 ? settings.value.pace : 0 },
    seq: step.n,
    facts: step.facts as never[],
    pending: undefined,
    refusal: undefined,
    send: () => {},
    openRule: pane.openRule,
  } satisfies BoardProps<never, never>;
  const happened = steps.slice(0, at + 1).flatMap(one => one.facts.map(fact => ({ seq: one.n, fact: fact as { type: string } })));
  const paneProps = { game: table.game, words, name, happened, ...pane };
  const beside = isWide.value && prefs.value.panel;
  return (
    <div class={`table-screen replay${beside ? ' with-pane' : ''}`}>
      <header class="table-head">
        <a class="sign" href="/" aria-label={t.value.home}>
          <Brand size={30} />
        </a>
        <h1 tabIndex={-1}>{words.title}</h1>
        <p class="turn">{t.value.replay}</p>
        <div class="head-acts">
          <button type="button" class="button plain icon-only phone-only" aria-label={t.value.history} onClick={() => pane.open('history')}>
            <Icon name="history" />
          </button>
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
        <Controls at={at} last={last} turnTo={turnTo} table={table} viewer={viewer} look={look} name={name} />
      </main>
      {beside && <Column {...paneProps} />}
      {isWide.value && !beside && (
        <button
          type="button"
          class="button plain icon-only pane-opener"
          aria-label={t.value.showPanel}
          onClick={() => pane.open('history')}
        >
          <Icon name="panel" />
        </button>
      )}
      {!isWide.value && pane.sliding && <Slide {...paneProps} />}
    </div>
  );
}

interface ControlProps {
  readonly at: number;
  readonly last: number;
  turnTo(at: number): void;
  readonly table: Table;
  readonly viewer: Viewer;
  look(viewer: Viewer): void;
  readonly name: Naming;
}

function Controls({ at, last, turnTo, table, viewer, look, name }: ControlProps) {
  const id = useId();
  const words = t.value;
  const now = at === 0 ? words.theDeal : words.stepOf(at, last);
  const button = (icon: IconName, label: string, to: number, off: boolean) => (
    <button type="button" class="button plain icon-only" aria-label={label} disabled={off} onClick={() => turnTo(to)}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="replay-controls">
      <div class="replay-steps">
        {button('first', words.first, 0, at === 0)}
        {button('previous', words.previous, at - 1, at === 0)}
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={words.replay}
          aria-valuetext={now}
          onInput={event => turnTo(Number(event.currentTarget.value))}
        />
        {button('next', words.next, at + 1, at === last)}
        {button('last', words.last, last, at === last)}
      </div>
      <div class="replay-who">
        <output>{now}</output>
        <label for={id}>{words.seenBy}</label>
        <select id={id} value={String(viewer)} onChange={event => look(readViewer(event.currentTarget.value))}>
          <option value="public">{words.everyone}</option>
          {table.seats.map((_, seat) => (
            <option key={seat} value={String(seat)}>
              {name(seat)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

const readViewer = (value: string): Viewer => (value === 'public' ? 'public' : Number(value));

/** Arrow keys step, wherever the focus is, unless a control has its own use for them. */
function useStepKeys(steps: { back(): void; on(): void; first(): void; last(): void }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || (event.target as Element).closest('input, select, [role=tablist], dialog')) return;
      const run = { ArrowLeft: steps.back, ArrowRight: steps.on, Home: steps.first, End: steps.last }[event.key];
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
