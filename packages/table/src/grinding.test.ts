import { commitmentTo, type Fairness, fastRng, mixedSeed, type Notes, type Replay, recordReplay, viewHash } from '@tabard/core';
import { pips } from '@tabard/testkit/pips';
import { describe, expect, test } from 'vitest';
import { Scene } from '../test/scene.ts';
import { checkShuffle, fairnessOf, revealedLog, seedOf } from './index.ts';

/**
 * A dishonest server: it knows its own seeds, holds seat 2 of three itself, hears the bytes of seats 0 and 1 before it has to show
 * anything more, and may reveal at the end whatever it likes. Seat 0 is an honest client, which kept its notes.
 */
const rng = fastRng('grinding');
const draw = (): string => Array.from({ length: 64 }, () => rng.below(16).toString(16)).join('');

const [SERVER, SPARE, MINE, OTHER, EVIL] = [draw(), draw(), draw(), draw(), draw()];
const LIST = [MINE, OTHER, EVIL].map(bytes => commitmentTo(bytes)!);
const NOTES: Notes = {
  commitment: commitmentTo(SERVER)!,
  spareCommitment: commitmentTo(SPARE)!,
  commitments: LIST,
  mine: MINE,
  taken: true,
};

const HONEST: Fairness = {
  serverSeed: SERVER,
  commitment: commitmentTo(SERVER)!,
  spareSeed: SPARE,
  spareCommitment: commitmentTo(SPARE)!,
  commitments: LIST,
  contributions: [MINE, OTHER, EVIL],
};

/** The best story that can be told with these dice: everything in it fits everything else in it. */
function told(fairness: Fairness): Replay {
  const seed = mixedSeed(fairness)!;
  const recorded = recordReplay(pips, { seats: 3, config: { goal: 30 }, seed, fairness, moves: [] });
  if (!recorded.ok) throw new Error(recorded.error.text);
  return recorded.value;
}

const checked = (replay: Replay) => checkShuffle(pips, replay, NOTES, 0);
const isUnnoticed = (replay: Replay): boolean => checked(replay).verdict === 'fits';

/** The commitment goes with the secret, so that the replay is sound in itself. */
const withServer = (serverSeed: string): Fairness => ({ ...HONEST, serverSeed, commitment: commitmentTo(serverSeed)! });
const withSpare = (spareSeed: string): Fairness => ({ ...HONEST, spareSeed, spareCommitment: commitmentTo(spareSeed)! });
const withBytes = (seat: number, bytes: string | null): Fairness => ({
  ...HONEST,
  commitments: LIST.with(seat, bytes === null ? (null as never) : commitmentTo(bytes)!),
  contributions: HONEST.contributions.with(seat, bytes),
});
const withSilent = (...seats: readonly number[]): Fairness => ({
  ...HONEST,
  contributions: HONEST.contributions.map((bytes, seat) => (seats.includes(seat) ? null : bytes)),
});

const TRIES = 300;
const many = (make: (bytes: string) => Fairness): Fairness[] => Array.from({ length: TRIES }, () => make(draw()));

/** Whatever it can think of, its own seat's silence among it. */
const STORIES: Readonly<Record<string, readonly Fairness[]>> = {
  'other bytes for its own seat, chosen last': many(bytes => withBytes(2, bytes)),
  'other bytes for somebody else': many(bytes => withBytes(1, bytes)),
  'other bytes for me': many(bytes => withBytes(0, bytes)),
  'another seed of its own': many(withServer),
  'another second seed': many(withSpare),
  'another server seed and bytes to go with it': many(bytes => ({ ...withBytes(2, bytes), ...withServerParts(draw()) })),
  'bytes that do not fit the commitment of its seat': many(bytes => ({ ...HONEST, contributions: [MINE, OTHER, bytes] })),
  'its own seat left out': [withBytes(2, null)],
  'all seats left out, for the second seed': [{ ...HONEST, commitments: [null, null, null], contributions: [null, null, null] }],
  'I am said to have been silent': [withSilent(0), withSilent(0, 2), withSilent(0, 1), withSilent(0, 1, 2)],
  'seats changed about': [
    { ...HONEST, commitments: [LIST[1]!, LIST[0]!, LIST[2]!], contributions: [OTHER, MINE, EVIL] },
    { ...HONEST, commitments: [LIST[0]!, LIST[2]!, LIST[1]!], contributions: [MINE, EVIL, OTHER] },
  ],
  'no list, as in matches of before': [{ serverSeed: SERVER, commitment: HONEST.commitment, contributions: [MINE, OTHER, EVIL] }],
};

function withServerParts(serverSeed: string): Pick<Fairness, 'serverSeed' | 'commitment'> {
  return { serverSeed, commitment: commitmentTo(serverSeed)! };
}

