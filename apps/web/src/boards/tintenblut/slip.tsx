import { useTable } from './context.ts';
import type { Plan } from './game.ts';
import { CardSign, KindSign, LineSign, MarkSign, RewardSign, WareSign } from './signs.tsx';

/** A slip of paper: what the journey would cost and bring, who would draw the villain card, which sets could be converted. */
export function Slip({ plan, seat }: { readonly plan: Plan; readonly seat: number }) {
  const { say, strings, name } = useTable();
  const { route, cost, line, company, dustfinger, offers, choose, highest, night, sets } = plan;
  const met = [...company.map(name), ...(dustfinger ? [say.dustfinger] : [])];
  const possible = sets.filter(({ state }) => state === 'open' || state === 'closed');
  return (
    <ul class="tb-slip" aria-label={strings.plan(say.locations[plan.card])}>
      <li data-warn={!plan.payable}>
        <MarkSign of="walk" />
        <span>
          {route
            .slice(1)
            .map(place => say.places[place])
            .join(' → ')}
        </span>
        <b>
          <WareSign of="provision" />
          <span class="visually-hidden">{say.amount('provision', cost)}</span>
          <span aria-hidden="true">{cost === 0 ? strings.free : `−${cost}`}</span>
        </b>
      </li>
      <li>
        <LineSign of={line} />
        <span>{met.length === 0 ? strings.alone : strings.with(say.and(met))}</span>
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
        <span>
          {night && `${strings.nightVillain} `}
          {highest === undefined ? strings.nobodyDraws : highest === seat ? strings.youDraw(plan.number) : strings.draws(name(highest))}
        </span>
      </li>
      <li>
        <span class="tb-slip-steps" aria-hidden="true">
          ⇢
        </span>
        <span class="tb-slip-sets">
          {possible.length === 0 && <span>{strings.noSets}</span>}
          {possible.map(({ size, steps, to, state, gate }) => (
            <span key={size} class="tb-slip-set" data-state={state}>
              <span class="visually-hidden">
                {`${strings.set(size, steps)}: ${gate === undefined ? strings.setTo(to) : strings.setClosed(say.colours[gate.colour], gate.field)}`}
              </span>
              <span aria-hidden="true">
                {size}: {gate === undefined ? `+${steps} → ${to}` : gate.field}
              </span>
              {gate !== undefined && <KindSign of={gate.colour} />}
              {gate !== undefined && <MarkSign of="closed" />}
            </span>
          ))}
        </span>
      </li>
    </ul>
  );
}
