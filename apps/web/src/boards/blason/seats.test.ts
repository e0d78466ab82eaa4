import { expect, test } from 'vitest';
import { flagsOf, initialsOf, trackEnd } from './seats.ts';

test.each<[names: string[], initials: string[]]>([
  [
    ['Ada', 'Enid', 'Bo'],
    ['A', 'E', 'B'],
  ],
  [
    ['Erec', 'Enid', 'ada'],
    ['Er', 'En', 'A'],
  ],
  [
    ['Gawain', 'Galahad', 'Guinevere', 'Bors'],
    ['Gaw', 'Gal', 'Gu', 'B'],
  ],
  [
    ['エニド', '客'],
    ['エ', '客'],
  ],
  [
    ['', 'Bo'],
    ['?', 'B'],
  ],
])('%o are told apart as %o', (names, initials) => expect(initialsOf(names)).toEqual(initials));

test.each<[tracks: number[], flags: number[]]>([
  // Far from each other, each hangs above its pawn.
  [
    [8, 30, 20],
    [8, 30, 20],
  ],
  // Those that would touch make room for each other, to both sides, in the order of their points.
  [
    [20, 22],
    [19, 23],
  ],
  [
    [17, 16, 18, 17, 14],
    [16.4, 12.4, 24.4, 20.4, 8.4],
  ],
  // At the ends they all stay on the track.
  [
    [0, 0, 0],
    [0, 4, 8],
  ],
  [
    [50, 49, 3],
    [50, 46, 3],
  ],
])('pawns at %o have their flags at %o', (tracks, flags) => {
  const found = flagsOf(tracks, 4, 50);
  expect(found.map(at => Math.round(at * 100) / 100)).toEqual(flags);
});

test.each([
  [[0, 12], 50],
  [[50, 12], 50],
  [[51, 12], 60],
])('with %o the track is drawn to %i', (tracks, end) => expect(trackEnd(tracks)).toBe(end));
