import { describe, expect, test } from 'vitest';
import {
  DAY,
  drawMap,
  FIELDS,
  fieldBox,
  type Legend,
  landOf,
  NIGHT,
  PLACES,
  placeAt,
  routePath,
  routeThrough,
  SHEETS,
  wholeOf,
} from './index.ts';
import { gateAt } from './sheet.ts';

const LEGEND: Legend = {
  kindOf: place => (place.endsWith('inn') ? 'green' : place === 'camp' ? 'blue' : 'red'),
  gateOf: field => (field === 31 ? 'green' : undefined),
};

describe.each(SHEETS)('the %s sheet', sheet => {
  test('every place lies on the land', () => {
    const { width, height } = landOf(sheet);
    for (const place of PLACES) {
      const [x, y] = placeAt(place, sheet);
      expect([x > 60, x < width - 60, y > 100, y < height - 60], place).toEqual([true, true, true, true]);
    }
  });

  test.each([
    ['ombra', 'farm'],
    ['night-castle', 'border-inn'],
    ['border-inn', 'minstrels-inn'],
  ] as const)('a way leads from %s to %s and back', (from, to) => {
    const way = routeThrough([from, to], sheet);
    expect([way[0], way.at(-1)]).toEqual([placeAt(from, sheet), placeAt(to, sheet)]);
    expect([...routeThrough([to, from], sheet)].reverse()).toEqual(way);
  });

  test('a journey goes through all its places; one that leads nowhere has no path', () => {
    const way = routeThrough(['border-inn', 'night-castle', 'infirmary', 'mill'], sheet);
    for (const place of ['night-castle', 'infirmary'] as const) expect(way).toContainEqual(placeAt(place, sheet));
    expect(routePath(['mill'], sheet)).toBe('');
    expect(routePath(['mill', 'infirmary'], sheet, 3)).not.toBe(routePath(['mill', 'infirmary'], sheet));
  });

  test('the fields fill the ring, one beside the other, clockwise', () => {
    const whole = wholeOf(sheet);
    const land = landOf(sheet);
    const boxes = Array.from({ length: FIELDS }, (_, field) => fieldBox(field, sheet));
    const area = boxes.reduce((sum, { width, height }) => sum + width * height, 0);
    expect(area).toBeCloseTo(whole.width * whole.height - land.width * land.height);
    const turns = boxes.map(({ x, y, width, height }) => Math.atan2(y + height / 2 - land.height / 2, x + width / 2 - land.width / 2));
    const steps = turns.map((angle, field) => (turns[(field + 1) % turns.length]! - angle + 2 * Math.PI) % (2 * Math.PI));
    expect(Math.max(...steps)).toBeLessThan(0.5);
    expect(fieldBox(44, sheet)).toEqual(fieldBox(0, sheet));
  });

  test('is drawn alike every time, by day and by night, with nothing that is not a number', () => {
    const [day, night] = [drawMap(sheet, DAY, LEGEND), drawMap(sheet, NIGHT, LEGEND)];
    expect(day).toBe(drawMap(sheet, DAY, LEGEND));
    expect(day).not.toBe(night);
    expect(day.replaceAll(/#[0-9a-f]{6}/g, '')).toBe(night.replaceAll(/#[0-9a-f]{6}/g, ''));
    expect(day).not.toMatch(/NaN|undefined|Infinity/);
  });
});

test('where two roads run together before a door, a gate stands where they part', () => {
  const gate = gateAt('ombra', 'wide')!;
  for (const other of ['farm', 'camp'] as const) {
    const nearest = Math.min(...routeThrough(['ombra', other], 'wide').map(([x, y]) => Math.hypot(x - gate[0], y - gate[1])));
    expect(nearest).toBeLessThan(9);
  }
  expect(gateAt('farm', 'wide')).toBeUndefined();
});

test('the 32nd field lies in a corner: there the green gate is drawn', () => {
  const { x, y, width, height } = fieldBox(31, 'wide');
  const whole = wholeOf('wide');
  expect([x + width, y + height]).toEqual([whole.x + whole.width, whole.y + whole.height]);
});
