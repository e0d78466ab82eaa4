import type { Achievement } from './achievement.ts';
import { blazon, LANGS, type Lang } from './blazon.ts';
import { drawArms } from './draw.ts';
import { parseBlazon } from './parse.test-kit.ts';
import { diceOf, randomAchievement } from './random.test-kit.ts';
import { type Shown, shown } from './shown.ts';
import { complaintsAbout } from './xml.test-kit.ts';

const MOST_BYTES = 30_000;

/** Draws and blazons random achievements; what went wrong, as lines with the seed that shows it. */
export function samplesGoneWrong(from: number, count: number): string[] {
  return Array.from({ length: count }, (_, i) => from + i).flatMap(seed => {
    const achievement = randomAchievement(diceOf(seed));
    return [...drawingFaults(achievement), ...LANGS.flatMap(lang => readingFaults(achievement, lang))].map(
      fault => `seed ${seed}: ${fault}`,
    );
  });
}

function drawingFaults(achievement: Achievement): string[] {
  const svg = drawArms(achievement);
  const faults = complaintsAbout(svg);
  if (svg !== drawArms(JSON.parse(JSON.stringify(achievement)) as Achievement)) faults.push('drawn twice, it differs');
  if (/[^ -~]/.test(svg)) faults.push('not plain ASCII');
  if (svg.length > MOST_BYTES) faults.push(`${svg.length} bytes`);
  return faults;
}

function readingFaults(achievement: Achievement, lang: Lang): string[] {
  const text = blazon(achievement, lang);
  const expected = JSON.stringify(meant(shown(achievement), lang));
  if (text === '') return expected === '{}' ? [] : ['says nothing'];
  if (/undefined|null|NaN|\.\.\.|…|\?|TODO| {2}| ,|,,/.test(text)) return [`a placeholder: ${text}`];
  const read = JSON.stringify(sorted(parseBlazon(text, lang)));
  return read === expected ? [] : [`${text} — read as ${read}, meant was ${expected}`];
}

/** In French a lion or griffin of which nothing more is said is rampant (rule 7.2). */
function meant(arms: Shown, lang: Lang): unknown {
  const { rowC } = arms;
  const isPlain = lang === 'fr' && rowC?.kind === 'beast' && /lion|griffin/.test(rowC.beast ?? '') && rowC.attitude === undefined;
  return sorted(isPlain ? { ...arms, rowC: { ...rowC, attitude: 'rampant' } } : arms);
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}
