import type { Lesson, Position } from '@tabard/core';
import type { Text } from './en.ts';

const table = (of: object): Position =>
  ({ game: 'blanc-noir', config: { edition: 'ja', deck: 'box', goal: 'round', call: 'players' }, ...of }) as unknown as Position;
const hands = (...all: readonly (readonly string[])[]) => all.map(hand => ({ hand }));

/** Colour, number, black · chain and skip · scrolls · the call · a short round. */
export const lesson: Lesson<Text> = {
  others: ['Erec', 'Enid'],
  chapters: [
    {
      position: table({
        seats: hands(['8b', '2r', '7y', '3y'], ['8g', '4r', '1b', '6r', '5g'], ['2g', '4b', '1r', '9y', '7b']),
        discard: ['5b'],
        draw: ['dragon', '6b', '8y', '3g', '9g', '2b', '4y', '5r', '7g'],
        scrollPile: ['mirage'],
      }),
      steps: [
        { type: 'read', say: 'goal', point: ['hand'], rule: '7.2' },
        { type: 'do', say: 'colour', moves: ['play 8b'], instead: 'colourFirst', rule: '2.6', point: ['discard'] },
        { type: 'watch', seat: 1, move: 'play 8g' },
        { type: 'watch', seat: 2, move: 'play 2g' },
        { type: 'do', say: 'number', moves: ['play 2r'], instead: 'numberFirst', rule: '2.6', point: ['discard'] },
        { type: 'watch', seat: 1, move: 'play 4r' },
        { type: 'watch', seat: 2, move: 'play 4b' },
        { type: 'do', say: 'draw', moves: ['draw'], instead: 'drawFirst', rule: '2.5' },
        { type: 'watch', seat: 1, move: 'play 1b' },
        { type: 'watch', seat: 2, move: 'play 1r' },
        { type: 'do', say: 'wild', moves: ['play dragon *', 'target *'], instead: 'wildFirst', rule: '5.10', point: ['card:dragon'] },
        { type: 'read', say: 'ability', point: ['hand'], rule: '1.1' },
      ],
    },
    {
      position: table({
        seats: hands(['knight-b', 'jester-b', '9g', '4r'], ['6r', '2g', '3g', '8y'], ['knight-y', '6b', '9b', '1g', '3r']),
        discard: ['7y'],
        draw: ['5g', '1y', '8r', '2y', '4g', '7r', '9r', '3b'],
        scrollPile: ['mirage'],
        turn: 2,
      }),
      steps: [
        { type: 'watch', seat: 2, move: 'play knight-y' },
        { type: 'do', say: 'chain', moves: ['play knight-b'], instead: 'chainFirst', rule: '3.2', point: ['discard'] },
        { type: 'watch', seat: 1, move: 'draw' },
        { type: 'watch', seat: 2, move: 'play 6b' },
        { type: 'do', say: 'skip', moves: ['play jester-b'], instead: 'skipFirst', rule: '5.3' },
        { type: 'watch', seat: 2, move: 'play 9b' },
        { type: 'read', say: 'chained', point: ['discard'], rule: '3.1' },
      ],
    },
    {
      position: table({
        seats: hands(['3r', '3b', '3g', '7y', '6y', '9b'], ['6r', '2g', '8g'], ['4b', '1g', '5r']),
        discard: ['2y'],
        draw: ['5g', '1y', '8r', '4g', '7r', '9r'],
        scrollPile: ['blizzard', 'mirage'],
      }),
      steps: [
        {
          type: 'do',
          say: 'buy',
          moves: ['buy 3r 3b 3g'],
          instead: 'buyFirst',
          rule: '4.1',
          point: ['scrolls', 'card:3r', 'card:3b', 'card:3g'],
        },
        { type: 'do', say: 'use', moves: ['use blizzard'], instead: 'useFirst', rule: '4.5' },
        { type: 'do', say: 'discard', moves: ['play 7y | play 6y'], instead: 'discardFirst', rule: '2.4' },
        { type: 'read', say: 'scrolls', point: ['row:0'], rule: '1.2' },
      ],
    },
    {
      position: table({
        seats: hands(['6g', '2g'], ['7g', '5y', '8r'], ['4g', 'lord-b', '9y']),
        discard: ['9g'],
        draw: ['5r', '1y', '3r', '4y', '7r', '9r', '8b', '6b'],
        scrollPile: ['mirage'],
      }),
      steps: [
        { type: 'do', say: 'call', moves: ['play 6g', 'call'], instead: 'callFirst', rule: '6.1', point: ['seal', 'card:6g'] },
        { type: 'watch', seat: 1, move: 'play 7g' },
        { type: 'watch', seat: 2, move: 'play 4g' },
        { type: 'do', say: 'last', moves: ['play 2g'], instead: 'lastFirst', rule: '7.1' },
        { type: 'read', say: 'called', rule: '7.4' },
      ],
    },
    {
      position: table({
        seats: hands(['5r', '5b', '9b', 'golem'], ['2r', '7b', '8r', '3b', '2b', '6b', '1r', '9r', '4b', '6r']),
        discard: ['3r'],
        draw: ['7r', '1b', '8b', '3r', '9b', '4r', '2g', '7g', '9g', '2y', '7y', '4y', '9y', '5g', '3y', '1g', '6g', '8g'],
        scrollPile: ['mirage'],
      }),
      steps: [
        {
          type: 'play',
          say: 'free',
          rule: '2.3',
          others: ['call', 'play *', 'draw', '*'],
          yours: ['call', 'play golem *', 'play *', 'draw'],
        },
      ],
    },
  ],
};
