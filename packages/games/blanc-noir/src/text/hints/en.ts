import { type HintWords, plural, sayMotive } from '@tabard/core';
import type { Motive } from '../../mind/hints.ts';
import { terms as t } from '../terms/en.ts';

const forms = plural('en');
const cards = (count: number): string => `${count} ${forms(count, 'card', 'cards')}`;

const SENTENCES: HintWords<Motive> = {
  'wins-round': () => `Your last card goes, and the ${t.quest} is yours.`,
  calls: () => 'You say the two words in time and are spared the penalty.',
  'one-left': () => `You are left with a single card, and a ${t.normal.one} at that.`,
  'keeps-25': () => `You keep a 25 against the next ${t.chain}.`,
  'keeps-normal': () => `You keep a ${t.normal.one} for the end: your last card has to be one.`,
  'nothing-fits': () => 'Nothing in your hand fits.',
  'all-draw': () => 'All the others draw a card.',
  'moves-again': () => 'It is your turn again at once.',
  'turns-round': () => 'Play then goes round the other way.',
  'sheds-more': () => 'You get rid of more than one card.',
  buys: () => `You get rid of three cards at once and gain a ${t.scroll.one}.`,
  'new-scroll': () => `You get a fresh ${t.scroll.one}, and nobody else is left with more than one.`,
  scouts: () => 'You find out what somebody holds.',
  'may-take': () => `You may then take a card from the ${t.discardPile}.`,
  'takes-normal': () => `You get a ${t.normal.one} for the end.`,
  'takes-25': () => `You get a 25 against a ${t.chain}.`,
  'takes-nothing': () => 'One more card would only be one more to get rid of.',
  'begins-chain': ({ sum, seat }, name) => `You begin a ${t.chain}: ${name(seat)} adds a 25 or draws ${sum}.`,
  'hands-chain-on': ({ sum, seat }, name) => `You hand the ${t.chain} on: now ${name(seat)} faces ${cards(sum)}.`,
  'dodges-chain': ({ sum, seat }, name) => `You leave the ${t.chain} of ${cards(sum)} to ${name(seat)}.`,
  stops: ({ seat }, name) => `${name(seat)} has hardly a card left, and is held up.`,
  'makes-draw': ({ seat, count }, name) => `${name(seat)} draws ${cards(count)}.`,
  'somebody-draws': ({ count }) => `Somebody of your choice draws ${cards(count)}.`,
  skips: ({ seat }, name) => `${name(seat)} misses a turn.`,
  'scouts-hand': ({ seat }, name) => `You find out what ${name(seat)} holds.`,
  'takes-scroll-away': ({ seat }, name) => `${name(seat)} loses a ${t.scroll.one}.`,
  'trades-scroll': ({ seat }, name) => `You get one of ${name(seat)}’s ${t.scroll.other}.`,
  gains: ({ count }) => `You gain ${forms(count, `a ${t.scroll.one}`, `${count} ${t.scroll.other}`)}.`,
  'own-colour': ({ colour, count }) => `You can go on: ${count} more of your cards ${forms(count, 'is', 'are')} ${t.colours[colour]}.`,
  sheds: ({ points }) => `You get rid of ${forms(points, 'a point', `${points} points`)}.`,
};

export const en = sayMotive(SENTENCES);
