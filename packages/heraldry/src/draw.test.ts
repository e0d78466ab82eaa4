import { describe, expect, test } from 'vitest';
import type { Achievement } from './achievement.ts';
import { PER_UNIT } from './beasts/coding.ts';
import { beastFigure } from './beasts/figure.ts';
import { coatOf } from './coat-of.ts';
import { drawArms, drawCoat } from './draw.ts';
import { ARRANGEMENTS, ATTITUDES, BEASTS, CADENCIES, CHARGES, FIELDS, LINES, ORDINARIES, TINCTURES } from './elements.ts';
import { layoutFaults } from './layout.test-kit.ts';
import { layoutOf } from './layout.ts';
import { parseBlazon } from './parse.ts';
import { diceOf, randomAchievement } from './random.test-kit.ts';
import { beastSheet, contactSheet, figureSheet, lineSheet } from './sheet.ts';
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

test('claws and tongue are drawn in the tincture that is said', () => {
  const drawn = (text: string): string => {
    const read = parseBlazon(text);
    return read.ok ? drawCoat(read.value) : read.error.text;
  };
  const claws = (svg: string): string | undefined => /<use href="#[^"]*a" fill="([^"]*)"/.exec(svg)?.[1];
  const tongue = (svg: string): string | undefined => /<path d="m[^"]*" fill="([^"]*)"/.exec(svg)?.[1];
  const [usual, said] = [drawn('Or, a lion Sable'), drawn('Or, a lion Sable armed Vert and langued Purpure')];
  expect([claws(usual), tongue(usual)]).toEqual([PLAIN.gules, PLAIN.gules]);
  expect([claws(said), tongue(said)]).toEqual([PLAIN.vert, PLAIN.purpure]);
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
        expect(Math.max(width, height) * size, `${beast} ${attitude}, ${ordinary}`).toBeGreaterThan(ordinary ? 90 : 140);
      }
    }
  }
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
      const silver = /<path d="[^"]+" fill="#f8f5ee"\/>/;
      expect(plain).toMatch(silver);
      expect(hatched).toMatch(silver);
    }
  }
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
