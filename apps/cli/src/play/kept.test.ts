import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { start, tabard } from '../run.test-kit.ts';

/** A home of one's own. */
function home() {
  const folder = mkdtempSync(join(tmpdir(), 'tabard-play-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const files = () => {
    try {
      return readdirSync(join(folder, 'play')).map(name => join(folder, 'play', name));
    } catch {
      return [];
    }
  };
  return { env: { TABARD_HOME: folder, LANG: 'en_GB' }, files };
}

const GAME = ['play', 'blanc-noir', '--set', 'goal=round', '--seed', 'kept'];
const drawn = (out: string): string => out.slice(out.lastIndexOf('── '), out.lastIndexOf('\n> '));

test('it goes on in the language it was begun in, unless another is asked for', async () => {
  const { env } = home();
  await tabard([...GAME, '--lang', 'de'], '1\nquit\n', env);
  expect((await tabard(['play', '--continue'], '', env)).out).toContain('Du bist dran');
  expect((await tabard(['play', '--continue', '--lang', 'en'], '', env)).out).toContain('Your turn');
});

test('a match that is left is kept, said so, and goes on', async () => {
  const { env, files } = home();
  const left = await tabard(GAME, '1\n1\nquit\n', env);
  expect(left).toMatchObject({ code: 0, err: '' });
  expect(left.out).toContain(`Kept in ${files()[0]}; “tabard play --continue” goes on from here.`);
  const again = await tabard(['play', '--continue'], '', env);
  expect(again).toMatchObject({ code: 0, err: '' });
  expect(again.out).toContain('Blanc Noir goes on where you left it.');
  expect(drawn(again.out)).toBe(drawn(left.out));
  expect(await tabard(['play', '--continue', 'blason'], '', env)).toMatchObject({
    code: 2,
    err: expect.stringContaining('no match of blason'),
  });
});

test('one that is played to its end is kept no more', async () => {
  const { env, files } = home();
  const { out } = await tabard([...GAME, '--bot', 'greedy'], '1\n'.repeat(3000), env);
  expect(out).toContain('The game is over.');
  expect(files()).toEqual([]);
  expect(await tabard(['play', '--continue'], '', env)).toMatchObject({ code: 2, err: expect.stringContaining('no match to go on with') });
});

test('killed in the middle, nothing that was shown is lost; a line broken off is no harm', async () => {
  const { env, files } = home();
  const child = start(GAME, env);
  let out = '';
  child.stdout!.on('data', chunk => {
    out += chunk;
  });
  const asked = (times: number) => expect.poll(() => out.split('\n> ').length).toBeGreaterThan(times);
  child.stdin!.write('1\n1\n');
  await asked(2);
  await expect.poll(() => out.endsWith('\n> ')).toBe(true);
  child.kill('SIGKILL');
  await child.ended;
  appendFileSync(files()[0]!, '{"run":[{"table":"');
  const again = await tabard(['play', '--continue'], '1\n1\n', env);
  expect(again.out).toContain(drawn(out));
  const last = await tabard(['play', '--continue'], '', env);
  expect(drawn(last.out)).toBe(drawn(again.out));
  expect(drawn(last.out)).not.toBe(drawn(out));
});

test('what is kept says nothing but the match', async () => {
  const { env, files } = home();
  await tabard([...GAME, '--name', 'Zora'], '1\nquit\n', env);
  const [header, ...lines] = readFileSync(files()[0]!, 'utf8').trim().split('\n');
  expect(JSON.parse(header!)).toMatchObject({ version: 1, game: 'blanc-noir', name: 'Zora' });
  expect(lines.join()).not.toContain('Zora');
});

test('two terminals do not go on with one match', async () => {
  const { env } = home();
  await tabard(GAME, '1\nquit\n', env);
  const first = start(['play', '--continue'], env);
  await expect.poll(() => new Promise(resolve => first.stdout!.once('data', () => resolve(true)))).toBe(true);
  expect(await tabard(['play', '--continue'], '', env)).toMatchObject({ code: 2, err: expect.stringContaining('in another terminal') });
  first.stdin!.end();
  expect(await first.ended).toMatchObject({ code: 0 });
  expect(await tabard(['play', '--continue'], '', env)).toMatchObject({ code: 0 });
});
