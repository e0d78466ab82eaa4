import { TILES, type Tile, type Ware } from './game.ts';
import { spellSet, spellTrade } from './tappable.ts';

/** A tap on a kind of tiles while tiles are to be given up: one more of it, or none again; never more than are owed. */
export function withLoss(picked: readonly Ware[], tile: Tile, held: number, owed: number): readonly Ware[] {
  const chosen = picked.filter(one => one === tile).length;
  return chosen >= Math.min(held, owed) ? picked.filter(one => one !== tile) : [...picked, tile].slice(-owed);
}

/** A tap on a kind of tiles: into a set, a second one for an exchange, or out again. */
export function withTile(picked: readonly Ware[], tile: Tile, held: number, pairs: boolean): readonly Ware[] {
  const chosen = picked.filter(one => one === tile).length;
  if (chosen === 0) return picked.includes('provision') || picked.length > new Set(picked).size ? [tile] : [...picked, tile];
  if (chosen === 1 && picked.length === 1 && held > 1 && pairs) return [tile, tile];
  return picked.filter(one => one !== tile);
}

/** Whether two tiles of a kind could be exchanged now. */
export const canPair = (trades: ReadonlySet<string>): boolean => TILES.some(tile => trades.has(`trade ${tile} ${tile}`));

/** What the picked things could become: a set, an exchange. Where neither is allowed, the one that was meant, so that the rules can say why not. */
export function proposals(picked: readonly Ware[], wanted: Tile | undefined, legal: (move: string) => boolean): string[] {
  if (picked.length === 0) return [];
  const set = picked.includes('provision') ? undefined : spellSet(picked as readonly Tile[]);
  const trade = spellTrade(picked, wanted ?? (picked[0] === 'provision' ? anyWanted(legal) : undefined));
  const offered = [set, trade].filter(move => move !== undefined);
  const allowed = offered.filter(legal);
  // One tile alone may still become a set.
  return allowed.length > 0 ? allowed : picked.length === 1 && picked[0] !== 'provision' ? [] : offered.slice(0, 1);
}

/** Nothing is named yet: undefined while something could be, else whatever shows why not. */
const anyWanted = (legal: (move: string) => boolean): Tile | undefined =>
  TILES.some(tile => legal(`trade provision ${tile}`)) ? undefined : TILES[0];
