import { signal } from '@preact/signals';
import type { AnyWords, Outcome, Seat } from '@tabard/core';
import { ROUTES, type Table } from '@tabard/protocol';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { tellsDiary } from '../games.ts';
import { t } from '../i18n/index.ts';
import { seatName } from '../names.ts';
import { ask } from '../net/api.ts';
import { begin } from '../net/dice.ts';
import type { Session } from '../net/session.ts';
import { complain } from '../notice.ts';
import { endedByAgreement, endedByResigning, hasNoWinner, pointsOf } from '../result/points.ts';
import { diaryPath, go, replayPath, tablePath } from '../route.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { isWide } from '../ui/media.ts';
import { victoryAt, victoryInShort } from '../victory.ts';
import { type Round, ScoreTable } from './scores.tsx';
import '../result/result.css';

interface Props {
  readonly session: Session;
  readonly table: Table;
  readonly words: AnyWords;
  readonly rounds: readonly Round[];
  close(): void;
}

/** The table whose result was asked for; until then a small screen shows only a line of it, under the board. */
const opened = signal<Session | undefined>(undefined);

export function openResult(session: Session): void {
  opened.value = session;
}

/** The end: who won and why, another match, and how it came about. It never lies over the last position unless asked to. */
export function Result(props: Props) {
  if (!props.table.outcome) return null;
  if (isWide.value) {
    return (
      <Beside close={props.close}>
        <Whole {...props} />
      </Beside>
    );
  }
  if (opened.value !== props.session) return <Line session={props.session} table={props.table} />;
  return (
    <Dialog title={t.value.theResult} slides close={props.close}>
      <Whole {...props} />
    </Dialog>
  );
}

/** In the place of the pane, so that the board stays in sight. */
function Beside({ close, children }: { close(): void; readonly children: ComponentChildren }) {
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <dialog open class="result-beside" aria-labelledby={heading} onKeyDown={event => event.key === 'Escape' && close()}>
      <div class="dialog-head">
        <h2 id={heading} ref={title} tabIndex={-1}>
          {t.value.theResult}
        </h2>
        <button type="button" class="button plain icon-only" aria-label={t.value.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div class="dialog-body">{children}</div>
    </dialog>
  );
}

/** Who won, which opens the rest, and another match. */
function Line({ session, table }: Pick<Props, 'session' | 'table'>) {
  return (
    <dialog open class="victory result-line" aria-label={t.value.theResult}>
      <button type="button" class="button plain result-open" onClick={() => openResult(session)}>
        <Winners table={table} size={32} />
        <span>
          <b class="victory-text">{victoryInShort(table)}</b> <span class="small">{t.value.howItWent}</span>
        </span>
      </button>
      <Rematch session={session} table={table} />
    </dialog>
  );
}

function Whole({ session, table, words, rounds }: Props) {
  const outcome = table.outcome!;
  const name = nameIn(table);
  return (
    <>
      <div class="victory">
        <div class="victory-wreath">
          <Icon name="winner" />
          <Winners table={table} size={56} />
        </div>
        <p class="victory-text">{victoryAt(table)}</p>
        <p class="soft">{reasonOf(outcome, words)}</p>
      </div>
      <div class="buttons">
        <Rematch session={session} table={table} />
        {tellsDiary(table.game) && (
          <a class="button" href={diaryPath(table.id)}>
            {t.value.diary}
          </a>
        )}
        <a class="button" href={replayPath(table.id)}>
          {t.value.seeAgain}
        </a>
        <button type="button" class="button" onClick={() => void share(table, words)}>
          {t.value.sharePicture}
        </button>
      </div>
      <Ranking table={table} name={name} />
      {rounds.length > 1 && <ScoreTable rounds={rounds} seats={table.seats} name={name} me={table.me.seat ?? undefined} />}
      <Numbers table={table} words={words} name={name} />
      <ShuffleCheck table={table} name={name} />
      <div class="buttons">
        <a class="button plain" href={ROUTES.replay.path.replace(':table', table.id)} download={`${table.game}-${table.id}.json`}>
          {t.value.saveRecord}
        </a>
        <a class="button plain" href="/">
          {t.value.home}
        </a>
      </div>
    </>
  );
}

/** Why it ended: by the rules, or by those who played. */
function reasonOf(outcome: Outcome, words: AnyWords): string {
  if (endedByResigning(outcome)) return t.value.endedByResigning;
  return endedByAgreement(outcome) ? t.value.endedByAgreement : words.reason(outcome.reason);
}

const nameIn =
  (table: Table) =>
  (seat: number): string =>
    seatName(table.seats, seat);

