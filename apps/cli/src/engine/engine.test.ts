import { PassThrough } from 'node:stream';
import { CATALOG } from '@tabard/catalog';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { Engine } from './engine.ts';
import { answerLines, LONGEST_LINE } from './lines.ts';

let engine: Engine;
beforeEach(() => {
  engine = new Engine(CATALOG);
});

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at field by field
const ask = async (request: unknown): Promise<any> => JSON.parse(await engine.answer(JSON.stringify(request)));
const begin = (more = {}) => ask({ id: 0, cmd: 'new', game: 'blanc-noir', seats: 3, seed: '7', ...more });

describe('a conversation', () => {
  test('lists the games', async () => {
    expect(await ask({ id: 1, cmd: 'games' })).toMatchObject({
      id: 1,
      games: CATALOG.map(({ id, seats, options }) => ({ id, revision: expect.any(Number), seats, options })),
    });
  });

  test('begins a match, the same from the same seed, whether text or number', async () => {
    expect(await begin()).toEqual({ id: 0, acting: [expect.any(Number)], seq: 0 });
    const { position } = await ask({ id: 1, cmd: 'position' });
    expect(position).toMatchObject({ game: 'blanc-noir', config: { edition: 'ja', goal: 200 }, turn: expect.any(Number) });
    await begin({ seed: 7 });
    expect((await ask({ id: 1, cmd: 'position' })).position).toEqual(position);
    await begin({ seed: '8' });
    expect((await ask({ id: 1, cmd: 'position' })).position).not.toEqual(position);
  });

  test('sets options', async () => {
    await begin({ config: { edition: 'de', goal: 'round' } });
    expect((await ask({ id: 1, cmd: 'position' })).position.config).toEqual({ edition: 'de', deck: 'box', goal: 'round', call: 'players' });
  });

  test('lists moves sorted by code unit; a seat that is not acting has none', async () => {
    const { acting } = await begin();
    const { seat, moves } = await ask({ id: 1, cmd: 'moves' });
    expect(seat).toBe(acting[0]);
    expect(moves).toContain('draw');
    expect(moves).toEqual([...moves].sort());
    expect(await ask({ id: 2, cmd: 'moves', seat: (seat + 1) % 3 })).toEqual({ id: 2, seat: (seat + 1) % 3, moves: [] });
  });

  test('plays, and counts the entries', async () => {
    const { acting } = await begin();
    const played = await ask({ id: 1, cmd: 'play', move: 'draw' });
    expect(played).toEqual({
      id: 1,
      ok: true,
      facts: [{ type: 'drew', seat: acting[0], count: 1, cause: 'turn', cards: [expect.any(String)] }],
      acting: [(acting[0] + 1) % 3],
      seq: 1,
    });
    expect(await ask({ id: 2, cmd: 'play', move: 'draw', seat: played.acting[0] })).toMatchObject({ ok: true, seq: 2 });
  });

  test('loads a position it wrote, and goes on', async () => {
    await begin();
    await ask({ id: 1, cmd: 'play', move: 'draw' });
    const { position } = await ask({ id: 2, cmd: 'position' });
    expect(await ask({ id: 3, cmd: 'load', position, seed: '9' })).toEqual({ id: 3, acting: [position.turn], seq: 0 });
    expect((await ask({ id: 4, cmd: 'position' })).position).toEqual(position);
    expect(await ask({ id: 5, cmd: 'play', move: 'draw' })).toMatchObject({ ok: true, seq: 1 });
  });

  test('shows what a seat may know, and a spectator', async () => {
    const { acting } = await begin();
    const mine = await ask({ id: 1, cmd: 'view', seat: acting[0] });
    expect(mine.view.hand).toHaveLength(7);
    expect(mine.legal).toEqual((await ask({ id: 2, cmd: 'moves' })).moves);
    const others = await ask({ id: 3, cmd: 'view', seat: 'public' });
    expect(others.view.hand).toBeUndefined();
    expect(others.legal).toEqual([]);
  });

  test.each([0, 2, 'public'])('resamples what %s may not know, and nothing else', async seat => {
    await begin();
    for (let i = 0; i < 5; i++) await ask({ id: 1, cmd: 'play', move: 'draw' });
    const before = await ask({ id: 2, cmd: 'view', seat });
    const { position } = await ask({ id: 3, cmd: 'position' });
    expect(await ask({ id: 4, cmd: 'resample', seat, seed: 'x' })).toEqual({ id: 4, acting: [position.turn], seq: 5 });
    expect(await ask({ id: 2, cmd: 'view', seat })).toEqual(before);
    expect((await ask({ id: 3, cmd: 'position' })).position).not.toEqual(position);
  });

  /** A bot that is given neither takes 2,000 iterations, or more. */
  test.each([
    ['strong', { iterations: 20 }, 20],
    ['strong', { ms: 2 }, 1999],
    ['master', { iterations: 20 }, 20],
    ['master', { ms: 2 }, 1999],
  ] as const)('a bot that searches, %s, takes %o', async (level, budget, most) => {
    await ask({ id: 1, cmd: 'new', game: 'blanc-noir', seats: 3, seed: '7' });
    const { moves } = await ask({ id: 2, cmd: 'moves' });
    const { move, stats } = await ask({ id: 3, cmd: 'bot', level, ...budget });
    expect(moves).toContain(move);
    expect(stats.iterations).toBeGreaterThan(0);
    expect(stats.iterations).toBeLessThanOrEqual(Math.max(most, moves.length));
  });

  test('bots choose legal moves, the same from the same seed, up to the outcome', async () => {
    await begin({ config: { goal: 'round' } });
    expect(await ask({ id: 1, cmd: 'outcome' })).toEqual({ id: 1, outcome: null });
    for (let seq = 0; ; seq++) {
      const { moves } = await ask({ id: 2, cmd: 'moves' });
      if (moves.length === 0) break;
      const { move, stats } = await ask({ id: 3, cmd: 'bot', level: 'greedy', seed: seq });
      expect(moves).toContain(move);
      expect(stats).toEqual({ iterations: 0 });
      expect(await ask({ id: 3, cmd: 'bot', level: 'greedy', seed: seq })).toMatchObject({ move });
      expect(await ask({ id: 4, cmd: 'play', move })).toMatchObject({ ok: true, seq: seq + 1 });
    }
    const { outcome } = await ask({ id: 5, cmd: 'outcome' });
    expect(outcome).toMatchObject({ ranking: expect.any(Array), scores: expect.any(Array), reason: 'round' });
    expect(await ask({ id: 6, cmd: 'moves' })).toEqual({ id: 6, seat: null, moves: [] });
    expect(await ask({ id: 7, cmd: 'play', move: 'draw' })).toMatchObject({ ok: false, refusal: { rule: '7.4', because: 'game-over' } });
    expect(await ask({ id: 8, cmd: 'bot', level: 'random' })).toMatchObject({ error: { because: 'not-acting' } });
  });

  test('plays random games with a checksum that only the seed decides', async () => {
    const request = { id: 1, cmd: 'random', game: 'blanc-noir', seats: 3, games: 3, seed: '1', config: { goal: 'round' } };
    const first = await ask(request);
    expect(first).toEqual({ id: 1, games: 3, moves: expect.any(Number), seconds: expect.any(Number), checksum: expect.any(String) });
    expect((await ask(request)).checksum).toBe(first.checksum);
    expect((await ask({ ...request, seed: '2' })).checksum).not.toBe(first.checksum);
  });
});

