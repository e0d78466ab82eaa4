import type { TallyWords } from '@tabard/core';
import type { CurveOf, Row, Told } from '../../mind/tally.ts';
import { ja as t } from '../terms/ja.ts';

export const ja: TallyWords<CurveOf, Row, Told> = {
  curves: { points: { title: 'ラウンドごとの得点', step: label => (label === 0 ? '開始' : `第${label}ラウンド`) } },
  rows: {
    elements: t.element.other,
    awards: t.award.other,
    tens: '10の位',
    shield: '盾の完成',
    majorities: t.augmentation.other,
    heralds: `残した${t.herald.other}`,
  },
  moments: {
    'best-turn': ({ seat, points, round }, name) => `最高の手番：第${round}ラウンド、${name(seat)}が${points}点。`,
    'dry-spell': ({ seat, turns }, name) => `最も長い足踏み：${name(seat)}、${turns}手番続けて無得点。`,
    'last-reckoning': ({ seat, points }, name) => `最後の精算：${name(seat)}が${t.augmentation.other}で${points}点。`,
  },
};
