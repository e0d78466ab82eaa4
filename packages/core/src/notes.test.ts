import { expect, test } from 'vitest';
import {
  type Compared,
  commitmentTo,
  compareNotes,
  type Fairness,
  type Game,
  mixedSeed,
  type Notes,
  ok,
  type Replay,
  type ReplayLog,
  recordReplay,
  rngAt,
  viewHash,
} from './index.ts';
import { headsOf, momentSeqs } from './replay-log.ts';

/** Everybody has drawn a secret number, and says so, in turn. */
interface State {
  numbers: number[];
  said: number;
}
const secrets: Game<State, 'say', object, object, never> = {
  id: 'secrets',
  revision: 1,
  seats: { min: 2, max: 4 },
  options: [],
  configure: () => ok({}),
  setup: (_, seats, rng) => ({ numbers: Array.from({ length: seats }, () => rng.below(1000)), said: 0 }),
  clone: s => ({ numbers: [...s.numbers], said: s.said }),
  acting: s => [s.said % s.numbers.length],
  legalMoves: () => ['say'],
  refusal: () => undefined,
  apply: s => {
    s.said++;
  },
  timeout: () => 'say',
  outcome: () => undefined,
  view: (s, viewer) => ({ mine: viewer === 'public' ? null : s.numbers[viewer], said: s.said, seen: ['all'] }),
  redact: fact => fact,
  determinize: () => ({ numbers: [], said: 0 }),
  spell: move => move,
  parse: () => ok('say'),
  describe: s => ({ seats: [...s.numbers], said: s.said }),
  restore: () => ok({ numbers: [], said: 0 }),
};

const hex = (byte: string): string => byte.repeat(32);
const MINE = hex('0a');
const FAIR: Fairness = {
  serverSeed: hex('01'),
  commitment: commitmentTo(hex('01'))!,
  spareSeed: hex('02'),
  spareCommitment: commitmentTo(hex('02'))!,
  commitments: [commitmentTo(hex('0b'))!, null, commitmentTo(MINE)!],
  contributions: [hex('0b'), null, MINE],
};
const MOVES = [0, 1, 2, 0].map(seat => ({ seat, move: 'say' }));
const LOG: ReplayLog = {
  table: 't',
  entries: [
    { seal: hex('ee') },
    { at: 1, salt: '00', deed: { type: 'started' } },
    ...MOVES.map((move, i) => ({ at: 2, salt: `0${i}`, deed: { type: 'move', ...move } })),
    { seal: hex('ef') },
  ],
};
const replay = replayOf(FAIR);

function replayOf(fairness: Fairness): Replay {
  const recorded = recordReplay(secrets, { seats: 3, config: {}, seed: mixedSeed(fairness)!, fairness, moves: MOVES });
  if (!recorded.ok) throw new Error(recorded.error.text);
  return { ...recorded.value, log: LOG };
}

/** What seat 2 was shown after the start and after the second move. */
const viewsOf = (numbers: readonly number[]): Record<number, string> => ({
  2: viewHash({ mine: numbers[2], said: 0 }),
  4: viewHash({ mine: numbers[2], said: 2 }),
});
const numbersOf = ({ seed }: Replay): number[] => secrets.setup({}, 3, rngAt(seed, 0)).numbers;
const NOTES: Notes = {
  commitment: FAIR.commitment,
  spareCommitment: FAIR.spareCommitment!,
  commitments: FAIR.commitments!,
  mine: MINE,
  head: { seq: 3, hash: headsOf(LOG)[2]! },
  views: viewsOf(numbersOf(replay)),
};
const ALL_FITS: Compared = { seeds: 'fits', list: 'fits', mine: 'fits', head: 'fits', views: 'fits' };
const compared = (one: Replay, notes: Notes = NOTES): Compared => compareNotes(secrets, one, notes, 2);

test('what was revealed is what was noted', () => {
  expect(compared(replay)).toEqual(ALL_FITS);
  expect(momentSeqs(LOG)).toEqual([2, 3, 4, 5, 6]);
});

test('nothing noted, nothing known', () => {
  expect(compared(replay, {})).toEqual({ seeds: 'unknown', list: 'unknown', mine: 'unknown', head: 'unknown', views: 'unknown' });
});

const silent: Fairness = { ...FAIR, contributions: [hex('0b'), null, null] };
const without = <K extends keyof Replay>(key: K): Replay => {
  const { [key]: _, ...rest } = replay;
  return rest as Replay;
};
test.each<[string, Replay, Partial<Compared>]>([
  [
    'another server seed',
    replayOf({ ...FAIR, serverSeed: hex('03'), commitment: commitmentTo(hex('03'))! }),
    { seeds: 'differs', views: 'differs' },
  ],
  ['another second seed', replayOf({ ...FAIR, spareSeed: hex('03'), spareCommitment: commitmentTo(hex('03'))! }), { seeds: 'differs' }],
  [
    'another’s bytes changed after mine were sent',
    replayOf({ ...FAIR, commitments: FAIR.commitments!.with(0, commitmentTo(hex('0c'))!), contributions: [hex('0c'), null, MINE] }),
    { list: 'differs', views: 'differs' },
  ],
  [
    'my bytes changed',
    replayOf({ ...FAIR, commitments: FAIR.commitments!.with(2, commitmentTo(hex('0c'))!), contributions: [hex('0b'), null, hex('0c')] }),
    { list: 'differs', mine: 'differs', views: 'differs' },
  ],
  ['mine left out as if I had been silent', replayOf(silent), { mine: 'silent', views: 'differs' }],
  ['no word of the dice', without('fairness'), { seeds: 'differs', list: 'differs', mine: 'differs' }],
  ['no log', without('log'), { head: 'differs', views: 'unknown' }],
  ['another past', { ...replay, log: { ...LOG, entries: LOG.entries.with(0, { seal: hex('ed') }) } }, { head: 'differs' }],
  ['a shorter past', { ...replay, log: { ...LOG, entries: LOG.entries.slice(0, 2) } }, { head: 'differs' }],
])('%s', (_, one, expected) => {
  expect(compared(one)).toEqual({ ...ALL_FITS, ...expected });
});

test('bytes that the server had confirmed cannot have come too late', () => {
  expect(compared(replayOf(silent), { mine: MINE, taken: true }).mine).toBe('denied');
});

test('of a match that began before there was a list, no log is asked for', () => {
  expect(compared(without('log'), { head: NOTES.head! }).head).toBe('unknown');
});
