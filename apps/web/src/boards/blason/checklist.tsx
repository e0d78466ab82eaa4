import { isFulfilled, needsOf } from '@tabard/blason/questions';
import { useTable } from './context.ts';
import type { Award, View } from './game.ts';
import { initialsOf } from './seats.ts';
import { EmblemSign, TypeSign } from './signs.tsx';

interface ChecklistProps {
  readonly award: Award;
  readonly view: View;
  readonly seat: number | undefined;
}

/** More players than this are called as on the track. */
const MOST_NAMES = 3;

/** What an award asks for, line by line: how far everybody is, and who has claimed it. */
export function Checklist({ award, view, seat }: ChecklistProps) {
  const { say, strings, name } = useTable();
  const needs = view.seats.map(({ shield }) => needsOf(award, shield));
  const initials = initialsOf(view.seats.map((_, one) => name(one)));
  // Me first, as far as I play.
  const order = view.seats.map((_, one) => one).sort((a, b) => Number(b === seat) - Number(a === seat));
  const state = (one: number): string => {
    if (view.seats[one]!.claimed.includes(award)) return strings.claimed;
    return isFulfilled(needs[one]!) ? strings.fulfilled : '';
  };
  return (
    <table class="bl-checklist">
      <thead>
        <tr>
          <td />
          {order.map(one => (
            <th key={one} scope="col" data-seat={one} data-mine={one === seat} title={name(one)}>
              {order.length > MOST_NAMES ? <Initial name={name(one)} short={initials[one]!} /> : name(one)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {needs[0]!.map(({ of, wanted }, line) => (
          <tr key={JSON.stringify(of)}>
            <th scope="row">
              {'type' in of ? <TypeSign of={of.type} /> : <EmblemSign of={of.augmentation} />}{' '}
              {'type' in of ? say.types[of.type] : say.augmentations[of.augmentation]}
            </th>
            {order.map(one => {
              const { have } = needs[one]![line]!;
              return (
                <td key={one} data-done={have === wanted} data-mine={one === seat}>
                  {have}/{wanted}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      {order.some(one => state(one) !== '') && (
        <tfoot>
          <tr>
            <td />
            {order.map(one => (
              <td key={one}>{state(one)}</td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Initial({ name, short }: { readonly name: string; readonly short: string }) {
  return (
    <>
      <span class="visually-hidden">{name}</span>
      <i class="bl-initial" aria-hidden="true">
        {short}
      </i>
    </>
  );
}
