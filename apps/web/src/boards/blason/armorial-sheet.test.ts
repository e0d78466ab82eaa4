import { coatOf, drawAchievement, drawArms, summon } from '@tabard/heraldry';
import { expect, test } from 'vitest';
import { armorialSvg, wrapped } from './armorial-sheet.ts';

const LION = { first: 'azure', rowC: { kind: 'beast', beast: 'lion', attitude: 'rampant', tincture: 'or' } } as const;
await summon(LION);
const picture = drawArms(LION);
const whole = drawAchievement(coatOf(LION));
const entry = (name: string) => ({ name, points: '41', blazon: 'Azure, a lion rampant Or.', picture });

test.each([2, 3, 4, 5])(
  "%i arms stand on one parchment, the winner's with helm and mantling, none over another or beyond its edge",
  count => {
    const entries = Array.from({ length: count }, (_, i) => (i === 0 ? { ...entry('Ada'), picture: whole } : entry(`P${i}`)));
    const svg = armorialSvg({ title: 'Armorial', why: 'Ada won.', entries });
    const [width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)!.slice(1).map(Number) as [number, number];
    const boxes = [...svg.matchAll(/<svg x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g)].map(found =>
      found.slice(1).map(Number),
    );
    expect(boxes).toHaveLength(count);
    boxes.forEach(([x, y, wide, high], i) => {
      expect(x! > 32 && y! > 100 && x! + wide! < width - 32 && y! + high! < height - 32).toBe(true);
      for (const [u, v] of boxes.slice(i + 1)) expect(Math.abs(u! - x!) >= wide! || Math.abs(v! - y!) >= high!).toBe(true);
    });
  },
);

test('with mantling or without, a shield is as large, and its tip as low', () => {
  const svg = armorialSvg({ title: 'Armorial', why: '', entries: [{ ...entry('Ada'), picture: whole }, entry('Bo')] });
  const [winner, other] = [...svg.matchAll(/<svg x="[\d.]+" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g)].map(found =>
    found.slice(1).map(Number),
  ) as [number, number, number][];
  const [, x, y, scale] = /<g transform="translate\((\d+) (\d+)\) scale\(([\d.]+)\)">/.exec(whole)!.map(Number);
  const perUnit = winner![1] / 400;
  expect(200 * scale! * perUnit).toBeCloseTo(other![1], 0);
  expect(Math.abs(winner![0] + (y! + 240 * scale!) * perUnit - other![0] - other![2])).toBeLessThan(4);
  expect(2 * x! + 200 * scale!).toBe(400);
});

test('the same arms twice keep names apart, and a name is text, whatever is in it', () => {
  const svg = armorialSvg({ title: 'Armorial', why: '', entries: [entry('<b>&'), entry('Bo')] });
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].filter(([, id]) => !ids.includes(id))).toEqual([]);
  expect(svg).toContain('&lt;b&gt;&amp;');
});

test('long words are broken where they may be', () => {
  expect(wrapped('Azure, a lion rampant Or', 20, 150)).toEqual(['Azure, a lion', 'rampant Or']);
  expect(wrapped('青の地、立ち姿の獅子', 20, 100)).toEqual(['青の地、立', 'ち姿の獅子']);
});
