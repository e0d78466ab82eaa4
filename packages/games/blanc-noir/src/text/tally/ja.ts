import type { TallyWords } from '@tabard/core';
import type { CurveOf, Row, Told } from '../../mind/tally.ts';
import { terms as t } from '../terms/ja.ts';

export const ja: TallyWords<CurveOf, Row, Told> = {
  curves: {
    points: { title: 'ラウンドごとの得点', step: label => (label === 0 ? '開始' : `第${label}ラウンド`) },
    cards: { title: '手番ごとの手札の枚数', step: label => (label === 0 ? '配札' : `${label}手番目`) },
  },
  rows: {
    quests: `${t.quest}達成`,
    drawn: '引いた枚数',
    'from-chains': `うち${t.chain}`,
    scrolls: `使った${t.scroll.other}`,
    silent: 'コール忘れ',
  },
  moments: {
    'biggest-draw': ({ seat, count }, name) => `一度に引いた最多：${name(seat)}の${count}枚。`,
    'biggest-round': ({ seat, points, round }, name) =>
      `最高の${t.quest}：第${round}ラウンド、${name(seat)}がほかの全員に合わせて${points}点を残した。`,
    'worst-round': ({ seat, points, round }, name) => `最も痛いラウンド：第${round}ラウンド、${name(seat)}の${points}点。`,
  },
};
