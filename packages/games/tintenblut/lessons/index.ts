import type { Lesson, Position } from '@tabard/core';
import type { Text } from './en.ts';

const table = (of: object): Position => ({ game: 'tintenblut', config: {}, ...of }) as unknown as Position;
const ADVANTAGES = ['nettle', 'mo', 'barn-owl', 'resa', 'farid', 'meggie'];

/** Travel, reward, trade, set, villain · company, Dustfinger, Adderhead · gates · the last turn. */
export const lesson: Lesson<Text> = {
  others: ['Erec'],
  chapters: [
    {
      position: table({
        seats: [{ place: 'farm', provisions: 2 }, { place: 'fortress' }],
        dustfinger: 'camp',
        villainStack: ['basta', 'piper', 'miller'],
        advantageStack: ADVANTAGES,
      }),
      steps: [
        { type: 'read', say: 'goal', point: ['marker:0', 'field:40'], rule: '7.3' },
        { type: 'do', say: 'travel', moves: ['go ombra'], instead: 'toOmbra', rule: '3.2', point: ['card:ombra', 'place:ombra'] },
        { type: 'do', say: 'alone', moves: ['collect'], instead: 'collectFirst', rule: '3.5' },
        {
          type: 'do',
          say: 'trade',
          moves: ['trade provision courage | trade provision strength | trade provision wit'],
          instead: 'tradeFirst',
          rule: '3.7',
          point: ['pick provision'],
        },
        { type: 'do', say: 'set', moves: ['convert *'], instead: 'setFirst', rule: '3.8', point: ['set 2'] },
        { type: 'do', say: 'end', moves: ['end'], instead: 'endNow', rule: '3.9' },
        { type: 'watch', seat: 1, move: 'go camp' },
        { type: 'watch', seat: 1, move: 'collect' },
        { type: 'watch', seat: 1, move: 'end' },
        { type: 'do', say: 'villain', moves: ['start *'], instead: 'startFirst', rule: '5.1', point: ['seat:0', 'seat:1'] },
        { type: 'read', say: 'round', point: ['hand'], rule: '3.1' },
      ],
    },
    {
      position: table({
        seats: [
          { place: 'ombra', played: ['ombra'], provisions: 3, villains: ['basta'], marker: 2 },
          { place: 'farm', played: ['farm'], provisions: 2, villains: ['piper'], marker: 4 },
        ],
        dustfinger: 'camp',
        villainStack: ['adderhead:II', 'mortola', 'innkeeper'],
        advantageStack: ADVANTAGES,
        round: 4,
      }),
      steps: [
        {
          type: 'do',
          say: 'far',
          moves: ['go infirmary'],
          instead: 'toInfirmary',
          rule: '3.2',
          point: ['card:infirmary', 'place:infirmary'],
        },
        {
          type: 'do',
          say: 'dustfinger',
          moves: ['dustfinger infirmary'],
          instead: 'callDustfinger',
          rule: '3.4',
          point: ['figure:dustfinger', 'place:infirmary'],
        },
        { type: 'do', say: 'company', moves: ['collect', 'end'], instead: 'collectFirst', rule: '3.5' },
        { type: 'watch', seat: 1, move: 'go ombra' },
        { type: 'watch', seat: 1, move: 'collect' },
        { type: 'watch', seat: 1, move: 'end' },
        { type: 'watch', seat: 1, move: 'lose honour' },
        { type: 'watch', seat: 1, move: 'lose honour' },
        { type: 'watch', seat: 1, move: 'start @0' },
        { type: 'read', say: 'adderhead', point: ['seat:1', 'villains'], rule: '5.2' },
      ],
    },
    {
      position: table({
        seats: [
          {
            place: 'farm',
            played: ['farm'],
            provisions: 1,
            tiles: { courage: 1, strength: 1, wit: 1, honour: 0 },
            marker: 9,
          },
          { place: 'mill', played: ['mill'], provisions: 2, marker: 8 },
        ],
        dustfinger: 'camp',
        villainStack: ['mortola', 'innkeeper'],
        advantageStack: ADVANTAGES,
        round: 6,
      }),
      steps: [
        { type: 'do', say: 'gate', moves: ['go ombra'], instead: 'toRed', rule: '3.8', point: ['card:ombra', 'field:11'] },
        {
          type: 'do',
          say: 'four',
          moves: ['collect', 'convert courage strength wit honour'],
          instead: 'fourFirst',
          rule: '3.8',
          point: ['set 4'],
        },
        { type: 'read', say: 'gates', point: ['field:11', 'field:20', 'field:31', 'field:40'], rule: '6.1' },
      ],
    },
    {
      position: table({
        seats: [
          {
            place: 'farm',
            played: ['mill', 'farm'],
            provisions: 2,
            tiles: { courage: 2, strength: 2, wit: 2, honour: 0 },
            marker: 33,
          },
          { place: 'mill', played: ['camp', 'mill'], provisions: 1, marker: 36 },
        ],
        dustfinger: 'camp',
        round: 12,
        lastRound: true,
        start: 1,
        turn: 0,
      }),
      steps: [
        {
          type: 'play',
          say: 'free',
          rule: '7.1',
          others: ['lose *', 'start *', 'pass', 'end', '*'],
          yours: ['go ombra', 'collect*', 'convert * * * *', 'convert * * *', 'convert * *', 'end', 'lose *', 'start *', 'pass'],
        },
      ],
    },
  ],
};
