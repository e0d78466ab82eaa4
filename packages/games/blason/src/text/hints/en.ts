import { type HintWords, sayMotive } from '@tabard/core';
import type { Motive } from '../../mind/hints.ts';
import { en as words } from '../en.ts';

const { augmentations, award } = words;

const SENTENCES: HintWords<Motive> = {
  'completes-shield': ({ value }) => `Fills your shield before anybody else’s: the marker I, worth ${value}.`,
  'completes-award': ({ award: one, value }) => `Completes “${award(one)}”, worth ${value} this turn.`,
  claims: ({ award: one, value }) => `Takes the marker of “${award(one)}”, worth ${value}.`,
  'takes-ten': ({ ten, value }) => `Takes the ${ten}-marker, worth ${value}.`,
  leads: ({ augmentation }) => `Nobody shows more ${augmentations[augmentation]} then.`,
  'nears-award': ({ award: one }) => `One thing more, and “${award(one)}” is yours.`,
  'serves-award': ({ award: one }) => `“${award(one)}” asks for it.`,
  'fills-column': ({ column }) => `Fills column ${column}, which is still empty.`,
  'suits-column': ({ column }) => `Suits column ${column}, which is still empty.`,
  'any-card-pays': ({ value }) => `With a herald any one card pays for these ${value}.`,
  scores: ({ value }) => (value === 1 ? 'Scores a point.' : `Scores ${value} points.`),
  'pays-well': ({ value }) => `Pays for a lot: it is worth ${value}.`,
  'pays-exactly': () => 'Pays exactly what is missing, so that nothing is wasted.',
  'spends-useless': () => 'Spends a card that fits nowhere on your shield.',
  'drops-useless': () => 'It fits nowhere on your shield any more.',
  'drops-least': () => 'You hold none that is worth less.',
  sweeps: () => 'Sweeps away a display that does not help you.',
  'keeps-hand': () => 'Keeps what is left in your hand for the next turn.',
};

export const en = sayMotive(SENTENCES);
