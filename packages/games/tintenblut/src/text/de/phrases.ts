import { listing, plural } from '@tabard/core';
import type { Advantage, Colour, Location, Place, Reward, Tile, VillainName, Ware } from '../../engine/data.ts';
import type { VillainCard } from '../../engine/kinds.ts';
import { counted, villainOf } from '../lexicon.ts';
import { terms as t } from '../terms/de.ts';

export const { places, inkworld, tiles, advantages, villains, colours, lines } = t;

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
export const villainCards = (cards: readonly VillainCard[]): string => und(cards.map(one => subject(villainOf(one))));
const BARE: readonly VillainName[] = ['slasher', 'sootbird'];
const subject = (id: VillainName): string =>
  BARE.includes(id) ? `der ${villains[id]}` : villains[id].replace(/^(Der|Die) /, article => article.toLowerCase());

export const und = listing('de');
export const oder = listing('de', 'or');
export const row = listing('de', 'commas');
export const forms = plural('de');
export const quoted = (text: string): string => `„${text}“`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const many = (count: number, { one, other }: { readonly one: string; readonly other: string }): string =>
  `${count} ${forms(count, one, other)}`;
export const provisions = (count: number): string => many(count, t.provision);
export const fields = (count: number): string => many(count, t.space);
export const named = (set: readonly Tile[]): string => und(set.map(one => tiles[one]));

export function amount(reward: Reward, count: number): string {
  if (reward === 'provision') return provisions(count);
  return reward === 'advantage' ? many(count, t.advantageCard) : `${count} ${tiles[reward]}`;
}
export const wares = (some: readonly Ware[]): string => und(counted(some).map(([ware, count]) => amount(ware, count)));
/** «Ehre», «Proviant», «die Vorteilskarte», as the object of a sentence. */
export const rewardName = (reward: Reward): string =>
  reward === 'provision' ? `den ${t.provision.one}` : reward === 'advantage' ? `die ${t.advantageCard.one}` : tiles[reward];

/** «das rote Sonderfeld 11», as subject and object alike. */
export const gate = (colour: Colour, field: number): string => `das ${colours[colour]}e ${t.gate.one} ${field}`;
