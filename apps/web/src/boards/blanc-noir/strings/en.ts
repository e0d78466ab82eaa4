import { terms as t } from '@tabard/blanc-noir/text/terms/en';
import { listing, plural } from '@tabard/core';
import type { Strings } from '../strings.ts';

const forms = plural('en');
const many = (count: number, one: string, other: string): string => `${count} ${forms(count, one, other)}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const en: Strings = {
  row: listing('en', 'commas'),
  aside: remark => ` (${remark})`,
  table: 'Table',
  players: 'Players',
  piles: 'Middle of the table',
  yourTurn: 'Your turn',
  over: 'The game is over.',

  draw: count => (count > 1 ? `Draw ${count}` : 'Draw'),
  drawPile: count => `${capital(t.drawPile)}, ${many(count, 'card', 'cards')}`,
  discardPile: (top, count) => `${capital(t.discardPile)}, ${many(count, 'card', 'cards')}, ${top} on top`,
  scrollPile: count => `${capital(t.scrollPile)}, ${many(count, t.scroll.one, t.scroll.other)}`,
  pileSize: count => many(count, 'card', 'cards'),
  scrolls: capital(t.scroll.other),
  anyFits: 'Any card fits',
  inForce: colour => `Colour to match: ${colour}`,
  clockwise: 'Play goes clockwise.',
  counterclockwise: 'Play goes anticlockwise.',
  chainYou: sum => `You draw ${sum} unless you add a 25.`,
  chainYouMust: 'You must add a 25.',
  chainOther: (name, sum) => `${name} draws ${sum} unless a 25 is added.`,
  buy: `Buy a ${t.scroll.one}`,

  yourHand: count => `Your hand, ${many(count, 'card', 'cards')}`,
  yourScrolls: `Your ${t.scroll.other}`,
  playable: 'playable',
  resting: 'not now',
  picked: 'picked',
  cards: count => many(count, 'card', 'cards'),
  points: count => many(count, 'point', 'points'),
  pointsShort: count => `${count} pt`,
  quests: count => many(count, t.quest, `${t.quest}s`),
  faceDown: count => many(count, `face-down ${t.scroll.one}`, `face-down ${t.scroll.other}`),
  faceDownScroll: `face-down ${t.scroll.one}`,
  used: 'used',
  scrollOf: (name, place, scroll) => `${name}, ${t.scroll.one} ${place}: ${scroll}`,
  called: 'has called Blanc Noir',
  bot: 'bot',
  standIn: 'a bot stands in',
  toMove: 'to move',

  seal: 'Blanc Noir!',
  endTurn: 'End turn',
  endTurnHint: 'Your turn ends when you discard or draw.',

  whichColour: card => `${card}: which colour?`,
  whichStart: 'Which colour should it be?',
  whichReturns: `Which ${t.scroll.one} goes back into the pile?`,
  whichSet: `Three cards of one number for a ${t.scroll.one}.`,
  lookThrough: `The ${t.discardPile}`,
  back: 'Back',
  close: 'Close',

  info: 'What does it do?',
  rule: clause => `Rule ${clause}`,
  playedBy: name => `by ${name}`,
  playedByYou: 'by you',
  turnedUp: 'turned up',

  roundTo: (round, goal) => `Round ${round} · to ${goal}, fewest points win`,
  oneRound: 'A single round, fewest points win',
  edition: label => `${label} edition`,
  leads: 'in the lead',
  resigned: 'has resigned',
  tapAnything: 'Tap anything to learn what it does.',
  secondScroll: `Now the ${t.scroll.one} it swaps places with.`,
  swapThese: 'Shall these two swap places?',
  doneOf: (done, gone, total) => (total === 0 ? done : `${done} (${gone}\u00a0of\u00a0${total})`),
  sortByNumber: 'Sort by number (1–9)',
  sortByColour: 'Sort by colour',
  drawPileName: capital(t.drawPile),
  pointsName: 'Points',
  aboutDrawPile: `A tap here draws: one card, or all of a ${t.chain}. Drawing ends your turn.`,
  aboutScrollPile: `Three cards of one number buy the top ${t.scroll.one}, before you discard or draw. Face-down ${t.scroll.other} are known only to their owner.`,
  aboutPoints: goal =>
    goal === 'round'
      ? 'The cards left in your hand at the end are your points. Whoever has fewest wins.'
      : `The cards left in your hand after each round are added to your points. Once somebody has more than ${goal}, whoever has fewest wins.`,

  handOf: name => `${name}’s hand`,
  handThen: 'As it was when it was shown. The game goes on.',
  roundOver: round => `Round ${round} is over`,
  stalemate: 'Nobody could go on: everyone counts their cards.',
  questOf: name => `${name} has no cards left and has achieved the ${t.quest}.`,
  questYours: `No cards left: you have achieved the ${t.quest}!`,
  left: 'Cards left',
  noCards: 'none',
  thisRound: 'Round',
  total: 'Total',
  halved: (name, total) => `${name} reached the ${t.goal} exactly: the total is halved to ${total}.`,
  nextRound: round => `On to round ${round}`,
  gameOver: 'The game is over',
};
