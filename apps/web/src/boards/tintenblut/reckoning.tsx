import { Dialog } from '../../ui/dialog.tsx';
import { useTable } from './context.ts';
import { villainOf } from './game.ts';
import { SeatSign, VillainSign } from './signs.tsx';
import type { Strings } from './strings.ts';
import { Told } from './told.tsx';
import type { Reckoning } from './trace.ts';

interface ReckoningProps {
  readonly of: Reckoning;
  readonly seats: number;
  /** Who reads it. */
  readonly me: number | undefined;
  close(): void;
}

/** Beside the map, where there is room for it. */
export function ReckoningNotice({ close, ...told }: ReckoningProps) {
  const { strings } = useTable();
  return (
    <div class="tb-told">
      <section class="tb-reckoning tb-notice" data-rows={told.of.adderhead ? told.seats : 0} aria-label={strings.reckoning}>
        <header>
          <h2>{titleOf(told.of, strings)}</h2>
          <button type="button" class="button plain icon-only tb-close" aria-label={strings.close} data-dismiss="" onClick={close}>
            ✕
          </button>
        </header>
        <Numbers {...told} />
      </section>
    </div>
  );
}

/** The same over everything, when it was asked for. */
export function ReckoningSheet({ close, ...told }: ReckoningProps) {
  const { strings } = useTable();
  return (
    <Dialog title={titleOf(told.of, strings)} slides close={close}>
      <div class="tb-reckoning">
        <Numbers {...told} />
      </div>
    </Dialog>
  );
}

const titleOf = ({ numbers }: Reckoning, strings: Strings): string =>
  numbers === undefined ? strings.nightReckoning : strings.reckoningOf(numbers.round);

/** Why a villain card came to whom, and whom the Adderhead struck: everybody's numbers side by side. */
function Numbers({ of, seats, me }: Omit<ReckoningProps, 'close'>) {
  const { say, strings, name } = useTable();
  const { numbers, villain, adderhead } = of;
  return (
    <div class="tb-numbers" data-struck={adderhead !== undefined}>
      {(numbers || adderhead) && (
        <table>
          <thead class={adderhead ? undefined : 'visually-hidden'}>
            <tr>
              <th scope="col">
                <span class="visually-hidden">{strings.players}</span>
              </th>
              {numbers && <th scope="col">{strings.number}</th>}
              {adderhead && <th scope="col">{strings.villainSum}</th>}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: seats }, (_, seat) => {
              const hit = adderhead?.hits.find(one => one.seat === seat);
              return (
                <tr key={seat} data-hit={hit !== undefined}>
                  <th scope="row">
                    <SeatSign seat={seat} />
                    <span>
                      {name(seat)}
                      {hit && <small class="tb-loss">{strings.loses(hit.tiles, hit.provisions)}</small>}
                    </span>
                    {villain?.seat === seat && villain.type === 'villain' && (
                      <span class="tb-drawn">
                        <VillainSign of={villainOf(villain.villain)} />
                        <span class="visually-hidden">{say.villain(villain.villain)}</span>
                      </span>
                    )}
                  </th>
                  {numbers && <td data-most={numbers.seat === seat}>{numbers.numbers[seat] || '–'}</td>}
                  {adderhead && <td data-most={hit !== undefined}>{adderhead.sums[seat]}</td>}
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {(villain ?? numbers) && (
        <p>
          <Told fact={villain ?? numbers!} me={me} brief />
        </p>
      )}
    </div>
  );
}
