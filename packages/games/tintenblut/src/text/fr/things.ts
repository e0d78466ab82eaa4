import type { Advantage } from '../../engine/data.ts';
import { type Lexicon, VALUES } from '../lexicon.ts';
import { advantages, at, capital, et, feminine, fields, location, ou, places, provisions, the, tiles, villains } from './phrases.ts';

const family = `Ne fait rien en chemin, mais apporte ${fields(VALUES.family)} à la fin.`;
const unused = `Gardée, la carte apporte ${fields(VALUES.unused)} à la fin.`;
const abouts: Readonly<Record<Advantage, string>> = {
  meggie: family,
  mo: family,
  resa: family,
  'black-prince': `Avant de partir\u00a0: ce voyage ne coûte aucune ration. ${unused}`,
  nettle: `Prenez ${provisions(VALUES.nettle)}, ou ce qu’il en reste. ${unused}`,
  'barn-owl': `Prenez ${provisions(VALUES.owl)}, s’il en reste, et 1 jeton de votre choix. ${unused}`,
  'fat-prince': `Troquez une fois ce tour-ci, partout à deux contre un, dans un château à un contre un. ${unused}`,
  fenoglio: `Avant la récompense\u00a0: choisissez laquelle des deux lignes vaut. ${unused}`,
  farid: `Avant la récompense\u00a0: placez Doigt de Poussière gratuitement dans tout autre lieu. ${unused}`,
  roxane: `Défaussez une des cartes Méchant devant vous. ${unused}`,
};

export const things: Lexicon['things'] = {
  place: ({ place, colour, alone, company }) => ({
    title: places[place],
    text: `${colour === 'red' ? 'Un château\u00a0: il ouvre les portes rouges, et l’on peut y troquer.' : `Ce lieu ouvre les portes ${feminine[colour]}s.`} En solitaire\u00a0: ${alone}. En compagnie\u00a0: ${company}.${place === 'night-castle' ? ' Qui s’y trouve en solitaire tire une carte Méchant.' : ''}`,
  }),
  location: ({ card: id, number }) => ({
    title: location(id),
    text: `Voyagez ${id === 'inkworld' ? 'où vous voulez' : at[id]}. Nombre ${number}\u00a0: à la fin de la manche, qui montre le plus grand tire une carte Méchant.`,
  }),
  tile: ({ tile }) => ({
    title: capital(tiles[tile]),
    text: `Des séries de 2, 3 ou 4 jetons différents apportent ${ou(VALUES.steps.map(String))} cases\u202f; chaque taille une fois par tour.`,
  }),
  provision: () => ({
    title: 'Rations',
    text: 'Le premier lieu d’un voyage est gratuit, chacun des suivants coûte 1. Pour Doigt de Poussière, chaque lieu coûte 1.',
  }),
  advantage: ({ card: id }) => ({ title: advantages[id], text: abouts[id] }),
  villain: ({ villain: id, value, group }) => ({
    title: villains[id],
    text: `Valeur ${value}, groupe ${group}. ${id === 'adderhead' ? 'Quand il est tiré, qui a la plus grande somme de méchants perd la moitié de ses jetons et de ses rations.' : 'La valeur compte quand Tête de Vipère frappe.'}`,
  }),
  gate: ({ colour, field, places: opening }) => ({
    title: `Porte ${feminine[colour]}`,
    text: `Case ${field}. Un marqueur ne passe que si sa figurine est ${ou(opening.map(place => at[place]))}.`,
  }),
  figure: () => ({
    title: 'Figurine',
    text: 'Elle voyage où les cartes Lieu l’envoient. Là où se trouve une autre figurine, c’est la ligne du bas qui vaut.',
  }),
  marker: () => ({
    title: 'Marqueur de victoire',
    text: `Les séries de jetons le font avancer\u202f; le plus avancé gagne. Dès que l’un arrive à ${VALUES.lastGate}, la fin est proche.`,
  }),
  dustfinger: () => ({
    title: 'Doigt de Poussière',
    text: 'Il tient compagnie à tout le monde. Après l’arrivée, vous pouvez l’envoyer ailleurs, à 1 ration par lieu où il entre.',
  }),
  'white-women': () => ({
    title: 'Femmes blanches',
    text: 'Dès la porte verte, elles suivent le marqueur le plus avancé. Qui les a ne prend qu’une des récompenses d’un lieu.',
  }),
  'secret-path': ({ ends }) => ({
    title: 'Sentier secret',
    text: `Il relie ${et(ends.map(place => the[place]))}. Seul Doigt de Poussière l’emprunte.`,
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
