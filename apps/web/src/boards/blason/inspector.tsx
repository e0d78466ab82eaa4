import { type Inspection, usePanel } from '../kit/inspection.ts';
import { CardFace } from './card.tsx';
import { type Table, useTable } from './context.ts';
import { type Award, type BandName, type Card, type ColumnName, type Marker, printed } from './game.ts';
import { MarkSign } from './signs.tsx';

/** Something whose meaning can be looked up. */
export type Thing =
  | { readonly card: Card }
  | { readonly award: Award; readonly markers: readonly number[] }
  | { readonly column: ColumnName; readonly band: BandName | null }
  | { readonly marker: Marker }
  | { readonly herald: true };

/** What something is for, beside the thing itself. */
export function Inspector({ of, close }: { readonly of: Inspection<Thing>; close(): void }) {
  const table = useTable();
  const { strings } = table;
  const panel = usePanel(of);
  const { thing, pinned } = of;
  return (
    <div {...panel} class="bl-inspector" role="dialog" aria-label={title(table, thing)} data-pinned={pinned}>
      {'card' in thing && (
        <div class="bl-inspector-picture">
          <CardFace card={thing.card} />
        </div>
      )}
      {'herald' in thing && (
        <div class="bl-inspector-picture">
          <MarkSign of="herald" />
        </div>
      )}
      <div class="bl-inspector-text">
        <h2>{title(table, thing)}</h2>
        {abouts(table, thing).map(({ text, clause }) => (
          <About key={text} text={text} clause={clause} focusable={pinned} />
        ))}
        {pinned && (
          <button type="button" class="button bl-inspector-close" onClick={close}>
            {strings.close}
          </button>
        )}
      </div>
    </div>
  );
}

function About({ text, clause, focusable }: { readonly text: string; readonly clause: string; readonly focusable: boolean }) {
  const { strings, openRule } = useTable();
  return (
    <p>
      {text}{' '}
      {focusable ? (
        <button type="button" class="bl-link" onClick={() => openRule(clause)}>
          {strings.rule(clause)}
        </button>
      ) : (
        <span class="soft">({strings.rule(clause)})</span>
      )}
    </p>
  );
}

interface Said {
  readonly text: string;
  readonly clause: string;
}

function abouts({ say, strings }: Table, thing: Thing): Said[] {
  const { clauses } = say;
  if ('card' in thing) {
    const { type, emblem, value } = printed(thing.card);
    return [
      { text: say.about(thing.card), clause: clauses.type(type) },
      { text: strings.costs(value), clause: '4.6' },
      ...(emblem === 'star' ? [{ text: strings.star, clause: clauses.augmentation('star') }] : []),
    ];
  }
  if ('award' in thing) {
    return [
      { text: say.aboutAward(thing.award), clause: clauses.award(thing.award) },
      { text: strings.markersLeft(thing.markers), clause: '3.3' },
    ];
  }
  if ('column' in thing) {
    return [
      { text: strings.nicheTakes(say.accepts(thing.column, thing.band)), clause: clauses.column(thing.column) },
      ...(thing.band === null ? [] : [{ text: strings.bandFixed(say.bands[thing.band]), clause: '4.2' }]),
    ];
  }
  if ('marker' in thing) return [{ text: say.aboutMarker(thing.marker), clause: clauses.marker(thing.marker) }];
  return [{ text: say.aboutHerald, clause: clauses.herald }];
}

function title({ say }: Table, thing: Thing): string {
  if ('card' in thing) return say.element(thing.card);
  if ('award' in thing) return say.award(thing.award);
  if ('column' in thing) return say.column(thing.column, thing.band);
  return 'marker' in thing ? say.marker(thing.marker) : say.herald;
}