describe('a refusal says its rule and its sentence', () => {
  test.each([
    ['a move nobody can read', { move: 'fly' }, '10', 'unreadable'],
    ['an empty move', { move: '' }, '10', 'unreadable'],
    ['a card that is not there', { move: 'play goddess r' }, '2.6', 'not-in-hand'],
  ])('%s', async (_, fields, rule, because) => {
    await begin({ seed: '1' });
    const before = await ask({ id: 1, cmd: 'position' });
    const answer = await ask({ id: 2, cmd: 'play', ...fields });
    expect(answer).toMatchObject({ id: 2, ok: false, refusal: { rule, because, text: expect.stringMatching(/\.$/) } });
    expect(await ask({ id: 1, cmd: 'position' })).toEqual(before);
  });

  test('another seat’s move, in the language asked for', async () => {
    const { acting } = await begin();
    const seat = (acting[0] + 1) % 3;
    const answers = await Promise.all(['en', 'de', 'fr', 'ja'].map(lang => ask({ id: 1, cmd: 'play', move: 'draw', seat, lang })));
    for (const { refusal } of answers) expect(refusal).toMatchObject({ rule: '2.3', because: 'not-your-turn' });
    expect(new Set(answers.map(({ refusal }) => refusal.text)).size).toBe(4);
  });
});

