import type { Advantage, Colour, Location, Place, Reward, Tile, VillainName, Ware } from '../../engine/data.ts';
import type { VillainCard } from '../../engine/kinds.ts';
import { byPlace, counted, listed, villainOf } from '../lexicon.ts';

export const places: Readonly<Record<Place, string>> = {
  ombra: 'Ombra',
  fortress: 'Forteresse de Capricorne',
  'night-castle': 'Château de la Nuit',
  camp: 'Camp secret',
  'minstrels-inn': 'Auberge des Ménestrels',
  infirmary: 'Hospice',
  'border-inn': 'Auberge de la Frontière',
  mill: 'Moulin aux Souris',
  farm: 'Ferme de Roxane',
};
export const inkworld = 'Monde d’encre';
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

export const tiles: Readonly<Record<Tile, string>> = { courage: 'courage', strength: 'force', wit: 'ruse', honour: 'honneur' };
const OF_TILE: Readonly<Record<Tile, string>> = {
  courage: 'de courage',
  strength: 'de force',
  wit: 'de ruse',
  honour: 'd’honneur',
};

export const advantages: Readonly<Record<Advantage, string>> = {
  meggie: 'Meggie',
  mo: 'Mo',
  resa: 'Resa',
  'black-prince': 'Le Prince Noir',
  nettle: 'L’Ortie',
  'barn-owl': 'L’Effraie',
  'fat-prince': 'Le Prince Pansu',
  fenoglio: 'Fenoglio',
  farid: 'Farid',
  roxane: 'Roxane',
};
export const villains: Readonly<Record<VillainName, string>> = {
  adderhead: 'Tête de Vipère',
  slasher: 'L’Éventreur',
  sootbird: 'Oiseau de Suie',
  basta: 'Basta',
  piper: 'Le Fifre',
  mortola: 'Mortola',
  firefox: 'Renard Ardent',
  miller: 'Le Meunier',
  innkeeper: 'L’Aubergiste',
  'fire-raisers': 'Les Incendiaires',
  'men-at-arms': 'Les Hommes d’armes',
};
/** In the middle of a sentence the article is small. */
const inside = (name: string): string => name.replace(/^(Les? |L’)/, article => article.toLowerCase());
export const card = (id: Advantage): string => inside(advantages[id]);
export const villain = (id: VillainName): string => inside(villains[id]);
export const villainCards = (cards: readonly VillainCard[]): string => et(cards.map(one => villain(villainOf(one))));

export const colours: Readonly<Record<Colour, string>> = { red: 'rouge', blue: 'bleu', green: 'vert' };
export const feminine: Readonly<Record<Colour, string>> = { red: 'rouge', blue: 'bleue', green: 'verte' };
export const lines = { alone: 'en solitaire', company: 'en compagnie' };

export const et = (items: readonly string[]): string => listed(items, ', ', ' et ');
export const ou = (items: readonly string[]): string => listed(items, ', ', ' ou ');
export const quoted = (text: string): string => `«\u00a0${text}\u00a0»`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const provisions = (count: number): string => (count === 1 ? '1 ration' : `${count} rations`);
const cards = (count: number): string => (count === 1 ? '1 carte Avantage' : `${count} cartes Avantage`);
export const fields = (count: number): string => (count === 1 ? '1 case' : `${count} cases`);
export const tilesOf = (count: number): string => (count === 1 ? '1 jeton' : `${count} jetons`);
export const named = (set: readonly Tile[]): string => et(set.map(one => tiles[one]));
/** «de Mira», «d’Ada». */
export const de = (name: string): string => (/^[aàâäeéèêëiîïoôöuùûühyœæ]/i.test(name) ? `d’${name}` : `de ${name}`);

export function amount(reward: Reward, count: number): string {
  if (reward === 'provision') return provisions(count);
  return reward === 'advantage' ? cards(count) : `${tilesOf(count)} ${OF_TILE[reward]}`;
}
export const wares = (some: readonly Ware[]): string => et(counted(some).map(([ware, count]) => amount(ware, count)));
/** «les jetons d’honneur». */
export const rewardName = (reward: Reward): string =>
  reward === 'provision' ? 'les rations' : reward === 'advantage' ? 'la carte Avantage' : `les jetons ${OF_TILE[reward]}`;
/** «de jeton d’honneur», after a negation. */
export const none = (reward: Reward): string =>
  reward === 'provision' ? 'de ration' : reward === 'advantage' ? 'de carte Avantage' : `de jeton ${OF_TILE[reward]}`;

export const gate = (colour: Colour, field: number): string => `la porte ${feminine[colour]} en ${field}`;
