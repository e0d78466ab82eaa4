import { describe, expect, test } from 'vitest';
import { beastSheet, contactSheet, figureSheet, lineSheet } from '../sheets/index.ts';
import type { Achievement } from './achievement.ts';
import { PER_UNIT } from './beasts/coding.ts';
import { beastFigure } from './beasts/figure.ts';
import { DEVICES } from './coat.ts';
import { coatOf } from './coat-of.ts';
import { windingAt } from './contrast.test-kit.ts';
import { drawArms, drawCoat } from './draw.ts';
import { ARRANGEMENTS, ATTITUDES, BEASTS, CADENCIES, CHARGES, FIELDS, LINES, ORDINARIES, TINCTURES } from './elements.ts';
import { batonOn } from './figures/cadencies.ts';
import { type Point, pointsOf } from './geometry.ts';
import { drawnAs } from './layout/figures.ts';
import { flatten } from './layout/flatten.ts';
import { layoutFaults } from './layout.test-kit.ts';
import { layoutOf, outlinesOf } from './layout.ts';
import { parseBlazon } from './parse.ts';
import { pictureOf } from './picture.test-kit.ts';
import { diceOf, randomAchievement } from './random.test-kit.ts';
import { isLeaning } from './shield/lines.ts';
import { armedIn, outlines } from './shield/page.ts';
import { coloursOf, contrast, INK, LIGHT, PLAIN } from './shield/tinctures.ts';
import { summon } from './summon.ts';
import { complaintsAbout } from './xml.test-kit.ts';

await summon('all');

/** The picture without the ids, which differ anyway. */
const picture = (arms: Achievement, hatching = false): string =>
  drawArms(arms, { hatching }).replaceAll(/(id="|#)h[0-9a-z-]+(?=[")])/g, '$1');

const differ = (all: readonly Achievement[]): void => expect(new Set(all.map(arms => picture(arms))).size).toBe(all.length);

describe('rule 7.1: every element looks like itself', () => {
  test('fields', () => differ(FIELDS.map(field => ({ field, first: 'or', second: 'azure' }))));
  test('ordinaries in all lines', () =>
    differ(
      ORDINARIES.flatMap(ordinary => [undefined, ...LINES].map((line): Achievement => ({ rowB: { kind: 'ordinary', ordinary, line } }))),
    ));
  test('charges in all arrangements', () =>
    differ(
      CHARGES.flatMap(charge =>
        [undefined, ...ARRANGEMENTS].map((arrangement): Achievement => ({ rowB: { kind: 'charges', charge, arrangement } })),
      ),
    ));
  test('beasts in all attitudes', () =>
    differ(BEASTS.flatMap(beast => ATTITUDES.map((attitude): Achievement => ({ rowC: { kind: 'beast', beast, attitude } })))));
  test('cadency marks', () => differ(CADENCIES.map(cadency => ({ cadency }))));
  test('tinctures, also in rows', () => {
    differ(TINCTURES.map(first => ({ first })));
    differ(TINCTURES.map((tincture): Achievement => ({ rowC: { kind: 'beast', beast: 'lion', attitude: 'rampant', tincture } })));
  });
});

test('rule 7.1: a shield on which nothing lies yet is drawn too', () => {
  expect(complaintsAbout(drawArms({}))).toEqual([]);
  expect(drawArms({ rowB: { kind: 'ordinary', line: 'wavy', tincture: 'or' } })).toBe(drawArms({}));
});

test('rule 7.1: what cannot be seen changes nothing, and the ids come from the arms', () => {
  const lion = { kind: 'beast', beast: 'lion', attitude: 'rampant', tincture: 'or' } as const;
  expect(drawArms({ first: 'azure', rowC: lion, cadency: undefined })).toBe(drawArms({ rowC: { ...lion }, first: 'azure' }));
  const ids = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
  const [one, other] = [ids(drawArms({ first: 'azure', rowC: lion })), ids(drawArms({ first: 'gules', rowC: lion }))];
  expect(one.filter(id => other.includes(id))).toEqual([]);
});

