import type { Listing } from '@tabard/catalog';
import type { Lesson } from '@tabard/core';
import { Games } from '@tabard/house';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Board, BoardProps } from '../boards/board.ts';
import { games, openCatalog, titleOf, wordsOf } from '../games.ts';
import { lang, t } from '../i18n/index.ts';
import { spoken } from '../i18n/spoken.ts';
import { myName, settings } from '../identity.ts';
import { keep, kept, lessonKey } from '../kept.ts';
import { isMine } from '../my-turn.ts';
import type { Session } from '../net/session.ts';
import { Rules } from '../pane/rules.tsx';
import { useBoard, useNaming, useSeats } from '../screens/play.tsx';
import { useReports } from '../screens/reports.ts';
import { Trouble } from '../screens/trouble.tsx';
import { Brand } from '../ui/brand.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { Patience } from '../ui/lazy.tsx';
import { useTitle } from '../ui/page.tsx';
import { Coach } from './coach.tsx';
import { Course, facesOf, numberOf, type Where } from './course.ts';
import { End } from './end.tsx';
import { Pointer, pointedAt } from './pointer.tsx';
import { STRINGS } from './strings.ts';
import '../styles/forms.css';
import '../styles/table.css';
import './learn.css';

const PAUSE_MS = 500;
const AGAIN_MS = 3000;
const NOTHING: readonly string[] = [];

/** A guided first game, from where it was left. */
export default function Learn({ game }: { readonly game: string }) {
  const course = useCourse(game);
  const texts = useTexts(game);
  useTitle(STRINGS[lang.value].title(titleOf(game)));
  const GameBoard = useBoard(game);
  if (course === 'none') return <Trouble what="no-page" />;
  const session = course?.session.value;
  if (!course || !texts || !GameBoard || !session || !wordsOf(game)) return <Patience />;
  return <AtLesson key={session.id} game={game} course={course} session={session} texts={texts} GameBoard={GameBoard} />;
}

interface Props {
  readonly game: string;
  readonly course: Course;
  readonly session: Session;
  readonly texts: Readonly<Record<string, string>>;
  readonly GameBoard: Board;
}

function AtLesson(props: Props) {
  const { session } = props;
  if (!session.table.value || !session.step.value) return <Patience />;
  return <Lectern {...props} />;
}

function Lectern({ game, course, session, texts, GameBoard }: Props) {
  const words = wordsOf(game)!;
  const strings = STRINGS[lang.value];
  const table = session.table.value!;
  const step = session.step.value!;
  const name = useNaming(table);
  const stage = useRef<HTMLElement>(null);
  const [rule, setRule] = useState<string | undefined>(undefined);
  const wanted = course.step;
  // Before it is read nothing can be done, whoever is to move.
  const reading = wanted?.type === 'read';
  const mine = !reading && isMine(table, step.acting);
  useReports({ session, words, name, me: table.me.seat ?? undefined, seen: step.after, mine });
  useShown(course, step.after);
  const kinds = wanted?.type === 'do' ? wanted.moves.slice(course.where.value.made) : NOTHING;
  const anchors = (wanted && 'point' in wanted && wanted.point) || NOTHING;
  useFocusKept(course, () => (stage.current ? pointedAt(stage.current, kinds, anchors) : []));

  const board = {
    view: step.view as never,
    legal: mine ? step.legal : NOTHING,
    seat: table.me.seat ?? undefined,
    mine,
    waits: reading ? strings.readFirst : undefined,
    over: false,
    replay: false,
    byHand: true,
    seats: useSeats(table),
    name,
    words,
    lang: lang.value,
    settings: settings.value,
    seq: step.after,
    facts: session.fresh.value as readonly never[],
    happened: session.history.value as readonly never[],
    pending: session.pending.value?.moves.join(', '),
    refusal: session.refusal.value,
    send: (moves: readonly string[]) => course.send(moves),
    openRule: setRule,
    shown: (seq: number) => course.shown(seq),
  } satisfies BoardProps<never, never>;
  const faces = facesOf(course.lesson);
  const at = numberOf(faces, course.where.value);
  // How it ended is told once the last move has been seen.
  const isOver = table.status === 'over' && wanted?.type === 'play' && course.hasShown(step.after);
  return (
    <div class="table-screen learn" data-seq={step.after} data-step={`${course.where.value.chapter}.${course.where.value.step}`}>
      <header class="table-head">
        <a class="sign" href="/" aria-label={t.value.home}>
          <Brand size={30} />
        </a>
        <h1 tabIndex={-1}>{strings.title(words.title)}</h1>
        <p class="turn coach-progress">{strings.progress(at + 1, faces.length)}</p>
        <button
          type="button"
          class="button plain icon-only"
          aria-label={strings.back}
          aria-disabled={at === 0}
          onClick={() => course.back()}
        >
          <Icon name="previous" />
        </button>
        <a class="button plain icon-only" href="/" aria-label={strings.leave}>
          <Icon name="close" />
        </a>
      </header>
      {isOver ? (
        <End game={game} table={table} again={() => course.again()} done={() => keep(lessonKey(game), '')} />
      ) : (
        <Coach course={course} texts={texts} openRule={setRule} />
      )}
      <main id="content" class="stage" tabIndex={-1} aria-label={t.value.theTable} ref={stage}>
        <GameBoard key={course.tries.value} {...board} />
      </main>
      {!isOver && <Pointer root={stage} kinds={kinds} anchors={anchors} />}
      {rule !== undefined && (
        <Dialog title={t.value.rules} slides close={() => setRule(undefined)}>
          <Rules game={game} words={words} rule={rule} asked={1} chosen={table.options} />
        </Dialog>
      )}
    </div>
  );
}

