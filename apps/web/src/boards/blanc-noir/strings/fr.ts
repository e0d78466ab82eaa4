import { terms as t } from '@tabard/blanc-noir/text/terms/fr';
import { deFrench, listing, plural } from '@tabard/core';
import type { Strings } from '../strings.ts';

const forms = plural('fr');
const many = (count: number, one: string, other: string): string => `${count} ${forms(count, one, other)}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const fr: Strings = {
  row: listing('fr', 'commas'),
  aside: remark => ` (${remark})`,
  table: 'Table',
  players: 'Joueurs',
  piles: 'Centre de la table',
  yourTurn: 'À vous de jouer',
  over: 'La partie est terminée.',

  draw: count => (count > 1 ? `Piocher ${count}` : 'Piocher'),
  drawPile: count => `${capital(t.drawPile)}, ${many(count, 'carte', 'cartes')}`,
  discardPile: (top, count) => `${capital(t.discardPile)}, ${many(count, 'carte', 'cartes')}, au-dessus\u00a0: ${top}`,
  scrollPile: count => `${capital(t.scrollPile)}, ${many(count, t.scroll.one, t.scroll.other)}`,
  pileSize: count => many(count, 'carte', 'cartes'),
  scrolls: capital(t.scroll.other),
  anyFits: 'Toute carte convient',
  inForce: colour => `Couleur demandée\u00a0: ${colour}`,
  clockwise: 'On joue dans le sens des aiguilles d’une montre.',
  counterclockwise: 'On joue dans le sens inverse des aiguilles d’une montre.',
  chainYou: sum => `Vous piochez ${many(sum, 'carte', 'cartes')}, sauf si vous ajoutez un 25.`,
  chainYouMust: 'Vous devez ajouter un 25.',
  chainOther: (name, sum) => `${name} pioche ${many(sum, 'carte', 'cartes')}, sauf si un 25 s’ajoute.`,
  buy: `Acheter un ${t.scroll.one}`,

  yourHand: count => `Votre main, ${many(count, 'carte', 'cartes')}`,
  yourScrolls: `Vos ${t.scroll.other}`,
  playable: 'peut être choisie',
  resting: 'pas maintenant',
  picked: 'choisie',
  cards: count => many(count, 'carte', 'cartes'),
  points: count => many(count, 'point', 'points'),
  pointsShort: count => `${count} pt`,
  quests: count => many(count, t.quest, `${t.quest}s`),
  faceDown: count => many(count, `${t.scroll.one} caché`, `${t.scroll.other} cachés`),
  faceDownScroll: `${t.scroll.one} caché`,
  used: 'utilisé',
  scrollOf: (name, place, scroll) => `${name}, ${t.scroll.one} ${place}\u00a0: ${scroll}`,
  called: 'a annoncé Blanc Noir',
  bot: 'robot',
  standIn: 'un robot joue à sa place',
  toMove: 'doit jouer',

  seal: 'Blanc Noir\u202f!',
  endTurn: 'Finir le tour',
  endTurnHint: 'Votre tour finit quand vous défaussez ou piochez.',

  whichColour: card => `${card}\u00a0: quelle couleur\u202f?`,
  whichStart: 'Quelle couleur sera demandée\u202f?',
  whichReturns: `Quel ${t.scroll.one} retourne dans la pile\u202f?`,
  whichSet: `Trois cartes du même nombre pour un ${t.scroll.one}.`,
  lookThrough: `La ${t.discardPile}`,
  back: 'Retour',
  close: 'Fermer',

  info: 'Quel est son effet\u202f?',
  rule: clause => `Règle ${clause}`,
  playedBy: name => `par ${name}`,
  playedByYou: 'par vous',
  turnedUp: 'retournée',

  roundTo: (round, goal) => `Manche ${round} · jusqu’à ${goal}, le plus petit total gagne`,
  oneRound: 'Une seule manche, le plus petit total gagne',
  edition: label => `Édition\u00a0: ${label.toLowerCase()}`,
  leads: 'en tête',
  resigned: 'a abandonné',
  tapAnything: 'Touchez quelque chose pour savoir à quoi cela sert.',
  secondScroll: `Maintenant, le ${t.scroll.one} avec lequel l’échanger.`,
  swapThese: 'Échanger ces deux-là\u202f?',
  doneOf: (done, gone, total) => (total === 0 ? done : `${done} (${gone}\u00a0sur\u00a0${total})`),
  sortByNumber: 'Trier par nombre (1–9)',
  sortByColour: 'Trier par couleur',
  drawPileName: capital(t.drawPile),
  pointsName: 'Points',
  aboutDrawPile: `On pioche ici\u00a0: une carte, ou toutes celles d’une ${t.chain}. Piocher termine votre tour.`,
  aboutScrollPile: `Trois cartes du même nombre achètent le premier ${t.scroll.one}, avant de défausser ou de piocher. Seul son propriétaire connaît un ${t.scroll.one} face cachée.`,
  aboutPoints: goal =>
    goal === 'round'
      ? 'Les cartes qui vous restent à la fin font vos points. Le plus petit total gagne.'
      : `Les cartes qui vous restent après chaque manche s’ajoutent à vos points. Dès que quelqu’un dépasse ${goal}, le plus petit total gagne.`,

  handOf: name => `La main ${deFrench(name)}`,
  handThen: 'Telle qu’elle était quand on l’a montrée. La partie continue.',
  roundOver: round => `La manche ${round} est terminée`,
  stalemate: 'Personne ne pouvait continuer\u00a0: chacun compte ses cartes.',
  questOf: name => `${name} n’a plus de cartes et réussit la ${t.quest}.`,
  questYours: `Plus de cartes\u00a0: vous avez réussi la ${t.quest}\u202f!`,
  left: 'Cartes restantes',
  noCards: 'aucune',
  thisRound: 'Manche',
  total: 'Total',
  halved: (name, total) => `${name} tombe juste sur l’${t.goal}\u00a0: son total est réduit de moitié, à ${total}.`,
  nextRound: round => `Vers la manche ${round}`,
  gameOver: 'La partie est terminée',
};
