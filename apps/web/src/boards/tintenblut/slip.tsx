import { type Table, useTable } from './context.ts';
import type { Plan } from './game.ts';
import { CardSign, KindSign, LineSign, MarkSign, RewardSign, WareSign } from './signs.tsx';

/** The slip's id, for what it describes. */
export const SLIP = 'tb-slip';

/** A slip of paper: what the journey would cost and bring, who would draw the villain card, which sets could be converted. */
export function Slip({ plan, seat }: { readonly plan: Plan; readonly seat: number }) {
  const table = useTable();
  const { say, strings } = table;
  const { cost, line, offers, choose, highest, night, number } = plan;
  return (
    <ul id={SLIP} class="tb-slip">
      <li data-warn={!plan.payable}>
        <MarkSign of="walk" />
        <span class="tb-at-length">{routeOf(table, plan)}</span>
        <b>
          <span aria-hidden="true">{cost === 0 ? strings.free : `−${cost}`}</span>
          <span class="visually-hidden">{say.amount('provision', cost)}</span>
          <WareSign of="provision" />
        </b>
      </li>
      <li>
        <LineSign of={line} />
        <span class="tb-at-length">{companyOf(table, plan)}</span>
        <b>
          {offers.map(({ reward, count }, index) => (
            <span key={reward} class="tb-reward" data-or={choose && index > 0}>
              <span class="visually-hidden">{say.amount(reward, count)}</span>
              <span aria-hidden="true">+{count}</span>
              {reward === 'advantage' ? <CardSign /> : <RewardSign of={reward} />}
            </span>
          ))}
        </b>
      </li>
      <li data-warn={highest === seat || night}>
        <MarkSign of="villain" />
        <span class="tb-at-length">{villainIn(table, plan, seat)}</span>
        <span class="tb-in-brief" aria-hidden="true">
          {night ? strings.you : highest === undefined ? '–' : highest === seat ? `${strings.you}, ${number}` : table.name(highest)}
        </span>
      </li>
      <Sets plan={plan} />
    </ul>
  );
}

function Sets({ plan: { sets } }: { readonly plan: Plan }) {
  const { say, strings } = useTable();
  const possible = sets.filter(isPossible);
  return (
    <li>
      <span class="tb-slip-steps" aria-hidden="true">
        ⇢
      </span>
      <span class="tb-slip-sets">
        {possible.length === 0 && (
          <>
            <span class="tb-at-length">{strings.noSets}</span>
            <span class="tb-in-brief" aria-hidden="true">
              –
            </span>
          </>
        )}
        {possible.map(set => (
          <span key={set.size} class="tb-slip-set" data-state={set.state}>
            <span class="visually-hidden">{setOf({ say, strings }, set)}</span>
            <span aria-hidden="true">{set.gate === undefined ? `+${set.steps} → ${set.to}` : set.gate.field}</span>
            {set.gate !== undefined && <KindSign of={set.gate.colour} />}
            {set.gate !== undefined && <MarkSign of="closed" />}
          </span>
        ))}
      </span>
    </li>
  );
}

/** The same in words, for who hears it before choosing. */
export function planWords(table: Table, plan: Plan, seat: number): string {
  const { say, strings } = table;
  const rewards = plan.offers.map(({ reward, count }) => say.amount(reward, count));
  const possible = plan.sets.filter(isPossible);
  return strings.rows([
    `${routeOf(table, plan)}, ${say.amount('provision', plan.cost)}`,
    strings.lineOf(companyOf(table, plan), plan.choose ? strings.row(rewards) : say.and(rewards)),
    villainIn(table, plan, seat),
    ...(possible.length === 0 ? [strings.noSets] : possible.map(set => setOf(table, set))),
  ]);
}

type Set = Plan['sets'][number];
const isPossible = ({ state }: Set): boolean => state === 'open' || state === 'closed';

const setOf = ({ say, strings }: Pick<Table, 'say' | 'strings'>, { size, steps, to, gate }: Set): string =>
  `${strings.set(size, steps)}: ${gate === undefined ? strings.setTo(to) : strings.setClosed(say.colours[gate.colour], gate.field)}`;

const routeOf = ({ say }: Table, { route }: Plan): string =>
  route
    .slice(1)
    .map(place => say.places[place])
    .join(' → ');

function companyOf({ say, strings, name }: Table, { company, dustfinger }: Plan): string {
  const met = [...company.map(name), ...(dustfinger ? [say.dustfinger] : [])];
  return met.length === 0 ? strings.alone : strings.with(say.and(met));
}

function villainIn({ strings, name }: Table, { highest, night, number }: Plan, seat: number): string {
  const atEnd = highest === undefined ? strings.nobodyDraws : highest === seat ? strings.youDraw(number) : strings.draws(name(highest));
  return night ? `${strings.nightVillain} ${atEnd}` : atEnd;
}
