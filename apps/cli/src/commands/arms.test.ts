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

test.each([
  ['--beasts', 100],
  ['--lines', 100],
  ['--figures', 280],
])('arms %s shows %i coats, or a row of them, small, by night', async (name, count) => {
  const [out, png] = [join(folder, 'sheet.svg'), join(folder, 'sheet.png')];
  await said(['arms', name, '--out', out]);
  expect(readFileSync(out, 'utf8').match(/id="sheet-/g)).toHaveLength(count);
  expect(await said(['arms', name, '--row', '2', '--cell', '48', '--night', '--out', out, '--png', png])).toEqual({
    code: 0,
    out: '',
    err: '',
  });
  expect(readFileSync(out, 'utf8').match(/id="sheet-/g)).toHaveLength(10);
  const drawn = readFileSync(png);
  expect([drawn.readUInt32BE(16), drawn.readUInt32BE(20)]).toEqual([628, 88]);
});

test('arms are read from an English blazon and drawn in another shape', async () => {
  const [heater, oval] = [join(folder, 'heater.svg'), join(folder, 'oval.svg')];
  const blazon = ['arms', '--blazon', 'Gules, three lions passant guardant in pale Or', '--lang', 'de'];
  expect(await said([...blazon, '--out', heater])).toEqual({
    code: 0,
    out: 'In Rot drei schreitende, hersehende goldene Löwen übereinander.\n',
    err: '',
  });
  await said([...blazon, '--shape', 'oval', '--out', oval]);
  expect(readFileSync(oval, 'utf8')).not.toBe(readFileSync(heater, 'utf8'));
});

test('arms at random are the same for the same seed, and the seed that was thrown is told', async () => {
  const out = join(folder, 'random.svg');
  const once = await said(['arms', '--random', '7', '--out', out]);
  expect(once).toEqual({ code: 0, out: expect.stringMatching(/^[A-Z].+\.\n$/), err: '' });
  const drawn = readFileSync(out, 'utf8');
  expect(await said(['arms', '--random', '7', '--out', out])).toEqual(once);
  expect(readFileSync(out, 'utf8')).toBe(drawn);
  expect((await said(['arms', '--random', '8'])).out).not.toBe(once.out);
  const { err, out: blazon } = await said(['arms', '--random']);
  const [, seed] = /^seed ([0-9a-f]{8})\n$/.exec(err)!;
  expect(await said(['arms', '--random', seed!])).toEqual({ code: 0, out: blazon, err: '' });
});

test('a word that no herald knows is pointed at', async () => {
  expect(await said(['arms', '--blazon', 'Gules, a wombat Or'])).toEqual({
    code: 2,
    out: '',
    err: expect.stringContaining('“wombat” is not a word this herald knows: Gules, a [wombat] Or'),
  });
});

test('the whole achievement is written as a PNG of the height asked for', async () => {
  const [svg, png] = [join(folder, 'whole.svg'), join(folder, 'arms.png')];
  const { code } = await said(['arms', ELEMENTS, '--motto', 'Fidélité', '--out', svg, '--png', png, '--size', '240']);
  expect(code).toBe(0);
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(readFileSync(svg, 'utf8'))!.map(Number);
  const data = readFileSync(png);
  expect(data.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect([data.readUInt32BE(16), data.readUInt32BE(20)]).toEqual([Math.round((240 * width!) / height!), 240]);
});

test.each([
  [['--shape', 'round'], /--shape takes one of heater, iberian, swiss, oval, lozenge/],
  [['--size', '5000'], /--size takes a whole number from 16 to 4096/],
  [['--random', 'two'], /is one word too many/],
  [['--motto', '獅子'], /there is no letter "獅"/],
])('arms %o is refused', async (options, because) => {
  const { code, err } = await said(['arms', ELEMENTS, ...options]);
  expect(code).toBe(2);
  expect(err).toMatch(because);
});

test('a folder that is not there is said so', async () => {
  const { code, err } = await said(['arms', ELEMENTS, '--out', join(folder, 'nowhere', 'arms.svg')]);
  expect(code).toBe(1);
  expect(err).toMatch(/cannot be written/);
});
