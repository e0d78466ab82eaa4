import type { TallyWords } from '@tabard/core';
import type { CurveOf, Row, Told } from '../../mind/tally.ts';
import { terms as t } from '../terms/ja.ts';

export const ja: TallyWords<CurveOf, Row, Told> = {
  curves: { points: { title: 'ラウンドごとのマス', step: label => (label === 0 ? '開始' : `第${label}ラウンド`) } },
  rows: {
    journey: '旅で進んだマス',
    kept: '残したカード',
    sets: `使った${t.set.other}`,
    villains: `引いた${t.villainCard.other}`,
    strikes: `${t.villains.adderhead}の襲撃`,
    lost: '奪われた数',
  },
  moments: {
    tie: ({ seat, left, second, secondLeft }, name) =>
      `同点のため、残った${t.tile.one}と${t.provision.one}の数で決着：${name(seat)}${left}、${name(second)}${secondLeft}。`,
    'biggest-turn': ({ seat, fields, round }, name) => `最高の手番：第${round}ラウンド、${name(seat)}が${fields}${t.space.other}進んだ。`,
    'worst-strike': ({ seat, lost, round }, name) =>
      `最悪の一撃：第${round}ラウンド、${t.villains.adderhead}が${name(seat)}から${lost}個を奪った。`,
    'most-kept': ({ seat, fields }, name) => `残した甲斐：${name(seat)}の最後のカードが${fields}${t.space.other}分になった。`,
  },
};