test('rule 7.1: whatever lies on a ground can be told from it, by its tincture or by a line', () => {
  for (const tincture of TINCTURES) {
    for (const ground of TINCTURES) {
      const [outer, inner] = outlines(tincture, [ground], 1);
      const lines = [outer, inner].filter(line => line !== undefined).map(({ stroke }) => stroke);
      const isTold = coloursOf(tincture).every(own =>
        coloursOf(ground).every(other => [other, ...lines].some(colour => contrast(own, colour) >= 3)),
      );
      expect(isTold, `${tincture} on ${ground}`).toBe(true);
    }
  }
  expect(outlines('or', ['azure'], 1)).toEqual([{ stroke: INK, width: 1 }]);
  expect(outlines('gules', ['azure'], 1)[0]!.stroke).toBe(LIGHT);
});

test('rule 7.1: claws and tongue are gules, or azure where gules is taken', () => {
  expect(armedIn('or', ['azure'])).toBe('gules');
  expect(armedIn('or', ['gules'])).toBe('azure');
  expect(armedIn('gules', ['or'])).toBe('azure');
  expect(armedIn('gules', ['azure'])).toBe('or');
  expect(armedIn('or', ['gules', 'azure'])).toBe('sable');
  expect(armedIn('vair', ['gules'])).toBe('or');
  expect(armedIn(undefined, ['or'])).toBeUndefined();
});

