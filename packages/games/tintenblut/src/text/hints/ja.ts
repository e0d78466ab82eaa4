import { type HintWords, sayMotive } from '@tabard/core';
import type { Motive } from '../../mind/hints.ts';
import { colours, fields, provisions } from '../ja/phrases.ts';
import { ja as words } from '../ja.ts';
import { terms as t } from '../terms/ja.ts';
import { rewardOf } from './reward.ts';

const { amount, line } = words;

const SENTENCES: HintWords<Motive> = {
  'brings-end': () => '誰よりも先に最後のラウンドを迎えられます。',
  'keeps-for-more': () => `もっと大きな${t.set.one}のために${t.tile.one}を取っておけます。`,
  'free-journey': () => `この旅には${t.provision.one}がかかりません。`,
  'may-trade': () => 'ここで交換できるようになります。',
  'spares-sets': () => `一番多い種類なので、${t.set.one}への影響がほとんどありません。`,
  'goes-first': () => '誰よりも先に行き先を選べます。',
  'goes-later': () => 'ほかの人の行き先を見てから選べます。',
  'opens-gate': ({ colour, fields: steps }) => `${colours[colour]}の${t.gate.one}が開き、${fields(steps)}進める${t.set.one}もあります。`,
  'passes-gate': ({ colour, fields: steps }) => `${fields(steps)}進んで、${colours[colour]}の${t.gate.one}を越えられます。`,
  'makes-sets': ({ fields: steps }) => `この手番で${fields(steps)}進める${t.set.one}ができます。`,
  'takes-lead': ({ fields: steps }) => `${fields(steps)}進んで先頭に立てます。`,
  advances: ({ fields: steps }) => `${fields(steps)}進めます。`,
  brings: reward => `${line(rewardOf(reward))}が手に入ります。`,
  'brings-instead': reward => `もう一方の行になり、${line(rewardOf(reward))}が手に入ります。`,
  'brings-one-of': reward => `次の報酬のうち1つを選べます：${line(rewardOf(reward))}。`,
  'keeps-company': () => `${t.dustfinger}が一緒にいるので、${t.villainCard.one}を引かずにすみます。`,
  'has-company': () => `ここでは一人ではないので、${t.villainCard.one}を引かずにすみます。`,
  'saves-provisions': () => `${t.villainCard.one}を引くかわりに、${t.provision.one}を残せます。`,
  'escapes-number': ({ seat, number }, name) =>
    `${number}なら${t.villainCard.one}を引かずにすみます。${name(seat)}の数字のほうが大きいからです。`,
  'takes-cards-back': ({ count }) => `使った${t.locationCard.one}${count}枚が手札に戻ります。`,
  'gains-provisions': ({ count }) => `${provisions(count)}が手に入ります。`,
  'gains-tile': ({ tile }) => `${amount(tile, 1)}が手に入ります。`,
  'sends-villain-away': ({ sum }) => `${t.villains.adderhead}に数えられる${t.villain.one}の合計が${sum}に減ります。`,
};

export const ja = sayMotive(SENTENCES);
