import { randomBot } from '@tabard/bots';
import { CATALOG } from '@tabard/catalog';
import { LANGS, type Lang } from '@tabard/core';
import type { Append } from '@tabard/house';
import { describe, expect, test } from 'vitest';
import type { Choice } from './ask.ts';
import { inn } from './inn.ts';
import { playMatch } from './match.ts';
import { SHELL } from './words.ts';

type Answers = (choices: readonly Choice[], asked: number) => string | undefined;

/** Ann at a table with two bots, for one round; `log` is where an earlier match was left. */
async function match(answers: Answers, lang: Lang = 'en', log: readonly Append[] = []) {
  const listing = CATALOG[0]!;
  const loaded = await listing.load();
  const kept = [...log];
  const bot = { spec: 'random', mind: randomBot(loaded.game) };
  const house = inn({ listing, loaded, bot, seed: 'tavern', log, keep: append => kept.push(append), pause: async () => {} });
  const player = await house.store.addPlayer({ id: 'me', name: 'Ann', lang }, 'me');
  const options = { edition: 'ja', deck: 'box', goal: 'round', call: 'players' };
  const me = { kind: 'player', player: 'me', program: false } as const;
  const seats = [me, { kind: 'bot', level: 'random', name: 'Ben' }, { kind: 'bot', level: 'random', name: 'Cy' }] as const;
  const table = log[0]
    ? await house.open(log[0].run[0]!.table)
    : await house.make({ game: listing.id, options, seats, spectators: false, hints: true, start: true }, player);
  if (!table.ok) throw new Error(table.error);
  const said: string[] = [];
  let asked = 0;
  const { isOver } = await playMatch({
    ...{ house, table: table.value.table.id, player, listing, loaded, lang, shell: SHELL[lang] },
    words: await listing.words(lang),
    asker: { ask: async choices => answers(choices, asked++), close: () => {} },
    byKeys: false,
    isColourful: false,
    columns: () => 80,
    print: text => said.push(text),
  });
  await house.close();
  const mine = kept.flatMap(({ run }) => run).filter(({ deed }) => deed.type === 'move' && deed.seat === 0);
  return { isOver, kept, mine, said: said.join('\n') };
}

const eager: Answers = choices => choices.find(({ spelling }) => spelling.startsWith('play'))?.spelling ?? choices[0]!.spelling;

describe('a match in the terminal', () => {
  test.each(LANGS)('goes to its end and says what happens, in %s', async lang => {
    const { isOver, mine, said } = await match(eager, lang);
    expect(isOver).toBe(true);
    expect(mine.length).toBeGreaterThan(2);
    expect(said).toContain(SHELL[lang].over);
    expect(said).toContain(SHELL[lang].table.hand);
    expect(said).toMatch(/Ann.*\n(.*\n)*?.*Ben.*\n(.*\n)*?.*Cy/);
    expect(said).not.toMatch(/undefined|NaN|\[object/);
  });

  test('takes numbers, explains, refuses with sentence and rule, and lets go', async () => {
    const { isOver, mine, said } = await match(
      (choices, asked) => ['?', '', '999', 'fly', 'play goddess r', '1', choices[0]!.spelling, 'quit'][asked],
    );
    expect(said).toContain(SHELL.en.lines.slice(0, 20));
    expect(said).toMatch(/Choose a number from 1 to \d+\./);
    expect(said).toContain('“fly” is not a move of this game. (rule 10)');
    expect(said.replaceAll(/\s+/g, ' ')).toMatch(/Goddess[^.]*\. \(rule 2\.6\)/);
    expect(mine).toHaveLength(2);
    expect(isOver).toBe(false);
  });

  test('draws nothing anew after a word it does not know', async () => {
    const { said } = await match((_, asked) => ['fly', 'fly', undefined][asked]);
    expect(said.split('is not a move of this game')).toHaveLength(3);
    expect(said.split('Your hand')).toHaveLength(2);
  });

  test('tells a hint, the rules and the table, and goes on asking', async () => {
    const { mine, said } = await match((_, asked) => ['hint', 'rules 2.6', 'table', undefined][asked]);
    expect(said).toContain(SHELL.en.hint.thinking);
    expect(said).toMatch(/^2\.6 /m);
    expect(said.split('Your hand')).toHaveLength(3);
    expect(mine).toHaveLength(0);
  });

  test('takes back to my turn before, as often as I like', async () => {
    const hands: string[] = [];
    const { mine, said, kept } = await match((choices, asked) => {
      hands.push(choices.map(({ spelling }) => spelling).join());
      return ['undo', choices[0]!.spelling, choices[0]!.spelling, 'zurück', 'undo', 'undo', undefined][asked];
    });
    expect(said.split(SHELL.en.noUndo)).toHaveLength(3);
    expect(hands[4]).toBe(hands[2]);
    expect(hands[5]).toBe(hands[1]);
    expect(mine).toHaveLength(2);
    expect(kept.flatMap(({ run }) => run).filter(({ deed }) => deed.type === 'undone')).toHaveLength(2);
  });

  test('ends when the input does', async () => {
    expect(await match(() => undefined)).toMatchObject({ isOver: false, mine: [] });
  });

  test('goes on where it was left, through a file of lines', async () => {
    const left = await match((choices, asked) => (asked < 3 ? eager(choices, asked) : undefined));
    expect(left.mine).toHaveLength(3);
    const log = left.kept.map(append => JSON.parse(JSON.stringify(append)) as Append);
    const again = await match(() => undefined, 'en', log);
    expect(again.kept).toHaveLength(left.kept.length);
    const lastDrawn = (said: string) => said.slice(said.lastIndexOf('── '));
    expect(lastDrawn(again.said)).toBe(lastDrawn(left.said));
    const ended = await match(eager, 'en', log);
    expect(ended.isOver).toBe(true);
    expect(ended.kept.slice(0, log.length)).toEqual(log);
  });
});
