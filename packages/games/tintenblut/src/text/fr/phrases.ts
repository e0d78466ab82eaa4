import { listing, plural } from '@tabard/core';
import type { Advantage, Colour, Location, Place, Reward, Tile, VillainName, Ware } from '../../engine/data.ts';
import type { VillainCard } from '../../engine/kinds.ts';
import { byPlace, counted, villainOf } from '../lexicon.ts';
import { terms as t } from '../terms/fr.ts';

export const { places, inkworld, tiles, advantages, villains, colours, lines } = t;

export const location = (id: Location): string => (id === 'inkworld' ? inkworld : places[id]);

/** Ombra stands alone; the others are masculine, feminine, or begin with a vowel. */
const ARTICLES: Readonly<Record<Place, '' | 'le ' | 'la ' | 'l’'>> = {
  ombra: '',
  fortress: 'la ',
  'night-castle': 'le ',
  camp: 'le ',
  'minstrels-inn': 'l’',
  infirmary: 'l’',
  'border-inn': 'l’',
  mill: 'le ',
  farm: 'la ',
};
const AT = { '': 'à ', 'le ': 'au ', 'la ': 'à la ', 'l’': 'à l’' } as const;
const FROM = { '': 'd’', 'le ': 'du ', 'la ': 'de la ', 'l’': 'de l’' } as const;
export const the = byPlace(place => ARTICLES[place] + places[place]);
/** French says where to and where alike. */
export const at = byPlace(place => AT[ARTICLES[place]] + places[place]);
export const from = byPlace(place => FROM[ARTICLES[place]] + places[place]);

const OF_TILE: Readonly<Record<Tile, string>> = {
  courage: 'de courage',
  strength: 'de force',
  wit: 'de ruse',
  honour: 'd’honneur',
};

/** In the middle of a sentence the article is small. */
const inside = (name: string): string => name.replace(/^(Les? |L’)/, article => article.toLowerCase());
export const card = (id: Advantage): string => inside(advantages[id]);
export const villain = (id: VillainName): string => inside(villains[id]);
export const villainCards = (cards: readonly VillainCard[]): string => et(cards.map(one => villain(villainOf(one))));

export const feminine: Readonly<Record<Colour, string>> = { red: 'rouge', blue: 'bleue', green: 'verte' };

export const et = listing('fr');
export const ou = listing('fr', 'or');
export const row = listing('fr', 'commas');
export const forms = plural('fr');
export const quoted = (text: string): string => `«\u00a0${text}\u00a0»`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const many = (count: number, { one, other }: { readonly one: string; readonly other: string }): string =>
  `${count} ${forms(count, one, other)}`;
export const provisions = (count: number): string => many(count, t.provision);
export const fields = (count: number): string => many(count, t.space);
export const tilesOf = (count: number): string => many(count, t.tile);
export const named = (set: readonly Tile[]): string => et(set.map(one => tiles[one]));

export function amount(reward: Reward, count: number): string {
  if (reward === 'provision') return provisions(count);
  return reward === 'advantage' ? many(count, t.advantageCard) : `${tilesOf(count)} ${OF_TILE[reward]}`;
}
export const wares = (some: readonly Ware[]): string => et(counted(some).map(([ware, count]) => amount(ware, count)));
/** «les jetons d’honneur». */
export const rewardName = (reward: Reward): string =>
  reward === 'provision'
    ? `les ${t.provision.other}`
    : reward === 'advantage'
      ? `la ${t.advantageCard.one}`
      : `les ${t.tile.other} ${OF_TILE[reward]}`;
/** «de jeton d’honneur», after a negation. */
export const none = (reward: Reward): string =>
  reward === 'provision'
    ? `de ${t.provision.one}`
    : reward === 'advantage'
      ? `de ${t.advantageCard.one}`
      : `de ${t.tile.one} ${OF_TILE[reward]}`;

export const gate = (colour: Colour, field: number): string => `la ${t.gate.one} ${feminine[colour]} en ${field}`;
