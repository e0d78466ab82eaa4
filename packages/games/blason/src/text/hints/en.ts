import { type HintWords, plural, sayMotive } from '@tabard/core';
import type { Motive } from '../../mind/hints.ts';
import { en as words } from '../en.ts';
import { en as t } from '../terms/en.ts';

const { augmentations, award } = words;
const many = plural('en');
const points = (value: number): string => `${value} ${many(value, t.point.one, t.point.other)}`;

const SENTENCES: HintWords<Motive> = {
  'completes-shield': ({ value }) =>
    `You are the first to fill your ${t.shield.one}: the ${t.marker.one} “I” is yours, worth ${points(value)}.`,
  'completes-award': ({ award: one, value }) => `You complete “${award(one)}” and score ${points(value)} for it this turn.`,
  claims: ({ award: one, value }) => `You take the ${t.marker.one} of “${award(one)}”, worth ${points(value)}.`,
  'takes-ten': ({ ten, value }) => `You take the ${t.marker.one} of the ${ten}, worth ${points(value)}.`,
  leads: ({ augmentation }) => `You then show the most ${augmentations[augmentation]}.`,
  'nears-award': ({ award: one }) => `You then need only one thing more for “${award(one)}”.`,
  'serves-award': ({ award: one }) => `You need it for “${award(one)}”.`,
  'fills-column': ({ column }) => `You fill ${t.column.one} ${column}, which is still empty.`,
  'suits-column': ({ column }) => `You can place it in ${t.column.one} ${column}, which is still empty.`,
  'any-card-pays': ({ value }) => `With a ${t.herald.one} you pay for these ${points(value)} with any one ${t.card.one}.`,
  scores: ({ value }) => `You score ${points(value)}.`,
  'pays-well': ({ value }) => `You can pay for a lot with it: it is worth ${value}.`,
  'pays-exactly': () => 'You pay exactly what is missing and waste nothing.',
  'spends-useless': () => `You pay with a ${t.card.one} that fits nowhere on your ${t.shield.one}.`,
  'drops-useless': () => `You cannot place it anywhere on your ${t.shield.one} any more.`,
  'drops-least': () => `You hold no ${t.card.one} that is worth less.`,
  sweeps: () => `You sweep away a ${t.display} that does not help you.`,
  'keeps-hand': () => 'You keep the rest of your hand for your next turn.',
};

export const en = sayMotive(SENTENCES);
