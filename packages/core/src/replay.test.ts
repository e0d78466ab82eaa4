import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canonicalJson,
  checkReplay,
  commitmentTo,
  err,
  formatReplay,
  type Game,
  mixedSeed,
  ok,
  parseReplay,
  positionHash,
  type Replay,
  recordReplay,
} from './index.ts';

/** Thirty: in turn add 1, 2 or a die to your sum, until somebody has thirty. */
interface State {
  sums: number[];
  turn: number;
}
const MOVES = ['add 1', 'add 2', 'roll'] as const;
type Move = (typeof MOVES)[number];

const thirty: Game<State, Move, { goal: number }, State, never> = {
  id: 'thirty',
  revision: 3,
  seats: { min: 2, max: 4 },
  options: [{ key: 'goal', values: [30, 50], default: 30 }],
  configure(raw) {
    return JSON.stringify(raw) === '{"goal":30}' ? ok({ goal: 30 }) : err({ rule: '9', because: 'config.unknown-value' });
  },
  setup: (_config, seats, rng) => ({ sums: Array(seats).fill(0), turn: rng.below(seats) }),
  clone: s => ({ sums: [...s.sums], turn: s.turn }),
  acting: s => (s.sums.some(sum => sum >= 30) ? [] : [s.turn]),
  legalMoves: (s, seat) => (s.turn === seat && Math.max(...s.sums) < 30 ? [...MOVES] : []),
  refusal(s, seat) {
    if (Math.max(...s.sums) >= 30) return { rule: '3', because: 'game-over' };
    return seat === s.turn ? undefined : { rule: '2', because: 'not-your-turn' };
  },
  apply(s, seat, move, rng) {
    s.sums[seat]! += move === 'roll' ? rng.below(6) : Number(move.slice(4));
    s.turn = (seat + 1) % s.sums.length;
  },
  timeout: () => 'add 1',
  outcome(s) {
    if (Math.max(...s.sums) < 30) return;
    const order = s.sums.map((_, seat) => seat).sort((a, b) => s.sums[b]! - s.sums[a]!);
    return { ranking: order.map(seat => [seat]), scores: [...s.sums], reason: 'thirty' };
  },
  view: s => s,
  redact: fact => fact,
  determinize: s => s,
  spell: move => move,
  parse: text => MOVES.find(move => move === text),
  describe: s => ({ sums: [...s.sums], turn: s.turn, seen: { nothing: true } }),
  restore: () => err({ rule: '0', because: 'position' }),
};

function sample(moves: number, options: Partial<Pick<Replay, 'seed' | 'fairness' | 'seats'>> = {}): Replay {
  const match = { seats: 3, config: { goal: 30 }, seed: 'seven', ...options };
  const start = recordReplay(thirty, { ...match, moves: [] });
  const first = start.ok ? [0, 1, 2].find(seat => recordReplay(thirty, { ...match, moves: [{ seat, move: 'roll' }] }).ok)! : 0;
  const entries = Array.from({ length: moves }, (_, i) => ({ seat: (first + i) % match.seats, move: MOVES[i % 3]! }));
  for (let length = moves; ; length--) {
    const replay = recordReplay(thirty, { ...match, moves: entries.slice(0, length) });
    if (replay.ok) return replay.value;
  }
}

const SERVER_SEED = 'ab'.repeat(32);
const CONTRIBUTIONS = ['01'.repeat(32), null, '02'.repeat(32)];
const fair = sample(60, {
  seed: mixedSeed(SERVER_SEED, CONTRIBUTIONS)!,
  fairness: { serverSeed: SERVER_SEED, commitment: commitmentTo(SERVER_SEED)!, contributions: CONTRIBUTIONS },
});
const finished = sample(60);

