import { deFrench, type HintWords, plural, sayMotive } from '@tabard/core';
import type { Motive } from '../../mind/hints.ts';
import { terms as t } from '../terms/fr.ts';

const forms = plural('fr');
const cards = (count: number): string => `${count} ${forms(count, 'carte', 'cartes')}`;

const SENTENCES: HintWords<Motive> = {
  'wins-round': () => `Votre dernière carte part, et la ${t.quest} est réussie.`,
  calls: () => 'Vous dites les deux mots à temps et échappez à la pénalité.',
  'one-left': () => `Il ne vous reste qu’une carte, et c’est une ${t.normal.one}.`,
  'keeps-25': () => `Vous gardez un 25 contre la prochaine ${t.chain}.`,
  'keeps-normal': () => `Vous gardez une ${t.normal.one} pour la fin\u00a0: il en faut une comme dernière carte.`,
  'nothing-fits': () => 'Rien ne convient dans votre main.',
  'all-draw': () => 'Tous les autres piochent une carte.',
  'moves-again': () => 'Vous rejouez aussitôt.',
  'turns-round': () => 'On joue ensuite dans l’autre sens.',
  'sheds-more': () => 'Vous vous débarrassez de plus d’une carte.',
  buys: () => `Vous vous débarrassez de trois cartes d’un coup et gagnez un ${t.scroll.one}.`,
  'new-scroll': () => `Vous recevez un nouveau ${t.scroll.one}, et personne d’autre n’en garde plus d’un.`,
  scouts: () => 'Vous découvrez ce que quelqu’un a en main.',
  'may-take': () => `Vous pouvez ensuite prendre une carte dans la ${t.discardPile}.`,
  'takes-normal': () => `Vous avez alors une ${t.normal.one} pour la fin.`,
  'takes-25': () => `Vous avez alors un 25 contre une ${t.chain}.`,
  'takes-nothing': () => 'Une carte de plus serait une carte de trop.',
  'begins-chain': ({ sum, seat }, name) => `Vous lancez une ${t.chain}\u00a0: ${name(seat)} ajoute un 25 ou pioche ${cards(sum)}.`,
  'hands-chain-on': ({ sum, seat }, name) => `Vous renvoyez l’${t.chain}\u00a0: ${cards(sum)} menacent maintenant ${name(seat)}.`,
  'dodges-chain': ({ sum, seat }, name) => `Vous laissez à ${name(seat)} l’${t.chain} de ${cards(sum)}.`,
  stops: ({ seat }, name) => `Vous freinez ${name(seat)}, à qui il ne reste presque plus de cartes.`,
  'makes-draw': ({ seat, count }, name) => `${name(seat)} pioche ${cards(count)}.`,
  'somebody-draws': ({ count }) => `Une personne de votre choix pioche ${cards(count)}.`,
  skips: ({ seat }, name) => `${name(seat)} passe son tour.`,
  'scouts-hand': ({ seat }, name) => `Vous découvrez la main ${deFrench(name(seat))}.`,
  'takes-scroll-away': ({ seat }, name) => `${name(seat)} perd un ${t.scroll.one}.`,
  'trades-scroll': ({ seat }, name) => `Vous obtenez un ${t.scroll.one} ${deFrench(name(seat))}.`,
  gains: ({ count }) => `Vous gagnez ${forms(count, `un ${t.scroll.one}`, `${count} ${t.scroll.other}`)}.`,
  'own-colour': ({ colour, count }) =>
    `Vous pourrez continuer\u00a0: ${forms(count, 'une autre de vos cartes est', `${count} autres de vos cartes sont`)} de couleur ${t.colours[colour]}.`,
  sheds: ({ points }) => `Vous vous débarrassez ${forms(points, 'd’un point', `de ${points} points`)}.`,
};

export const fr = sayMotive(SENTENCES);
