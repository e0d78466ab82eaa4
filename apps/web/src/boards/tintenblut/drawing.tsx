import { DAY, drawMap, drawPlace, NIGHT, type Palette, type Sheet } from '@tabard/inkworld';
import { gateOf, kindOf } from '@tabard/tintenblut/questions';
import type { Place } from './game.ts';

const names = Object.keys(DAY) as (keyof Palette)[];

/** Every colour of the map by its name in a stylesheet, so that day turns into night without drawing anew. */
const INKS = Object.fromEntries(names.map(name => [name, `var(--tb-${name})`])) as Record<keyof Palette, string>;

/** What those names mean, by day and by night. */
export const MAP_COLOURS: Readonly<Record<string, string>> = Object.fromEntries(
  names.map(name => [`--tb-${name}`, `light-dark(${DAY[name]}, ${NIGHT[name]})`]),
);

const silent = (svg: string): string => svg.replace('<svg ', '<svg aria-hidden="true" focusable="false" ');
const drawn = new Map<string, { readonly __html: string }>();

function once(key: string, draw: () => string): { readonly __html: string } {
  const before = drawn.get(key);
  if (before) return before;
  const html = { __html: draw() };
  drawn.set(key, html);
  return html;
}

/** The map itself, drawn once for each way it can lie. */
export const Drawing = ({ sheet }: { readonly sheet: Sheet }) => (
  <div class="tb-drawing" dangerouslySetInnerHTML={once(sheet, () => silent(drawMap(sheet, INKS, { kindOf, gateOf })))} />
);

const CARD_BOX = '-70 -122 140 128';

/** A place's picture by itself, on a card: cards are light in both themes. */
export const PlacePicture = ({ place }: { readonly place: Place }) => (
  <span
    class="tb-picture"
    dangerouslySetInnerHTML={once(place, () =>
      silent(`<svg viewBox="${CARD_BOX}" stroke-linecap="round" stroke-linejoin="round">${drawPlace(place, kindOf(place), DAY)}</svg>`),
    )}
  />
);
