import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canonicalJson,
  checkReplay,
  commitmentTo,
  err,
  type Fairness,
  formatReplay,
  type Game,
  mixedSeed,
  ok,
  parseReplay,
  playThrough,
  positionHash,
  type Replay,
  type ReplayLog,
  readAs,
  recordReplay,
  rngAt,
} from './index.ts';

/** Thirty: in turn add 1, 2 or a die to your sum, until somebody has thirty. */
interface State {
  sums: number[];
  turn: number;
}
const MOVES = ['add 1', 'add 2', 'roll'] as const;
type Move = (typeof MOVES)[number];

const thirty: Game<State, Move, { goal: number }, State, number> = {
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
  apply(s, seat, move, rng, tell) {
    s.sums[seat]! += move === 'roll' ? rng.below(6) : Number(move.slice(4));
    s.turn = (seat + 1) % s.sums.length;
    tell?.(s.sums[seat]!);
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
  parse: text =>
    readAs(
      MOVES.find(move => move === text),
      text,
      '7',
    ),
  describe: s => ({ config: { goal: 30 }, seats: [...s.sums], turn: s.turn, seen: { nothing: true } }),
  restore({ seats, turn }, rng) {
    if (!Array.isArray(seats)) return err({ rule: '8', because: 'position' });
    return ok({ sums: [...(seats as number[])], turn: typeof turn === 'number' ? turn : rng.below(seats.length) });
  },
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
const SPARE_SEED = 'ef'.repeat(32);
const CONTRIBUTIONS = ['01'.repeat(32), null, '02'.repeat(32)];
/** As matches were before there was a list of commitments. */
const OLD = { serverSeed: SERVER_SEED, commitment: commitmentTo(SERVER_SEED)!, contributions: CONTRIBUTIONS };
const FAIR = {
  ...OLD,
  spareSeed: SPARE_SEED,
  spareCommitment: commitmentTo(SPARE_SEED)!,
  commitments: CONTRIBUTIONS.map(given => (given === null ? null : commitmentTo(given)!)),
};
const sampleBy = (fairness: Fairness): Replay => sample(60, { seed: mixedSeed(fairness)!, fairness });
const fair = sampleBy(FAIR);
const old = sampleBy(OLD);
const finished = sample(60);

/** What a table's log tells everybody of a match. */
const logOf = (moves: Replay['moves']): ReplayLog => ({
  table: 't',
  entries: [
    { seal: 'ee'.repeat(32) },
    { at: 1, salt: '5a', deed: { type: 'started' } },
    ...moves.map((move, i) => ({ at: i + 2, ...(i % 2 === 0 && { wish: 'w' }), salt: `5${i}`, deed: { type: 'move', ...move } })),
  ],
});

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
    expect(refused).toMatchObject({ ok: false, error: { because: 'refused', n: 2, refusal: { rule: '2' } } });
  });

  test('a hash does not depend on the order of fields, nor on what players remember', () => {
    expect(positionHash({ a: 1, b: [{ c: 2, d: null }] })).toBe(positionHash({ b: [{ d: null, c: 2 }], a: 1, seen: ['x'] }));
    const many = Array.from({ length: 100 }, (_, i): [string, number] => [`${(i * 37) % 100}`, i]);
    expect(Object.keys(JSON.parse(canonicalJson(Object.fromEntries(many.map(([key, i]) => [`k${key}`, i])))))).toEqual(
      many.map(([key]) => `k${key}`).sort(),
    );
    expect(canonicalJson({ b: 'ü', a: [1, { z: false, y: null }] })).toBe('{"a":[1,{"y":null,"z":false}],"b":"ü"}');
  });
});

