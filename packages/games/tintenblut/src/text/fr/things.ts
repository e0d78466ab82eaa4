import type { Advantage } from '../../engine/data.ts';
import { type Lexicon, VALUES } from '../lexicon.ts';
import { terms as t } from '../terms/fr.ts';
import { advantages, at, capital, et, feminine, fields, location, ou, places, provisions, the, tiles, villains } from './phrases.ts';

const family = `Ne fait rien en chemin, mais apporte ${fields(VALUES.family)} à la fin.`;
const unused = `Gardée, la carte apporte ${fields(VALUES.unused)} à la fin.`;
const abouts: Readonly<Record<Advantage, string>> = {
  meggie: family,
  mo: family,
  resa: family,
  'black-prince': `Avant de partir\u00a0: ce voyage ne coûte aucune ${t.provision.one}. ${unused}`,
  nettle: `Prenez ${provisions(VALUES.nettle)}, ou ce qu’il en reste. ${unused}`,
  'barn-owl': `Prenez ${provisions(VALUES.owl)}, s’il en reste, et 1 ${t.tile.one} de votre choix. ${unused}`,
  'fat-prince': `Troquez une fois ce tour-ci, partout à deux contre un, dans un ${t.castle.one} à un contre un. ${unused}`,
  fenoglio: `Avant la récompense\u00a0: choisissez laquelle des deux lignes compte. ${unused}`,
  farid: `Avant la récompense\u00a0: placez ${t.dustfinger} gratuitement dans tout autre lieu. ${unused}`,
  roxane: `Défaussez une des ${t.villainCard.other} devant vous. ${unused}`,
};

export const things: Lexicon['things'] = {
  place: ({ place, colour, alone, company }) => ({
    title: places[place],
    text: `${colour === 'red' ? `Un ${t.castle.one}\u00a0: il ouvre les ${t.gate.other} rouges, et l’on peut y troquer.` : `Ce lieu ouvre les ${t.gate.other} ${feminine[colour]}s.`} En solitaire\u00a0: ${alone}. En compagnie\u00a0: ${company}.${place === 'night-castle' ? ` Si vous y êtes en solitaire après la récompense, vous tirez une ${t.villainCard.one}.` : ''}`,
  }),
  location: ({ card: id, number }) => ({
    title: location(id),
    text: `Voyagez ${id === 'inkworld' ? 'où vous voulez' : at[id]}. Nombre ${number}\u00a0: à la fin de la manche, la personne qui montre le plus grand tire une ${t.villainCard.one}.`,
  }),
  tile: ({ tile }) => ({
    title: capital(tiles[tile]),
    text: `Des ${t.set.other} de 2, 3 ou 4 ${t.tile.other} différents apportent ${ou(VALUES.steps.map(String))} ${t.space.other}\u202f; chaque taille une fois par tour.`,
  }),
  provision: () => ({
    title: 'Rations',
    text: `Le premier lieu d’un voyage est gratuit, chacun des suivants coûte 1. Pour ${t.dustfinger}, chaque lieu coûte 1.`,
  }),
  advantage: ({ card: id }) => ({ title: advantages[id], text: abouts[id] }),
  villain: ({ villain: id, value, group }) => ({
    title: villains[id],
    text: `Valeur ${value}, groupe ${group}. ${id === 'adderhead' ? `Quand il est tiré, la personne qui a la plus grande somme de ${t.villain.other} perd la moitié de ses ${t.tile.other} et de ses ${t.provision.other}.` : `La valeur compte quand ${t.villains.adderhead} frappe.`}`,
  }),
  gate: ({ colour, field, places: opening }) => ({
    title: `Porte ${feminine[colour]}`,
    text: `Case ${field}. Un ${t.marker} ne passe que si sa ${t.figure} est ${ou(opening.map(place => at[place]))}.`,
  }),
  figure: () => ({
    title: 'Figurine',
    text: `Elle voyage où les ${t.locationCard.other} l’envoient. Là où se trouve une autre ${t.figure}, c’est la ligne du bas qui compte.`,
  }),
  marker: () => ({
    title: 'Marqueur de victoire',
    text: `Les ${t.set.other} de ${t.tile.other} le font avancer\u202f; le plus avancé gagne. Dès que l’un arrive à ${VALUES.lastGate}, la fin est proche.`,
  }),
  dustfinger: () => ({
    title: t.dustfinger,
    text: `Il tient compagnie à tout le monde. Après l’arrivée, vous pouvez l’envoyer ailleurs, à 1 ${t.provision.one} par lieu où il entre.`,
  }),
  'white-women': () => ({
    title: t.whiteWomen,
    text: `Dès la ${t.gate.one} verte, elles suivent le ${t.marker} le plus avancé. La personne qu’elles suivent ne prend qu’une des récompenses d’un lieu.`,
  }),
  'secret-path': ({ ends }) => ({
    title: 'Sentier secret',
    text: `Il relie ${et(ends.map(place => the[place]))}. Seul ${t.dustfinger} l’emprunte.`,
  }),
  'advantage-stack': () => ({
    title: 'Cartes Avantage',
    text: 'Une par tour, à condition de l’avoir eue avant le début du tour.',
  }),
  'villain-stack': ({ top }) => ({
    title: 'Cartes Méchant',
    text: `${top ? `La carte du dessus est du groupe ${top}.` : 'La pile est vide.'} À la fin d’une manche, le plus grand nombre en tire une.`,
  }),
};
