import { expect, test } from 'vitest';
import { benchAttack, HEADINGS, shortcomings } from './index.ts';

test('under every attack for a moment, and under all together, whoever plays goes on playing', async () => {
  const lines = [HEADINGS];
  const bench = await benchAttack({ secondsAlone: 0.5, secondsTogether: 5, inputs: 3000, files: 4, say: line => lines.push(line) });
  const { attempts, memory } = bench;
  const mega = (bytes: number): number => Math.round(bytes / 1e6);
  lines.push(
    `${attempts} attempts; heap ${mega(memory.before.heap)} MB before, ${mega(memory.after.heap)} MB after; resident at most ${mega(memory.after.peakRss)} MB`,
  );
  console.log(lines.join('\n'));
  // Times are only worth something on a machine of one's own: `npm run attack`.
  expect(shortcomings(bench, { withTimes: false })).toEqual([]);
  expect(attempts).toBeGreaterThan(3000);
});
