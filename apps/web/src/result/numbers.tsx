import type { AnyTallyWords, AnyWords, Naming, Tally } from '@tabard/core';
import type { Table } from '@tabard/protocol';
import type { TurningPoint } from '@tabard/story/look-back';
import { useEffect, useState } from 'preact/hooks';
import { lang, t } from '../i18n/index.ts';
import { Avatar } from '../ui/avatar.tsx';
import { CurvePlot } from './curve.tsx';
import { type Found, findNumbers } from './find.ts';
import { RESULT_WORDS } from './words.ts';

interface Props {
  readonly table: Table;
  readonly words: AnyWords;
  readonly name: Naming;
}

/** The story of a match in numbers: how everybody stood, what turned it, what each won and lost. */
export default function Numbers({ table, words, name }: Props) {
  const found = useFound(table);
  if (found === 'nothing') return null;
  const { inNumbers, asTable } = RESULT_WORDS[lang.value];
  if (!found) return <div class="numbers" aria-busy="true" />;
  const { tally, turningPoint } = found.back;
  const { outcome } = table;
  return (
    <section class="numbers" aria-label={inNumbers}>
      {turningPoint && (
        <Turn point={turningPoint} tally={tally} says={found.says} me={table.me.seat ?? undefined} words={words} name={name} />
      )}
      {tally.curve.steps.length > 1 && (
        <CurvePlot
          curve={tally.curve}
          words={found.says.curves[tally.curve.of]!}
          name={name}
          winners={outcome!.ranking[0] ?? []}
          asTable={asTable}
        />
      )}
      <Counts tally={tally} says={found.says} table={table} name={name} />
      <ul class="best-and-worst">
        {tally.moments.map(({ because, details }) => (
          <li key={because}>{found.says.moments[because]!((details ?? {}) as never, name)}</li>
        ))}
      </ul>
    </section>
  );
}

function useFound(table: Table): Found | 'nothing' | undefined {
  const [found, setFound] = useState<Found | 'nothing' | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    void findNumbers(table).then(one => {
      if (!gone) setFound(one ?? 'nothing');
    });
    return () => {
      gone = true;
    };
  }, [table.id, lang.value]);
  return found;
}

interface TurnProps {
  readonly point: TurningPoint;
  readonly tally: Tally;
  readonly says: AnyTallyWords;
  readonly me: number | undefined;
  readonly words: AnyWords;
  readonly name: Naming;
}

/** So many deeds of a turn are told. */
const DEEDS = 4;

function Turn({ point, tally, says, me, words, name }: TurnProps) {
  const { seat, winner, n, before, after, facts } = point;
  const said = RESULT_WORDS[lang.value];
  const { of, steps } = tally.curve;
  const step = steps.find(one => one.n >= n) ?? steps.at(-1)!;
  const deeds = facts.flatMap(fact => (isOf(fact, seat) && words.deed(fact, name, me)) || []);
  const percent = (share: number): string => share.toLocaleString(lang.value, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <p class="turning-point">
      <b>{said.turningPoint(says.curves[of]!.step(step.label), seat === me ? said.you : name(seat), told(deeds))}</b>{' '}
      {said.chanceRose(winner === me ? undefined : name(winner), percent(before), percent(after))}
    </p>
  );
}

const isOf = (fact: unknown, seat: number): boolean => (fact as { seat?: unknown }).seat === seat;
/** The first of them; one done several times is told once. */
function told(deeds: readonly string[]): string {
  const times = new Map<string, number>();
  for (const deed of deeds) times.set(deed, (times.get(deed) ?? 0) + 1);
  const said = [...times].map(([deed, count]) => (count > 1 ? `${deed} ×${count}` : deed));
  return said.slice(0, DEEDS).join(' · ') || '…';
}

/** More names do not fit above their columns; the shields say who it is, and the ranking whose they are. */
const NAMES_THAT_FIT = 4;

interface CountsProps {
  readonly tally: Tally;
  readonly says: AnyTallyWords;
  readonly table: Table;
  readonly name: Naming;
}

/** A column a player, the winner's first; what makes up the score, its sum, and what else there is to count. */
function Counts({ tally, says, table, name }: CountsProps) {
  const { ranking, scores } = table.outcome!;
  const order = ranking.flat();
  const parts = tally.rows.filter(({ isPart }) => isPart);
  const others = tally.rows.filter(({ isPart }) => !isPart);
  const row = (label: string, values: readonly number[], kind?: string) => (
    <tr key={label} class={kind}>
      <th scope="row">{label}</th>
      {order.map(seat => (
        <td key={seat}>{values[seat]}</td>
      ))}
    </tr>
  );
  if (tally.rows.length === 0) return null;
  return (
    <table class="tally" data-many={order.length > NAMES_THAT_FIT}>
      <thead>
        <tr>
          <td />
          {order.map(seat => (
            <th key={seat} scope="col" class={seat === table.me.seat ? 'me' : undefined}>
              <Avatar of={table.seats[seat]} size={22} />
              <span class={order.length > NAMES_THAT_FIT ? 'visually-hidden' : 'tally-name'}>{name(seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map(one => row(says.rows[one.row]!, one.values))}
        {parts.length > 0 && row(t.value.total, scores, 'tally-total')}
        {others.map(one => row(says.rows[one.row]!, one.values))}
      </tbody>
    </table>
  );
}
