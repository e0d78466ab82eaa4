import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { booleans, listingNamed, numbers, seatsFor, wholeNumber } from './usage.ts';

const tool = (name: string): string => fileURLToPath(new URL(`./${name}.ts`, import.meta.url));

describe('what somebody typed', () => {
  test('is read', () => {
    expect(wholeNumber('games', '200')).toBe(200);
    expect(numbers('horizon', '0,12,0.5')).toEqual([0, 12, 0.5]);
    expect(booleans('whole-rounds', 'true,false')).toEqual([true, false]);
    expect(seatsFor(listingNamed('blason'), '5')).toBe(5);
  });

  test.each([
    ['a whole number', () => wholeNumber('games', '2e3'), '--games takes a whole number, not "2e3"'],
    ['not nothing', () => wholeNumber('games', '0'), '--games takes a whole number, not "0"'],
    ['numbers', () => numbers('hope', '1,x'), '--hope takes numbers with commas between them, not "1,x"'],
    ['true or false', () => booleans('whole-rounds', 'yes'), '--whole-rounds takes true, false or both, not "yes"'],
    ['a game', () => listingNamed('chess'), 'there is no game "chess"; there are: blanc-noir, blason, tintenblut'],
    ['seats it has', () => seatsFor(listingNamed('blason'), '6'), 'blason is for 2 to 5 seats, not 6'],
  ])('has to be %s', (_what, read, told) => {
    expect(read).toThrow(told);
  });

  test.each(['learn', 'odds', 'strength', 'tune', 'upper-bound'])('ends npm run %s with a line and 2 where it cannot be read', name => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [tool(name), 'chess'], { encoding: 'utf8' });
    expect({ status, stdout, stderr }).toEqual({
      status: 2,
      stdout: '',
      stderr: `${name}: there is no game "chess"; there are: blanc-noir, blason, tintenblut\n`,
    });
  });
});

test('chances are counted against who won: what is said of all seats is said once a seat', () => {
  const lines = execFileSync(process.execPath, [tool('odds'), 'tintenblut', '--seats', '2', '--games', '12'], { encoding: 'utf8' }).split(
    '\n',
  );
  const times = lines.slice(1, 11).map(line => Number(line.slice(13).trim().split(' ')[0]));
  const moments = Number(/\((\d+) moments\)/.exec(lines[11]!)![1]);
  expect(moments).toBeGreaterThan(12);
  expect(times.reduce((sum, one) => sum + one)).toBe(2 * moments);
});
