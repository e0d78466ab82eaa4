import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { serve, Visitor } from '@tabard/server/test/harness';
import { expect, onTestFinished, test } from 'vitest';
import { said } from '../src/run.test-kit.ts';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
/** `npm test` sees to it that there is one. */
const PYTHON = process.env.TABARD_PYTHON || 'python3';
const TABARD = [process.execPath, here('../bin/tabard.js')].map(part => JSON.stringify(part)).join(' ');

async function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(command, args, { env: { ...process.env, no_proxy: '127.0.0.1', ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill());
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('close', resolve);
    child.on('error', () => reject(new Error(`${command} cannot be started: the examples need Python 3, or TABARD_PYTHON to name one`)));
  });
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, out, err };
}

/** Somebody with a bot of their own, at a table that has a seat left, who always presses what comes last. */
async function challenge() {
  const { url } = await serve();
  const ann = new Visitor(url);
  const { bot, token } = await ann.ask('makeBot', '', { name: 'Example' });
  // Against random moves alone, a round can take a thousand of them.
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'greedy' }] as const;
  const { id } = await ann.ask('create', '', { game: 'blanc-noir', options: { goal: 'round' }, seats: [...seats] });
  const playOut = async () => {
    for (;;) {
      const { table, turn } = await ann.ask('turn', id);
      if (table?.outcome) return table.outcome.scores;
      if (turn) await ann.ask('move', id, { after: turn.after, move: turn.legal.at(-1)! });
    }
  };
  const seated = () => expect.poll(async () => (await ann.ask('table', id)).seats[1]!.program).toBe(true);
  return { url, ann, bot, token, id, link: `${url}/table/${id}`, playOut, seated };
}

test('dreamer.ts competes in a tournament', async () => {
  const bots = `${here('dreamer.ts')},random`;
  const { code, out } = await said(['simulate', 'blason', '--bots', bots, '--games', '2', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ games: 2, bots: [{ bot: here('dreamer.ts'), points: expect.any(Number) }, { bot: 'random' }] });
});

test('a module that is no bot is refused with a line', async () => {
  const { code, err } = await said(['play', 'blanc-noir', '--bot', here('../src/usage.ts')]);
  expect(code).toBe(2);
  expect(err).toMatch(/usage\.ts makes no bot/);
  expect((await said(['play', 'blanc-noir', '--bot', './gone.ts'])).err).toMatch(/gone\.ts cannot be loaded/);
});

test.each(['blanc-noir', 'blason'])('engine_bot.py plays %s over the engine', async game => {
  const { code, out, err } = await run(PYTHON, [here('engine_bot.py'), game, '3', 'x'], { TABARD });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^points by seat: \d+ \d+ \d+\r?\n$/);
});

test.each([
  ['server_bot.py', PYTHON],
  ['socket-bot.ts', process.execPath],
])('%s takes a seat by its link and plays to the end', async (file, command) => {
  const { ann, id, link, url, token, seated, playOut } = await challenge();
  const bot = run(command, [here(file), url, link], { TABARD_TOKEN: token });
  await seated();
  await ann.ask('start', id);
  const scores = await playOut();
  expect(await bot).toEqual({ code: 0, err: '', out: expect.stringContaining(`points by seat: ${scores.join(' ')}`) });
});

test('server_bot.py plays where it is put, and says why when it may not any more', async () => {
  const { ann, bot, id, url, token, playOut } = await challenge();
  const program = run(PYTHON, [here('server_bot.py'), url], { TABARD_TOKEN: token });
  await ann.ask('invite', id, { seat: 1, bot: bot.id });
  await ann.ask('start', id);
  await playOut();
  await ann.ask('revokeBot', '', { bot: bot.id });
  expect(await program).toMatchObject({ code: 1, err: expect.stringContaining('This token has been revoked.') });
});

test.each(['dreamer.ts', 'engine_bot.py', 'server_bot.py', 'socket-bot.ts'])('the document shows %s as it is', file => {
  const document = readFileSync(here('../../../docs/bots.md'), 'utf8');
  expect(document).toContain(`\n${readFileSync(here(file), 'utf8')}\`\`\`\n`);
});
