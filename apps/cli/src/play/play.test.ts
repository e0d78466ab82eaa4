import { PassThrough } from 'node:stream';
import { randomBot } from '@tabard/bots';
import { CATALOG } from '@tabard/catalog';
import { LANGS, type Lang } from '@tabard/core';
import { describe, expect, test } from 'vitest';
import type { Asker, Choice } from './ask.ts';
import { askByKeys } from './keys.ts';
import { askByLines } from './lines.ts';
import { playMatch } from './match.ts';
import { columns, fitted, padded } from './width.ts';
import { SHELL } from './words.ts';

async function match(answers: (choices: readonly Choice[], asked: number) => string | undefined, lang: Lang = 'en') {
  const [listing] = CATALOG;
  const { game } = await listing!.load();
  const config = game.configure({ goal: 'round' });
  if (!config.ok) throw new Error(config.error.because);
  const said: string[] = [];
  let asked = 0;
  const moves = await playMatch({
    ...{ game, config: config.value, seats: 3, seed: 'terminal', shell: SHELL[lang] },
    bot: randomBot(game),
    words: await listing!.words(lang),
    name: seat => ['Ann', 'Ben', 'Cy'][seat]!,
    notation: listing!.notation,
    help: 'HELP',
    isColourful: false,
    asker: { ask: async choices => answers(choices, asked++), close: () => {} },
    print: text => said.push(text),
    pause: async () => {},
  });
  return { moves, said: said.join('\n') };
}

describe('a match in the terminal', () => {
  test.each(LANGS)('goes to its end and says what happens, in %s', async lang => {
    const { moves, said } = await match(
      choices => choices.find(({ spelling }) => spelling.startsWith('play'))?.spelling ?? choices[0]!.spelling,
      lang,
    );
    expect(moves.length).toBeGreaterThan(5);
    expect(said).toContain(SHELL[lang].over);
    expect(said).toContain(SHELL[lang].table.hand);
    expect(said).toMatch(/Ann.*\n.*Ben.*\n.*Cy/);
    expect(said).not.toMatch(/undefined|NaN|\[object/);
  });

  test('takes numbers, explains, refuses with sentence and rule, and lets go', async () => {
    const { moves, said } = await match(
      (choices, asked) => ['?', '', '999', 'fly', 'play goddess r', '1', choices[0]!.spelling, 'quit'][asked],
    );
    expect(said).toContain('HELP');
    expect(said).toMatch(/Choose a number from 1 to \d+\./);
    expect(said).toContain('“fly” is not a move of this game. (rule 10)');
    expect(said).toMatch(/There is no Goddess in your hand.* \(rule 2\.6\)/);
    expect(moves.filter(({ seat }) => seat === 0)).toHaveLength(2);
  });

  test('ends when the input does', async () => {
    expect((await match(() => undefined)).moves.every(({ seat }) => seat !== 0)).toBe(true);
  });
});

const CHOICES: Choice[] = [
  { label: 'Draw', spelling: 'draw' },
  { label: '赤の3を出す', spelling: 'play 3r' },
  { label: 'Play the Golem, name blue', spelling: 'play golem b' },
];

test('by lines: choices are numbered, answers are echoed, the end is the end', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const asker = askByLines(input, output);
  input.end('  2 \n');
  expect(await asker.ask(CHOICES)).toBe('2');
  expect(await asker.ask(CHOICES)).toBeUndefined();
  asker.close();
  output.end();
  const shown = (await output.toArray()).join('');
  expect(shown).toContain('  1  Draw                        draw\n  2  赤の3を出す                 play 3r\n');
  expect(shown).toContain('> 2\n');
});

describe('by keys', () => {
  const UP = '\x1b[A';
  const DOWN = '\x1b[B';
  const press = async (...keys: string[]) => {
    const raw: boolean[] = [];
    const keyboard = Object.assign(new PassThrough(), { setRawMode: (on: boolean) => raw.push(on) });
    let shown = '';
    const asker: Asker = askByKeys(keyboard, { write: text => (shown += text), columns: 60, rows: 24 });
    const answer = asker.ask(CHOICES);
    for (const key of keys) keyboard.write(key);
    const chosen = await answer;
    asker.close();
    expect(raw).toEqual([true, false]);
    return { chosen, shown };
  };

  test.each([
    ['Enter takes the first', ['\r'], 'draw'],
    ['down goes down', [DOWN, '\r'], 'play 3r'],
    ['up goes round', [UP, '\r'], 'play golem b'],
    ['end and home', ['\x1b[F', '\x1b[H', DOWN, '\r'], 'play 3r'],
    ['typing counts more', [DOWN, ...'play 4g', '\r'], 'play 4g'],
    ['backspace takes back', [...'drag', '\x7f', ...'w', '\r'], 'draw'],
    ['a question', ['?'], '?'],
    ['Ctrl-C leaves', ['\x03'], undefined],
    ['Ctrl-D leaves', ['\x04'], undefined],
  ])('%s', async (_, keys, chosen) => {
    expect((await press(...keys)).chosen).toBe(chosen);
  });

  test('the chosen move is marked by a sign and not by colour alone', async () => {
    expect((await press(DOWN, '\r')).shown).toContain('❯   2  赤の3を出す');
  });
});

test('the letters of East Asia are two columns wide', () => {
  expect(columns('赤3')).toBe(3);
  expect(padded('赤3', 5)).toBe('赤3  ');
  expect(fitted('赤い騎士', 5)).toBe('赤い…');
  expect(fitted('short', 5)).toBe('short');
});
