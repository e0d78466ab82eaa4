import { useTable } from './context.ts';
import { villainOf } from './game.ts';
import { SeatSign, VillainSign } from './signs.tsx';
import type { Reckoning as Told } from './trace.ts';

interface ReckoningProps {
  readonly of: Told;
  readonly seats: number;
  close(): void;
}

/** Why a villain card came to whom, and whom the Adderhead struck: everybody's numbers side by side. */
export function Reckoning({ of, seats, close }: ReckoningProps) {
  const { say, strings, name } = useTable();
  const { numbers, villain, adderhead } = of;
  return (
    <section class="tb-reckoning" aria-label={strings.reckoning} data-struck={adderhead !== undefined}>
      <header>
        <h2>{numbers === undefined ? strings.nightReckoning : strings.reckoningOf(numbers.round)}</h2>
        <button type="button" class="button plain icon-only tb-close" aria-label={strings.close} data-dismiss="" onClick={close}>
          ✕
        </button>
      </header>
      {(numbers || adderhead) && (
        <table>
          <thead class={adderhead ? undefined : 'visually-hidden'}>
            <tr>
              <th scope="col">
                <span class="visually-hidden">{strings.players}</span>
              </th>
              {numbers && <th scope="col">{strings.number}</th>}
              {adderhead && <th scope="col">{strings.villainSum}</th>}
              {adderhead && <th scope="col">{strings.loss}</th>}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: seats }, (_, seat) => {
              const hit = adderhead?.hits.find(one => one.seat === seat);
              return (
                <tr key={seat} data-hit={hit !== undefined}>
                  <th scope="row">
                    <SeatSign seat={seat} />
                    <span>{name(seat)}</span>
                    {villain?.seat === seat && villain.type === 'villain' && (
                      <span class="tb-drawn">
                        <VillainSign of={villainOf(villain.villain)} />
                        <span class="visually-hidden">{say.villain(villain.villain)}</span>
                      </span>
                    )}
                  </th>
                  {numbers && <td data-most={numbers.seat === seat}>{numbers.numbers[seat] || '–'}</td>}
                  {adderhead && <td data-most={hit !== undefined}>{adderhead.sums[seat]}</td>}
                  {adderhead && <td>{hit ? strings.lost(hit.tiles, hit.provisions) : ''}</td>}
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {villain ? <p>{say.fact(villain, name)}</p> : numbers && <p>{say.fact(numbers, name)}</p>}
    </section>
  );
}
