import { type HintWords, sayMotive } from '@tabard/core';
import type { Motive } from '../../mind/hints.ts';
import { colours, fields, provisions } from '../ja/phrases.ts';
import { ja as words } from '../ja.ts';
import { rewardOf } from './reward.ts';

const { amount, line } = words;

const SENTENCES: HintWords<Motive> = {
  'brings-end': () => '誰よりも先に最後のラウンドを迎えます。',
  'keeps-for-more': () => 'もっと大きな組のためにタイルを取っておきます。',
  'free-journey': () => 'この旅には食料がかかりません。',
  'may-trade': () => 'ここで交換できるようになります。',
  'spares-sets': () => '一番多い種類なので、組への影響がほとんどありません。',
  'goes-first': () => '誰よりも先に行き先を選べます。',
  'goes-later': () => 'ほかの人の行き先を見てから選べます。',
  'opens-gate': ({ colour, fields: steps }) => `${colours[colour]}の門が開き、${fields(steps)}進める組もあります。`,
  'passes-gate': ({ colour, fields: steps }) => `${fields(steps)}進んで、${colours[colour]}の門を越えます。`,
  'makes-sets': ({ fields: steps }) => `この手番で${fields(steps)}進める組ができます。`,
  'takes-lead': ({ fields: steps }) => `${fields(steps)}進んで先頭に立ちます。`,
  advances: ({ fields: steps }) => `${fields(steps)}進みます。`,
  brings: reward => `${line(rewardOf(reward))}が手に入ります。`,
  'brings-instead': reward => `もう一方の行になり、${line(rewardOf(reward))}が手に入ります。`,
  'escapes-number': ({ seat, number }, name) => `${number}なら悪党カードを引かずにすみます。${name(seat)}の数字のほうが大きいからです。`,
  'takes-cards-back': ({ count }) => `出した場所カード${count}枚が手札に戻ります。`,
  'gains-provisions': ({ count }) => `${provisions(count)}が手に入ります。`,
  'gains-tile': ({ tile }) => `${amount(tile, 1)}が手に入ります。`,
  'sends-villain-away': ({ sum }) => `毒蛇公に数えられる悪党の合計が${sum}に減ります。`,
};

export const ja = sayMotive(SENTENCES);