describe('checking', () => {
  test.each([
    ['unfinished', sample(25), false],
    ['finished', finished, false],
    ['of a server', fair, true],
    ['of a server of before', old, true],
    ['to which nobody gave bytes', sampleBy({ ...FAIR, commitments: [null, null, null], contributions: [null, null, null] }), true],
    ['without moves', sample(0), false],
  ])('a replay %s is right', (_, replay, isFair) => {
    expect(checkReplay(thirty, replay)).toEqual(
      ok({ moves: replay.moves.length, hashes: replay.hashes.length, fair: isFair, silent: [], entries: 0 }),
    );
  });

  const outcome = finished.outcome!;
  const forged = 'cd'.repeat(32);
  test.each<[string, Replay, object]>([
    ['another game', { ...finished, game: 'forty' }, { because: 'game' }],
    ['another revision', { ...finished, revision: 2 }, { because: 'revision' }],
    ['too many seats', { ...finished, seats: 5 }, { because: 'seats' }],
    ['a seat that is not there', { ...finished, moves: [{ seat: 3, move: 'roll' }] }, { because: 'seats', n: 1 }],
    ['refused options', { ...finished, config: { goal: 40 } }, { because: 'config', refusal: { rule: '9' } }],
    ['another seed', { ...finished, seed: 'eight' }, { because: 'hash' }],
    ['another roll', { ...finished, moves: finished.moves.with(0, { ...finished.moves[0]!, move: 'add 2' }) }, { because: 'hash', n: 10 }],
    ['a move out of turn', { ...finished, moves: finished.moves.toSpliced(4, 1) }, { because: 'refused', n: 5 }],
    ['a move nobody can read', { ...finished, moves: finished.moves.with(4, { seat: 1, move: 'fly' }) }, { because: 'unreadable', n: 5 }],
    ['another hash', { ...finished, hashes: finished.hashes.with(1, { after: 10, hash: forged }) }, { because: 'hash', n: 10 }],
    ['a hash left out', { ...finished, hashes: finished.hashes.slice(0, -1) }, { because: 'hashes' }],
    ['other scores', { ...finished, outcome: { ...outcome, scores: [30, 0, 0] } }, { because: 'scores' }],
    ['another ranking', { ...finished, outcome: { ...outcome, ranking: [[0, 1, 2]] } }, { because: 'outcome' }],
    ['another reason', { ...finished, outcome: { ...outcome, reason: 'boredom' } }, { because: 'outcome' }],
    ['no outcome', { ...finished, outcome: null }, { because: 'outcome' }],
    ['too early an outcome', { ...sample(25), outcome }, { because: 'outcome' }],
    ['another server seed', { ...fair, fairness: { ...fair.fairness!, serverSeed: forged } }, { because: 'commitment' }],
    ['another commitment', { ...fair, fairness: { ...fair.fairness!, commitment: forged } }, { because: 'commitment' }],
    ['another contribution', { ...old, fairness: { ...OLD, contributions: CONTRIBUTIONS.with(1, forged) } }, { because: 'seed' }],
    [
      'a contribution left out',
      { ...fair, fairness: { ...fair.fairness!, contributions: CONTRIBUTIONS.slice(0, 2) } },
      { because: 'seed' },
    ],
    ['a commitment left out', { ...fair, fairness: { ...FAIR, commitments: FAIR.commitments.slice(0, 2) } }, { because: 'commitment' }],
    ['a commitment nobody asked for', { ...fair, fairness: { ...FAIR, commitments: [...FAIR.commitments, null] } }, { because: 'seed' }],
    [
      'bytes nobody committed to',
      { ...fair, fairness: { ...FAIR, commitments: FAIR.commitments.with(0, null) } },
      { because: 'commitment' },
    ],
    ['a second seed nobody committed to', { ...fair, fairness: { ...FAIR, spareSeed: forged } }, { because: 'commitment' }],
    [
      'a seat that is said to have been silent',
      { ...fair, fairness: { ...FAIR, contributions: CONTRIBUTIONS.with(0, null) } },
      { because: 'seed' },
    ],
    ['a seed of its own', { ...fair, seed: 'seven' }, { because: 'seed' }],
    ['a resignation of a seat that is not there', { ...finished, resigned: [{ seat: 3, after: 1 }] }, { because: 'seats' }],
    [
      'somebody who resigned twice',
      {
        ...finished,
        resigned: [
          { seat: 2, after: 1 },
          { seat: 2, after: 3 },
        ],
      },
      { because: 'resigned' },
    ],
    ['a log of other moves', { ...finished, log: logOf(finished.moves.with(2, { seat: 9, move: 'roll' })) }, { because: 'log' }],
    ['a log of more moves', { ...finished, log: logOf([...finished.moves, finished.moves[0]!]) }, { because: 'log' }],
    [
      'a log without its beginning',
      { ...finished, log: { table: 't', entries: logOf(finished.moves).entries.slice(2) } },
      { because: 'log' },
    ],
  ])('finds %s', (_, replay, error) => {
    expect(checkReplay(thirty, replay)).toMatchObject({ ok: false, error });
  });

  test('the table may settle a match that was resigned', () => {
    const resigned = [
      { seat: 2, after: 1 },
      { seat: 0, after: 3 },
    ];
    const outcome = { ranking: [[1], [0], [2]], scores: [0, 1, 0], reason: 'resigned' };
    const replay = { ...sample(3), resigned, outcome };
    expect(checkReplay(thirty, replay, (_, seats) => (seats.join() === '2,0' ? outcome : undefined)).ok).toBe(true);
    expect(checkReplay(thirty, replay, () => undefined)).toMatchObject({ ok: false, error: { because: 'outcome' } });
    expect(checkReplay(thirty, { ...replay, outcome: { ...outcome, scores: [1, 1, 1] } }, () => outcome)).toMatchObject({
      ok: false,
      error: { because: 'scores' },
    });
  });
});

