import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import asServed from '@tabard/server/process.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { said, start, tabard } from './run.test-kit.ts';

const COMMANDS = ['serve', 'play', 'simulate', 'league', 'engine', 'bot', 'migrate', 'epoch', 'perft', 'bench', 'arms', 'verify'];

describe('help', () => {
  test.each([[[]], [['help']], [['--help']], [['-h']]])('tabard %j lists the commands', async args => {
    const { code, out, err } = await said(args);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^  ${command} `, 'm'));
  });

  test.each(COMMANDS)('%s explains itself, three ways', async command => {
    const [one, two, three] = [await said([command, '--help']), await said(['help', command]), await said([command, '-h'])];
    expect(one.out).toMatch(new RegExp(`^tabard ${command}`));
    expect(one.code).toBe(0);
    expect(two).toEqual(one);
    expect(three).toEqual(one);
  });

  test('says its version', async () => {
    expect(await said(['--version'])).toMatchObject({ code: 0, out: `${packageJson.version}\n` });
  });
});

describe('wrong usage ends with 2 and one clear line', () => {
  test.each([
    [['dance'], /no command "dance"; there are: serve, play/],
    [['help', 'dance'], /no command "dance"/],
    [['--verbose'], /no command "--verbose"/],
    [['play'], /say which game/],
    [['play', 'chess'], /no game "chess"; there are: blanc-noir/],
    [['play', 'blanc-noir', 'now'], /"now" is one word too many/],
    [['play', 'blanc-noir', '--bot', 'deep-blue'], /no bot "deep-blue"; there are: random, greedy/],
    [['play', 'blanc-noir', '--bot', 'greedy:500ms'], /takes no budget/],
    [['play', 'blanc-noir', '--seats', '7'], /--seats takes a whole number from 2 to 6, not "7"/],
    [['play', 'blanc-noir', '--lang', 'la'], /--lang takes one of en, de, fr, ja, not "la"/],
    [['play', 'blanc-noir', '--set', 'edition'], /--set takes key=value, not "edition"/],
    [['play', 'blanc-noir', '--set', 'edition=it'], /“it” is not a value of “edition”; possible are ja, de and fr/],
    [['play', 'blanc-noir', '--set', 'speed=9'], /no option “speed”/],
    [['play', 'blanc-noir', '--fast'], /unknown option '--fast'/i],
    [['play', 'blanc-noir', '--seats'], /--seats/],
    [['simulate', 'blanc-noir'], /say who plays/],
    [['simulate', 'blanc-noir', '--bots', 'greedy,'], /no bot ""/],
    [['simulate', 'blanc-noir', '--bots', 'greedy,random', '--games', '0'], /--games takes a whole number from 1/],
    [['simulate', 'blanc-noir', '--bots', 'greedy,random', '--games', '1e3'], /--games takes a whole number from 1/],
    [['simulate', 'blanc-noir', '--bots', 'greedy,random', '--workers', '0'], /--workers takes/],
    [['perft', 'blanc-noir', '--depth', '-1'], /--depth/],
    [['perft', 'blanc-noir', '--depth', '99'], /--depth takes a whole number from 1 to 20, not "99"/],
    [['engine', 'blanc-noir'], /"blanc-noir" is one word too many/],
    [['bot', '--token', 'x'], /say which server/],
    [['bot', '--server', 'http://localhost:1'], /say who it is: --token/],
    [['bot', '--server', 'localhost', '--token', 'x'], /--server takes an address such as http:\/\/localhost:8080, not "localhost"/],
    [['bot', '--server', 'http://localhost:1', '--token', 'x', '--level', 'deep-blue'], /no bot "deep-blue"/],
    [
      ['bot', '--server', 'http://localhost:1', '--token', 'x', '--table', 'here'],
      /--table takes the link of a table, or its id, not "here"/,
    ],
    [['bot', '--server', 'http://localhost:1', '--token', 'x', '--pause', 'long'], /--pause takes a whole number/],
    [['bench'], /say what: engine, search, server, tables, lobby, faults, web/],
    [['bench', 'press'], /no bench "press"/],
    [['bench', 'engine', '--seconds', 'two'], /--seconds takes/],
    [['bench', 'server', '--only', 'sqlite,latenz'], /--only takes one of sqlite, postgres, two, .*growth, not "latenz"/],
    [['bench', 'server', '--turns', '0'], /--turns takes a whole number from 1 to 100, not "0"/],
    [['bench', 'server', '--idle', 'none'], /--idle takes a whole number from 1 to 20000, not "none"/],
    [['bench', 'tables', '--tables', '0'], /--tables takes a whole number from 1 to 1000000, not "0"/],
    [['bench', 'web', '--coats', '0'], /--coats takes/],
    [['arms'], /say which elements/],
    [['arms', 'per-dance'], /there is no element "per-dance"/],
    [['arms', 'per-pale azure-5'], /there is no element "azure-5"/],
    [['arms', 'per-pale azure-1 azure-2'], /A2 and A3 may not both be azure/],
    [['arms', '- - - lion'], /B1 takes an ordinary or a charge, but "lion" is a beast/],
    [['arms', '- - - cross semy'], /row B lies in one band: with "cross" goes a line/],
    [['arms', 'per-pale', '--lang', 'la'], /--lang takes one of en, de, fr, ja, not "la"/],
    [['verify'], /say which replay file/],
    [['verify', 'no/such/file'], /no\/such\/file cannot be read: ENOENT/],
    [['verify', '.'], /\. is a folder, not a file/],
    [['serve', '--port', '99999'], /--port takes a whole number from 0 to 65535, not "99999"/],
  ])('tabard %j', async (args, line) => {
    const { code, out, err } = await said(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(line);
    expect(err).toMatch(/^tabard.*\n$/);
    expect(err).toMatch(/ \(see tabard.* --help\)\n$/);
  });
});

describe('the launcher', () => {
  test('passes exit codes on', async () => {
    expect(await tabard(['--version'])).toMatchObject({ code: 0, out: `${packageJson.version}\n`, err: '' });
    expect(await tabard(['dance'])).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/^tabard: .*\n$/) });
  });

  /** What a program prints that the launcher starts instead of ours, where no Node is bundled. */
  function launched(program: string, ...args: string[]) {
    const folder = mkdtempSync(join(tmpdir(), 'tabard-launcher-'));
    for (const made of ['bin', 'src', 'node_modules/@tabard/server']) mkdirSync(join(folder, made), { recursive: true });
    cpSync(new URL('../bin/tabard.js', import.meta.url), join(folder, 'bin/tabard.js'));
    cpSync(new URL('../../server/process.json', import.meta.url), join(folder, 'node_modules/@tabard/server/process.json'));
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    writeFileSync(join(folder, 'src/main.ts'), program);
    const { status, stdout } = spawnSync(process.execPath, [join(folder, 'bin/tabard.js'), ...args], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    return { status, stdout };
  }

  test('takes the Node that started it where none is bundled', () => {
    const program = 'console.log(process.execPath as string); process.exitCode = 7;';
    expect(launched(program)).toEqual({ status: 7, stdout: `${process.execPath}\n` });
  });

  test.each([
    ['serve', asServed],
    ['play', { flags: [], env: {} }],
  ])('gives a server less room for garbage than others: %s', (command, { flags, env }) => {
    const names = Object.keys(asServed.env);
    const program = `console.log(JSON.stringify([process.execArgv, ${JSON.stringify(names)}.map(name => process.env[name])]));`;
    const given = Object.fromEntries(
      names.map(name => [name, process.env[name] ?? (env as Readonly<Record<string, string>>)[name] ?? null]),
    );
    expect(JSON.parse(launched(program, command).stdout)).toEqual([flags, Object.values(given)]);
  });

  test('passes standard input and output on', async () => {
    const { out, code } = await tabard(['engine'], '{"id":1,"cmd":"outcome"}\nnonsense\n');
    expect(
      out
        .trim()
        .split('\n')
        .map(line => JSON.parse(line).error.because),
    ).toEqual(['no-match', 'unreadable']);
    expect(code).toBe(0);
  });

  test('runs the example of the README', async () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const requests = [.../```sh\n([\s\S]*?)```/.exec(readme)![1]!.matchAll(/'(\{.*\})'/g)].map(([, line]) => line!);
    const { out } = await tabard(['engine'], requests.join('\n'));
    const answers = out
      .trim()
      .split('\n')
      .map(line => JSON.parse(line));
    expect(answers.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(answers.filter(({ error }) => error)).toEqual([]);
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('passes %s on, and ends by it', async signal => {
    const child = start(['engine']);
    child.stdin!.write('{"cmd":"games"}\n');
    await once(child.stdout!, 'data');
    child.kill(signal);
    expect(await child.ended).toMatchObject({ code: null, signal });
  });

  test('does not leave its program behind when it is killed', async () => {
    const child = start(['engine']);
    child.stdin!.write('{"cmd":"games"}\n');
    await once(child.stdout!, 'data');
    child.kill('SIGKILL');
    // Its output closes only when the program that inherited it is gone.
    expect(await child.ended).toMatchObject({ signal: 'SIGKILL' });
  });

  test('ends quietly when nobody reads', async () => {
    const child = start(['engine']);
    child.stdout!.destroy();
    child.stdin!.on('error', () => {});
    for (let i = 0; i < 50; i++) child.stdin!.write('{"cmd":"games"}\n');
    child.stdin!.end();
    expect(await child.ended).toMatchObject({ code: 0, err: '' });
  });
});

describe('--json prints one document and nothing else', () => {
  test('perft', async () => {
    const { out, err } = await said(['perft', 'blanc-noir', '--seats', '2', '--depth', '3', '--seed', '5', '--json']);
    expect(err).toBe('');
    expect(JSON.parse(out)).toEqual({
      game: 'blanc-noir',
      revision: 2,
      seats: 2,
      seed: '5',
      config: { edition: 'ja', deck: 'box', goal: 200, call: 'players' },
      counts: [expect.any(Number), expect.any(Number), expect.any(Number)],
    });
  });

  test('bench tables', async () => {
    const { out, err } = await said(['bench', 'tables', '--tables', '80', '--correspondence', '--json']);
    expect(err).toBe('');
    const full = { readyMs: expect.any(Number) };
    expect(JSON.parse(out)).toMatchObject({
      tables: 80,
      full,
      myTables: { listed: 60, opened: 0 },
      flags: { clocks: 80 + 40, fallen: 40 },
    });
  });
});
