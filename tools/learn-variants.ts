import type { AnyGame } from '@tabard/core';
import type { Plan } from './learn-games.ts';
import { optionsOf } from './strength-table.ts';
import { sure } from './usage.ts';

/** Of which options the games to learn from are, in turns, where not all have the usual ones. */
const VARIANTS: Readonly<Record<string, readonly object[]>> = {
  'blanc-noir': [{}, { edition: 'de' }, {}, { edition: 'fr' }],
};

/** The first is the one that strength is measured by. */
export const configsOf = (game: AnyGame): Plan['configs'] =>
  (VARIANTS[game.id] ?? [{}]).map(options => sure(game.configure({ ...optionsOf(game.id), ...options })));
