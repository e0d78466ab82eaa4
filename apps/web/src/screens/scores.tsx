import type { Naming, Seat } from '@tabard/core';
import { t } from '../i18n/index.ts';
import type { Happened } from '../net/session.ts';
import { Avatar, type Bearer } from '../ui/avatar.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** A finished round, as any game with rounds tells it. */
export interface Round {
  readonly type: 'round-over';
  readonly round: number;
  readonly points: readonly number[];
  readonly totals: readonly number[];
}

export const roundsOf = (happened: readonly Happened[]): readonly Round[] =>
  happened.map(one => one.fact).filter((fact): fact is Round => fact.type === 'round-over');

interface Props {
  readonly rounds: readonly Round[];
  readonly seats: readonly Bearer[];
  readonly name: Naming;
  readonly me: Seat | undefined;
}

/** Beside more, names have no room on a small screen. */
const NAMES_THAT_FIT = 4;

/** The score sheet: a line a round, a column a player, the sums below. */
export function ScoreTable({ rounds, seats, name, me }: Props) {
  const totals = rounds.at(-1)?.totals ?? [];
  const best = Math.min(...totals);
  return (
    <table class="scores" data-many={totals.length > NAMES_THAT_FIT}>
      <thead>
        <tr>
          <td />
          {totals.map((_, seat) => (
            <th key={seat} scope="col" class={seat === me ? 'me' : undefined}>
              <Avatar of={seats[seat]} size={22} />
              <span class="score-name">{name(seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rounds.map(round => (
          <tr key={round.round}>
            <th scope="row">{t.value.round(round.round)}</th>
            {round.points.map((points, seat) => (
              <td key={seat}>{points}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t.value.total}</th>
          {totals.map((total, seat) => (
            <td key={seat} class={total === best ? 'best' : undefined}>
              {total}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

export function ScoreDialog({ close, ...sheet }: Props & { close(): void }) {
  return (
    <Dialog title={t.value.scores} slides close={close}>
      <ScoreTable {...sheet} />
    </Dialog>
  );
}