/** A board that does not tell what it shows shows everything at once. */
function useShown(course: Course, after: number): void {
  useEffect(() => {
    if (!course.isTold) course.shown(after, { told: false });
  }, [after]);
}

/** After a try that was not made the board is laid anew; whoever plays by keyboard finds what is wanted under their hands. */
function useFocusKept(course: Course, pointed: () => readonly HTMLElement[]): void {
  const tries = course.tries.value;
  useEffect(() => {
    if (tries > 0 && document.activeElement === document.body) pointed()[0]?.focus({ preventScroll: true });
  }, [tries]);
}

function useCourse(game: string): Course | 'none' | undefined {
  const [course, setCourse] = useState<Course | 'none' | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    let opened: Course | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    const start = () =>
      open(game).then(
        found => {
          if (gone) {
            found?.close();
            return;
          }
          opened = found;
          setCourse(found ?? 'none');
        },
        // The connection broke on the way.
        (reason: unknown) => {
          console.error(reason);
          if (!gone) again = setTimeout(start, AGAIN_MS);
        },
      );
    void start();
    return () => {
      gone = true;
      clearTimeout(again);
      opened?.close();
    };
  }, [game]);
  return course;
}

async function open(id: string): Promise<Course | undefined> {
  const listing = (await openCatalog()).find(one => one.id === id);
  if (!listing?.lesson) return;
  const [{ game }, lesson] = await Promise.all([listing.load(), listing.lesson()]);
  const course = new Course({
    id,
    game,
    games: new Games([listing]),
    lesson,
    name: myName.value,
    pauseMs: () => PAUSE_MS * settings.value.pace,
    reached: ({ chapter, step }) => keep(lessonKey(id), `${chapter}.${step}`),
  });
  const { chapter, step } = leftAt(id, lesson);
  await course.goTo(chapter, step);
  return course;
}

/** Where it was left; a lesson that has changed since begins anew. */
function leftAt(game: string, { chapters }: Lesson): Omit<Where, 'made'> {
  const [chapter = 0, step = 0] = (kept(lessonKey(game)) ?? '').split('.').map(Number);
  const type = chapters[chapter]?.steps[step]?.type;
  return type === undefined || type === 'watch' ? { chapter: 0, step: 0 } : { chapter, step };
}

function useTexts(game: string): Readonly<Record<string, string>> | undefined {
  const listing: Listing | undefined = games.value.find(({ id }) => id === game);
  const texts = useMemo(() => listing?.lessonWords && spoken(listing.lessonWords), [listing]);
  return texts?.in(lang.value);
}
