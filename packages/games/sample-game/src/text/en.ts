import { wordsOf } from './words.ts';

export const en = wordsOf({
  title: 'Sample Game',
  tagline: 'Match the pile, and be the first without a card.',
  suits: { sun: 'Sun', moon: 'Moon', star: 'Star', leaf: 'Leaf' },
  card: (suit, number) => `${suit} ${number}`,
  options: { hand: { label: 'Cards dealt to each', value: count => `${count} cards` } },
  moves: { play: card => `Play ${card}`, draw: 'Draw a card', pass: 'Pass' },
  facts: {
    played: (who, card) => `${who} plays ${card}.`,
    drew: (who, card) => `${who} draws ${card ?? 'a card'}.`,
    passed: who => `${who} passes.`,
  },
  deeds: { drew: card => `drew ${card ?? 'a card'}`, passed: 'passed' },
  refusals: {
    'not-your-turn': () => 'It is not your turn.',
    'game-over': () => 'The game is over.',
    'play.not-in-hand': ({ card }) => `${card} is not in your hand.`,
    'play.no-match': ({ card, top }) => `${card} has neither the suit nor the number of ${top}.`,
    'draw.stock-empty': () => 'The stock is empty: play a card, or pass.',
    'pass.stock-left': () => 'You may pass only when the stock is empty.',
    unreadable: ({ text }) => `“${text}” is not a move of this game.`,
    'config.unreadable': () => 'These options cannot be read.',
    'config.unknown-option': ({ key }) => `There is no option “${key}”.`,
    'config.unknown-value': ({ value }) => `Hands have 3 or 5 cards, not “${value}”.`,
    'position.unreadable': ({ field }) => `This position cannot be read: look at “${field}”.`,
    'position.cards': ({ card }) => `${card} must lie in exactly one place.`,
  },
  reasons: { 'hand-empty': 'Somebody has no card left.', 'all-passed': 'Everybody passed.' },
});