describe('a mistake is answered by an error, and changes nothing', () => {
  const position = { game: 'blanc-noir', seats: [{ hand: ['3r'] }, { hand: ['4r'] }], discard: ['5r'] };
  test.each<[string, unknown, object]>([
    ['no object', [1], { id: null, error: { because: 'unreadable' } }],
    ['a number', 5, { id: null, error: { because: 'unreadable' } }],
    ['null', null, { id: null, error: { because: 'unreadable' } }],
    ['a strange id', { id: {}, cmd: 'games' }, { id: null, error: { because: 'wrong-field' } }],
    ['no command', { id: 1 }, { id: 1, error: { because: 'wrong-field' } }],
    ['an unknown command', { id: 1, cmd: 'dance' }, { id: 1, error: { because: 'unknown-command' } }],
    ['an inherited command', { id: 1, cmd: 'constructor' }, { id: 1, error: { because: 'unknown-command' } }],
    ['an unknown field', { id: 1, cmd: 'moves', sead: 1 }, { id: 1, error: { because: 'wrong-field' } }],
    ['an unknown language', { id: 1, cmd: 'moves', lang: 'la' }, { id: 1, error: { because: 'wrong-field' } }],
    ['no game', { id: 1, cmd: 'new', seats: 3 }, { id: 1, error: { because: 'wrong-field' } }],
    ['an unknown game', { id: 1, cmd: 'new', game: 'chess', seats: 2 }, { id: 1, error: { because: 'unknown-game' } }],
    ['too many seats', { id: 1, cmd: 'new', game: 'blanc-noir', seats: 7 }, { id: 1, error: { because: 'wrong-field' } }],
    ['half a seat', { id: 1, cmd: 'new', game: 'blanc-noir', seats: 2.5 }, { id: 1, error: { because: 'wrong-field' } }],
    ['a strange seed', { id: 1, cmd: 'new', game: 'blanc-noir', seats: 2, seed: [] }, { id: 1, error: { because: 'wrong-field' } }],
    ['a strange config', { id: 1, cmd: 'new', game: 'blanc-noir', seats: 2, config: 'de' }, { id: 1, error: { because: 'wrong-field' } }],
    [
      'an unknown option',
      { id: 1, cmd: 'new', game: 'blanc-noir', seats: 2, config: { speed: 9 } },
      { id: 1, error: { because: 'config.unknown-option', rule: '9' } },
    ],
    ['a seat that is not there', { id: 1, cmd: 'view', seat: 3 }, { id: 1, error: { because: 'wrong-field' } }],
    ['a negative seat', { id: 1, cmd: 'play', move: 'draw', seat: -1 }, { id: 1, error: { because: 'wrong-field' } }],
    ['a move that is no text', { id: 1, cmd: 'play', move: 3 }, { id: 1, error: { because: 'wrong-field' } }],
    ['no move', { id: 1, cmd: 'play' }, { id: 1, error: { because: 'wrong-field' } }],
    ['a view of nobody', { id: 1, cmd: 'view' }, { id: 1, error: { because: 'wrong-field' } }],
    ['an unknown bot', { id: 1, cmd: 'bot', level: 'deep-blue' }, { id: 1, error: { because: 'unknown-bot' } }],
    ['a budget for one that does not search', { id: 1, cmd: 'bot', level: 'greedy', ms: 5 }, { id: 1, error: { because: 'unknown-bot' } }],
    ['two budgets', { id: 1, cmd: 'bot', level: 'greedy', ms: 5, iterations: 5 }, { id: 1, error: { because: 'wrong-field' } }],
    ['no games', { id: 1, cmd: 'random', game: 'blanc-noir', seats: 3, games: 0 }, { id: 1, error: { because: 'wrong-field' } }],
    ['no position', { id: 1, cmd: 'load' }, { id: 1, error: { because: 'wrong-field' } }],
    ['a position of nothing', { id: 1, cmd: 'load', position: {} }, { id: 1, error: { because: 'unknown-game' } }],
    ['one seat', { id: 1, cmd: 'load', position: { ...position, seats: [{ hand: [] }] } }, { id: 1, error: { because: 'position.seats' } }],
    [
      'an unknown card',
      { id: 1, cmd: 'load', position: { ...position, discard: ['99r'] } },
      { id: 1, error: { because: 'position.unknown-card', rule: '11' } },
    ],
    [
      'an odd chain',
      { id: 1, cmd: 'load', position: { ...position, chain: 3 } },
      { id: 1, error: { because: 'position.chain', rule: '11' } },
    ],
  ])('%s', async (_, request, answer) => {
    await begin();
    const before = await ask({ id: 0, cmd: 'position' });
    expect(await ask(request)).toMatchObject(answer);
    expect(await ask({ id: 0, cmd: 'position' })).toEqual(before);
  });

  test.each(['moves', 'play', 'position', 'view', 'resample', 'outcome', 'bot'])('%s before there is a match', async cmd => {
    const fields = { play: { move: 'draw' }, view: { seat: 0 }, resample: { seat: 0 }, bot: { level: 'random' } }[cmd];
    expect(await ask({ id: 1, cmd, ...fields })).toMatchObject({ id: 1, error: { because: 'no-match', text: expect.any(String) } });
  });

  test('any line at all is answered, with its id if it has one', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map(text => `{"id":1,"cmd":"load","position":${text}}`),
        ),
        async line => {
          expect(JSON.parse(await engine.answer(line))).toMatchObject({
            error: { because: expect.not.stringMatching(/^internal$/), text: expect.stringMatching(/./) },
          });
        },
      ),
    );
  });
});

