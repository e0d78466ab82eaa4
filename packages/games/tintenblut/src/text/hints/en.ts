import { type HintWords, sayMotive } from '@tabard/core';
import type { Motive } from '../../mind/hints.ts';
import { colours, fields, forms, provisions, villain } from '../en/phrases.ts';
import { en as words } from '../en.ts';
import { terms as t } from '../terms/en.ts';
import { rewardOf } from './reward.ts';

const { amount, line } = words;

const SENTENCES: HintWords<Motive> = {
  'brings-end': () => 'You bring on the last round before anybody else can.',
  'keeps-for-more': () => `You keep the ${t.tile.other} for a bigger ${t.set.one}.`,
  'free-journey': () => `Your journey costs no ${t.provision.other}.`,
  'may-trade': () => 'You may then trade here.',
  'spares-sets': () => `It is the kind you have most of, so your ${t.set.other} hardly suffer.`,
  'goes-first': () => 'You choose your place before the others do.',
  'goes-later': () => 'You see where the others go before you choose.',
  'opens-gate': ({ colour, fields: steps }) =>
    `The ${colours[colour]} ${t.gate.one} is open to you here, and you have ${t.set.other} for ${fields(steps)}.`,
  'passes-gate': ({ colour, fields: steps }) => `You move ${fields(steps)} on, past the ${colours[colour]} ${t.gate.one}.`,
  'makes-sets': ({ fields: steps }) => `You then have ${t.set.other} for ${fields(steps)} this turn.`,
  'takes-lead': ({ fields: steps }) => `You move ${fields(steps)} on and take the lead.`,
  advances: ({ fields: steps }) => `You move ${fields(steps)} on.`,
  brings: reward => `You get ${line(rewardOf(reward))}.`,
  'brings-instead': reward => `The other line counts, and you get ${line(rewardOf(reward))}.`,
  'brings-one-of': reward => `Of these rewards you may take one: ${line(rewardOf(reward))}.`,
  'keeps-company': () => `${t.dustfinger} keeps you company, so you draw no ${t.villainCard.one}.`,
  'has-company': () => `You are not alone here, so you draw no ${t.villainCard.one}.`,
  'saves-provisions': () => `You save your ${t.provision.other}, at the price of a ${t.villainCard.one}.`,
  'escapes-number': ({ seat, number }, name) => `With a ${number} you draw no ${t.villainCard.one}: ${name(seat)} shows a higher number.`,
  'takes-cards-back': ({ count }) => forms(count, 'Your played card comes back.', `Your ${count} played cards come back.`),
  'gains-provisions': ({ count }) => `You get ${provisions(count)}.`,
  'gains-tile': ({ tile }) => `You get ${amount(tile, 1)}.`,
  'sends-villain-away': ({ sum }) => `Only ${t.villain.other} worth ${sum} stay before you for ${villain('adderhead')} to count.`,
};

export const en = sayMotive(SENTENCES);
