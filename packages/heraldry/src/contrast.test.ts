import { expect, test } from 'vitest';
import { contrastFaults, PAPERS } from './contrast.test-kit.ts';
import { drawCoat } from './draw.ts';
import { parseBlazon } from './parse.ts';
import { contrastsGoneWrong } from './samples.test-kit.ts';
import { summon } from './summon.ts';

await summon('all');

test.each(Object.entries(PAPERS))(
  'rule 7.1: by %s whatever lies on a random coat stands out 3:1, by itself or by its outline',
  (_, paper) => {
    expect(contrastsGoneWrong(0, 15, paper)).toEqual([]);
  },
);

test.each(['Gules, a lion rampant Azure', 'Or, three keys Argent', 'Sable, a bear passant Purpure'])(
  'without its outline it would be found: %s',
  text => {
    const read = parseBlazon(text);
    if (!read.ok) throw new Error(read.error.text);
    expect(contrastFaults(read.value, PAPERS.day)).toEqual([]);
    const bare = (): string => drawCoat(read.value).replaceAll(/ stroke="#[0-9a-f]{6}"/g, '');
    expect(contrastFaults(read.value, PAPERS.day, bare)).not.toEqual([]);
  },
);
