import { FIELDS, fieldBox, type Sheet } from '@tabard/inkworld';
import { gateOf } from '@tabard/tintenblut/questions';
import { at, boxAt, middle } from './at.ts';
import { useTable } from './context.ts';
import { type Advance, nextGate, opensFor, type View } from './game.ts';
import { MarkSign, SeatSign } from './signs.tsx';

const ALL = Array.from({ length: FIELDS }, (_, field) => field);

interface RingProps {
  readonly view: View;
  readonly seat: number | undefined;
  readonly sheet: Sheet;
  /** Where my marker would go. */
  readonly ghost: Advance | undefined;
}

/** What stands on the ring: numbers, gates, everybody's marker, and the way mine would take. */
export function Ring({ view, seat, sheet, ghost }: RingProps) {
  const { strings, name } = useTable();
  const order = view.seats.map((_, index) => index).sort((a, b) => view.seats[b]!.marker - view.seats[a]!.marker);
  const next = seat === undefined ? undefined : nextGate(view.seats[seat]!.marker);
  return (
    <section class="tb-ring" aria-label={strings.ring}>
      <ol class="visually-hidden">
        {order.map(one => (
          <li key={one}>{strings.onField(name(one), view.seats[one]!.marker)}</li>
        ))}
      </ol>
      {ALL.map(field => (
        <Field key={field} field={field} sheet={sheet} ghost={ghost} open={isOpen(view, seat, field)} next={next?.field} />
      ))}
      {view.seats.map((one, index) => (
        <Marker key={index} seat={index} view={view} sheet={sheet} field={one.marker} isMine={index === seat} />
      ))}
      {ghost && seat !== undefined && (
        <span
          class="tb-marker tb-ghost"
          data-stopped={ghost.gate !== undefined}
          style={at(middle(fieldBox(ghost.to, sheet)), sheet)}
          aria-hidden="true"
        >
          <SeatSign seat={seat} />
        </span>
      )}
    </section>
  );
}

/** Whether a gate would open for me where my figure is. */
function isOpen(view: View, seat: number | undefined, field: number): boolean {
  const gate = gateOf(field);
  return seat !== undefined && gate !== undefined && opensFor(view, seat, gate);
}

interface FieldProps {
  readonly field: number;
  readonly sheet: Sheet;
  readonly ghost: Advance | undefined;
  readonly open: boolean;
  /** My next gate, as my marker counts. */
  readonly next: number | undefined;
}

function Field({ field, sheet, ghost, open, next }: FieldProps) {
  const { say, strings, inspect, look } = useTable();
  const gate = gateOf(field);
  const style = boxAt(fieldBox(field, sheet), sheet);
  const onWay = ghost !== undefined && ALL[field] !== undefined && isBetween(field, ghost);
  const stops = ghost?.gate !== undefined && ghost.gate.field % FIELDS === field;
  const mine = next !== undefined && next % FIELDS === field;
  const common = { 'data-anchor': `field:${field}`, 'data-way': onWay, style };
  if (field === 0) return <Start {...common} sheet={sheet} />;
  if (gate === undefined) {
    return (
      <span {...common} class="tb-field" data-five={field % 5 === 0} aria-hidden="true">
        <i>{field}</i>
      </span>
    );
  }
  const thing = { kind: 'gate', field: mine ? next : field } as const;
  return (
    <button
      type="button"
      {...common}
      class="tb-field tb-gate"
      data-gate={gate}
      data-stops={stops}
      data-next={mine}
      {...inspect(thing)}
      onClick={event => look(thing, event.currentTarget)}
    >
      <span class="visually-hidden">{strings.gate(say.colours[gate], field, open)}</span>
      <i aria-hidden="true">{field}</i>
      {stops && <MarkSign of="closed" />}
    </button>
  );
}

/** Where the track begins, and which way it runs; under the pointer, what it is for. */
function Start({ sheet, ...field }: { readonly sheet: Sheet } & Readonly<Record<string, unknown>>) {
  const { inspect } = useTable();
  return (
    <span {...field} class="tb-field tb-start" {...inspect({ kind: 'marker' })} aria-hidden="true">
      <span class="tb-onward" data-sheet={sheet}>
        ➤
      </span>
    </span>
  );
}

const isBetween = (field: number, { from, to }: Advance): boolean =>
  ALL.some(lap => lap < 3 && field + lap * FIELDS > from && field + lap * FIELDS <= to);

interface MarkerProps {
  readonly seat: number;
  readonly view: View;
  readonly sheet: Sheet;
  readonly field: number;
  readonly isMine: boolean;
}

/** How far markers on one field lie apart. */
const APART = 12;

function Marker({ seat, view, sheet, field, isMine }: MarkerProps) {
  const { strings, name } = useTable();
  const here = view.seats.flatMap((one, index) => (one.marker % FIELDS === field % FIELDS ? [index] : []));
  const [x, y] = middle(fieldBox(field, sheet));
  const index = here.indexOf(seat);
  const shift =
    here.length === 1 ? [0, 0] : [((index % 2) * 2 - 1) * APART, here.length === 2 ? 0 : (Math.floor(index / 2) * 2 - 1) * APART];
  return (
    <span
      class="tb-marker"
      data-anchor={`marker:${seat}`}
      data-mine={isMine}
      data-crowded={here.length > 1}
      title={strings.onField(name(seat), field)}
      style={at([x + shift[0]!, y + shift[1]!], sheet)}
      aria-hidden="true"
    >
      <SeatSign seat={seat} />
      {field >= FIELDS && <b>{field}</b>}
    </span>
  );
}
