import { type HintWords, sayMotive } from '@tabard/core';
import type { Motive } from '../../mind/hints.ts';
import { colours, fields, provisions } from '../de/phrases.ts';
import { de as words } from '../de.ts';
import { rewardOf } from './reward.ts';

const { amount, line } = words;

const SENTENCES: HintWords<Motive> = {
  'brings-end': () => 'Bringt die letzte Runde, ehe es die anderen können.',
  'keeps-for-more': () => 'Hebt die Plättchen für einen größeren Satz auf.',
  'free-journey': () => 'Die Reise kostet keinen Proviant.',
  'may-trade': () => 'Lässt dich hier tauschen.',
  'spares-sets': () => 'Von keiner Art hast du mehr; deine Sätze leiden kaum.',
  'goes-first': () => 'Du wählst deinen Ort vor den anderen.',
  'goes-later': () => 'Du siehst, wohin die anderen gehen, ehe du wählst.',
  'opens-gate': ({ colour, fields: steps }) => `Öffnet dir das ${colours[colour]}e Tor, mit Sätzen für ${fields(steps)}.`,
  'passes-gate': ({ colour, fields: steps }) => `Bringt dich ${fields(steps)} vor, durch das ${colours[colour]}e Tor.`,
  'makes-sets': ({ fields: steps }) => `Gibt dir noch in diesem Zug Sätze für ${fields(steps)}.`,
  'takes-lead': ({ fields: steps }) => `Bringt dich mit ${fields(steps)} an die Spitze.`,
  advances: ({ fields: steps }) => `Bringt dich ${fields(steps)} vor.`,
  brings: reward => `Bringt ${line(rewardOf(reward))}.`,
  'brings-instead': reward => `Lässt die andere Zeile gelten: ${line(rewardOf(reward))}.`,
  'escapes-number': ({ seat, number }, name) => `Mit der ${number} ziehst du keinen Bösewicht: ${name(seat)} zeigt eine höhere Zahl.`,
  'takes-cards-back': ({ count }) =>
    count === 1 ? 'Deine gespielte Karte kommt zurück.' : `Deine ${count} gespielten Karten kommen zurück.`,
  'gains-provisions': ({ count }) => `Bringt ${provisions(count)}.`,
  'gains-tile': ({ tile }) => `Bringt ${amount(tile, 1)}.`,
  'sends-villain-away': ({ sum }) => `Lässt Bösewichte im Wert von ${sum} vor dir, wenn der Natternkopf zählt.`,
};

export const de = sayMotive(SENTENCES);
