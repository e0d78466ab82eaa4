import type { Noun, Terms } from './terms.ts';

/** One word for one and for many. */
const word = (text: string): Noun => ({ one: text, other: text });

export const ja: Terms = {
  types: {
    metal: word('金属色'),
    colour: word('原色'),
    fur: word('毛皮模様'),
    field: word('フィールド'),
    ordinary: word('オーディナリー'),
    line: word('分割線'),
    charge: word('チャージ'),
    cadency: word('血統マーク'),
    beast: word('紋章獣'),
    attitude: word('姿勢'),
    arrangement: word('配列'),
  },
  emblems: { rank: '位階', might: '武勇', virtue: '美徳', wealth: '富', lineage: '家系', star: '星' },
  piles: { tinctures: word('ティンクチャー'), figures: word('図形') },
  bands: { upper: '上段', lower: '下段' },
  element: word('エレメント'),
  card: word('カード'),
  shield: word('盾'),
  column: word('欄'),
  row: '行',
  band: '段',
  display: '場札',
  stack: '山札',
  discardPile: '捨て札',
  track: '得点トラック',
  award: word('褒賞'),
  augmentation: word('加増紋'),
  marker: word('マーカー'),
  herald: word('紋章官'),
  point: word('点'),
  prestige: '名声',
};