describe('a server that holds one of three seats', () => {
  test('is believed when it is honest', () => {
    expect(isUnnoticed(told(HONEST))).toBe(true);
  });

  test.each(Object.entries(STORIES))('is caught: %s', (_, stories) => {
    expect(stories.filter(story => isUnnoticed(told(story)))).toEqual([]);
  });

  test('reaches two deals and no third one: with its seat’s bytes, or with its silence', () => {
    const stories = [HONEST, withSilent(2), ...Object.values(STORIES).flat()];
    const deals = new Set(
      stories
        .map(told)
        .filter(isUnnoticed)
        .map(({ seed }) => seed),
    );
    expect(deals).toEqual(new Set([mixedSeed(HONEST), mixedSeed(withSilent(2))]));
    expect(deals.size).toBe(2);
  });

  test('and four, if the other seat is its own, too: one choice of two for each', () => {
    const stories = [HONEST, withSilent(1), withSilent(2), withSilent(1, 2)];
    expect(
      new Set(
        stories
          .map(told)
          .filter(isUnnoticed)
          .map(({ seed }) => seed),
      ).size,
    ).toBe(4);
  });

  test('is caught: it broke off starts and does not admit it', () => {
    const starts = (brokenOff: number, admitted: number) => checkShuffle(pips, told(HONEST), { ...NOTES, brokenOff }, 0, admitted);
    expect(starts(1, 0)).toMatchObject({ findings: { starts: 'differs' }, verdict: 'differs' });
    expect(starts(2, 2)).toMatchObject({ findings: { starts: 'fits' }, verdict: 'fits' });
    // Others may have broken one off before I sat down.
    expect(starts(0, 3)).toMatchObject({ findings: { starts: 'fits' }, verdict: 'fits' });
  });

  test('does not get by with a seed of its own, whatever it says of its dice', () => {
    for (let i = 0; i < TRIES; i++) {
      const seed = draw();
      const forged = recordReplay(pips, { seats: 3, config: { goal: 30 }, seed, fairness: HONEST, moves: [] });
      expect(forged.ok && isUnnoticed(forged.value)).toBe(false);
    }
  });
});

describe('a server that deals as it likes while the match lasts', () => {
  /** A match of three, as far as it was played; and what seat 0 was shown of it. */
  function played(seed: string): {
    readonly replay: Replay;
    readonly views: Record<number, string>;
    readonly head: NonNullable<Notes['head']>;
  } {
    const scene = new Scene({ seats: ['ann', 'bob', 'cid'], seed, options: { goal: 30 } });
    const views: Record<number, string> = {};
    const show = () => {
      views[scene.match.after] = viewHash(pips.view(scene.match.state as never, 0).hand);
    };
    show();
    for (let i = 0; i < 6; i++) {
      scene.play('draw');
      show();
    }
    const moves = scene.log.flatMap(({ deed }) => (deed.type === 'move' ? [{ seat: deed.seat, move: deed.move }] : []));
    const course = { seats: 3, config: { goal: 30 }, seed: seedOf(scene.table), fairness: fairnessOf(scene.table), moves };
    const recorded = recordReplay(pips, course);
    if (!recorded.ok) throw new Error(recorded.error.text);
    const head = { seq: scene.table.seq, hash: scene.table.head };
    return { replay: { ...recorded.value, log: revealedLog(scene.log)! }, views, head };
  }
  /** Of a view only the hand is noted here. */
  const hands = {
    ...pips,
    fast: { screenView: (s: Parameters<typeof pips.view>[0], viewer: Parameters<typeof pips.view>[1]) => pips.view(s, viewer).hand },
  };
  const [one, other] = [played('one'), played('other')];
  const found = (replay: Replay, notes: Notes) => checkShuffle(hands as never, replay, notes, 0).findings;

  test('is caught: it showed cards that were not dealt', () => {
    expect(found(one.replay, one)).toMatchObject({ deal: 'fits', views: 'fits', head: 'fits' });
    expect(found(one.replay, { views: { ...one.views, ...other.views } }).views).toBe('differs');
  });

  test('is caught: another match is revealed than the one that was played', () => {
    expect(found(other.replay, { head: one.head }).head).toBe('differs');
  });

  test('is caught: a move was changed afterwards', () => {
    const entries = one.replay.log!.entries.map(line =>
      'deed' in line && line.deed.type === 'move' ? { ...line, deed: { ...line.deed, check: 'ffffffff' } } : line,
    );
    expect(found({ ...one.replay, log: { ...one.replay.log!, entries } }, one).head).toBe('differs');
    const moves = one.replay.moves.with(0, { ...one.replay.moves[0]!, move: '1' });
    expect(found({ ...one.replay, moves }, one).deal).toBe('differs');
  });
});
