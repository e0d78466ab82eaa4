import { type HintWords, sayMotive } from '@tabard/core';
import type { Motive } from '../../mind/hints.ts';
import { fr as words } from '../fr.ts';

const { colours } = words;

const SENTENCES: HintWords<Motive> = {
  'wins-round': () => 'La dernière carte part, et la quête est réussie.',
  calls: () => 'Dit les deux mots\u00a0: la dernière carte pourra partir au prochain tour.',
  'one-left': () => 'Ne vous laisse qu’une carte, et c’est une Normale.',
  'keeps-25': () => 'Garde un 25 contre la prochaine chaîne.',
  'keeps-normal': () => 'Garde une Normale pour la fin\u00a0: elle seule peut être la dernière carte.',
  'nothing-fits': () => 'Rien ne convient dans votre main.',
  'all-draw': () => 'Tous les autres piochent une carte.',
  'moves-again': () => 'Vous rejouez aussitôt.',
  'turns-round': () => 'Inverse le sens du jeu.',
  'sheds-more': () => 'Débarrasse de plus d’une carte.',
  buys: () => 'Trois cartes partent d’un coup, et un parchemin arrive.',
  'new-scroll': () => 'Vous donne un nouveau parchemin et prend ceux des autres.',
  scouts: () => 'Vous montre ce que quelqu’un a en main.',
  'may-take': () => 'Permet de reprendre une carte utile dans la défausse.',
  'takes-normal': () => 'Vous apporte une Normale pour la fin.',
  'takes-25': () => 'Vous apporte un 25 contre une chaîne.',
  'takes-nothing': () => 'Une carte de plus serait une carte de trop.',
  'begins-chain': ({ sum, seat }, name) => `Commence une chaîne\u00a0: ${name(seat)} ajoute un 25 ou pioche ${sum}.`,
  'hands-chain-on': ({ sum, seat }, name) => `Passe la chaîne\u00a0: à ${name(seat)} d’affronter ${sum} cartes.`,
  'dodges-chain': ({ sum, seat }, name) => `Laisse la chaîne de ${sum} cartes à ${name(seat)}.`,
  stops: ({ seat }, name) => `Freine ${name(seat)}, à qui il ne reste presque plus de cartes.`,
  'makes-draw': ({ seat, count }, name) => `${name(seat)} pioche ${count} cartes.`,
  'somebody-draws': ({ count }) => `Une personne de votre choix pioche ${count} cartes.`,
  skips: ({ seat }, name) => `${name(seat)} passe son tour.`,
  'scouts-hand': ({ seat }, name) => `Vous montre la main de ${name(seat)}.`,
  'takes-scroll-away': ({ seat }, name) => `Retire un parchemin à ${name(seat)}.`,
  'trades-scroll': ({ seat }, name) => `Vous apporte un parchemin de ${name(seat)}.`,
  gains: ({ count }) => (count === 1 ? 'Vous apporte un parchemin.' : `Vous apporte ${count} parchemins.`),
  'own-colour': ({ colour, count }) => `Vous pourrez continuer\u00a0: ${count} autres de vos cartes sont de couleur ${colours[colour]}.`,
  sheds: ({ points }) => (points === 1 ? 'Débarrasse d’un point.' : `Débarrasse de ${points} points.`),
};

export const fr = sayMotive(SENTENCES);