describe('lines', () => {
  const talk = async (...chunks: string[]) => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const done = answerLines(input, output, async line => `<${line}>`, 'too long');
    for (const chunk of chunks) input.write(chunk);
    input.end();
    await done;
    output.end();
    return (await output.toArray()).join('');
  };

  test('are answered in order, however they arrive', async () => {
    expect(await talk('a\nb', 'c\n', '\n  \nd')).toBe('<a>\n<bc>\n<d>\n');
  });

  test('that are too long are answered once and forgotten', async () => {
    const half = 'x'.repeat(LONGEST_LINE / 2 + 1);
    expect(await talk('a\n', half, half, half, '\nb\n')).toBe('<a>\ntoo long\n<b>\n');
    expect(await talk(half, half)).toBe('too long\n');
  });

  test('wait until what was written has been taken', async () => {
    const [input, output] = [new PassThrough(), new PassThrough({ highWaterMark: 10 })];
    let answered = 0;
    const done = answerLines(input, output, async line => `${++answered} ${line}`, '');
    for (let i = 0; i < 100; i++) input.write('request\n');
    input.end();
    await new Promise(resolve => setTimeout(resolve, 20));
    expect(answered).toBeLessThan(5);
    output.resume();
    await done;
    expect(answered).toBe(100);
  });
});
