import type { AnyWords } from '@tabard/core';
import { ROUTES, type Table } from '@tabard/protocol';
import { tellsDiary } from '../games.ts';
import { t } from '../i18n/index.ts';
import { ask } from '../net/api.ts';
import { contribution } from '../net/random.ts';
import type { Session } from '../net/session.ts';
import { complain } from '../notice.ts';
import { diaryPath, go, replayPath, tablePath } from '../route.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { type Round, ScoreTable } from './scores.tsx';

interface Props {
  readonly session: Session;
  readonly table: Table;
  readonly words: AnyWords;
  readonly rounds: readonly Round[];
  close(): void;
}

/** The end: who won, the sheet, and another match. */
export function Result({ session, table, words, rounds, close }: Props) {
  const { outcome } = table;
  if (!outcome) return null;
  const name = (seat: number) => table.seats[seat]?.name || t.value.guest;
  const winners = outcome.ranking[0] ?? [];
  const me = table.me.seat ?? undefined;
  const again = async () => {
    const answer = await ask('rematch', { table: session.id, body: { contribution: contribution() } });
    if (answer.ok) go(tablePath(answer.value.id));
    else complain(answer.error);
  };
  return (
    <Dialog title={t.value.theResult} slides close={close}>
      <div class="victory">
        <Icon name="winner" />
        <span class="victory-arms">
          {winners.map(seat => (
            <Avatar key={seat} of={table.seats[seat]} size={56} />
          ))}
        </span>
        <p class="victory-text">{victory(winners, me, name)}</p>
        <p class="soft">{words.reason(outcome.reason)}</p>
      </div>
      <Ranking table={table} name={name} />
      {rounds.length > 1 && <ScoreTable rounds={rounds} seats={table.seats} name={name} me={me} />}
      <div class="buttons">
        {(me !== undefined || table.rematch) && (
          <button type="button" class="button primary" onClick={() => void again()}>
            {table.rematch ? t.value.joinRematch : t.value.rematch}
          </button>
        )}
        {tellsDiary(table.game) && (
          <a class="button" href={diaryPath(table.id)}>
            {t.value.diary}
          </a>
        )}
        <a class="button" href={replayPath(table.id)}>
          {t.value.seeAgain}
        </a>
        <a class="button plain" href={ROUTES.replay.path.replace(':table', table.id)} download={`${table.game}-${table.id}.json`}>
          {t.value.saveRecord}
        </a>
        <a class="button plain" href="/">
          {t.value.home}
        </a>
      </div>
    </Dialog>
  );
}

function victory(winners: readonly number[], me: number | undefined, name: (seat: number) => string): string {
  const [first] = winners;
  if (winners.length !== 1) return t.value.sharedWin(t.value.and(winners.map(name)));
  return first === me ? t.value.youWin : t.value.wins(name(first!));
}

function Ranking({ table, name }: { readonly table: Table; name(seat: number): string }) {
  const { ranking, scores } = table.outcome!;
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
              </span>
            </th>
            <td>{scores[row.seat]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
