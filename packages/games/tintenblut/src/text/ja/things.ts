import type { Advantage } from '../../engine/data.ts';
import { type Lexicon, VALUES } from '../lexicon.ts';
import { terms as t } from '../terms/ja.ts';
import { advantages, and, colours, fields, location, places, provisions, row, tiles, to, villains } from './phrases.ts';

const family = `旅の途中では何もしませんが、終了時に${fields(VALUES.family)}進みます。`;
const unused = `使わずに残すと、終了時に${fields(VALUES.unused)}進みます。`;
const abouts: Readonly<Record<Advantage, string>> = {
  meggie: family,
  mo: family,
  resa: family,
  'black-prince': `出発前に使います。この旅には${t.provision.one}がかかりません。${unused}`,
  nettle: `${provisions(VALUES.nettle)}、足りなければあるだけ受け取ります。${unused}`,
  'barn-owl': `${provisions(VALUES.owl)}（あれば）と、好きな${t.tile.one}1枚を受け取ります。${unused}`,
  'fat-prince': `この手番に1度、どこでも2対1、城では1対1で交換できます。${unused}`,
  fenoglio: `報酬の前に、2つの行のどちらにするかを選びます。${unused}`,
  farid: `報酬の前に、${t.dustfinger}を別の好きな場所に、${t.provision.one}なしで置きます。${unused}`,
  roxane: `手元の${t.villainCard.one}を1枚捨てます。${unused}`,
};

export const things: Lexicon['things'] = {
  place: ({ place, colour, alone, company }) => ({
    title: places[place],
    text: `${colour === 'red' ? `城です。赤の${t.gate.one}が開き、交換もできます。` : `${colours[colour]}の${t.gate.one}が開く場所です。`}一人なら${alone}、同行者がいれば${company}です。${place === 'night-castle' ? `報酬のあと、ここに一人でいる人は${t.villainCard.one}を引きます。` : ''}`,
  }),
  location: ({ card: id, number }) => ({
    title: location(id),
    text: `${id === 'inkworld' ? '好きな場所へ' : to[id]}旅をします。${t.villain.one}数字は${number}。ラウンドの終わりに最も大きい数字の人が${t.villainCard.one}を引きます。`,
  }),
  tile: ({ tile }) => ({
    title: tiles[tile],
    text: `違う${t.tile.one}2枚、3枚、4枚の組で${row(VALUES.steps.map(fields))}進みます。同じ大きさの組は手番に1度です。`,
  }),
  provision: () => ({
    title: t.provision.one,
    text: `旅で最初に入る場所は無料、そのあとは1か所ごとに1個です。${t.dustfinger}には、どの場所にも1個かかります。`,
  }),
  advantage: ({ card: id }) => ({ title: advantages[id], text: abouts[id] }),
  villain: ({ villain: id, value, group }) => ({
    title: villains[id],
    text: `値は${value}、${group}組です。${id === 'adderhead' ? `引かれると、${t.villain.one}の合計が最も大きい人が${t.tile.one}と${t.provision.one}の半分を失います。` : `${t.villains.adderhead}が現れたときに合計します。`}`,
  }),
  gate: ({ colour, field, places: opening }) => ({
    title: `${colours[colour]}の${t.gate.one}`,
    text: `${field}の${t.space.one}です。${t.figure}が${row(opening.map(place => places[place]))}のどれかにいる間だけ、${t.marker}が通れます。`,
  }),
  figure: () => ({
    title: t.figure,
    text: `${t.locationCard.one}の示す場所へ旅をします。ほかの${t.figure}がいる場所では、下の行の報酬になります。`,
  }),
  marker: () => ({
    title: t.marker,
    text: `${t.tile.one}の組を返すと進み、最も前の人が勝ちます。誰かが${VALUES.lastGate}に届くと、終わりが近づきます。`,
  }),
  dustfinger: () => ({
    title: t.dustfinger,
    text: `誰にとっても同行者になります。到着後に別の場所へ送れますが、入る場所1か所ごとに${t.provision.one}1個がかかります。`,
  }),
  'white-women': () => ({
    title: t.whiteWomen,
    text: `緑の${t.gate.one}から先で、最も前の${t.marker}の人に付きます。付かれた人は、場所の報酬を1つしか受け取れません。`,
  }),
  'secret-path': ({ ends }) => ({
    title: t.secretPath,
    text: `${and(ends.map(place => places[place]))}を結びます。通れるのは${t.dustfinger}だけです。`,
  }),
  'advantage-stack': () => ({ title: t.advantageCard.one, text: '手番が始まる前から持っていたものを、手番に1枚だけ使えます。' }),
  'villain-stack': ({ top }) => ({
    title: t.villainCard.one,
    text: `${top ? `一番上は${top}組です。` : '山は空です。'}ラウンドの終わりに、数字が最も大きい人が1枚引きます。`,
  }),
};
