import type { Lesson, Position } from '@tabard/core';
import type { Text } from './en.ts';

const MARKERS = [7, 5, 3, 2, 1];
const awards = (...ids: readonly string[]) => ids.map(award => ({ award, markers: MARKERS }));
/** None of them is near. */
const FAR = awards('vowing', 'conquering', 'ennobling', 'endowing', 'descending');

const table = (of: object): Position => ({ game: 'blason', config: { fifty: false, seatBonus: false }, ...of }) as unknown as Position;

/** Take and place · an award · a ten, a herald, the majorities · the last two niches. */
export const lesson: Lesson<Text> = {
  others: ['Erec'],
  chapters: [
    {
      position: table({
        seats: [
          { hand: ['wolf', 'fess'], heralds: 0 },
          { hand: ['key', 'bend', 'or-1'], heralds: 0 },
        ],
        display: ['or-2', 'gules-1', 'lion', 'wavy', 'crown', 'billet'],
        awards: FAR,
      }),
      steps: [
        { type: 'read', say: 'goal', point: ['shield'], rule: '6.4' },
        { type: 'do', say: 'take', moves: ['take lion | take or-2', 'take lion | take or-2'], instead: 'takeThese', rule: '3.1' },
        { type: 'watch', seat: 1, move: 'take crown' },
        { type: 'watch', seat: 1, move: 'take billet' },
        {
          type: 'do',
          say: 'place',
          moves: ['place wolf C1 upper', 'pay or-2'],
          instead: 'placeWolf',
          rule: '4.6',
          point: ['card:wolf', 'niche:C1'],
        },
        { type: 'do', say: 'end', moves: ['end'], instead: 'endFirst', rule: '3.1' },
        { type: 'read', say: 'places', point: ['niche:C1', 'niche:C2', 'niche:C3', 'niche:C4'], rule: '4.2' },
      ],
    },
    {
      position: table({
        seats: [
          { hand: ['passant', 'fess', 'lion'], shield: { A2: ['azure-1'], C1: ['wolf'] }, track: 3, heralds: 0 },
          { hand: ['key', 'bend', 'or-1'], track: 4, heralds: 0 },
        ],
        display: ['or-2', 'gules-1', 'wavy', 'crown', 'billet', 'rose'],
        awards: awards('hunting', 'vowing', 'conquering', 'ennobling', 'descending'),
      }),
      steps: [
        { type: 'read', say: 'award', point: ['award:hunting'], rule: '5.1' },
        {
          type: 'do',
          say: 'fulfil',
          moves: ['place passant C2 upper', 'pay fess'],
          instead: 'placePassant',
          rule: '5.1',
          point: ['card:passant', 'niche:C2'],
        },
        { type: 'do', say: 'claim', moves: ['end', 'claim hunting'], instead: 'claimFirst', rule: '3.3', point: ['award:hunting'] },
        { type: 'read', say: 'claimed', point: ['award:hunting'], rule: '1.3' },
      ],
    },
    {
      position: table({
        seats: [
          { hand: ['key', 'or-3', 'lion', 'bend'], shield: { A1: ['per-chevron'] }, track: 8, heralds: 1 },
          { hand: ['billet', 'or-1'], track: 7, heralds: 0 },
        ],
        display: ['or-2', 'gules-1', 'wavy', 'crown', 'wolf', 'rose'],
        awards: FAR,
      }),
      steps: [
        {
          type: 'do',
          say: 'ten',
          moves: ['place key B1 lower', 'pay or-3'],
          instead: 'placeKey',
          rule: '4.8',
          point: ['card:key', 'niche:B1'],
        },
        {
          type: 'do',
          say: 'herald',
          moves: ['herald place lion C1 upper', 'pay bend', 'end'],
          instead: 'heraldLion',
          rule: '3.2',
          point: ['herald', 'card:lion', 'niche:C1'],
        },
        { type: 'read', say: 'majority', point: ['niche:C1'], rule: '6.3' },
      ],
    },
    {
      position: table({
        seats: [
          {
            hand: ['or-2', 'martlet', 'bend', 'stag'],
            shield: {
              A1: ['per-chevron'],
              A2: ['azure-1'],
              A3: ['or-1'],
              B1: ['fess'],
              B2: ['wavy'],
              C1: ['wolf'],
              C2: ['passant'],
              C3: ['gules-1'],
            },
            track: 36,
            heralds: 0,
            markers: ['10', '20', '30'],
          },
          {
            hand: ['billet', 'lozenge', 'statant'],
            shield: { A1: ['per-pale'], A2: ['vert-1'], B1: ['key'], C1: ['bull'] },
            track: 24,
            heralds: 1,
          },
        ],
        display: ['or-3', 'gules-2', 'crown', 'chief', 'octofoil', 'tower'],
        awards: FAR,
      }),
      steps: [
        {
          type: 'play',
          say: 'free',
          rule: '6.1',
          point: ['niche:B3', 'niche:C4'],
          others: ['claim *', 'pay *', 'take *', 'end', 'discard *', 'place *', 'pass', '*'],
          yours: ['claim *', 'place or-2 B3', 'pay bend', 'place martlet C4*', 'pay stag', 'pay *', 'end', 'take *', 'discard *', 'pass'],
        },
      ],
    },
  ],
};
