import { blazon, blazonCoat, LANGS, type Lang } from './blazon.ts';
import type { Coat } from './coat.ts';
import { coatOf } from './coat-of.ts';
import { contrastFaults } from './contrast.test-kit.ts';
import { drawCoat } from './draw.ts';
import { TINCTURES } from './elements.ts';
import { layoutFaults } from './layout.test-kit.ts';
import { parseBlazon } from './parse.ts';
import { diceOf, inOne, randomAchievement, randomCoat } from './random.test-kit.ts';
import { SHAPES } from './shield/outline.ts';
import { plain } from './shown.ts';
import { complaintsAbout } from './xml.test-kit.ts';

const MOST_BYTES = 30_000;

/** Draws and blazons random arms, of the game and free; what went wrong, as lines with the seed that shows it. */
export function samplesGoneWrong(from: number, count: number): string[] {
  return seeds(from, count).flatMap(seed => {
    const achievement = randomAchievement(diceOf(seed));
    const game = coatOf(achievement);
    const free = plain(randomCoat(diceOf(seed)));
    return [
      ...[game, free].flatMap(coat => [...drawingFaults(coat), ...layoutFaults(coat)]),
      ...(seed % 10 === 0 ? [game, free].flatMap(changeableFaults) : []),
      ...readingFaults(game),
      ...readingFaults(free),
      ...readingFaults(plain(inOne(free, TINCTURES[seed % TINCTURES.length]!))),
      ...LANGS.flatMap(lang => [...sayingFaults(blazon(achievement, lang), lang), ...sayingFaults(blazonCoat(free, lang), lang)]),
    ].map(fault => `seed ${seed}: ${fault}`);
  });
}

const seeds = (from: number, count: number): number[] => Array.from({ length: count }, (_, i) => from + i);

function drawingFaults(coat: Coat): string[] {
  const svg = drawCoat(coat);
  const faults = complaintsAbout(svg);
  if (/[^ -~]/.test(svg)) faults.push('not plain ASCII');
  if (svg.length > MOST_BYTES) faults.push(`${svg.length} bytes`);
  return faults;
}

const changeableFaults = (coat: Coat): string[] =>
  drawCoat(coat) === drawCoat(JSON.parse(JSON.stringify(coat)) as Coat) ? [] : ['drawn twice, it differs'];

/** An English blazon, read back, is the coat again. */
function readingFaults(coat: Coat): string[] {
  const text = blazonCoat(coat, 'en');
  if (text === '') return Object.keys(coat).length === 0 ? [] : ['says nothing'];
  const read = parseBlazon(text);
  if (!read.ok) return [`${text} — ${read.error.text}`];
  const again = blazonCoat(read.value, 'en');
  if (again !== text) return [`${text} — said again: ${again}`];
  const [meant, got] = [JSON.stringify(sorted(coat)), JSON.stringify(sorted(read.value))];
  return meant === got ? [] : [`${text} — read as ${got}, meant was ${meant}`];
}

function sayingFaults(text: string, lang: Lang): string[] {
  if (/undefined|null|NaN|\.\.\.|…|\?|TODO| {2}| ,|,,/.test(text)) return [`a placeholder: ${text}`];
  return text === '' || text.endsWith(lang === 'ja' ? '。' : '.') ? [] : [`no end: ${text}`];
}

/** Arms that differ and yet sound alike; missing tinctures are left out, for French has lions and griffins of one attitude unsaid. */
export function soundingAlike(from: number, count: number, lang: Lang): string[] {
  const heard = new Map<string, string>();
  return seeds(from, count).flatMap(seed => {
    const coat = plain(randomCoat(diceOf(seed)));
    const [text, meant] = [blazonCoat(coat, lang), JSON.stringify(sorted(withStances(coat)))];
    const before = heard.get(text);
    heard.set(text, meant);
    return before === undefined || before === meant ? [] : [`${text}: ${before} and ${meant}`];
  });
}

/** With the attitude that is drawn where none is said. */
function withStances(coat: Coat): unknown {
  return JSON.parse(JSON.stringify(coat), (_, value: unknown) =>
    typeof value === 'object' && value !== null && 'bearing' in value && !('attitude' in value) ? { ...value, attitude: 'rampant' } : value,
  );
}

/** The smallest drawn figure of random free coats in other shapes of shield, and what is cut or hidden there. */
export function shapesGoneWrong(from: number, count: number): string[] {
  return seeds(from, count).flatMap(seed => {
    const coat = plain(randomCoat(diceOf(seed)));
    const shape = SHAPES[seed % SHAPES.length]!;
    return [...layoutFaults(coat, shape), ...complaintsAbout(drawCoat(coat, { shape }))].map(fault => `seed ${seed}, ${shape}: ${fault}`);
  });
}

/** Things that are not seen well enough on random arms, of the game and free. */
export function contrastsGoneWrong(from: number, count: number, paper: string): string[] {
  return seeds(from, count).flatMap(seed => {
    const coats = [coatOf(randomAchievement(diceOf(seed))), plain(randomCoat(diceOf(seed)))];
    return coats.flatMap(coat => contrastFaults(coat, paper)).map(fault => `seed ${seed}: ${fault}`);
  });
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}
