import { describe, expect, test } from 'vitest';
import type { Achievement } from './achievement.ts';
import { drawArms } from './draw.ts';
import { ARRANGEMENTS, ATTITUDES, BEASTS, CADENCIES, CHARGES, FIELDS, LINES, ORDINARIES, TINCTURES } from './elements.ts';
import { contactSheet } from './sheet.ts';
import { complaintsAbout } from './xml.test-kit.ts';

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

test('rule 7.1: like on like is told apart by an outline', () => {
  for (const tincture of TINCTURES) {
    const svg = drawArms({ first: tincture, rowB: { kind: 'ordinary', ordinary: 'fess', tincture } });
    expect(svg).toMatch(/<g fill="none" stroke="#[0-9a-f]{6}" stroke-width="[\d.]+"><use/);
  }
  expect(drawArms({ first: 'sable', rowB: { kind: 'ordinary', ordinary: 'fess', tincture: 'sable' } })).toContain(
    '<g fill="none" stroke="#f0e6d0"',
  );
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
});