describe('who resigned', () => {
  const resigned = [
    { seat: 1, after: 0 },
    { seat: 2, after: 4 },
    { seat: 0, after: 4 },
  ];

  test('is written down between the moves, which keep their numbers and their dice', () => {
    const recorded = recordReplay(thirty, { ...finished, resigned });
    expect(recorded).toEqual(ok({ ...finished, resigned }));
    const text = formatReplay({ ...finished, resigned });
    expect(text.replace(/^(hash 0 .*\n)resigned @1\n/m, '$1').replace(/^(4 .*\n)resigned @2\nresigned @0\n/m, '$1')).toBe(
      formatReplay(finished),
    );
    expect(parseReplay(text)).toEqual(recorded);
    expect(parseReplay(JSON.stringify({ ...finished, resigned }))).toEqual(recorded);
    expect(checkReplay(thirty, { ...finished, resigned }).ok).toBe(true);
  });

  test('is left out where nobody did', () => {
    expect(recordReplay(thirty, { ...finished, resigned: [] })).toEqual(ok(finished));
    expect(finished).not.toHaveProperty('resigned');
  });
});

describe('a match that does not begin with a deal', () => {
  const whole = sample(60, { seed: 'from' });
  const N = 14;
  /** The rest of it, as `whole` goes on. */
  function carried(): Replay {
    for (const moment of playThrough(thirty, whole)) {
      if (!moment.ok || moment.value.n < N) continue;
      const from = { n: N, position: thirty.describe(moment.value.state) };
      const rest = recordReplay(thirty, { ...whole, from, moves: whole.moves.slice(N) });
      if (rest.ok) return rest.value;
    }
    throw new Error('no match');
  }
  const rest = carried();

  test('goes on with the dice, the numbers and the hashes it would have had', () => {
    expect(rest.hashes[0]!.after).toBe(N);
    expect(rest.hashes.slice(1)).toEqual(whole.hashes.filter(({ after }) => after > N));
    expect(rest.hashes.length).toBeGreaterThan(2);
    expect(rest.outcome).toEqual(whole.outcome);
    expect(checkReplay(thirty, rest)).toMatchObject(ok({ moves: whole.moves.length - N, hashes: rest.hashes.length, fair: false }));
  });

  test('says so after its seed, and counts on', () => {
    const resigned = [
      { seat: 1, after: N },
      { seat: 2, after: N + 1 },
    ];
    const text = formatReplay({ ...rest, resigned });
    const { seat, move } = rest.moves[0]!;
    expect(text.split('\n').slice(5, 11)).toEqual([
      'seed "from"',
      `from 14 ${JSON.stringify(rest.from!.position)}`,
      `hash 14 ${rest.hashes[0]!.hash}`,
      'resigned @1',
      `15 @${seat} ${move}`,
      'resigned @2',
    ]);
    expect(parseReplay(text)).toEqual(ok({ ...rest, resigned }));
    expect(parseReplay(JSON.stringify({ ...rest, resigned }))).toEqual(ok({ ...rest, resigned }));
  });

  test('lets the dice of the deal fill in what the position leaves out', () => {
    const turns = Array.from({ length: 20 }, (_, i) => {
      const course = { seats: 3, config: { goal: 30 }, seed: `lesson ${i}`, moves: [] };
      const [dealt, begun] = [course, { ...course, from: { n: 0, position: { seats: [1, 2, 3] } } }].map(one => {
        const [moment] = [...playThrough(thirty, one)];
        return moment?.ok ? { ...moment.value.state } : undefined;
      });
      expect(begun).toEqual({ sums: [1, 2, 3], turn: dealt!.turn });
      return dealt!.turn;
    });
    expect(new Set(turns).size).toBe(3);
  });

  const position = rest.from!.position;
  const begunIn = (changed: object, n = N): Replay => ({ ...rest, from: { n, position: { ...position, ...changed } } });
  const { from: _, ...dealt } = rest;
  test.each<[string, Replay, object]>([
    ['a position that cannot be', begunIn({ seats: 'none' }), { because: 'position', refusal: { rule: '8' } }],
    ['a position of more seats', begunIn({ seats: [0, 0, 0, 0] }), { because: 'seats' }],
    ['another position', begunIn({ seats: [1, 1, 1] }), { because: 'hash', n: N }],
    ['another number', begunIn({}, N + 1), { because: 'hash', n: 20 }],
    ['the position left out', { ...dealt, hashes: [] }, { because: 'refused', n: 1 }],
    ['another hash', { ...rest, hashes: rest.hashes.with(1, { after: 20, hash: 'cd'.repeat(32) }) }, { because: 'hash', n: 20 }],
    ['its first hash left out', { ...rest, hashes: rest.hashes.slice(1) }, { because: 'hashes', n: N }],
    ['a hash left out', { ...rest, hashes: rest.hashes.toSpliced(1, 1) }, { because: 'hashes', n: 20 }],
    ['a move nobody can read', { ...rest, moves: rest.moves.with(1, { seat: 0, move: 'fly' }) }, { because: 'unreadable', n: N + 2 }],
  ])('finds %s', (_, replay, error) => {
    expect(checkReplay(thirty, replay)).toMatchObject({ ok: false, error });
  });

  test('finds options that are not those of the position', () => {
    const fifty = { ...thirty, describe: (s: State) => ({ ...thirty.describe(s), config: { goal: 50 } }) };
    expect(checkReplay(fifty, rest)).toMatchObject({ ok: false, error: { because: 'config' } });
  });
});

