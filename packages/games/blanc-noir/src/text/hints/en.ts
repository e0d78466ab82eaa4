import { type HintWords, sayMotive } from '@tabard/core';
import type { Motive } from '../../mind/hints.ts';
import { en as words } from '../en.ts';

const { colours } = words;

const SENTENCES: HintWords<Motive> = {
  'wins-round': () => 'The last card goes, and the quest is yours.',
  calls: () => 'Says the two words, so that the last card may go next time.',
  'one-left': () => 'Leaves you a single card, and a Normal at that.',
  'keeps-25': () => 'Keeps a 25 against the next chain.',
  'keeps-normal': () => 'Keeps a Normal for the end: only a Normal may be the last card.',
  'nothing-fits': () => 'Nothing you hold fits.',
  'all-draw': () => 'All the others draw a card.',
  'moves-again': () => 'It is your turn again at once.',
  'turns-round': () => 'Turns the play round.',
  'sheds-more': () => 'Gets rid of more than one card.',
  buys: () => 'Three cards go at once, and a scroll comes.',
  'new-scroll': () => 'Gets you a fresh scroll, and takes the others’ away.',
  scouts: () => 'Shows you what somebody holds.',
  'may-take': () => 'Lets you take a useful card out of the discard pile.',
  'takes-normal': () => 'Brings you a Normal for the end.',
  'takes-25': () => 'Brings you a 25 against a chain.',
  'takes-nothing': () => 'One more card would only be one more to get rid of.',
  'begins-chain': ({ sum, seat }, name) => `Begins a chain: ${name(seat)} adds a 25 or draws ${sum}.`,
  'hands-chain-on': ({ sum, seat }, name) => `Hands the chain on: now ${name(seat)} faces ${sum}.`,
  'dodges-chain': ({ sum, seat }, name) => `Leaves the chain of ${sum} to ${name(seat)}.`,
  stops: ({ seat }, name) => `${name(seat)} has hardly a card left, and is held up.`,
  'makes-draw': ({ seat, count }, name) => `${name(seat)} draws ${count} cards.`,
  'somebody-draws': ({ count }) => `Somebody of your choice draws ${count} cards.`,
  skips: ({ seat }, name) => `${name(seat)} is left out.`,
  'scouts-hand': ({ seat }, name) => `Shows you what ${name(seat)} holds.`,
  'takes-scroll-away': ({ seat }, name) => `Takes a scroll away from ${name(seat)}.`,
  'trades-scroll': ({ seat }, name) => `Gets you a scroll of ${name(seat)}’s.`,
  gains: ({ count }) => (count === 1 ? 'Brings you a scroll.' : `Brings you ${count} scrolls.`),
  'own-colour': ({ colour, count }) => `You can go on: ${count} more of your cards are ${colours[colour]}.`,
  sheds: ({ points }) => (points === 1 ? 'Gets rid of a point.' : `Gets rid of ${points} points.`),
};

export const en = sayMotive(SENTENCES);
