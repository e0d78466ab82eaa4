import { type HintWords, sayMotive } from '@tabard/core';
import type { Motive } from '../../mind/hints.ts';
import { colours, fields, forms, provisions } from '../de/phrases.ts';
import { de as words } from '../de.ts';
import { terms as t } from '../terms/de.ts';
import { rewardOf } from './reward.ts';

const { amount, line } = words;

const SENTENCES: HintWords<Motive> = {
  'brings-end': () => 'Du leitest die letzte Runde ein, ehe es die anderen können.',
  'keeps-for-more': () => `Du hebst die ${t.tile.other} für eine größere ${t.set.one} auf.`,
  'free-journey': () => `Deine Reise kostet keinen ${t.provision.one}.`,
  'may-trade': () => 'Du darfst dann hier tauschen.',
  'spares-sets': () => `Davon hast du am meisten; deine ${t.set.other} leiden kaum.`,
  'goes-first': () => 'Du wählst deinen Ort vor den anderen.',
  'goes-later': () => 'Du siehst, wohin die anderen gehen, ehe du wählst.',
  'opens-gate': ({ colour, fields: steps }) =>
    `Hier steht dir das ${colours[colour]}e ${t.gate.one} offen, und du hast ${t.set.other} für ${fields(steps)}.`,
  'passes-gate': ({ colour, fields: steps }) => `Du kommst ${fields(steps)} weiter, über das ${colours[colour]}e ${t.gate.one}.`,
  'makes-sets': ({ fields: steps }) => `Du hast dann noch in diesem Zug ${t.set.other} für ${fields(steps)}.`,
  'takes-lead': ({ fields: steps }) => `Du kommst ${fields(steps)} weiter und gehst in Führung.`,
  advances: ({ fields: steps }) => `Du kommst ${fields(steps)} weiter.`,
  brings: reward => `Du bekommst ${line(rewardOf(reward))}.`,
  'brings-instead': reward => `Es gilt die andere Zeile, und du bekommst ${line(rewardOf(reward))}.`,
  'brings-one-of': reward => `Von diesen Belohnungen darfst du eine nehmen: ${line(rewardOf(reward))}.`,
  'keeps-company': () => `${t.dustfinger} leistet dir Gesellschaft, und du ziehst keine ${t.villainCard.one}.`,
  'has-company': () => `Du bist hier nicht allein und ziehst keine ${t.villainCard.one}.`,
  'saves-provisions': () => `Du sparst deinen ${t.provision.one}, um den Preis einer ${t.villainCard.one}.`,
  'escapes-number': ({ seat, number }, name) =>
    `Mit der ${number} ziehst du keine ${t.villainCard.one}: ${name(seat)} zeigt eine höhere Zahl.`,
  'takes-cards-back': ({ count }) => forms(count, 'Deine gespielte Karte kommt zurück.', `Deine ${count} gespielten Karten kommen zurück.`),
  'gains-provisions': ({ count }) => `Du bekommst ${provisions(count)}.`,
  'gains-tile': ({ tile }) => `Du bekommst ${amount(tile, 1)}.`,
  'sends-villain-away': ({ sum }) => `Danach liegen nur noch ${t.villain.other} im Wert von ${sum} vor dir.`,
};

export const de = sayMotive(SENTENCES);
