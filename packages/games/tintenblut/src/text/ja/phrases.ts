import { listing } from '@tabard/core';
import type { Advantage, Colour, Location, Reward, Tile, VillainName, Ware } from '../../engine/data.ts';
import type { VillainCard } from '../../engine/kinds.ts';
import { byPlace, counted, villainOf } from '../lexicon.ts';
import { terms as t } from '../terms/ja.ts';

export const { places, inkworld, tiles, advantages, villains, colours, lines } = t;

export const location = (id: Location): string => (id === 'inkworld' ? inkworld : places[id]);
export const to = byPlace(place => `${places[place]}へ`);
export const at = byPlace(place => `${places[place]}で`);
export const from = byPlace(place => `${places[place]}から`);

export const card = (id: Advantage): string => quoted(advantages[id]);

export const villain = (id: VillainName): string => quoted(villains[id]);
export const villainCards = (cards: readonly VillainCard[]): string => cards.map(one => villain(villainOf(one))).join('');

export const and = (items: readonly string[]): string => items.join('と');
export const or = (items: readonly string[]): string => items.join('か');
/** Names in a row. */
export const row = listing('ja', 'commas');
export const quoted = (text: string): string => `「${text}」`;
export const provisions = (count: number): string => `${t.provision.one}${count}個`;
export const fields = (count: number): string => `${count}${t.space.one}`;
export const named = (set: readonly Tile[]): string => set.map(one => tiles[one]).join('・');

export function amount(reward: Reward, count: number): string {
  if (reward === 'provision') return provisions(count);
  return reward === 'advantage' ? `${t.advantageCard.one}${count}枚` : `${tiles[reward]}${count}枚`;
}
export const wares = (some: readonly Ware[]): string => and(counted(some).map(([ware, count]) => amount(ware, count)));
export const rewardName = (reward: Reward): string =>
  reward === 'provision' ? t.provision.one : reward === 'advantage' ? t.advantageCard.one : tiles[reward];

export const gate = (colour: Colour, field: number): string => `${field}${t.space.one}目の${colours[colour]}の${t.gate.one}`;
