import { deeds, toYou } from './ja/deeds.ts';
import { facts } from './ja/facts.ts';
import {
  advantages,
  amount,
  and,
  at,
  card,
  colours,
  fields,
  from,
  inkworld,
  lines,
  named,
  or,
  places,
  quoted,
  rewardName,
  row,
  tiles,
  to,
  villain,
  villains,
  wares,
} from './ja/phrases.ts';
import { refusals } from './ja/refusals.ts';
import { things } from './ja/things.ts';
import { besides, VALUES, wordsOf } from './lexicon.ts';
import { terms as t } from './terms/ja.ts';
import type { TintenblutWords } from './words.ts';

export const ja: TintenblutWords = wordsOf({
  lang: 'ja',
  title: 'ティンテンブルート',
  tagline: `${t.inkworld}を旅して勇気と名誉を集め、${t.villains.adderhead}の先を行こう。`,
  places,
  to,
  at,
  from,
  inkworld,
  tiles,
  advantages,
  villains,
  lines,
  colours,
  seatColours: t.seatColours,
  provisions: t.provision.other,
  dustfinger: t.dustfinger,
  whiteWomen: t.whiteWomen,
  amount,
  and,
  things,
  refused: 'ここではできません。',
  refusals,
  facts,
  deeds,
  toYou,
  moves: {
    go: place => `${to[place]}行く`,
    goByInkworld: place => `${t.inkworld}：${to[place]}行く`,
    pass: 'パスする',
    sendDustfinger: place => `${t.dustfinger}を${to[place]}送る`,
    stay: `${t.dustfinger}をそのままにする`,
    use: id => `${card(id)}を使う`,
    barnOwl: tile => `${t.advantages['barn-owl']}：${tiles[tile]}を受け取る`,
    fenoglio: line => `${t.advantages.fenoglio}：${quoted(lines[line])}の行にする`,
    farid: place => `${t.advantages.farid}：${t.dustfinger}を${places[place]}に置く`,
    roxane: id => `${t.advantages.roxane}：${villain(id)}を捨てる`,
    collect: '報酬を受け取る',
    collectOne: reward => `${rewardName(reward)}を受け取る`,
    buy: tile => `${t.provision.one}を${amount(tile, 1)}に交換する`,
    sell: some => `${wares(some)}を${t.provision.one}1個に交換する`,
    convert: (set, steps) => `${named(set)}を返す（${fields(steps)}）`,
    end: '手番を終える',
    lose: tile => `${tiles[tile]}を1枚手放す`,
    start: who => `${who}から始める`,
  },
  decisions: {
    journey: can =>
      !can.includes('travel')
        ? `${t.provision.one}が足りず、どこへも行けません。パスしてください。`
        : can.includes('pass')
          ? `${t.locationCard.one}を使って旅をするか、パスしてください。`
          : `${t.locationCard.one}を使って旅をしてください。`,
    journeyFree: `${t.advantages['black-prince']}が案内します。${t.provision.one}なしで行く場所を選んでください。`,
    arrived(can) {
      const more = besides(can, { send: `${t.dustfinger}を送る`, use: 'カードを使う' });
      return more.length === 0 ? '報酬を受け取ってください。' : `${more.join('か、')}こともできます。そのあと、報酬を受け取ってください。`;
    },
    chooseReward: rewards => `${t.whiteWomen}がいます。${or(rewards.map(rewardName))}のうち1つを選んでください。`,
    rest: `${t.dustfinger}を送るか、そのままにするかを選んでください。そのあと、${t.places['night-castle']}に一人かどうかを見ます。`,
    after(can) {
      const more = besides(can, { send: `${t.dustfinger}の移動`, trade: '交換', use: 'カードの使用', convert: '得点化' });
      return more.length === 0
        ? 'できることはもうありません。手番を終えてください。'
        : `必要なら${row(more)}を行い、手番を終えてください。`;
    },
    lose: `${t.tile.one}を1枚手放してください。`,
    loseMore: some => `${t.villains.adderhead}に襲われました。${t.tile.one}を${some}枚選んで手放してください。`,
    'start-player': '次のラウンドを誰から始めるか決めてください。自分か、左隣の人です。',
    over: 'ゲームは終了しました。',
  },
  over: { 'journey-done': '最後のラウンドが終わりました。', 'last-round': `第${VALUES.rounds}ラウンドで、必ず終わりになります。` },
});