const drawn = (text: string): string => {
  const read = parseBlazon(text);
  return read.ok ? drawCoat(read.value) : read.error.text;
};
const claws = (svg: string): string | undefined => /<use href="#[^"]*a" fill="([^"]*)"/.exec(svg)?.[1];

test('claws and tongue are drawn in the tincture that is said', () => {
  const tongue = (svg: string): string | undefined => /<path d="m[^"]*" fill="([^"]*)"/.exec(svg)?.[1];
  const [usual, said] = [drawn('Or, a lion Sable'), drawn('Or, a lion Sable armed Vert and langued Purpure')];
  expect([claws(usual), tongue(usual)]).toEqual([PLAIN.gules, PLAIN.gules]);
  expect([claws(said), tongue(said)]).toEqual([PLAIN.vert, PLAIN.purpure]);
});

test.each(['stag', 'bull', 'horse', 'unicorn'])('horns and hooves of a %s are of its own tincture, unless another is said', beast => {
  expect(claws(drawn(`Vert, a ${beast} Argent`))).toBeUndefined();
  expect(claws(drawn(`Vert, a ${beast} Argent attired and unguled Or`))).toBe(PLAIN.or);
});

test.each([
  ['statant', 1],
  ['rampant', 1],
  ['passant guardant', 2],
  ['rampant guardant', 2],
])('of a boar %s only the tusks are of another tincture, unless it is said', (attitude, tusks) => {
  const parts = (svg: string): number => /<path id="[^"]*a" d="([^"]*)"/.exec(svg)![1]!.split('m').length - 1;
  const usual = drawn(`Or, a boar ${attitude} Sable`);
  expect([claws(usual), parts(usual)]).toEqual([PLAIN.gules, tusks]);
  expect(parts(drawn(`Or, a boar ${attitude} Sable armed Gules`))).toBe(tusks + 4);
});

test('rule 7.1: no beast is cut by the shield, a chief or a bordure, whatever their line, and it fills its room', () => {
  for (const beast of BEASTS) {
    for (const attitude of ATTITUDES) {
      for (const [ordinary, line] of [
        [undefined, undefined],
        ['chief', undefined],
        ['chief', 'rayonny'],
        ['bordure', 'indented'],
      ] as const) {
        const coat = coatOf({ rowB: { kind: 'ordinary', ordinary, line }, rowC: { kind: 'beast', beast, attitude } });
        expect(layoutFaults(coat)).toEqual([]);
        const { width, height } = beastFigure(beast, attitude);
        const { scale, figures } = layoutOf(coat, 'heater').groups[0]!;
        const size = scale / PER_UNIT;
        expect(Math.abs(figures[0]!.at[0] + (width * size) / 2 - 100), `${beast} ${attitude} aside`).toBeLessThan(13);
        expect(Math.max(width, height) * size, `${beast} ${attitude}, ${ordinary}`).toBeGreaterThan(ordinary ? 90 : 139);
      }
    }
  }
});

test.each(CADENCIES)('the mark %s is painted in the tincture it is blazoned in', mark => {
  const painted = drawCoat({ first: 'or', mark, markTincture: 'vert' }, {});
  expect(painted).toContain(PLAIN.vert);
  expect(drawCoat({ first: 'or', mark }, {})).not.toContain(PLAIN.vert);
});

test('a label whose tincture is said has no edge that reads as silver: dark, or half as wide where only a light one can be seen', () => {
  const light = (text: string): number[] =>
    [...drawn(text).matchAll(new RegExp(`stroke="${LIGHT}" stroke-width="([\\d.]+)"><use href="#[^"]*d"`, 'g'))].map(([, wide]) =>
      Number(wide),
    );
  expect(light('Or, a lion rampant Sable, a label Gules')).toEqual([]);
  expect(light('Azure semy-de-lis Or, a label Gules')).toEqual([1.8]);
  expect(light('Gules, three lions passant guardant in pale Or, a label Azure')).toEqual([1.8]);
});

test.each([undefined, 4, 5] as const)('a label of %s points has as many', points => {
  const { mark } = layoutOf({ first: 'or', mark: 'label', points }, 'heater');
  expect((mark!.path!.match(/L/g)!.length - 3) / 4).toBe(points ?? 3);
});

/** Of the heater at its widest, within its rim. */
const FIELD_WIDTH = 176;

test('three lions passant in pale are more than half as wide as the shield', () => {
  const read = parseBlazon('Gules, three lions passant guardant in pale Or');
  if (!read.ok) throw new Error(read.error.text);
  const xs = outlinesOf(layoutOf(read.value, 'heater').groups[0]!).map(runs => runs.flat().map(([x]) => x));
  for (const lion of xs) expect((Math.max(...lion) - Math.min(...lion)) / FIELD_WIDTH).toBeGreaterThan(0.55);
});

test.each(ATTITUDES)('the antlers of a stag %s keep away from the edge of the shield', attitude => {
  const coat = coatOf({ rowC: { kind: 'beast', beast: 'stag', attitude } });
  const ys = outlinesOf(layoutOf(coat, 'heater').groups[0]!).flatMap(runs => runs.flat().map(([, y]) => y));
  expect(Math.min(...ys)).toBeGreaterThan(15);
});

test.each(['Or, on a saltire Gules five billets Argent', 'Or, on a saltire Gules a rose Argent', 'Or, on a cross Gules a rose Argent'])(
  'what lies where limbs meet lies in their middle: %s',
  text => {
    const read = parseBlazon(text);
    if (!read.ok) throw new Error(read.error.text);
    const { figures } = layoutOf(read.value, 'heater').groups[0]!;
    expect(Math.abs(figures[Math.floor(figures.length / 2)]!.at[0] - 100)).toBeLessThan(2);
  },
);

test.each(['Gules, a tower Or', 'Gules, a lion Or', 'Argent, on a fess Gules a rose Or', 'Azure, three crowns in pale Or'])(
  'the pale line is the middle of what stands on it: %s',
  text => {
    const read = parseBlazon(text);
    if (!read.ok) throw new Error(read.error.text);
    for (const runs of outlinesOf(layoutOf(read.value, 'heater').groups[0]!)) {
      const xs = runs.flat().map(([x]) => x);
      expect(Math.abs((Math.min(...xs) + Math.max(...xs)) / 2 - 100)).toBeLessThan(0.6);
    }
  },
);

test.each(['key', 'sword'])('two %ss in saltire mirror each other', bearing => {
  const read = parseBlazon(`Gules, two ${bearing}s in saltire Or`);
  if (!read.ok) throw new Error(read.error.text);
  const [one, other] = outlinesOf(layoutOf(read.value, 'heater').groups[0]!).map(runs => runs.flat());
  one!.forEach(([x, y], i) => {
    expect(other![i]![0]).toBeCloseTo(200 - x, 0);
    expect(other![i]![1]).toBeCloseTo(y, 0);
  });
});

test.each([
  ['Argent, a bordure Azure, a chief Gules', PLAIN.gules],
  ['Argent, a chief Gules, a bordure Azure', PLAIN.azure],
])('of chief and bordure the one that is blazoned last lies upon the other: %s', (text, fill) => {
  const { width, data } = pictureOf(drawn(text), 200);
  const at = (20 * width + 16) * 4;
  expect(`#${[...data.slice(at, at + 3)].map(part => part.toString(16).padStart(2, '0')).join('')}`).toBe(fill);
});

test('a baton lies within a lozenge', () => {
  for (const [x, y] of pointsOf([batonOn('lozenge')])) expect(Math.abs(x - 100) / 97 + Math.abs(y - 120) / 118).toBeLessThan(0.9);
});

test.each([
  'Or, a cross moline Purpure, within a bordure indented Azure',
  'Argent, in dexter three bears statant Sable, in sinister a cross moline Gules, within a bordure nebuly Gules, an octofoil for difference',
  'Azure, three crowns in pale Vert, a chief dovetailed Or, an octofoil for difference',
  'Argent, a billet Vert between four wolves salient Sable, within a bordure engrailed Or charged with eight crosses moline Sable',
])('no tooth of a line reaches between the points of a charge: %s', text => {
  const read = parseBlazon(text);
  if (!read.ok) throw new Error(read.error.text);
  expect(layoutFaults(read.value)).toEqual([]);
});

// Branches and flames lean one way all round.
test.each(LINES.filter(line => !isLeaning(line)))('both sides of a bordure %s mirror each other', line => {
  const { width, height, data } = pictureOf(drawCoat({ first: 'purpure', bordure: { tincture: 'or', line } }), 200);
  const redAt = (x: number, y: number): number => data[(y * width + x) * 4]!;
  let differing = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width / 2; x++) if (Math.abs(redAt(x, y) - redAt(width - 1 - x, y)) > 60) differing++;
  expect(differing / (width * height)).toBeLessThan(0.004);
});

test.each(['escallop', 'cross-couped', 'cross-moline', 'annulet'] as const)('two and one: the upper %ss do not touch', bearing => {
  const { groups } = layoutOf({ first: 'or', groups: { middle: { number: 3, bearing, tincture: 'gules' } } }, 'heater');
  const [left, right] = outlinesOf(groups[0]!).map(runs => runs.flat().map(([x]) => x));
  expect(Math.min(...right!) - Math.max(...left!)).toBeGreaterThan(8);
});

test('rule 7.3: hatching changes nothing but the filling', () => {
  const bare = (svg: string): string =>
    svg
      .replaceAll(/<pattern .*?<\/pattern>/g, '')
      .replaceAll(/ fill="[^"]*"/g, '')
      .replaceAll('#cfc4ae', INK);
  for (let seed = 0; seed < 100; seed++) {
    const arms = randomAchievement(diceOf(seed));
    expect(bare(picture(arms, true)), `seed ${seed}`).toBe(bare(picture(arms)));
  }
});

test('rule 7.3: hatching tells the seven plain tinctures apart without their colours', () => {
  const lines = TINCTURES.map(first => picture({ first }, true).replaceAll(/#[0-9a-f]{6}/g, ''));
  expect(new Set(lines).size).toBe(TINCTURES.length);
  expect(drawArms({ first: 'gules' }, { hatching: true })).not.toBe(drawArms({ first: 'gules' }));
  expect(drawArms({ first: 'gules' }, { hatching: false })).toBe(drawArms({ first: 'gules' }));
});

test('rule 7.3: hatching leaves a mark its tincture', () => {
  /** The mark is silver on everything dark, hatched or not, and silver has no lines. */
  for (const first of ['gules', 'azure', 'sable', 'vert', 'purpure'] as const) {
    for (const cadency of ['rose', 'annulet', 'martlet'] as const) {
      const [plain, hatched] = [false, true].map(hatching => drawArms({ first, cadency }, { hatching }));
      const silver = /<use href="#[^"]+dp" fill="#f8f5ee"\/>/;
      expect(plain).toMatch(silver);
      expect(hatched).toMatch(silver);
    }
  }
});

test.each([
  ['Argent, a crescent for difference', 'gules'],
  ['Gules, a crescent for difference', 'argent'],
  ['Vair, a crescent for difference', 'gules'],
  ['Quarterly Or and Gules, a label for difference', 'azure'],
  ['Or, a lion rampant Gules, a baton sinister for difference', 'azure'],
  ['Argent, on a chief Gules three mullets Or, a baton sinister for difference', 'azure'],
] as const)('a mark is of no tincture that it lies on: %s', (text, tincture) => {
  expect(drawn(text)).toMatch(new RegExp(`<use href="#[^"]*dp?" fill="${PLAIN[tincture]}"`));
});

test('what is strewn is not shown where little of it would be seen', () => {
  const strewn = (text: string): number => drawn(text).match(/<use href="#[^"]*t0"/g)!.length;
  const all = strewn('Azure semy-de-lis Or');
  // They are smaller beside a lion: so many more would have room without it.
  expect(strewn('Azure semy-de-lis Or, a lion rampant Argent')).toBeLessThan((all / 0.65 ** 2) * 0.8);
  expect(strewn('Azure semy-de-lis Or, a label for difference')).toBeLessThan(all);
});

test.each([
  'Azure billety and a lion rampant Or',
  'Azure semy-de-lis and a lion rampant Or',
  'Azure semy-de-lis Or, a label Gules',
  'Azure semy-de-lis Or, a label of five points Gules',
])('what is strewn keeps clear of what lies upon it: %s', text => {
  const read = parseBlazon(text);
  if (!read.ok) throw new Error(read.error.text);
  const svg = drawCoat(read.value);
  const { groups, mark } = layoutOf(read.value, 'heater');
  const scale = Number(svg.match(/<g id="[^"]*t0"><g transform="scale\(([\d.]+)\)/)![1]);
  const own = flatten(drawnAs(read.value.strewn![0]!.bearing).shape).flat();
  const upon = [...groups.flatMap(outlinesOf), ...(mark?.path ? [flatten(mark.path)] : [])];
  const places = [...svg.matchAll(/t0" x="([\d.-]+)" y="([\d.-]+)"/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  expect(places.length).toBeGreaterThan(30);
  const isCut = ([x, y]: Point): boolean =>
    own.some(([u, v]) => upon.some(runs => windingAt(runs, x + u * scale, y + v * scale) !== 0)) ||
    upon.flat(2).some(([u, v]) => windingAt([own], (u - x) / scale, (v - y) / scale) !== 0);
  expect(places.filter(isCut)).toEqual([]);
});

test('hatching has no seams: a tile is as large as a shield', () => {
  for (const first of TINCTURES)
    for (const [, width, height] of drawCoat({ first }, { hatching: true }).matchAll(/<pattern [^>]*width="(\d+)" height="(\d+)"/g))
      if (!first.endsWith('vair')) expect([width, height]).toEqual(['240', '240']);
});

test('rule 7.1: the contact sheet shows all 80 figures and ten tinctures', () => {
  const sheet = contactSheet();
  expect(complaintsAbout(sheet)).toEqual([]);
  const all = [FIELDS, ORDINARIES, LINES, CHARGES, ARRANGEMENTS, BEASTS, ATTITUDES, CADENCIES, TINCTURES].flat();
  expect(all).toHaveLength(90);
  expect(all.filter(id => !sheet.includes(`<g id="sheet-${id}">`))).toEqual([]);
  const beasts = beastSheet();
  expect(complaintsAbout(beasts)).toEqual([]);
  expect(beasts).toContain('>a talbot statant<');
  const count = (text: string): number => new Set(text.match(/<g id="sheet-[a-z-]+">/g)).size;
  expect([beasts, lineSheet(), figureSheet()].map(count)).toEqual([100, 100, 280]);
  expect(count(beastSheet({ row: 2, cell: 800 }))).toBe(10);
  expect([lineSheet({ cell: 48 }), figureSheet({ night: true })].flatMap(complaintsAbout)).toEqual([]);
  expect(lineSheet({ cell: 48 })).not.toContain('<text');
});

test('names on a sheet do not run into each other', () => {
  const names = [...figureSheet({ cell: 100 }).matchAll(/<text [^>]*>([^<]*)</g)].map(([, name]) => name!);
  expect(names).toContain('a cross couped');
  expect(Math.max(...names.map(name => name.length))).toBeLessThan(18);
});

/** How much of a figure is open: what the paper's colour does not reach from outside. */
function openIn(shape: string): number {
  const { width, height, data } = pictureOf(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-64 -74 128 148"><path d="${shape}" fill="#fff"/></svg>`,
    512,
    '#000000',
  );
  const isOpen = (at: number): boolean => data[at * 4]! < 128;
  const reached = new Set<number>();
  const next = [0];
  while (next.length > 0) {
    const at = next.pop()!;
    if (reached.has(at) || at < 0 || at >= width * height || !isOpen(at)) continue;
    reached.add(at);
    next.push(at - width, at + width, ...(at % width > 0 ? [at - 1] : []), ...(at % width < width - 1 ? [at + 1] : []));
  }
  return Array.from({ length: width * height }, (_, at) => at).filter(at => isOpen(at) && !reached.has(at)).length;
}

test('only annulet, key and fleur-de-lis have openings, which are meant; no speck is left where parts of a figure meet', () => {
  const open = DEVICES.filter(bearing => openIn(drawnAs(bearing).shape) > 4);
  expect(open.toSorted()).toEqual(['annulet', 'fleur-de-lis', 'key']);
});

/** The middles of the boxes of what is laid first. */
function middlesIn(text: string): number[][] {
  const read = parseBlazon(text);
  const [laid] = read.ok ? layoutOf(read.value, 'heater').groups : [];
  return outlinesOf(laid!).map(runs =>
    [0, 1].map(axis => {
      const along = runs.flat().map(point => point[axis]!);
      return (Math.min(...along) + Math.max(...along)) / 2;
    }),
  );
}

test.each([
  ...LINES.map(line => `Azure, on a cross ${line} Argent five lozenges Vert`),
  ...LINES.map(line => `Azure, on a chevron ${line} Argent three lozenges Vert`),
  ...LINES.map(line => `Gules, a bordure ${line} Argent charged with eight billets Gules`),
  'Gules, a bordure Argent charged with six roses Gules',
  ...['nine', 'ten', 'eleven', 'twelve'].map(number => `Gules, ${number} crosses couped Or`),
  'Gules, nine crosses couped, three, three and three, Or',
  'Gules, twelve annulets, four, four and four, Argent',
  'Or, eight annulets in orle Gules',
  'Azure, ten billets in orle Or',
  'Gules, a chevron between ten crosses couped Argent',
  'Or, a cross between twelve annulets Sable',
])('left and right are mirror images: %s', text => {
  const middles = middlesIn(text);
  for (const [x, y] of middles) expect(Math.min(...middles.map(([u, v]) => Math.hypot(200 - x! - u!, y! - v!)))).toBeLessThan(1);
});

/** The longer sides of the boxes of what is laid there. */
function sizesIn(text: string): number[] {
  const read = parseBlazon(text);
  if (!read.ok) throw new Error(read.error.text);
  return layoutOf(read.value, 'heater').groups.map(laid => {
    const run = outlinesOf(laid)[0]!.flat();
    return Math.max(...[0, 1].map(axis => Math.max(...run.map(point => point[axis]!)) - Math.min(...run.map(point => point[axis]!))));
  });
}

/** On which side of the parting line everything in chief or dexter, and everything in base or sinister, has to stay. */
test.each([
  ['Per fess Argent and Gules, in chief three escallops Sable, in base a tower Or', ([, y]: Point) => y - 108],
  ['Per fess Or and Azure, in chief a lion rampant Gules, in base a rose Or', ([, y]: Point) => y - 108],
  ['Per chevron Azure and Argent, in chief two crowns Or, in base a rose Gules', ([x, y]: Point) => y - 92 - Math.abs(x - 100) * 0.942],
  ['Per pale Or and Azure, in dexter a lion rampant Gules, in sinister a key Or', ([x]: Point) => x - 100],
  ['Quarterly Or and Gules, in dexter a key Sable, in sinister a griffin segreant Argent', ([x]: Point) => x - 100],
  ['Per bend Or and Azure, in chief three roses Gules, in base a lion rampant Or', ([x, y]: Point) => y - x + 1],
  ['Per saltire Or and Azure, in chief a rose Gules, in base a rose Gules', ([, y]: Point) => y - 108],
] as const)('charges keep to their part of a parted field: %s', (text, far) => {
  const read = parseBlazon(text);
  if (!read.ok) throw new Error(read.error.text);
  const [first, second] = layoutOf(read.value, 'heater').groups.map(laid => outlinesOf(laid).flat(2).map(far));
  expect(Math.max(...first!)).toBeLessThan(0);
  expect(Math.min(...second!)).toBeGreaterThan(0);
});

test.each([
  ...['three', 'five', 'six'].map(number => [`Argent, a cross Azure between ${number} garbs Gules`, 22] as const),
  ...['three', 'five', 'six'].map(number => [`Argent, a bend Azure between ${number} garbs Gules`, 30] as const),
  ...['five', 'six'].map(number => [`Argent, a chevron Azure between ${number} garbs Gules`, 30] as const),
  ['Argent, a saltire Azure between six garbs Gules', 24],
  ['Argent, a pile Azure between three garbs Gules', 45],
  ['Or, a bend between six martlets Sable', 34],
  ['Gules, on a bend Or a bear passant Sable', 60],
  ['Argent, on a saltire Gules five lions rampant Or', 34],
  ['Argent, on a chief Azure twelve mullets Or', 16],
] as const)('%s: they are at least %i high or wide', (text, least) => {
  expect(Math.min(...sizesIn(text))).toBeGreaterThan(least);
});

test.each(
  LINES.flatMap(line =>
    Object.entries({ fess: [1, 0], pale: [0, 1], bend: [1, 1], 'bend sinister': [1, -1] }).map(
      ([ordinary, way]) => [`Or, on a ${ordinary} ${line} Gules three roses Or`, way] as const,
    ),
  ),
)('they stand in even steps: %s', (text, way) => {
  const [first, second, third] = middlesIn(text).map(([x, y]) => x! * way[0]! + y! * way[1]!);
  expect(Math.abs(third! + first! - 2 * second!)).toBeLessThan(4);
});

test.each(['bend', 'bend sinister'])('charges in %s stand in a slanting line, in even steps', order => {
  for (const number of ['three', 'four', 'five']) {
    const middles = middlesIn(`Argent, ${number} escallops in ${order} Gules`);
    const steps = middles.slice(1).map(([x, y], i) => [x! - middles[i]![0]!, y! - middles[i]![1]!]);
    for (const [x, y] of steps) {
      expect(Math.abs(Math.abs(x!) - Math.abs(y!))).toBeLessThan(1);
      expect(x).toBeCloseTo(steps[0]![0]!, 0);
    }
  }
});
