import { type HintWords, sayMotive } from '@tabard/core';
import type { Motive } from '../../mind/hints.ts';
import { ja as words } from '../ja.ts';
import { ja as t } from '../terms/ja.ts';

const { augmentations, award } = words;
const marker = t.marker.one;
const shield = t.shield.one;
const card = t.card.one;
const named = (one: Parameters<typeof award>[0]): string => `${t.award.one}「${award(one)}」`;
const points = (value: number): string => `${value}${t.point.one}`;

const SENTENCES: HintWords<Motive> = {
  'completes-shield': ({ value }) => `誰よりも先に${shield}が埋まり、${marker}「I」（${points(value)}）を得られます。`,
  'completes-award': ({ award: one, value }) => `${named(one)}の条件がそろい、この手番で${points(value)}を得られます。`,
  claims: ({ award: one, value }) => `${named(one)}の${marker}（${points(value)}）を得られます。`,
  'takes-ten': ({ ten, value }) => `${ten}の${marker}（${points(value)}）を得られます。`,
  leads: ({ augmentation }) => `${augmentations[augmentation]}を誰よりも多く見せることになります。`,
  'nears-award': ({ award: one }) => `${named(one)}まで、あと一つになります。`,
  'serves-award': ({ award: one }) => `${named(one)}のために必要です。`,
  'fills-column': ({ column }) => `まだ空いている${column}の${t.column.one}が埋まります。`,
  'suits-column': ({ column }) => `まだ空いている${column}の${t.column.one}に置けます。`,
  'any-card-pays': ({ value }) => `${t.herald.one}を使えば、${points(value)}分をどの1枚でも支払えます。`,
  scores: ({ value }) => `${points(value)}になります。`,
  'pays-well': ({ value }) => `価値が${value}あり、支払いに役立ちます。`,
  'pays-exactly': () => '足りない分をちょうど支払え、無駄がありません。',
  'spends-useless': () => `${shield}のどこにも置けない${card}で支払えます。`,
  'drops-useless': () => `この${card}は、もう${shield}のどこにも置けません。`,
  'drops-least': () => `これより価値の低い${card}は手札にありません。`,
  sweeps: () => `役に立たない${t.display}を入れ替えられます。`,
  'keeps-hand': () => '残りの手札を次の手番に取っておけます。',
};

export const ja = sayMotive(SENTENCES);