test('playing through rolls the dice of each move by its number', () => {
  const course = { seats: 3, config: { goal: 30 }, seed: 'dice', from: { n: 7, position: { seats: [0, 0, 0], turn: 0 } } };
  const moments = [...playThrough(thirty, { ...course, moves: [0, 1, 2].map(seat => ({ seat, move: 'roll' })) })];
  const rolled = moments.flatMap(moment => (moment.ok ? moment.value.facts : []));
  expect(rolled).toEqual([8, 9, 10].map(n => rngAt('dice', n).below(6)));
  expect(rolled).not.toEqual([1, 2, 3].map(n => rngAt('dice', n).below(6)));
});

test('playing through tells every move what it brought about, and ends with what does not follow', () => {
  const moments = [...playThrough(thirty, { ...finished, moves: finished.moves.slice(0, 6).with(4, { seat: 3, move: 'roll' }) })];
  expect(moments.map(moment => (moment.ok ? [moment.value.n, moment.value.facts.length] : moment.error.because))).toEqual([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 1],
    'seats',
  ]);
});

const hash = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(bytes => Array.from(bytes, b => b.toString(16).padStart(2, '0')).join(''));
const word = fc.stringMatching(/^[a-z][a-z0-9-]{0,9}$/);
const json = fc.oneof(word, fc.nat(), fc.boolean(), fc.constant(null), fc.array(fc.string({ unit: 'binary' })));
const replays: fc.Arbitrary<Replay> = fc
  .record(
    {
      game: word,
      revision: fc.nat(99),
      seats: fc.nat(6),
      config: fc.dictionary(word, fc.oneof(word, fc.nat(), fc.boolean())),
      seed: fc.string({ unit: 'binary' }),
      from: fc.record({ n: fc.nat(999_999_999), position: fc.dictionary(word, json) }),
      fairness: fc.record(
        {
          serverSeed: hash,
          commitment: hash,
          spareSeed: hash,
          spareCommitment: hash,
          commitments: fc.array(fc.option(hash), { minLength: 1, maxLength: 6 }),
          contributions: fc.array(fc.option(hash), { maxLength: 6 }),
        },
        { requiredKeys: ['serverSeed', 'commitment', 'contributions'] },
      ),
      moves: fc.array(fc.record({ seat: fc.nat(6), move: fc.stringMatching(/^[a-z@]([ a-z0-9@.-]{0,9}[a-z0-9])?$/) })),
      resigned: fc.array(fc.record({ seat: fc.nat(6), after: fc.nat(20) }), { minLength: 1 }),
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
  .map(({ hash: one, resigned, ...replay }) => {
    const first = replay.from?.n ?? 0;
    const during = resigned?.map(({ seat, after }) => ({ seat, after: first + Math.min(after, replay.moves.length) }));
    return {
      ...replay,
      ...(during && { resigned: during.toSorted((a, b) => a.after - b.after) }),
      hashes: replay.moves.map((_, made) => ({ after: first + made, hash: one })),
    };
  });

describe('reading and writing', () => {
  test('the text is readable', () => {
    expect(formatReplay(fair).split('\n').slice(0, 19)).toEqual([
      'tabard replay 1',
      'game thirty',
      'revision 3',
      'seats 3',
      'config {"goal":30}',
      `seed "${fair.seed}"`,
      `commitment ${fair.fairness!.commitment}`,
      `server-seed ${SERVER_SEED}`,
      `spare-commitment ${FAIR.spareCommitment}`,
      `spare-seed ${SPARE_SEED}`,
      `committed @0 ${FAIR.commitments[0]}`,
      'committed @1 -',
      `committed @2 ${FAIR.commitments[2]}`,
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

  test('no line ends at what only Unicode calls the end of a line', () => {
    const replay = { ...fair, seed: 'a\u2028b', from: { n: 0, position: { note: 'a\u2029b' } } };
    expect(parseReplay(formatReplay(replay))).toEqual(ok(replay));
  });

  const text = formatReplay(fair);
  const resignedAfter = (...after: number[]): string =>
    JSON.stringify({ ...fair, resigned: after.map((after, seat) => ({ seat, after })) });
  test.each([
    ['nothing', '', 'line 1: the replay stops too early: its last line is "end"'],
    ['something else', 'hello', 'line 1: a replay begins with "tabard replay 1"'],
    ['no game', text.replace('game thirty\n', ''), 'line 2: expected "game …"'],
    ['a strange revision', text.replace('revision 3', 'revision three'), 'line 3: "revision" is not as it should be'],
    ['a broken config', text.replace('{"goal":30}', '{"goal":}'), 'line 5: the config is no JSON object'],
    ['a broken seed', text.replace(/seed ".*"/, 'seed "\\q"'), 'line 6: the seed is no JSON string'],
    ['contributions out of order', text.replace('contribution @1 -', 'contribution @2 -'), 'line 15: expected the contribution of @1'],
    ['commitments out of order', text.replace('committed @1 -', 'committed @2 -'), 'line 12: expected the committed of @1'],
    ['a move left out', text.replace(/^2 .*\n/m, ''), 'line 19: expected move 2, found 3'],
    ['a move without a seat', text.replace(/^2 @\d/m, '2'), 'line 19: a move looks like "12 @0 draw"'],
    ['a short hash', text.replace(/(hash 0 .*)./, '$1'), 'line 17: "hash" is not as it should be'],
    ['a hash elsewhere', text.replace('hash 10', 'hash 11'), 'line 28: after 10 moves there cannot be the hash after 11'],
    ['a hash twice', text.replace(/(hash 0 .*\n)/, '$1$1'), 'line 18: there are two hashes after 0 moves'],
    ['the end cut off', text.slice(0, -4), `line ${text.split('\n').length - 1}: the replay stops too early: its last line is "end"`],
    ['more after the end', `${text}more`, `line ${text.split('\n').length}: there is nothing after "end"`],
    [
      'a strange line',
      text.replace(/^ranking.*\n/m, 'and so on\n'),
      /^line \d+: expected a move, a hash, who resigned, the ranking or "end"$/,
    ],
    ['an entry of the table', text.replace(/^2 .*/m, '2 table @1 resign'), 'line 19: a move looks like "12 @0 draw"'],
    ['a resignation without a seat', text.replace(/^2 /m, 'resigned\n2 '), /^line 19: expected a move, a hash, who resigned/],
    ['a resignation of two', text.replace(/^2 /m, 'resigned @1 @2\n2 '), 'line 19: "resigned" is not as it should be'],
    ['a beginning without a position', text.replace(/^commitment/m, 'from 3\n$&'), 'line 7: "from" is not as it should be'],
    ['a broken position', text.replace(/^commitment/m, 'from 3 {"seats":}\n$&'), 'line 7: the position is no JSON object'],
    [
      'moves that do not go on from there',
      text.replace(/^commitment/m, 'from 3 {}\n$&').replace(/^hash 0/m, 'hash 3'),
      'line 19: expected move 4, found 1',
    ],
    ['broken JSON', '{\n"game": "thirty",\n}', /^line 3: this is no JSON$/],
    ['JSON without moves', JSON.stringify({ ...fair, moves: undefined }), 'moves should be a list'],
    [
      'JSON with a strange seat',
      JSON.stringify({ ...fair, moves: [{ seat: 'x', move: 'roll' }] }),
      'moves[0].seat should be a whole number',
    ],
    ['JSON with a strange field', JSON.stringify({ ...fair, winner: 'me' }), 'winner is no field of a replay'],
    [
      'JSON with an entry of the table',
      JSON.stringify({ ...fair, moves: [{ seat: 1, move: 'resign', table: true }] }),
      'moves[0].table is no field of a replay',
    ],
    ['JSON with too late a resignation', resignedAfter(1, fair.moves.length + 1), 'resigned[1].after is out of order'],
    ['JSON with resignations out of order', resignedAfter(3, 2), 'resigned[1].after is out of order'],
    [
      'JSON with a strange beginning',
      JSON.stringify({ ...fair, from: { n: 1e300, position: {} } }),
      'from.n should be a whole number of at most nine digits',
    ],
    ['JSON with a hash before its beginning', JSON.stringify({ ...fair, from: { n: 1, position: {} } }), 'hashes[0].after is out of order'],
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
