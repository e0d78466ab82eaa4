import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');
const TINCTURES = ['r', 'y', 'b', 'g', 'k'];
const TEXT = 4.5;
const SIGN = 3;

const pairs: [string, string, number][] = [
  ...['ink', 'ink-soft', 'accent-ink', 'gold-ink', ...TINCTURES.map(one => `${one}-ink`)].flatMap(text =>
    ['ground', 'ground-deep', 'paper', 'paper-raised'].map((under): [string, string, number] => [text, under, TEXT]),
  ),
  ['on-accent', 'accent', TEXT],
  ['on-accent', 'accent-deep', TEXT],
  ['card-ink', 'card', TEXT],
  ['rule-strong', 'ground', SIGN],
  ['rule-strong', 'paper', SIGN],
  ['focus', 'ground', SIGN],
  ['focus', 'paper', SIGN],
  ['card-back-rule', 'card-back', SIGN],
  ...TINCTURES.flatMap((one): [string, string, number][] => [
    [`${one}-on`, `${one}-fill`, TEXT],
    [`${one}-mark`, 'card', TEXT],
  ]),
];

describe.each([
  ['day', 0],
  ['night', 1],
] as const)('by %s', (_name, theme) => {
  test.each(pairs)('%s on %s has at least %d:1', (text, under, least) => {
    expect(contrast(colour(text, theme), colour(under, theme))).toBeGreaterThanOrEqual(least);
  });
});

function colour(name: string, theme: 0 | 1): string {
  const value = css.match(new RegExp(`--${name}: (.*);`))?.[1] ?? '';
  const found = value.match(/#[0-9a-f]{6}/g) ?? [];
  return found[found.length === 1 ? 0 : theme]!;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map(at => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
