import { type HintWords, sayMotive } from '@tabard/core';
import type { Motive } from '../../mind/hints.ts';
import { ja as words } from '../ja.ts';

const { augmentations, award } = words;

const SENTENCES: HintWords<Motive> = {
  'completes-shield': ({ value }) => `誰よりも先に盾が埋まり、マーカー「I」（${value}点）を得ます。`,
  'completes-award': ({ award: one, value }) => `褒賞「${award(one)}」の条件がそろい、この手番で${value}点です。`,
  claims: ({ award: one, value }) => `褒賞「${award(one)}」のマーカー（${value}点）を得ます。`,
  'takes-ten': ({ ten, value }) => `${ten}のマーカー（${value}点）を得ます。`,
  leads: ({ augmentation }) => `${augmentations[augmentation]}が誰よりも多くなります。`,
  'nears-award': ({ award: one }) => `褒賞「${award(one)}」まで、あと一つです。`,
  'serves-award': ({ award: one }) => `褒賞「${award(one)}」に必要です。`,
  'fills-column': ({ column }) => `まだ空いている${column}が埋まります。`,
  'suits-column': ({ column }) => `まだ空いている${column}に合います。`,
  'any-card-pays': ({ value }) => `紋章官がいれば、${value}点分をどの1枚でも支払えます。`,
  scores: ({ value }) => `${value}点になります。`,
  'pays-well': ({ value }) => `価値が${value}あり、支払いに役立ちます。`,
  'pays-exactly': () => '足りない分にぴったりで、無駄がありません。',
  'spends-useless': () => '盾のどこにも置けないカードで支払えます。',
  'drops-useless': () => 'もう盾のどこにも置けません。',
  'drops-least': () => 'これより価値の低いカードは手札にありません。',
  sweeps: () => '役に立たない場札を入れ替えます。',
  'keeps-hand': () => '残りの手札を次の手番に取っておきます。',
};

export const ja = sayMotive(SENTENCES);
