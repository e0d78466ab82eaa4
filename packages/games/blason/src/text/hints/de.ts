import { type HintWords, plural, sayMotive } from '@tabard/core';
import type { Motive } from '../../mind/hints.ts';
import { de as words } from '../de.ts';
import { de as t } from '../terms/de.ts';

const { augmentations, award } = words;
const many = plural('de');
const points = (value: number): string => `${value} ${many(value, t.point.one, t.point.other)}`;

const SENTENCES: HintWords<Motive> = {
  'completes-shield': ({ value }) =>
    `Du füllst deinen ${t.shield.one} vor allen anderen und bekommst den ${t.marker.one} „I“: ${points(value)}.`,
  'completes-award': ({ award: one, value }) => `Du erfüllst „${award(one)}“ und bekommst dafür noch in diesem Zug ${points(value)}.`,
  claims: ({ award: one, value }) => `Du nimmst den ${t.marker.one} von „${award(one)}“: ${points(value)}.`,
  'takes-ten': ({ ten, value }) => `Du nimmst den ${t.marker.one} der ${ten}: ${points(value)}.`,
  leads: ({ augmentation }) => `Dann zeigst du am meisten ${augmentations[augmentation]}.`,
  'nears-award': ({ award: one }) => `Dann fehlt dir nur noch eines für „${award(one)}“.`,
  'serves-award': ({ award: one }) => `Du brauchst es für „${award(one)}“.`,
  'fills-column': ({ column }) => `Du füllst den noch leeren ${t.column.one} ${column}.`,
  'suits-column': ({ column }) => `Du kannst es auf den noch leeren ${t.column.one} ${column} legen.`,
  'any-card-pays': ({ value }) => `Mit einem ${t.herald.one} bezahlst du diese ${points(value)} mit einer beliebigen ${t.card.one}.`,
  scores: ({ value }) => `Du bekommst ${points(value)}.`,
  'pays-well': ({ value }) => `Du kannst damit viel bezahlen: Es ist ${value} wert.`,
  'pays-exactly': () => 'Du zahlst genau, was fehlt, und verschenkst nichts.',
  'spends-useless': () => `Du zahlst mit einer ${t.card.one}, die nirgends auf deinen ${t.shield.one} passt.`,
  'drops-useless': () => `Du kannst sie nirgends mehr auf deinen ${t.shield.one} legen.`,
  'drops-least': () => `Du hast keine ${t.card.one}, die weniger wert ist.`,
  sweeps: () => `Du räumst eine ${t.display} weg, die dir nicht hilft.`,
  'keeps-hand': () => 'Du hebst dir den Rest der Hand für deinen nächsten Zug auf.',
};

export const de = sayMotive(SENTENCES);
