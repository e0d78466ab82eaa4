import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { Asker, Choice } from './ask.ts';
import { askByKeys } from './keys.ts';
import { askByLines } from './lines.ts';
import { columns, fitted, padded } from './width.ts';

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
