import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { said } from '../run.test-kit.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabard-arms-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ELEMENTS = 'per-chevron azure-1 gules-3 cross dovetailed counter-vair-4 lion rampant or-1 label';

test('rule 7.1: arms prints the blazon and writes the picture', async () => {
  const out = join(folder, 'arms.svg');
  expect(await said(['arms', ELEMENTS, '--out', out])).toEqual({
    code: 0,
    out: 'Per chevron Azure and Gules, a cross dovetailed Counter-vair, over all a lion rampant Or, a label for difference.\n',
    err: '',
  });
  expect(readFileSync(out, 'utf8')).toMatch(/^<svg xmlns.*<\/svg>\n$/s);
});

test('rule 7.3: the picture can be hatched', async () => {
  const [plain, hatched] = [join(folder, 'plain.svg'), join(folder, 'hatched.svg')];
  await said(['arms', ELEMENTS, '--out', plain]);
  await said(['arms', ELEMENTS, '--hatching', '--out', hatched]);
  expect(readFileSync(hatched, 'utf8')).not.toBe(readFileSync(plain, 'utf8'));
});

test('arms speaks the language asked for', async () => {
  const { out } = await said(['arms', ELEMENTS, '--lang', 'fr']);
  expect(out).toBe(
    'Divisé en chevron d’azur et de gueules, à la croix entée en queue d’aronde de contre-vair, au lion d’or brochant sur le tout, brisé d’un lambel à trois pendants.\n',
  );
});

test('arms --sheet shows everything', async () => {
  const out = join(folder, 'sheet.svg');
  expect(await said(['arms', '--sheet', '--out', out])).toEqual({ code: 0, out: '', err: '' });
  expect(readFileSync(out, 'utf8').match(/id="sheet-/g)).toHaveLength(100);
});

test('a folder that is not there is said so', async () => {
  const { code, err } = await said(['arms', ELEMENTS, '--out', join(folder, 'nowhere', 'arms.svg')]);
  expect(code).toBe(1);
  expect(err).toMatch(/cannot be written/);
});
