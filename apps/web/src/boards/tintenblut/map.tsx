import { landOf, placeAt, type Sheet, wholeOf } from '@tabard/tintenblut/map';
import { useEffect } from 'preact/hooks';
import { useRoving } from '../kit/roving.ts';
import { at } from './at.ts';
import { useTable } from './context.ts';
import { Drawing } from './drawing.tsx';
import { Dustfinger, Traveller, WhiteWomen } from './figures.tsx';
import { PLACES, type Place, type View } from './game.ts';
import { PlaceButton } from './place.tsx';
import type { Plan } from './plan.ts';
import { type Ghost, Ring } from './ring.tsx';
import type { Trace } from './trace.ts';
import type { Choice } from './use-choice.ts';
import { Ways } from './ways.tsx';

export interface MapProps {
  readonly view: View;
  readonly seat: number | undefined;
  readonly sheet: Sheet;
  readonly choice: Choice;
  readonly plan: Plan | undefined;
  /** Dustfinger's way, as it is being considered. */
  readonly dustfingersWay: readonly Place[] | undefined;
  readonly ghost: Ghost | undefined;
  readonly trace: Trace;
  /** The pointer or the focus is on a place, or has left it. */
  consider(place: Place | undefined): void;
  look(place: Place, from: HTMLElement): void;
}

/** The drawn map, and on it whatever changes: places that can be chosen, figures, markers on the ring, ways in wet ink. */
export function MapView(props: MapProps) {
  const { view, seat, sheet, choice, plan, trace } = props;
  const { strings } = useTable();
  const { group, groupProps, item } = useRoving(PLACES.length);
  const { width, height } = wholeOf(sheet);
  const target = choice.act !== undefined && 'to' in choice.act ? choice.act.to : undefined;
  useEffect(() => {
    if (target === undefined || sheet !== 'tall') return;
    // Under a thumb the dock may hide where the journey goes; afterwards everything is where it was.
    const places = group.current;
    places?.querySelector(`[data-place="${target}"]`)?.scrollIntoView({ block: 'nearest' });
    return () => places?.closest('.tb-board')?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [target, sheet]);
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
        dustfinger={props.dustfingersWay}
        gone={plan === undefined ? trace.journey : undefined}
      />
      <Ring view={view} seat={seat} sheet={sheet} ghost={props.ghost} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form */}
      <div class="tb-places" role="group" aria-label={strings.places} ref={group} {...groupProps}>
        {PLACES.map((place, index) => (
          <PlaceButton key={place} place={place} {...props} rove={item(index)} />
        ))}
      </div>
      <Figures view={view} seat={seat} sheet={sheet} choice={choice} />
    </section>
  );
}

interface FiguresProps {
  readonly view: View;
  readonly seat: number | undefined;
  readonly sheet: Sheet;
  readonly choice: Choice;
}

/** How far figures in one place stand apart. */
const APART = 31;

function Figures({ view, seat, sheet, choice }: FiguresProps) {
  const { say, strings, inspect, look } = useTable();
  const inPlace = (place: Place) => view.seats.flatMap((one, index) => (one.place === place ? [index] : []));
  const spot = (place: Place, index: number) => {
    const [x, y] = placeAt(place, sheet);
    const count = inPlace(place).length + (view.dustfinger === place ? 1 : 0);
    return at([x + (index - (count - 1) / 2) * APART, y + 8], sheet);
  };
  const { width, height } = landOf(sheet);
  const waiting = at(sheet === 'wide' ? [width - 38, height - 34] : [38, height - 34], sheet);
  const asked = view.phase === 'arrived' && choice.legal.length > 0;
  return (
    <div class="tb-figures">
      {view.seats.map((one, index) => (
        <span
          key={index}
          class="tb-figure"
          data-anchor={`figure:${index}`}
          data-mine={index === seat}
          data-acting={index === view.acting}
          style={spot(one.place, inPlace(one.place).indexOf(index))}
          aria-hidden="true"
        >
          {view.whiteWomen === index && <WhiteWomen />}
          <Traveller seat={index} />
        </span>
      ))}
      <button
        type="button"
        class="tb-figure tb-dustfinger"
        data-asked={asked && choice.asks !== 'place'}
        data-anchor="figure:dustfinger"
        data-move={asked && choice.now.dustfinger.size > 0 && choice.act === undefined ? 'dustfinger' : undefined}
        aria-pressed={choice.act?.kind === 'dustfinger'}
        aria-label={strings.dustfingerAt(say.dustfinger, say.places[view.dustfinger])}
        style={spot(view.dustfinger, inPlace(view.dustfinger).length)}
        {...inspect({ kind: 'dustfinger' })}
        onClick={event => (asked ? choice.tapDustfinger() : look({ kind: 'dustfinger' }, event.currentTarget))}
      >
        <Dustfinger />
      </button>
      {view.whiteWomen === null && (
        <button
          type="button"
          class="tb-figure tb-women"
          style={waiting}
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
