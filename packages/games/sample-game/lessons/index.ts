import type { Lesson, Position } from '@tabard/core';
import type { Text } from './en.ts';

const table = (pile: string, ...hands: readonly (readonly string[])[]): Position => ({
  game: 'sample-game',
  turn: 0,
  pile: [pile],
  seats: hands.map(hand => ({ hand })),
});

/** Matching and drawing · a short game. */
export const lesson: Lesson<Text> = {
  others: ['Erec'],
  chapters: [
    {
      position: table('sun-1', ['sun-3', 'leaf-6'], ['star-3', 'moon-2', 'moon-4']),
      steps: [
        { type: 'read', say: 'goal', rule: '4.1' },
        { type: 'do', say: 'suit', moves: ['play sun-3'], instead: 'suitFirst', rule: '3.2' },
        { type: 'watch', seat: 1, move: 'play star-3' },
        { type: 'do', say: 'draw', moves: ['draw'], instead: 'suitFirst', rule: '3.3' },
        { type: 'read', say: 'number', rule: '3.2' },
      ],
    },
    {
      position: table('sun-1', ['sun-3', 'star-3'], ['moon-2', 'moon-4', 'leaf-5', 'leaf-6']),
      steps: [{ type: 'play', say: 'free', rule: '4.1', others: ['draw', 'pass'], yours: ['play *', 'draw', 'pass'] }],
    },
  ],
};
