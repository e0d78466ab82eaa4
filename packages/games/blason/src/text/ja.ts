import type { BandName, Card, ColumnName, Type } from '../engine/data.ts';
import { type Name, nameOf, standing, wordsOf } from './lexicon.ts';
import type { BlasonWords } from './words.ts';

const names: Readonly<Record<Name, string>> = {
  or: '金',
  argent: '銀',
  gules: '赤',
  azure: '青',
  sable: '黒',
  vert: '緑',
  purpure: '紫',
  ermine: 'アーミン',
  vair: 'ヴェア',
  'counter-vair': '逆ヴェア',
  'per-pale': '縦二分割',
  'per-fess': '横二分割',
  'per-bend': '右斜め二分割',
  'per-bend-sinister': '左斜め二分割',
  'per-chevron': '山形分割',
  quarterly: '四分割',
  'per-saltire': '斜め四分割',
  'barry-of-six': '六段の横縞',
  chequy: '市松模様',
  gyronny: '放射八分割',
  fess: '横帯',
  pale: '縦帯',
  bend: '右斜め帯',
  'bend-sinister': '左斜め帯',
  chevron: '山形帯',
  chief: '上部帯',
  saltire: '斜め十字',
  bordure: '縁取り',
  pile: '楔形',
  cross: '十字',
  wavy: '波線',
  indented: '鋸歯線',
  embattled: '胸壁線',
  engrailed: '棘線',
  invected: '鱗線',
  nebuly: '雲線',
  dancetty: '稲妻線',
  raguly: '切り枝線',
  dovetailed: '蟻継ぎ線',
  rayonny: '炎線',
  lozenge: '菱形',
  billet: '短冊',
  trefoil: '三つ葉',
  escallop: '帆立貝',
  key: '鍵',
  'cross-couped': '小十字',
  sword: '剣',
  tower: '塔',
  garb: '麦束',
  crown: '王冠',
  'baton-sinister': '左斜めの短棒',
  octofoil: '八弁花',
  'cross-moline': '錨十字',
  rose: '薔薇',
  'fleur-de-lis': '百合の花',
  annulet: '輪',
  martlet: '脚なし燕',
  mullet: '星形',
  crescent: '三日月',
  label: '三垂れの横木',
  talbot: '猟犬',
  boar: '猪',
  bull: '牡牛',
  wolf: '狼',
  bear: '熊',
  stag: '牡鹿',
  horse: '馬',
  unicorn: '一角獣',
  griffin: 'グリフィン',
  lion: '獅子',
  statant: '立つ姿',
  passant: '歩む姿',
  sejant: '座る姿',
  couchant: '伏す姿',
  courant: '駆ける姿',
  salient: '跳びかかる姿',
  rampant: '後脚で立つ姿',
  'passant-guardant': '正面を向いて歩む姿',
  'sejant-erect': '身を起こして座る姿',
  'rampant-guardant': '正面を向いて後脚で立つ姿',
  'two-in-fess': '横一列に二つ',
  'two-in-pale': '縦一列に二つ',
  'three-in-fess': '横一列に三つ',
  'three-in-pale': '縦一列に三つ',
  'three-in-bend': '斜め一列に三つ',
  'three-two-and-one': '二・一並びに三つ',
  'five-in-cross': '十字並びに五つ',
  'five-in-saltire': '斜め十字並びに五つ',
  'six-three-two-and-one': '三・二・一並びに六つ',
  semy: '散らし',
};

const types: Readonly<Record<Type, string>> = {
  metal: '金属色',
  colour: '原色',
  fur: '毛皮模様',
  field: 'フィールド',
  ordinary: 'オーディナリー',
  line: '分割線',
  charge: 'チャージ',
  cadency: '血統マーク',
  beast: '紋章獣',
  attitude: '姿勢',
  arrangement: '配列',
};

const augmentations = { rank: '位階', might: '武勇', virtue: '美徳', wealth: '富', lineage: '家系', star: '星' };

const awards = {
  questing: '探求',
  crusading: '十字軍',
  jousting: '馬上槍試合',
  besieging: '攻城',
  reigning: '君臨',
  knighting: '騎士叙任',
  feasting: '饗宴',
  trading: '交易',
  inheriting: '相続',
  wedding: '婚礼',
  vowing: '誓願',
  conquering: '征服',
  ennobling: '叙爵',
  endowing: '寄進',
  descending: '血脈',
  blazoning: '紋章記述',
  marshalling: '紋章統合',
  hunting: '狩猟',
};

