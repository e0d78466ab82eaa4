import { listing, plural } from '@tabard/core';
import type { Advantage, Colour, Location, Place, Reward, Tile, VillainName, Ware } from '../../engine/data.ts';
import type { VillainCard } from '../../engine/kinds.ts';
import { byPlace, counted, villainOf } from '../lexicon.ts';
import { terms as t } from '../terms/en.ts';

export const { places, inkworld, tiles, advantages, villains, colours, lines } = t;

const NAMED: readonly Place[] = ['ombra', 'fortress', 'farm'];
const OUTDOORS: readonly Place[] = ['minstrels-inn', 'border-inn', 'mill', 'farm'];
export const the = byPlace(place => (NAMED.includes(place) ? places[place] : `the ${places[place]}`));
export const to = byPlace(place => `to ${the[place]}`);
export const at = byPlace(place => `${OUTDOORS.includes(place) ? 'at' : 'in'} ${the[place]}`);
export const from = byPlace(place => `from ${the[place]}`);

const TITLED: readonly Advantage[] = ['black-prince', 'barn-owl', 'fat-prince'];
export const card = (id: Advantage): string => (TITLED.includes(id) ? `the ${advantages[id]}` : advantages[id]);

const NICKNAMED: readonly VillainName[] = ['slasher', 'sootbird', 'basta', 'mortola', 'firefox'];
export const villain = (id: VillainName): string => (NICKNAMED.includes(id) ? villains[id] : `the ${villains[id]}`);
export const location = (id: Location): string => (id === 'inkworld' ? inkworld : places[id]);
export const villainCards = (cards: readonly VillainCard[]): string => and(cards.map(one => villain(villainOf(one))));

export const and = listing('en');
export const or = listing('en', 'or');
export const row = listing('en', 'commas');
export const forms = plural('en');
export const quoted = (text: string): string => `“${text}”`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const many = (count: number, { one, other }: { readonly one: string; readonly other: string }): string =>
  `${count} ${forms(count, one, other)}`;
export const provisions = (count: number): string => many(count, t.provision);
export const fields = (count: number): string => many(count, t.space);
export const tilesOf = (count: number): string => many(count, t.tile);
export const named = (tile: readonly Tile[]): string => and(tile.map(one => tiles[one]));

export function amount(reward: Reward, count: number): string {
  if (reward === 'provision') return provisions(count);
  return reward === 'advantage' ? many(count, t.advantageCard) : `${count} ${tiles[reward]}`;
}
export const wares = (some: readonly Ware[]): string => and(counted(some).map(([ware, count]) => amount(ware, count)));
export const kind = (reward: Reward): string =>
  reward === 'provision' ? t.provision.other : reward === 'advantage' ? t.advantageCard.one : tiles[reward];
export const rewardName = (reward: Reward): string => `the ${kind(reward)}`;

export const gate = (colour: Colour, field: number): string => `the ${colours[colour]} ${t.gate.one} on ${field}`;