const winnersOf = (outcome: Outcome): readonly number[] => (hasNoWinner(outcome) ? [] : (outcome.ranking[0] ?? []));

function Winners({ table, size }: { readonly table: Table; readonly size: number }) {
  return (
    <span class="victory-arms">
      {winnersOf(table.outcome!).map(seat => (
        <Avatar key={seat} of={table.seats[seat]} size={size} />
      ))}
    </span>
  );
}

function Rematch({ session, table }: Pick<Props, 'session' | 'table'>) {
  if (table.me.seat === null && !table.rematch) return null;
  const name = nameIn(table);
  const asker = rematchAsker(table);
  return (
    <>
      <button type="button" class="button primary" onClick={() => void playAgain(session, table)}>
        {asker !== undefined ? t.value.rematchSit(name(asker)) : table.rematch ? t.value.joinRematch : t.value.rematch}
      </button>
      {/* Where the result is a modal dialog, nothing outside of it is read out. */}
      <span class="visually-hidden" aria-live="polite">
        {asker !== undefined && t.value.rematchAsked(name(asker))}
      </span>
    </>
  );
}

/** Who else asks me to play again. */
export const rematchAsker = ({ rematch, rematchBy, me }: Table): Seat | undefined =>
  rematch === null || me.seat === null || rematchBy === me.seat ? undefined : rematchBy;

/** To the table of the return match; whoever only watched goes on watching. */
export async function playAgain(session: Session, { me, rematch }: Table): Promise<void> {
  if (me.seat === null && rematch !== null) return go(tablePath(rematch));
  const answer = await ask('rematch', { table: session.id, body: {} });
  const begun = answer.ok && isMineAlone(answer.value) ? await begin(answer.value) : answer;
  if (!begun.ok) complain(begun.error);
  if (answer.ok) go(tablePath(answer.value.id));
}

/** Nobody else is to come: the cards can be dealt at once. */
const isMineAlone = ({ status, seats, me }: Table): boolean =>
  status === 'waiting' && seats.every(({ kind, program }, seat) => kind === 'bot' || (kind === 'player' && (program || seat === me.seat)));

async function share(table: Table, words: AnyWords): Promise<void> {
  const { shareResult } = await import('../result/share.ts');
  const name = nameIn(table);
  const winners = winnersOf(table.outcome!);
  const won = winners.length > 1 ? t.value.sharedWin(t.value.and(winners.map(name))) : winners.map(seat => t.value.wins(name(seat)))[0];
  await shareResult({ table, game: words.title, victory: won ?? t.value.nobodyWins, name });
}

interface NumbersProps {
  readonly table: Table;
  readonly words: AnyWords;
  name(seat: number): string;
}

/** Fetched when the match is over; until then its place is kept, and nothing above it moves. */
const Numbers = late<NumbersProps>('numbers', () => import('../result/numbers.tsx'));
const ShuffleCheck = late<Pick<NumbersProps, 'table' | 'name'>>('shuffle-check', () => import('../fair/shuffle-check.tsx'));

function late<P extends object>(place: string, load: () => Promise<{ readonly default: ComponentType<P> }>): ComponentType<P> {
  return function Late(props: P) {
    const [found, setFound] = useState<{ readonly Part: ComponentType<P> } | 'loading' | 'failed'>('loading');
    useEffect(() => {
      load().then(
        loaded => setFound({ Part: loaded.default }),
        () => setFound('failed'),
      );
    }, []);
    if (found === 'failed') return null;
    return found === 'loading' ? <div class={place} aria-busy="true" /> : <found.Part {...props} />;
  };
}

function Ranking({ table, name }: { readonly table: Table; name(seat: number): string }) {
  const { ranking } = table.outcome!;
  let place = 1;
  const rows = ranking.flatMap(tied => {
    const shared = place;
    place += tied.length;
    return tied.map(seat => ({ seat, place: shared }));
  });
  return (
    <table class="ranking">
      <thead>
        <tr>
          <th scope="col">{t.value.place}</th>
          <th scope="col">{t.value.player}</th>
          <th scope="col">{t.value.points}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.seat} class={row.seat === table.me.seat ? 'me' : undefined}>
            <td>{row.place}</td>
            <th scope="row">
              <span class="ranked">
                <Avatar of={table.seats[row.seat]} size={20} />
                {name(row.seat)}
                {table.seats[row.seat]?.resigned && <span class="soft small">{t.value.aside(t.value.resignedMark)}</span>}
                {table.seats[row.seat]?.botPlayed && <span class="soft small">{t.value.aside(t.value.botPlayedMark)}</span>}
              </span>
            </th>
            <td>{pointsOf(table.outcome!, row.seat)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
