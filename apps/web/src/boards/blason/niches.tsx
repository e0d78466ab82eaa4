import { bandIn, columnsOf, ROWS, type Row, rowOf, takes, visibleCard } from '@tabard/blason/questions';
import { useRoving } from '../kit/roving.ts';
import { CardFace } from './card.tsx';
import { useTable } from './context.ts';
import type { BandName, ColumnName, Pending, SeatView } from './game.ts';
import { TypeSign } from './signs.tsx';
import { soft } from './soft.ts';
import type { Placement } from './tappable.ts';

export interface NichesProps {
  readonly seat: number;
  readonly view: SeatView;
  readonly label: string;
  readonly pending?: Pending | null | undefined;
  /** The placement being paid for. */
  readonly chosen?: Placement | undefined;
  /** Where the chosen card may go. */
  readonly places?: readonly Placement[];
  /** Where the last element was laid. */
  readonly last?: ColumnName | undefined;
  /** Whether a card is chosen, so that a niche that does not take it can say why. */
  readonly asking?: boolean;
  readonly anchored?: boolean;
  choose?(placement: Placement): void;
  /** Pointed at, before it is chosen. */
  consider?(placement: Placement | undefined): void;
  ask?(column: ColumnName, band: BandName | null): void;
  look(column: ColumnName, from: HTMLElement): void;
}

/** A shield as ten niches: three rows that fill with cards. */
export function Niches(props: NichesProps) {
  const { group, groupProps, item } = useRoving(10);
  let index = 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
    <div
      class="bl-niches"
      role="group"
      aria-label={props.label}
      data-anchor={props.anchored ? 'shield' : undefined}
      ref={group}
      {...groupProps}
    >
      {ROWS.map(row => (
        <div key={row} class="bl-row" data-row={row}>
          <RowSign row={row} band={bandIn(props.view, row)} />
          {columnsOf(row).map(column => (
            <Niche key={column} {...props} column={column} rove={item(index++)} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The row's letter, and its band once it is fixed. */
export function RowSign({ row, band }: { readonly row: Row; readonly band: BandName | null }) {
  const { say, strings } = useTable();
  return (
    <span class="bl-rowsign" title={strings.all([row, band === null ? '' : say.bands[band]])}>
      <b aria-hidden="true">{row}</b>
      {band !== null && (
        <svg viewBox="0 0 12 12" aria-hidden="true" focusable="false">
          <path d={band === 'upper' ? 'M1 9 6 2l5 7z' : 'M1 3l5 7 5-7z'} fill="currentColor" />
        </svg>
      )}
    </span>
  );
}

type Rove = ReturnType<ReturnType<typeof useRoving>['item']>;

function Niche(props: NichesProps & { readonly column: ColumnName; readonly rove: Rove }) {
  const { column, view, places = [], chosen, pending, last, rove } = props;
  const { strings, say, inspect } = useTable();
  const here = places.filter(place => place.column === column);
  const pile = view.shield[column] ?? [];
  const card = visibleCard(view.shield, column);
  const coming = [chosen, pending].find(one => one?.column === column)?.card;
  const [first] = here;
  const band = bandIn(view, rowOf(column));
  const shown = coming ?? card;
  const lying = card === undefined ? strings.emptyNiche(say.accepts(column, band)) : say.element(card);
  const parts = [
    strings.niche(column),
    coming === undefined ? lying : strings.coming(say.element(coming)),
    pile.length > 1 ? strings.covered(pile.length - 1) : '',
    first === undefined ? '' : strings.placeHere,
  ];
  const act = (from: HTMLElement) => {
    if (first !== undefined && here.length === 1) props.choose?.(first);
    else if (first === undefined && props.asking) props.ask?.(column, band);
    else if (first === undefined) props.look(column, from);
  };
  return (
    <div
      class="bl-niche"
      data-column={column}
      data-lit={here.length > 0}
      data-coming={coming !== undefined}
      data-filled={shown !== undefined}
      data-last={last === column}
      {...(first === undefined
        ? {}
        : considering(
            () => props.consider?.(first),
            () => props.consider?.(undefined),
          ))}
      {...(props.anchored ? { 'data-anchor': `niche:${column}` } : {})}
    >
      <button
        type="button"
        class="bl-niche-face"
        data-move={here.length === 1 ? first!.move : undefined}
        {...rove}
        {...inspect(card === undefined ? { column, band } : { card })}
        onClick={event => act(event.currentTarget)}
      >
        <span class="visually-hidden">{strings.all(parts)}</span>
        {shown === undefined ? <Accepted column={column} band={band} lit={first?.band} /> : <CardFace card={shown} />}
        {pile.length > 1 && (
          <span class="bl-under" aria-hidden="true">
            {pile.length}
          </span>
        )}
      </button>
    </div>
  );
}

const considering = (begin: () => void, end: () => void) => ({
  onPointerEnter: begin,
  onPointerLeave: end,
  onFocusCapture: begin,
  onBlurCapture: end,
});

/** What an empty niche takes: in either band while that is open. */
export function Accepted({
  column,
  band,
  lit,
}: {
  readonly column: ColumnName;
  readonly band: BandName | null;
  readonly lit?: BandName | undefined;
}) {
  const { say, lang } = useTable();
  return (
    <span class="bl-accepts" aria-hidden="true">
      {takes(column, band).map(({ band: one, types }) => (
        <span key={one ?? 'any'} data-band={one} data-lit={lit !== undefined && one === lit}>
          {types.map(type => (
            <TypeSign key={type} of={type} />
          ))}
          <span>{soft(lang, say.accepts(column, one))}</span>
        </span>
      ))}
      <small>{column}</small>
    </span>
  );
}
