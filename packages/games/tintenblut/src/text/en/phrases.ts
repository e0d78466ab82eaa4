import type { Advantage, Colour, Location, Place, Reward, Tile, VillainName, Ware } from '../../engine/data.ts';
import type { VillainCard } from '../../engine/kinds.ts';
import { byPlace, counted, listed, villainOf } from '../lexicon.ts';

export const places: Readonly<Record<Place, string>> = {
  ombra: 'Ombra',
  fortress: 'Capricorn’s Fortress',
  'night-castle': 'Castle of Night',
  camp: 'Secret Camp',
  'minstrels-inn': 'Minstrels’ Inn',
  infirmary: 'Infirmary',
  'border-inn': 'Inn at the Border',
  mill: 'Mouse Mill',
  farm: 'Roxane’s Farm',
};
export const inkworld = 'Inkworld';
const NAMED: readonly Place[] = ['ombra', 'fortress', 'farm'];
const OUTDOORS: readonly Place[] = ['minstrels-inn', 'border-inn', 'mill', 'farm'];
export const the = byPlace(place => (NAMED.includes(place) ? places[place] : `the ${places[place]}`));
export const to = byPlace(place => `to ${the[place]}`);
export const at = byPlace(place => `${OUTDOORS.includes(place) ? 'at' : 'in'} ${the[place]}`);
export const from = byPlace(place => `from ${the[place]}`);

export const tiles: Readonly<Record<Tile, string>> = { courage: 'courage', strength: 'strength', wit: 'wit', honour: 'honour' };

export const advantages: Readonly<Record<Advantage, string>> = {
  meggie: 'Meggie',
  mo: 'Mo',
  resa: 'Resa',
  'black-prince': 'Black Prince',
  nettle: 'Nettle',
  'barn-owl': 'Barn Owl',
  'fat-prince': 'Fat Prince',
  fenoglio: 'Fenoglio',
  farid: 'Farid',
  roxane: 'Roxane',
};
const TITLED: readonly Advantage[] = ['black-prince', 'barn-owl', 'fat-prince'];
export const card = (id: Advantage): string => (TITLED.includes(id) ? `the ${advantages[id]}` : advantages[id]);

export const villains: Readonly<Record<VillainName, string>> = {
  adderhead: 'Adderhead',
  slasher: 'Slasher',
  sootbird: 'Sootbird',
  basta: 'Basta',
  piper: 'Piper',
  mortola: 'Mortola',
  firefox: 'Firefox',
  miller: 'Miller',
  innkeeper: 'Innkeeper',
  'fire-raisers': 'Fire-raisers',
  'men-at-arms': 'Men-at-arms',
};
const NICKNAMED: readonly VillainName[] = ['slasher', 'sootbird', 'basta', 'mortola', 'firefox'];
export const villain = (id: VillainName): string => (NICKNAMED.includes(id) ? villains[id] : `the ${villains[id]}`);
export const location = (id: Location): string => (id === 'inkworld' ? inkworld : places[id]);
export const villainCards = (cards: readonly VillainCard[]): string => and(cards.map(one => villain(villainOf(one))));

export const colours: Readonly<Record<Colour, string>> = { red: 'red', blue: 'blue', green: 'green' };
export const lines = { alone: 'alone', company: 'in company' };

export const and = (items: readonly string[]): string => listed(items, ', ', ' and ');
export const or = (items: readonly string[]): string => listed(items, ', ', ' or ');
export const quoted = (text: string): string => `“${text}”`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const provisions = (count: number): string => (count === 1 ? '1 provision' : `${count} provisions`);
const cards = (count: number): string => (count === 1 ? '1 advantage card' : `${count} advantage cards`);
export const fields = (count: number): string => (count === 1 ? '1 field' : `${count} fields`);
export const tilesOf = (count: number): string => (count === 1 ? '1 tile' : `${count} tiles`);
export const named = (tile: readonly Tile[]): string => and(tile.map(one => tiles[one]));

export function amount(reward: Reward, count: number): string {
  if (reward === 'provision') return provisions(count);
  return reward === 'advantage' ? cards(count) : `${count} ${tiles[reward]}`;
}
export const wares = (some: readonly Ware[]): string => and(counted(some).map(([ware, count]) => amount(ware, count)));
export const kind = (reward: Reward): string =>
  reward === 'provision' ? 'provisions' : reward === 'advantage' ? 'advantage card' : tiles[reward];
export const rewardName = (reward: Reward): string => `the ${kind(reward)}`;

export const gate = (colour: Colour, field: number): string => `the ${colours[colour]} gate on ${field}`;
