import { endingTrack, markerValue, printed } from '@tabard/blason/questions';
import type { Inspection } from '../kit/inspection.ts';
import { About, Panel } from '../kit/panel.tsx';
import { CardFace } from './card.tsx';
import { Checklist } from './checklist.tsx';
import { type Table, useTable } from './context.ts';
import type { Augmentation, Award, BandName, Card, ColumnName, Marker, View } from './game.ts';
import { Meaning } from './glossary.tsx';
import { MarkSign } from './signs.tsx';

/** Something whose meaning can be looked up. */
export type Thing =
  | { readonly card: Card }
  | { readonly award: Award }
  | { readonly augmentation: Augmentation }
  | { readonly column: ColumnName; readonly band: BandName | null }
  | { readonly marker: Marker }
  | { readonly herald: true };

interface InspectorProps {
  readonly of: Inspection<Thing>;
  readonly view: View;
  readonly seat: number | undefined;
  close(): void;
}

/** What something is for, beside the thing itself. */
export function Inspector({ of, view, seat, close }: InspectorProps) {
  const table = useTable();
  const { strings, openRule } = table;
  const { thing, pinned } = of;
  return (
    <Panel of={of} dress="bl" title={title(table, thing)}>
      <Picture of={thing} />
      <div class="board-inspector-text bl-inspector-text">
        <h2>{title(table, thing)}</h2>
        {'card' in thing && <Meaning of={thing.card} />}
        {'award' in thing && <Checklist award={thing.award} view={view} seat={seat} />}
        {abouts(table, view, thing).map(({ text, clause }) => (
          <About
            key={text}
            dress="bl"
            text={text}
            rule={strings.rule(clause)}
            aside={strings.ruleAside(clause)}
            open={pinned ? () => openRule(clause) : undefined}
          />
        ))}
        {pinned && (
          <button type="button" class="button bl-inspector-close" onClick={close}>
            {strings.close}
          </button>
        )}
      </div>
    </Panel>
  );
}

function Picture({ of }: { readonly of: Thing }) {
  if (!('card' in of) && !('herald' in of)) return null;
  return <div class="bl-inspector-picture">{'card' in of ? <CardFace card={of.card} /> : <MarkSign of="herald" />}</div>;
}

interface Said {
  readonly text: string;
  readonly clause: string;
}

/** What is true of it at this table. */
function abouts({ say, strings }: Table, view: View, thing: Thing): Said[] {
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
      { text: strings.markersLeft(view.awards.find(one => one.award === thing.award)?.markers ?? []), clause: '3.3' },
    ];
  }
  if ('augmentation' in thing) return [{ text: strings.standingHelp(markerValue('rank')), clause: '6.3' }];
  if ('column' in thing) {
    return [
      { text: strings.nicheTakes(say.accepts(thing.column, thing.band)), clause: clauses.column(thing.column) },
      ...(thing.band === null ? [] : [{ text: strings.bandFixed(say.bands[thing.band]), clause: '4.2' }]),
    ];
  }
  if ('marker' in thing) {
    const ending = endingTrack(view);
    return [
      { text: say.aboutMarker(thing.marker), clause: clauses.marker(thing.marker) },
      ...(ending !== undefined && thing.marker === String(ending) ? [{ text: strings.endsGame(ending), clause: '6.1' }] : []),
    ];
  }
  return [{ text: say.aboutHerald, clause: clauses.herald }];
}

function title({ say }: Table, thing: Thing): string {
  if ('card' in thing) return say.element(thing.card);
  if ('award' in thing) return say.award(thing.award);
  if ('augmentation' in thing) return say.augmentations[thing.augmentation];
  if ('column' in thing) return say.column(thing.column, thing.band);
  return 'marker' in thing ? say.marker(thing.marker) : say.herald;
}