describe('recording', () => {
  test('keeps hashes before the first, after every tenth and after the last move, and the outcome', () => {
    expect(sample(25).hashes.map(({ after }) => after)).toEqual([0, 10, 20, 25]);
    expect(sample(25).outcome).toBeNull();
    expect(finished.outcome?.reason).toBe('thirty');
  });

  test('again brings a replay of older rules up to date', () => {
    const old = { ...finished, revision: 1, hashes: [], outcome: null };
    expect(recordReplay(thirty, old)).toEqual(ok(finished));
  });

  test('says which move is refused, and by which rule', () => {
    const [first, second] = finished.moves;
    const refused = recordReplay(thirty, { seats: 3, config: { goal: 30 }, seed: 'seven', moves: [first!, first!, second!] });
    expect(refused).toMatchObject({ ok: false, error: { because: 'refused', seq: 2, refusal: { rule: '2' } } });
  });

  test('a hash does not depend on the order of fields, nor on what players remember', () => {
    expect(positionHash({ a: 1, b: [{ c: 2, d: null }] })).toBe(positionHash({ b: [{ d: null, c: 2 }], a: 1, seen: ['x'] }));
    expect(canonicalJson({ b: 'ü', a: [1, { z: false, y: null }] })).toBe('{"a":[1,{"y":null,"z":false}],"b":"ü"}');
  });
});

describe('checking', () => {
  test.each([
    ['unfinished', sample(25), false],
    ['finished', finished, false],
    ['of a server', fair, true],
    ['without moves', sample(0), false],
  ])('a replay %s is right', (_, replay, isFair) => {
    expect(checkReplay(thirty, replay)).toEqual(ok({ moves: replay.moves.length, hashes: replay.hashes.length, fair: isFair }));
  });

  const outcome = finished.outcome!;
  const forged = 'cd'.repeat(32);
  test.each<[string, Replay, object]>([
    ['another game', { ...finished, game: 'forty' }, { because: 'game' }],
    ['another revision', { ...finished, revision: 2 }, { because: 'revision' }],
    ['too many seats', { ...finished, seats: 5 }, { because: 'seats' }],
    ['a seat that is not there', { ...finished, moves: [{ seat: 3, move: 'roll' }] }, { because: 'seats', seq: 1 }],
    ['refused options', { ...finished, config: { goal: 40 } }, { because: 'config', refusal: { rule: '9' } }],
    ['another seed', { ...finished, seed: 'eight' }, { because: 'hash' }],
    [
      'another roll',
      { ...finished, moves: finished.moves.with(0, { ...finished.moves[0]!, move: 'add 2' }) },
      { because: 'hash', seq: 10 },
    ],
    ['a move out of turn', { ...finished, moves: finished.moves.toSpliced(4, 1) }, { because: 'refused', seq: 5 }],
    ['a move nobody can read', { ...finished, moves: finished.moves.with(4, { seat: 1, move: 'fly' }) }, { because: 'unreadable', seq: 5 }],
    ['another hash', { ...finished, hashes: finished.hashes.with(1, { after: 10, hash: forged }) }, { because: 'hash', seq: 10 }],
    ['a hash left out', { ...finished, hashes: finished.hashes.slice(0, -1) }, { because: 'hashes' }],
    ['other scores', { ...finished, outcome: { ...outcome, scores: [30, 0, 0] } }, { because: 'scores' }],
    ['another ranking', { ...finished, outcome: { ...outcome, ranking: [[0, 1, 2]] } }, { because: 'outcome' }],
    ['another reason', { ...finished, outcome: { ...outcome, reason: 'boredom' } }, { because: 'outcome' }],
    ['no outcome', { ...finished, outcome: null }, { because: 'outcome' }],
    ['too early an outcome', { ...sample(25), outcome }, { because: 'outcome' }],
    ['another server seed', { ...fair, fairness: { ...fair.fairness!, serverSeed: forged } }, { because: 'commitment' }],
    ['another commitment', { ...fair, fairness: { ...fair.fairness!, commitment: forged } }, { because: 'commitment' }],
    [
      'another contribution',
      { ...fair, fairness: { ...fair.fairness!, contributions: CONTRIBUTIONS.with(1, forged) } },
      { because: 'seed' },
    ],
    [
      'a contribution left out',
      { ...fair, fairness: { ...fair.fairness!, contributions: CONTRIBUTIONS.slice(0, 2) } },
      { because: 'seed' },
    ],
    ['a seed of its own', { ...fair, seed: 'seven' }, { because: 'seed' }],
  ])('finds %s', (_, replay, error) => {
    expect(checkReplay(thirty, replay)).toMatchObject({ ok: false, error });
  });

  test('an entry of the table takes a number and changes nothing', () => {
    const short = sample(4);
    const resigned = [...short.moves, { seat: 0, move: 'resign', table: true } as const];
    const replay = recordReplay(thirty, { ...short, moves: resigned });
    expect(replay).toMatchObject({ ok: true, value: { hashes: [short.hashes[0], { after: 5, hash: short.hashes[1]!.hash }] } });
    expect(replay.ok && parseReplay(formatReplay(replay.value))).toEqual(replay);
    expect(replay.ok && checkReplay(thirty, replay.value).ok).toBe(true);
  });

  test('the table may settle a match that was resigned', () => {
    const resigned = { ...sample(4), moves: [...sample(3).moves, { seat: 0, move: 'resign', table: true } as const] };
    const played = recordReplay(thirty, resigned);
    if (!played.ok) throw new Error(played.error.text);
    const outcome = { ranking: [[1, 2], [0]], scores: [0, 1, 1], reason: 'resigned' };
    const replay = { ...played.value, outcome };
    expect(checkReplay(thirty, replay, (_, seats) => (seats.join() === '0' ? outcome : undefined)).ok).toBe(true);
    expect(checkReplay(thirty, replay, () => undefined)).toMatchObject({ ok: false, error: { because: 'outcome' } });
    expect(checkReplay(thirty, { ...replay, outcome: { ...outcome, scores: [1, 1, 1] } }, () => outcome)).toMatchObject({
      ok: false,
      error: { because: 'scores' },
    });
  });
});

