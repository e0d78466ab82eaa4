import { type HintWords, sayMotive } from '@tabard/core';
import type { Motive } from '../../mind/hints.ts';
import { colours, fields, provisions } from '../en/phrases.ts';
import { en as words } from '../en.ts';
import { rewardOf } from './reward.ts';

const { amount, line } = words;

const SENTENCES: HintWords<Motive> = {
  'brings-end': () => 'Brings the last round before anybody else can.',
  'keeps-for-more': () => 'Keeps the tiles for a bigger set.',
  'free-journey': () => 'The journey costs no provisions.',
  'may-trade': () => 'Lets you trade here.',
  'spares-sets': () => 'You have more of no other kind, so your sets hardly suffer.',
  'goes-first': () => 'You choose your place before the others do.',
  'goes-later': () => 'You see where the others go before you choose.',
  'opens-gate': ({ colour, fields: steps }) => `Opens the ${colours[colour]} gate to you, with sets for ${fields(steps)}.`,
  'passes-gate': ({ colour, fields: steps }) => `Takes you ${fields(steps)} on, past the ${colours[colour]} gate.`,
  'makes-sets': ({ fields: steps }) => `Gives you sets for ${fields(steps)} this turn.`,
  'takes-lead': ({ fields: steps }) => `Takes the lead with ${fields(steps)}.`,
  advances: ({ fields: steps }) => `Takes you ${fields(steps)} on.`,
  brings: reward => `Brings ${line(rewardOf(reward))}.`,
  'brings-instead': reward => `Makes the other line count: ${line(rewardOf(reward))}.`,
  'escapes-number': ({ seat, number }, name) => `With a ${number} you draw no villain: ${name(seat)} shows a higher number.`,
  'takes-cards-back': ({ count }) => (count === 1 ? 'Your played card comes back.' : `Your ${count} played cards come back.`),
  'gains-provisions': ({ count }) => `Brings ${provisions(count)}.`,
  'gains-tile': ({ tile }) => `Brings ${amount(tile, 1)}.`,
  'sends-villain-away': ({ sum }) => `Leaves villains worth ${sum} before you, for the Adderhead to count.`,
};

export const en = sayMotive(SENTENCES);