const piles = { tinctures: 'ティンクチャー', figures: '図形' };
const bands = { upper: '上段', lower: '下段' };

function element(card: Card): string {
  const { name, value } = nameOf(card);
  return value === undefined ? names[name] : `${names[name]}${value}`;
}

const quoted = (text: string): string => `「${text}」`;
const the = (card: Card): string => quoted(element(card));
const cards = (some: readonly Card[]): string => some.map(the).join('');
const where = (column: ColumnName, band?: BandName | null): string => (band ? `${column}の${bands[band]}` : column);
const and = (items: readonly string[]): string => items.join('、');

export const ja: BlasonWords = wordsOf({
  title: 'ブラゾン',
  tagline: '色と獣を集めて紋章を組み上げ、数々の誉れを手にしよう。',
  types,
  augmentations,
  awards,
  piles,
  bands,
  element,
  tincture: 'ティンクチャー',
  or: (one, other) => `${one}か${other}`,
  and,
  about: ({ type, value, emblem }) => `${types[type]}。価値は${value}、加増紋は${augmentations[emblem]}です。`,
  column: (column, band, accepted) => `${where(column, band)}（${accepted}）`,
  typed: (type, count) => `${types[type]}${count}枚`,
  augmented: (augmentation, count) => `${augmentations[augmentation]}のカード${count}枚`,
  aboutAward: needed => `自分の盾に${needed}が見えていれば達成です。`,
  markers: {
    award: (award, value) => `${awards[award]}${value}`,
    aboutAward: (award, value) => `褒賞${quoted(awards[award])}のマーカー。${value}点です。`,
    ten: ten => `${ten}点のマーカー`,
    aboutTen: (ten, value) => `得点トラックで最初に${ten}に届いた人のマーカー。${value}点です。`,
    first: 'マーカー「I」',
    aboutFirst: value => `最初に盾を埋めた人のマーカー。${value}点です。`,
    symbol: augmentation => `${augmentations[augmentation]}の最多`,
    aboutSymbol: (augmentation, value) => `終了時に${augmentations[augmentation]}を最も多く見せていた人のマーカー。${value}点です。`,
  },
  herald: '紋章官',
  aboutHerald: '手番に1度、場札をすべて入れ替えるか、カードをもう1枚取るか、どれでも1枚の支払いでカードを置けます。',
  options: {
    fifty: {
      label: '50点で終了',
      values: {
        false: { label: 'なし', help: '最後の手番は、盾が埋まったときにだけ始まります。' },
        true: { label: 'あり', help: '得点トラックが50以上になっても最後の手番が始まります（後の版のルール）。' },
      },
    },
    seatBonus: {
      label: '後手の紋章官',
      values: {
        false: { label: 'なし', help: '全員が紋章官1枚で始めます。' },
        true: { label: 'あり', help: '先手以外は紋章官2枚で始め、後手の不利を補います。' },
      },
    },
  },
  refused: 'ここではできません。',
  refusals: {
    'game-over': () => 'ゲームは終わっています。',
    'not-your-turn': () => '今は他のプレイヤーの番です。',
    unreadable: ({ text }) => `${quoted(text)}は、このゲームの手として読み取れません。`,
    'wrong-phase': ({ decision }) => `今は別のことを決める番です。${decision}`,
    'not-in-hand': ({ card }) => `手札に${the(card)}はありません。`,
    'herald.none': () => '使える紋章官がいません。',
    'herald.played': () => '紋章官は手番に1度です。この手番ではもう使いました。',
    'herald.cannot-pay': ({ card }) => `紋章官を使っても、${the(card)}の支払いにほかの手札が1枚必要です。`,
    'swap.nothing': () => '場札がないので、入れ替えるものがありません。',
    'take.not-there': ({ card }) => `場に${the(card)}はありません。`,
    'take.stack-empty': ({ pile }) => `${piles[pile]}の山札は空です。`,
    'place.wrong-place': ({ card, column, type, band, accepted }) =>
      `${the(card)}は${types[type]}です。${where(column, band)}に置けるのは${accepted}です。`,
    'place.wrong-band': ({ card, row, band }) =>
      `${row}行の図形は${bands[band]}に並んでいます。${the(card)}も${bands[band]}でなければ置けません。`,
    'place.same-tincture': ({ card, column, partner, visible }) =>
      `${partner}に${the(visible)}が見えているので、${column}に${the(card)}は置けません。違う色が必要です。`,
    'place.cannot-pay': ({ card, cost, have }) => `${the(card)}の支払いは${cost}です。ほかの手札を合わせても${have}です。`,
    'pass.can-take': () => '取れるカードがあるので、パスはできません。',
    'pass.can-place': () => '支払って置けるカードがあるので、パスはできません。',
    'claim.not-in-play': ({ award }) => `褒賞${quoted(awards[award])}は、今回使われていません。`,
    'claim.already': ({ award }) => `${quoted(awards[award])}のマーカーはもう持っています。同じ褒賞は1人1度です。`,
    'claim.none-left': ({ award }) => `${quoted(awards[award])}のマーカーは残っていません。`,
    'claim.not-fulfilled': ({ award, needed }) => `${quoted(awards[award])}には、盾にあと${needed}が必要です。`,
    'config.unreadable': () => 'この設定は読み取れません。',
    'config.unknown-option': ({ key }) => `${quoted(key)}という設定はありません。`,
    'config.unknown-value': ({ key, value, values }) =>
      `${quoted(key)}に${quoted(value)}は選べません。選べるのは${values.join('、')}です。`,
    'position.unreadable': ({ field }) => `局面の${quoted(field)}が読み取れません。`,
    'position.seats': ({ seats }) => `ブラゾンは2人から5人用です。局面の席は${seats}です。`,
    'position.unknown-card': ({ card }) => `${quoted(card)}というカードはありません。`,
    'position.double-card': ({ card }) => `${the(card)}が2か所にあります。`,
    'position.missing-cards': ({ missing }) => `120枚すべてがどこかに必要です。${missing}枚足りません。`,
    'position.wrong-pile': ({ card, field }) => `${the(card)}は${quoted(field)}には入りません。`,
    'position.wrong-place': ({ card, column }) => `${the(card)}は${column}には置けません。`,
    'position.band': ({ row }) => `${row}行の段が図形と合わないか、示されていません。`,
    'position.same-tincture': ({ column, partner, tincture }) =>
      `${column}と${partner}に、どちらも${quoted(names[tincture])}が見えています。`,
    'position.gap': ({ pile }) => `補充できる${piles[pile]}があるのに、場札か山札が欠けています。`,
    'position.display': ({ pile }) => `場の${piles[pile]}が、決まった枚数より多くなっています。`,
    'position.heralds': ({ heralds }) => `紋章官は19枚です。局面には${heralds}枚あります。`,
    'position.awards': () => '異なる褒賞が5枚必要です。',
    'position.markers': ({ marker }) => `マーカー${quoted(marker)}が足りないか、重なっています。`,
    'position.claimed': ({ seat }) => `席${seat}の得た褒賞が、マーカーと合っていません。`,
    'position.pending': ({ card }) =>
      card ? `ここで${the(card)}が支払い待ちになることはありません。` : '支払い待ちのカードがフェイズと合っていません。',
    'position.cannot-pay': ({ card, cost }) => `この手札では${the(card)}の${cost}を支払えません。`,
    'position.no-move': ({ phase }) => `フェイズ${quoted(phase)}では、打てる手がありません。`,
  },
  facts: {
    took: ({ seat, card, herald }, name) =>
      herald ? `${name(seat)}が紋章官を送り、${the(card)}を取りました。` : `${name(seat)}が場の${the(card)}を取りました。`,
    drew({ seat, pile, herald, card }, name) {
      const what = card ? `${the(card)}を` : `${piles[pile]}を1枚`;
      return herald ? `${name(seat)}が紋章官を送り、山札から${what}引きました。` : `${name(seat)}が山札から${what}引きました。`;
    },
    swapped: ({ seat, cards: swept }, name) => `${name(seat)}が紋章官を送り、場札${cards(swept)}を入れ替えました。`,
    refilled: ({ cards: fresh }) => `場に${cards(fresh)}が補充されました。`,
    reshuffled: ({ pile, count }) => `${piles[pile]}の捨て札を切り直し、${count}枚の新しい山札ができました。`,
    placing({ seat, card, column, band, cost, herald }, name) {
      const price = herald ? '紋章官を使い、支払いはどれでも1枚' : `支払いは${cost}`;
      return `${name(seat)}が${the(card)}を${where(column, band)}に置こうとしています（${price}）。`;
    },
    paid: ({ seat, card, paid, cost }, name) => `${name(seat)}が${the(card)}で支払いました${paid < cost ? `（あと${cost - paid}）` : ''}。`,
    placed({ seat, card, column, band, covered, value, track }, name) {
      const spot = covered ? `${where(column, band)}で${the(covered)}に重ねて` : `${where(column, band)}に`;
      return `${name(seat)}が${spot}${the(card)}を置きました。${value}点、得点トラックは${track}です。`;
    },
    ten({ seat, ten, value, heralds }, name) {
      const others = heralds.length === 0 ? '紋章官はもう残っていません' : `${heralds.map(name).join('、')}は紋章官を得ます`;
      return `${name(seat)}が最初に${ten}に届き、そのマーカー（${value}点）を得ました。${others}。`;
    },
    completed: ({ seat, value }, name) => `${name(seat)}が最初に盾を埋め、マーカー「I」（${value}点）を得ました。`,
    'last-turns': ({ seat, trigger }, name) =>
      trigger === 'shield'
        ? `${name(seat)}の盾が埋まりました。ほかの全員は、あと1回ずつ手番があります。`
        : `${name(seat)}が50に届きました。ほかの全員は、あと1回ずつ手番があります。`,
    claimed: ({ seat, award, value }, name) => `${name(seat)}が褒賞${quoted(awards[award])}で${value}点のマーカーを得ました。`,
    discarded: ({ seat, card }, name) => `${name(seat)}が${the(card)}を捨てました。`,
    passed: ({ seat }, name) => `${name(seat)}はパスしました。`,
    majority({ augmentation, count, seats }, name) {
      const what = augmentations[augmentation];
      if (count === 0) return `${what}は誰の盾にも見えません。マーカーは残ります。`;
      if (seats.length === 0) return `${what}は3人以上が${count}枚で並び、誰もマーカーを得ません。`;
      return seats.length === 1
        ? `${what}は${name(seats[0]!)}が${count}枚で最多、マーカーを得ました。`
        : `${what}は${seats.map(name).join('、')}が${count}枚で並び、それぞれマーカーを得ました。`;
    },
    'game-over'(fact, name) {
      const winners = fact.ranking[0]!.map(name);
      const how = fact.reason === 'standstill' ? 'もう動きがありません。' : '';
      const first = winners.length === 1 ? `${winners[0]}の勝利です！` : `${winners.join('、')}が勝利を分かち合います！`;
      return `${how}${first}最終得点：${standing(fact, name, '、')}。`;
    },
  },
  moves: {
    take: card => `${the(card)}を取る`,
    draw: pile => `${piles[pile]}を1枚引く`,
    place: (card, column, band) => `${the(card)}を${where(column, band)}に置く`,
    heraldTake: card => `紋章官：${the(card)}を取る`,
    heraldDraw: pile => `紋章官：${piles[pile]}を1枚引く`,
    heraldPlace: (card, column, band) => `紋章官：${the(card)}を${where(column, band)}に置く`,
    swap: '紋章官：場札を入れ替える',
    pay: card => `${the(card)}で支払う`,
    claim: award => `褒賞${quoted(awards[award])}を得る`,
    discard: card => `${the(card)}を捨てる`,
    pass: 'パスする',
    end: '手番を終える',
  },
  decisions: {
    turn: 'カードを2枚取るか、盾に置いてください。',
    acquire: '2枚目のカードを取ってください。',
    place: 'もう1枚置くか、手番を終えてください。',
    close: '紋章官を使うか、手番を終えてください。',
    pay: '置いたカードの分を支払ってください。',
    payMore: (card, left) => `${the(card)}の分を支払ってください（あと${left}）。`,
    payHerald: card => `${the(card)}のために、どれでも1枚支払ってください。`,
    claim: '達成した褒賞を1つ選んでください。',
    discard: '手札が5枚になるまで捨ててください。',
    over: 'ゲームは終了しました。',
  },
  over: { 'last-turns': '最後の手番が終わりました。', standstill: '誰も、もうカードを置けないか置きません。' },
});