const hash = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(bytes => Array.from(bytes, b => b.toString(16).padStart(2, '0')).join(''));
const word = fc.stringMatching(/^[a-z][a-z0-9-]{0,9}$/);
const replays: fc.Arbitrary<Replay> = fc
  .record(
    {
      game: word,
      revision: fc.nat(99),
      seats: fc.nat(6),
      config: fc.dictionary(word, fc.oneof(word, fc.nat(), fc.boolean())),
      seed: fc.string({ unit: 'binary' }),
      fairness: fc.record({ serverSeed: hash, commitment: hash, contributions: fc.array(fc.option(hash), { maxLength: 6 }) }),
      moves: fc.array(
        fc.record(
          { seat: fc.nat(6), move: fc.stringMatching(/^[a-z@]([ a-z0-9@.-]{0,9}[a-z0-9])?$/), table: fc.constant(true as const) },
          { requiredKeys: ['seat', 'move'] },
        ),
      ),
      hash,
      outcome: fc.option(
        fc.record({
          ranking: fc.array(fc.array(fc.nat(6), { minLength: 1 }), { minLength: 1 }),
          scores: fc.array(fc.integer(), { minLength: 1 }),
          reason: word,
        }),
      ),
    },
    { requiredKeys: ['game', 'revision', 'seats', 'config', 'seed', 'moves', 'hash', 'outcome'] },
  )
  .map(({ hash: one, ...replay }) => ({ ...replay, hashes: replay.moves.map((_, after) => ({ after, hash: one })) }));

