import type { Advantage } from '../../engine/data.ts';
import { type Lexicon, VALUES } from '../lexicon.ts';
import { advantages, and, colours, fields, location, places, provisions, row, tiles, to, villains } from './phrases.ts';

const family = `旅の途中では何もしませんが、終了時に${fields(VALUES.family)}進みます。`;
const unused = `使わずに残すと、終了時に${fields(VALUES.unused)}進みます。`;
const abouts: Readonly<Record<Advantage, string>> = {
  meggie: family,
  mo: family,
  resa: family,
  'black-prince': `出発前に使います。この旅には食料がかかりません。${unused}`,
  nettle: `${provisions(VALUES.nettle)}、足りなければあるだけ受け取ります。${unused}`,
  'barn-owl': `${provisions(VALUES.owl)}（あれば）と、好きなタイル1枚を受け取ります。${unused}`,
  'fat-prince': `この手番に1度、どこでも2対1、城では1対1で交換できます。${unused}`,
  fenoglio: `報酬の前に、2つの行のどちらにするかを選びます。${unused}`,
  farid: `報酬の前に、ほこり指を別の好きな場所に、食料なしで置きます。${unused}`,
  roxane: `自分の前の悪党カードを1枚捨てます。${unused}`,
};

export const things: Lexicon['things'] = {
  place: ({ place, colour, alone, company }) => ({
    title: places[place],
    text: `${colour === 'red' ? '城です。赤の門が開き、交換もできます。' : `${colours[colour]}の門が開く場所です。`}一人なら${alone}、同行者がいれば${company}です。${place === 'night-castle' ? 'ここに一人でいる人は悪党カードを引きます。' : ''}`,
  }),
  location: ({ card: id, number }) => ({
    title: location(id),
    text: `${id === 'inkworld' ? '好きな場所へ' : to[id]}旅をします。悪党数字は${number}。ラウンドの終わりに最も大きい数字の人が悪党カードを引きます。`,
  }),
  tile: ({ tile }) => ({
    title: tiles[tile],
    text: `違うタイル2枚、3枚、4枚の組で${row(VALUES.steps.map(fields))}進みます。同じ大きさの組は手番に1度です。`,
  }),
  provision: () => ({
    title: '食料',
    text: '旅で最初に入る場所は無料、そのあとは1か所ごとに1個です。ほこり指には、どの場所にも1個かかります。',
  }),
  advantage: ({ card: id }) => ({ title: advantages[id], text: abouts[id] }),
  villain: ({ villain: id, value, group }) => ({
    title: villains[id],
    text: `値は${value}、${group}組です。${id === 'adderhead' ? '引かれると、悪党の合計が最も大きい人がタイルと食料の半分を失います。' : '毒蛇公が現れたときに合計します。'}`,
  }),
  gate: ({ colour, field, places: opening }) => ({
    title: `${colours[colour]}の門`,
    text: `${field}のマスです。コマが${row(opening.map(place => places[place]))}のどれかにいる間だけ、マーカーが通れます。`,
  }),
  figure: () => ({ title: 'コマ', text: '場所カードの示す場所へ旅をします。ほかのコマがいる場所では、下の行の報酬になります。' }),
  marker: () => ({
    title: '勝利マーカー',
    text: `タイルの組を返すと進み、最も前の人が勝ちます。誰かが${VALUES.lastGate}に届くと、終わりが近づきます。`,
  }),
  dustfinger: () => ({
    title: 'ほこり指',
    text: '誰にとっても同行者になります。到着後に別の場所へ送れますが、入る場所1か所ごとに食料1個がかかります。',
  }),
  'white-women': () => ({
    title: '白い女たち',
    text: '緑の門から先で、最も前のマーカーの人に付きます。付かれた人は、場所の報酬を1つしか受け取れません。',
  }),
  'secret-path': ({ ends }) => ({
    title: '秘密の小道',
    text: `${and(ends.map(place => places[place]))}を結びます。通れるのはほこり指だけです。`,
  }),
  'advantage-stack': () => ({ title: '助力カード', text: '手番が始まる前から持っていたものを、手番に1枚だけ使えます。' }),
  'villain-stack': ({ top }) => ({
    title: '悪党カード',
    text: `${top ? `一番上は${top}組です。` : '山札は空です。'}ラウンドの終わりに、数字が最も大きい人が1枚引きます。`,
  }),
};
