import { landOf, placeAt, type Sheet, wholeOf } from '@tabard/inkworld';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { useRoving } from '../kit/roving.ts';
import { at } from './at.ts';
import { useTable } from './context.ts';
import { Drawing } from './drawing.tsx';
import { Dustfinger, Traveller, WhiteWomen } from './figures.tsx';
import { PLACES, type Place, type View } from './game.ts';
import { PlaceButton } from './place.tsx';
import { Ring } from './ring.tsx';
import type { Scene } from './scene.ts';
import type { Choice } from './use-choice.ts';
import { Ways } from './ways.tsx';

/** The drawn map, and on it whatever changes: places that can be chosen, figures, markers on the ring, ways in wet ink. */
export function MapView({ scene }: { readonly scene: Scene }) {
  const { props, sheet, stage, choice, outlook } = scene;
  const { view, trace } = stage;
  const { plan } = outlook;
  const { strings } = useTable();
  const { group, groupProps, item } = useRoving(PLACES.length);
  const { width, height } = wholeOf(sheet);
  useFirstPlace(group, choice);
  return (
    <section
      class="tb-map"
      data-sheet={sheet}
      data-anchor="map"
      aria-label={strings.map}
      style={{ '--sheet-width': width, '--sheet-height': height }}
    >
      <Drawing sheet={sheet} />
      <Ways
        sheet={sheet}
        planned={plan?.route}
        payable={plan?.payable ?? true}
        dustfinger={outlook.dustfingersWay}
        gone={plan === undefined ? trace.journey : undefined}
      />
      <Ring view={view} seat={props.seat} sheet={sheet} ghost={outlook.ghost} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form */}
      <div class="tb-places" role="group" aria-label={strings.places} ref={group} {...groupProps}>
        {PLACES.map((place, index) => (
          <PlaceButton key={place} place={place} scene={scene} rove={item(index)} />
        ))}
      </div>
      <Figures view={view} seat={props.seat} sheet={sheet} choice={choice} />
    </section>
  );
}

/** Whoever came with the keyboard is led to the first place there is to choose. */
function useFirstPlace(group: RefObject<HTMLElement | null>, { act, asks }: Choice): void {
  const asked = asks === 'place' && act !== undefined && !('to' in act && act.to !== undefined) ? act.kind : undefined;
  // Asked now: what was pressed may be gone once this is drawn.
  const isByKeys = document.activeElement?.matches('.tb-board :focus-visible') === true;
  useLayoutEffect(() => {
    if (asked !== undefined && isByKeys) group.current?.querySelector<HTMLElement>('[data-move]')?.focus({ preventScroll: true });
  }, [asked]);
}

interface FiguresProps {
  readonly view: View;
  readonly seat: number | undefined;
  readonly sheet: Sheet;
  readonly choice: Choice;
}

/** How far figures in one place stand apart. */
const APART = 31;
/** How far below the middle of a place they stand. */
const FEET = 8;

function Figures(props: FiguresProps) {
  const { view, seat, sheet } = props;
  const { say, inspect, look } = useTable();
  return (
    <div class="tb-figures">
      {view.seats.map((one, index) => (
        <span
          key={index}
          class="tb-figure"
          data-anchor={`figure:${index}`}
          data-mine={index === seat}
          data-acting={index === view.acting}
          style={spotIn(view, one.place, sheet, inPlace(view, one.place).indexOf(index))}
          aria-hidden="true"
        >
          {view.whiteWomen === index && <WhiteWomen />}
          <Traveller seat={index} />
        </span>
      ))}
      <DustfingerFigure {...props} />
      {view.whiteWomen === null && (
        <button
          type="button"
          class="tb-figure tb-women"
          style={waitingAt(sheet)}
          aria-label={say.whiteWomen}
          {...inspect({ kind: 'white-women' })}
          onClick={event => look({ kind: 'white-women' }, event.currentTarget)}
        >
          <WhiteWomen />
        </button>
      )}
    </div>
  );
}

function DustfingerFigure({ view, sheet, choice }: FiguresProps) {
  const { say, strings, inspect, look } = useTable();
  const { now, act } = choice;
  const asked = choice.legal.length > 0 && (view.phase === 'arrived' || now.dustfinger.size > 0);
  return (
    <button
      type="button"
      class="tb-figure tb-dustfinger"
      data-asked={asked && choice.asks !== 'place'}
      data-anchor="figure:dustfinger"
      data-move={asked && now.dustfinger.size > 0 && act === undefined ? 'dustfinger' : undefined}
      aria-pressed={act?.kind === 'dustfinger'}
      aria-label={strings.dustfingerAt(say.dustfinger, say.places[view.dustfinger])}
      style={dustfingersSpot(view, sheet)}
      {...inspect({ kind: 'dustfinger' })}
      onClick={event => (asked ? choice.tap({ type: 'dustfinger' }) : look({ kind: 'dustfinger' }, event.currentTarget))}
    >
      <Dustfinger />
    </button>
  );
}

const inPlace = (view: View, place: Place): number[] => view.seats.flatMap((one, index) => (one.place === place ? [index] : []));

/** Where the index-th of those in a place stands; Dustfinger is the last. */
function spotIn(view: View, place: Place, sheet: Sheet, index: number) {
  const [x, y] = placeAt(place, sheet);
  return at([x + asideOf(view, place, index), y + FEET], sheet);
}

function asideOf(view: View, place: Place, index: number): number {
  const count = inPlace(view, place).length + (view.dustfinger === place ? 1 : 0);
  return (index - (count - 1) / 2) * APART;
}

/** Never in the middle, where the place itself is tapped. */
function dustfingersSpot(view: View, sheet: Sheet) {
  const [x, y] = placeAt(view.dustfinger, sheet);
  const aside = Math.max(APART, asideOf(view, view.dustfinger, inPlace(view, view.dustfinger).length));
  return { ...at([x + aside, y + FEET], sheet), '--aside': aside };
}

/** Where the White Women wait. */
function waitingAt(sheet: Sheet) {
  const { width, height } = landOf(sheet);
  return at(sheet === 'wide' ? [width - 62, height - 44] : [62, height - 44], sheet);
}