describe('reading and writing', () => {
  test('the text is readable', () => {
    expect(formatReplay(fair).split('\n').slice(0, 14)).toEqual([
      'tabard replay 1',
      'game thirty',
      'revision 3',
      'seats 3',
      'config {"goal":30}',
      `seed "${fair.seed}"`,
      `commitment ${fair.fairness!.commitment}`,
      `server-seed ${SERVER_SEED}`,
      `contribution @0 ${CONTRIBUTIONS[0]}`,
      'contribution @1 -',
      `contribution @2 ${CONTRIBUTIONS[2]}`,
      `hash 0 ${fair.hashes[0]!.hash}`,
      `1 @${fair.moves[0]!.seat} add 1`,
      `2 @${fair.moves[1]!.seat} add 2`,
    ]);
    expect(formatReplay(fair)).toMatch(/\nranking @\d \| @\d \| @\d\nscores \d+ \d+ \d+\nreason thirty\nend\n$/);
  });

  test('text and JSON bring back what was written', () => {
    fc.assert(
      fc.property(replays, replay => {
        expect(parseReplay(formatReplay(replay))).toEqual(ok(replay));
        expect(parseReplay(formatReplay(replay).replaceAll('\n', '\r\n\n# a note\n'))).toEqual(ok(replay));
        expect(parseReplay(JSON.stringify(replay))).toEqual(ok(replay));
        expect(parseReplay(JSON.stringify(replay, null, 2))).toEqual(ok(replay));
      }),
    );
  });

  const text = formatReplay(fair);
  test.each([
    ['nothing', '', 'line 1: the replay stops too early: its last line is "end"'],
    ['something else', 'hello', 'line 1: a replay begins with "tabard replay 1"'],
    ['no game', text.replace('game thirty\n', ''), 'line 2: expected "game …"'],
    ['a strange revision', text.replace('revision 3', 'revision three'), 'line 3: "revision" is not as it should be'],
    ['a broken config', text.replace('{"goal":30}', '{"goal":}'), 'line 5: the config is no JSON object'],
    ['a broken seed', text.replace(/seed ".*"/, 'seed "\\q"'), 'line 6: the seed is no JSON string'],
    ['contributions out of order', text.replace('@1 -', '@2 -'), 'line 10: expected the contribution of @1'],
    ['a move left out', text.replace(/^2 .*\n/m, ''), 'line 14: expected move 2, found 3'],
    ['a move without a seat', text.replace(/^2 @\d/m, '2'), 'line 14: a move looks like "12 @0 draw"'],
    ['a short hash', text.replace(/(hash 0 .*)./, '$1'), 'line 12: "hash" is not as it should be'],
    ['a hash elsewhere', text.replace('hash 10', 'hash 11'), 'line 23: after 10 moves there cannot be the hash after 11'],
    ['a hash twice', text.replace(/(hash 0 .*\n)/, '$1$1'), 'line 13: there are two hashes after 0 moves'],
    ['the end cut off', text.slice(0, -4), `line ${text.split('\n').length - 1}: the replay stops too early: its last line is "end"`],
    ['more after the end', `${text}more`, `line ${text.split('\n').length}: there is nothing after "end"`],
    ['a strange line', text.replace(/^ranking.*\n/m, 'and so on\n'), /^line \d+: expected a move, a hash, the ranking or "end"$/],
    ['broken JSON', '{\n"game": "thirty",\n}', /^line 3: this is no JSON$/],
    ['JSON without moves', JSON.stringify({ ...fair, moves: undefined }), 'moves should be a list'],
    [
      'JSON with a strange seat',
      JSON.stringify({ ...fair, moves: [{ seat: 'x', move: 'roll' }] }),
      'moves[0].seat should be a whole number',
    ],
    ['JSON with a strange field', JSON.stringify({ ...fair, winner: 'me' }), 'winner is no field of a replay'],
    ['JSON with hashes out of order', JSON.stringify({ ...fair, hashes: fair.hashes.toReversed() }), 'hashes[1].after is out of order'],
  ])('%s gets a clear error', (_, broken, line) => {
    const read = parseReplay(broken);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.error).toEqual(typeof line === 'string' ? line : expect.stringMatching(line));
  });

  test('whatever is changed in a text, reading it never throws, and nothing else is read as the same match', () => {
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ minLength: 1, maxLength: 3 }), fc.nat(3), (at, put, cut) => {
        const read = parseReplay(text.slice(0, at) + put + text.slice(at + cut));
        if (read.ok) expect(checkReplay(thirty, read.value).ok).toBe(formatReplay(read.value) === text);
      }),
      { numRuns: 500 },
    );
  });

  test('any text at all gets an answer', () => {
    fc.assert(fc.property(fc.string(), text => void parseReplay(text)));
    fc.assert(fc.property(fc.json(), text => void parseReplay(text)));
  });
});
