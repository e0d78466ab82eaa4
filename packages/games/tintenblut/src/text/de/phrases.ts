import type { Advantage, Colour, Location, Place, Reward, Tile, VillainName, Ware } from '../../engine/data.ts';
import type { VillainCard } from '../../engine/kinds.ts';
import { counted, listed, villainOf } from '../lexicon.ts';

export const places: Readonly<Record<Place, string>> = {
  ombra: 'Ombra',
  fortress: 'Capricorns Festung',
  'night-castle': 'Nachtburg',
  camp: 'Das geheime Lager',
  'minstrels-inn': 'Gasthaus der Spielleute',
  infirmary: 'Siechenhaus',
  'border-inn': 'Gasthaus an der Grenze',
  mill: 'Mäusemühle',
  farm: 'Roxanes Hof',
};
export const inkworld = 'Die Tintenwelt';
export const location = (id: Location): string => (id === 'inkworld' ? inkworld : places[id]);

/** With their articles, as subject and object alike. */
export const the: Readonly<Record<Place, string>> = {
  ombra: 'Ombra',
  fortress: 'Capricorns Festung',
  'night-castle': 'die Nachtburg',
  camp: 'das geheime Lager',
  'minstrels-inn': 'das Gasthaus der Spielleute',
  infirmary: 'das Siechenhaus',
  'border-inn': 'das Gasthaus an der Grenze',
  mill: 'die Mäusemühle',
  farm: 'Roxanes Hof',
};
export const to: Readonly<Record<Place, string>> = {
  ombra: 'nach Ombra',
  fortress: 'zu Capricorns Festung',
  'night-castle': 'zur Nachtburg',
  camp: 'ins geheime Lager',
  'minstrels-inn': 'zum Gasthaus der Spielleute',
  infirmary: 'zum Siechenhaus',
  'border-inn': 'zum Gasthaus an der Grenze',
  mill: 'zur Mäusemühle',
  farm: 'zu Roxanes Hof',
};
export const at: Readonly<Record<Place, string>> = {
  ombra: 'in Ombra',
  fortress: 'in Capricorns Festung',
  'night-castle': 'in der Nachtburg',
  camp: 'im geheimen Lager',
  'minstrels-inn': 'im Gasthaus der Spielleute',
  infirmary: 'im Siechenhaus',
  'border-inn': 'im Gasthaus an der Grenze',
  mill: 'in der Mäusemühle',
  farm: 'auf Roxanes Hof',
};
export const from: Readonly<Record<Place, string>> = {
  ombra: 'von Ombra',
  fortress: 'von Capricorns Festung',
  'night-castle': 'von der Nachtburg',
  camp: 'vom geheimen Lager',
  'minstrels-inn': 'vom Gasthaus der Spielleute',
  infirmary: 'vom Siechenhaus',
  'border-inn': 'vom Gasthaus an der Grenze',
  mill: 'von der Mäusemühle',
  farm: 'von Roxanes Hof',
};

export const tiles: Readonly<Record<Tile, string>> = { courage: 'Mut', strength: 'Stärke', wit: 'Klugheit', honour: 'Ehre' };

export const advantages: Readonly<Record<Advantage, string>> = {
  meggie: 'Meggie',
  mo: 'Mo',
  resa: 'Resa',
  'black-prince': 'Der Schwarze Prinz',
  nettle: 'Die Nessel',
  'barn-owl': 'Schleierkauz',
  'fat-prince': 'Der Speckfürst',
  fenoglio: 'Fenoglio',
  farid: 'Farid',
  roxane: 'Roxane',
};
/** In a sentence, as its subject and as its object. */
export const card: Readonly<Record<Advantage, string>> = {
  ...advantages,
  'black-prince': 'der Schwarze Prinz',
  nettle: 'die Nessel',
  'barn-owl': 'der Schleierkauz',
  'fat-prince': 'der Speckfürst',
};
export const cardObject: Readonly<Record<Advantage, string>> = {
  ...card,
  'black-prince': 'den Schwarzen Prinzen',
  'barn-owl': 'den Schleierkauz',
  'fat-prince': 'den Speckfürsten',
};

export const villains: Readonly<Record<VillainName, string>> = {
  adderhead: 'Der Natternkopf',
  slasher: 'Schlitzer',
  sootbird: 'Rußvogel',
  basta: 'Basta',
  piper: 'Der Pfeifer',
  mortola: 'Mortola',
  firefox: 'Der Brandfuchs',
  miller: 'Der Müller',
  innkeeper: 'Der Wirt',
  'fire-raisers': 'Die Brandstifter',
  'men-at-arms': 'Die Gepanzerten',
};
/** As the object of a sentence. */
export const villain: Readonly<Record<VillainName, string>> = {
  adderhead: 'den Natternkopf',
  slasher: 'den Schlitzer',
  sootbird: 'den Rußvogel',
  basta: 'Basta',
  piper: 'den Pfeifer',
  mortola: 'Mortola',
  firefox: 'den Brandfuchs',
  miller: 'den Müller',
  innkeeper: 'den Wirt',
  'fire-raisers': 'die Brandstifter',
  'men-at-arms': 'die Gepanzerten',
};
/** As the subject. */
export const villainCards = (cards: readonly VillainCard[]): string => und(cards.map(one => subject(villains[villainOf(one)])));
const subject = (name: string): string => name.replace(/^(Der|Die) /, article => article.toLowerCase());

export const colours: Readonly<Record<Colour, string>> = { red: 'rot', blue: 'blau', green: 'grün' };
export const lines = { alone: 'allein', company: 'in Gesellschaft' };

export const und = (items: readonly string[]): string => listed(items, ', ', ' und ');
export const oder = (items: readonly string[]): string => listed(items, ', ', ' oder ');
export const quoted = (text: string): string => `„${text}“`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const provisions = (count: number): string => `${count} Proviant`;
const cards = (count: number): string => (count === 1 ? '1 Vorteilskarte' : `${count} Vorteilskarten`);
export const fields = (count: number): string => (count === 1 ? '1 Feld' : `${count} Felder`);
export const named = (set: readonly Tile[]): string => und(set.map(one => tiles[one]));

export function amount(reward: Reward, count: number): string {
  if (reward === 'provision') return provisions(count);
  return reward === 'advantage' ? cards(count) : `${count} ${tiles[reward]}`;
}
export const wares = (some: readonly Ware[]): string => und(counted(some).map(([ware, count]) => amount(ware, count)));
/** «Ehre», «Proviant», «die Vorteilskarte», as the object of a sentence. */
export const rewardName = (reward: Reward): string =>
  reward === 'provision' ? 'den Proviant' : reward === 'advantage' ? 'die Vorteilskarte' : tiles[reward];

/** «das rote Tor auf 11», as subject and object alike. */
export const gate = (colour: Colour, field: number): string => `das ${colours[colour]}e Tor auf ${field}`;
