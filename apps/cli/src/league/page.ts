import * as Plot from '@observablehq/plot';
import type { Division } from '@tabard/tournament';
import { drawn, type Picture } from '../simulate/plots.ts';
import { type Section, shell } from '../simulate/shell.ts';
import { nameOf, pairings, ranked, standings } from './tables.ts';

/** A league as one self-contained page. */
export function page(divisions: readonly Division[], seed: string): string {
  const games = divisions.reduce((sum, division) => sum + division.games, 0);
  return shell('League of bots', `${games} games, seed ${seed}`, divisions.flatMap(sections), NOTES);
}

function sections(division: Division): Section[] {
  const id = `${division.game}-${division.seats}`;
  return [
    { id, heading: `${nameOf(division)}: ${division.games} games`, pictures: [plot(division)], ...standings(division) },
    { id: `${id}-pairs`, heading: `${nameOf(division)}: one against another`, pictures: [], ...pairings(division) },
  ];
}

/** A dot with its interval for each bot, the strongest first. */
function plot(division: Division): Picture {
  const rows = ranked(division).map(({ bot, rating, low, high }) => ({ of: bot, variant: '', rating, low, high }));
  const place = { fy: 'of', y: 'variant' };
  const svg = drawn(rows, {
    x: { label: 'rating', grid: true, nice: true },
    marks: [
      Plot.ruleY(rows, { ...place, x1: 'low', x2: 'high', stroke: 'variant', strokeWidth: 2.5 }),
      Plot.dot(rows, { ...place, x: 'rating', fill: 'variant', r: 5, title: row => `${row.of}: ${row.rating.toFixed(1)}` }),
    ],
  });
  return { title: `Ratings, with 95 % intervals: ${nameOf(division)}`, svg };
}

const NOTES = [
  'Every deal is played once for each seat, with the same cards and dice, everybody moving on by a seat: nobody profits from a seat or from luck. Companies take turns, so that everybody meets everybody about as often.',
  'Ratings are those of openskill (Plackett and Luce): whoever has just come begins with 25, and with two seats who is rated 8 points above another wins about 80 games of 100 against it. They compare the bots of one game and one number of seats. Intervals are what 95 % of 200 leagues came to whose deals were drawn anew from those played.',
  'Shares of wins have Wilson’s interval; a shared first place is an equal part of a win.',
];
