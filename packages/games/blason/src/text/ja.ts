import { listing } from '@tabard/core';
import {
  AWARDS_IN_PLAY,
  type Award,
  type BandName,
  type Card,
  type ColumnName,
  FIFTY,
  HAND_AFTER,
  HERALD_VALUE,
  HERALDS,
  KINDS,
  MAX_SEATS,
  MIN_SEATS,
} from '../engine/data.ts';
import { type Name, nameOf, standing, wordsOf } from './lexicon.ts';
import { ja as t } from './terms/ja.ts';
import { ones, others } from './terms/terms.ts';
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

const awards: Readonly<Record<Award, string>> = {
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

const types = ones(t.types);
const augmentations = t.emblems;
const piles = others(t.piles);
const { bands } = t;
const { one: card } = t.card;
const { one: shield } = t.shield;
const { one: award } = t.award;
const { one: marker } = t.marker;
const { one: herald } = t.herald;
const { display, stack, track } = t;

function element(which: Card): string {
  const { name, value } = nameOf(which);
  return value === undefined ? names[name] : `${names[name]}${value}`;
}

const and = listing('ja', 'commas');
const quoted = (text: string): string => `「${text}」`;
const the = (which: Card): string => quoted(element(which));
const cards = (some: readonly Card[]): string => some.map(the).join('');
const where = (column: ColumnName, band?: BandName | null): string => (band ? `${column}の${bands[band]}` : column);
const points = (count: number): string => `${count}${t.point.one}`;
const by = (sent: boolean): string => (sent ? `${herald}：` : '');

export const ja: BlasonWords = wordsOf({
  lang: 'ja',
  title: 'ブラゾン',
  tagline: '色と獣を集めて紋章を組み上げ、数々の誉れを手にしよう。',
  types,
  augmentations,
  awards,
  piles,
  bands,
  element,
  tincture: t.piles.tinctures.one,
  or: (one, other) => `${one}か${other}`,
  and,
  about: ({ type, value, emblem }) => `${types[type]}。価値は${value}、${t.augmentation.one}は${augmentations[emblem]}です。`,
  column: (column, band, accepted) => `${where(column, band)}（${accepted}）`,
  typed: (type, count) => `${types[type]}${count}枚`,
  augmented: (augmentation, count) => `${augmentations[augmentation]}の${card}${count}枚`,
  aboutAward: needed => `自分の${shield}に${needed}が見えていれば達成です。`,
  markers: {
    award: (which, value) => `${awards[which]}${value}`,
    aboutAward: (which, value) => `${award}${quoted(awards[which])}の${marker}。${points(value)}です。`,
    ten: ten => `${ten}の${marker}`,
    aboutTen: (ten, value) => `${track}で最初に${ten}に届いた人の${marker}。${points(value)}です。`,
    first: `${marker}「I」`,
    aboutFirst: value => `最初に${shield}を埋めた人の${marker}。${points(value)}です。`,
    symbol: augmentation => `${augmentations[augmentation]}の最多`,
    aboutSymbol: (augmentation, value) => `終了時に${augmentations[augmentation]}を最も多く見せていた人の${marker}。${points(value)}です。`,
  },
  herald,
  aboutHerald: `手番に1度、${display}をすべて入れ替えるか、${card}をもう1枚取るか、どれでも1枚の支払いで${card}を置けます。使わずに残すと、終了時に${points(HERALD_VALUE)}になります。`,
  options: {
    fifty: {
      label: '50点で終了',
      values: {
        false: { label: 'なし', help: `最後の手番は、${shield}が埋まったときにだけ始まります。` },
        true: {
          label: 'あり',
          help: `${track}が${FIFTY}以上になっても最後の手番が始まります（後の版のルール）。${marker}「I」は、引き続き最初に埋まった${shield}のものです。`,
        },
      },
    },
    seatBonus: {
      label: `後手の${herald}`,
      values: {
        false: {
          label: 'なし',
          help: `箱のルールどおり、全員が${herald}1枚で始めます。中級ボット3人の対戦では、勝率は手番順に44%、31%、25%です。`,
        },
        true: {
          label: 'あり',
          help: `先手以外は${herald}2枚で始めます。中級ボット3人の対戦では、勝率は手番順に37%、34%、28%です。`,
        },
      },
    },
  },
  refused: 'ここではできません。',
  refusals: {
    'game-over': () => 'ゲームは終わっています。',
    'not-your-turn': () => '今は他のプレイヤーの番です。',
    unreadable: ({ text }) => `${quoted(text)}は、このゲームの手として読み取れません。`,
    'wrong-phase': ({ decision }) => `今は別のことを決める番です。${decision}`,
    'not-in-hand': ({ card: which }) => `手札に${the(which)}はありません。`,
    'herald.none': () => `使える${herald}がいません。`,
    'herald.played': () => `${herald}は手番に1度です。この手番ではもう使いました。`,
    'herald.cannot-pay': ({ card: which }) => `${herald}を使っても、${the(which)}の支払いにほかの手札が1枚必要です。`,
    'swap.nothing': () => `${display}がないので、入れ替えるものがありません。`,
    'take.not-there': ({ card: which }) => `場に${the(which)}はありません。`,
    'take.stack-empty': ({ pile }) => `${piles[pile]}の${stack}は空です。`,
    'place.wrong-place': ({ card: which, column, type, band, accepted }) =>
      `${the(which)}は${types[type]}です。${where(column, band)}に置けるのは${accepted}です。`,
    'place.wrong-band': ({ card: which, row, band }) =>
      `${row}${t.row}の${piles.figures}は${bands[band]}に並んでいます。${the(which)}も${bands[band]}でなければ置けません。`,
    'place.same-tincture': ({ card: which, column, partner, visible }) =>
      `${partner}に${the(visible)}が見えているので、${column}に${the(which)}は置けません。違う色が必要です。`,
    'place.cannot-pay': ({ card: which, cost, have }) => `${the(which)}の支払いは${cost}です。ほかの手札を合わせても${have}です。`,
    'pass.can-take': () => `取れる${card}があるので、パスはできません。`,
    'pass.can-place': () => `支払って置ける${card}があるので、パスはできません。`,
    'claim.not-in-play': ({ award: which }) => `${award}${quoted(awards[which])}は、今回使われていません。`,
    'claim.already': ({ award: which }) => `${quoted(awards[which])}の${marker}はもう持っています。同じ${award}は1人1度です。`,
    'claim.none-left': ({ award: which }) => `${quoted(awards[which])}の${marker}は残っていません。`,
    'claim.not-fulfilled': ({ award: which, needed }) => `${quoted(awards[which])}には、${shield}にあと${needed}が必要です。`,
    'config.unreadable': () => 'この設定は読み取れません。',
    'config.unknown-option': ({ key }) => `${quoted(key)}という設定はありません。`,
    'config.unknown-value': ({ key, value, values }) => `${quoted(key)}に${quoted(value)}は選べません。選べるのは${and(values)}です。`,
    'position.unreadable': ({ field }) => `局面の${quoted(field)}が読み取れません。`,
    'position.seats': ({ seats }) => `ブラゾンは${MIN_SEATS}人から${MAX_SEATS}人用です。局面の席は${seats}です。`,
    'position.unknown-card': ({ card: which }) => `${quoted(which)}という${card}はありません。`,
    'position.double-card': ({ card: which }) => `${the(which)}が2か所にあります。`,
    'position.missing-cards': ({ missing }) => `${KINDS}枚すべてがどこかに必要です。${missing}枚足りません。`,
    'position.wrong-pile': ({ card: which, field }) => `${the(which)}は${quoted(field)}には入りません。`,
    'position.wrong-place': ({ card: which, column }) => `${the(which)}は${column}には置けません。`,
    'position.band': ({ row }) => `${row}${t.row}の${t.band}が${piles.figures}と合わないか、示されていません。`,
    'position.same-tincture': ({ column, partner, tincture }) =>
      `${column}と${partner}に、どちらも${quoted(names[tincture])}が見えています。`,
    'position.gap': ({ pile }) => `補充できる${piles[pile]}があるのに、${display}か${stack}が欠けています。`,
    'position.display': ({ pile }) => `場の${piles[pile]}が、決まった枚数より多くなっています。`,
    'position.heralds': ({ heralds }) => `${herald}は${HERALDS}枚です。局面には${heralds}枚あります。`,
    'position.awards': () => `異なる${award}が${AWARDS_IN_PLAY}枚必要です。`,
    'position.markers': ({ marker: which }) => `${marker}${quoted(which)}が足りないか、重なっています。`,
    'position.claimed': ({ seat }) => `席${seat}の得た${award}が、${marker}と合っていません。`,
    'position.pending': ({ card: which }) =>
      which ? `ここで${the(which)}が支払い待ちになることはありません。` : `支払い待ちの${card}がフェイズと合っていません。`,
    'position.cannot-pay': ({ card: which, cost }) => `この手札では${the(which)}の${cost}を支払えません。`,
    'position.no-move': ({ phase }) => `フェイズ${quoted(phase)}では、打てる手がありません。`,
  },
  facts: {
    took: ({ seat, card: which, herald: sent }, { name }) =>
      sent ? `${name(seat)}が${herald}を送り、${the(which)}を取りました。` : `${name(seat)}が場の${the(which)}を取りました。`,
    drew({ seat, pile, herald: sent, card: which }, { name }) {
      const what = which ? `${the(which)}を` : `${piles[pile]}を1枚`;
      return `${name(seat)}が${sent ? `${herald}を送り、` : ''}${stack}から${what}引きました。`;
    },
    swapped: ({ seat, cards: swept }, { name }) => `${name(seat)}が${herald}を送り、${display}${cards(swept)}を入れ替えました。`,
    refilled: ({ cards: fresh }) => `場に${cards(fresh)}が補充されました。`,
    reshuffled: ({ pile, count }) => `${piles[pile]}の${t.discardPile}を切り直し、${count}枚の新しい${stack}ができました。`,
    placing({ seat, card: which, column, band, cost, herald: sent }, { name }) {
      const price = sent ? `${herald}を使い、支払いはどれでも1枚` : `支払いは${cost}`;
      return `${name(seat)}が${the(which)}を${where(column, band)}に置こうとしています（${price}）。`;
    },
    paid: ({ seat, card: which, paid, cost }, { name }) =>
      `${name(seat)}が${the(which)}で支払いました${paid < cost ? `（あと${cost - paid}）` : ''}。`,
    placed({ seat, card: which, column, band, covered, value, track: reached }, { name }) {
      const spot = covered ? `${where(column, band)}で${the(covered)}に重ねて` : `${where(column, band)}に`;
      return `${name(seat)}が${spot}${the(which)}を置きました。${points(value)}、${track}は${reached}です。`;
    },
    ten({ seat, ten, value, heralds }, { name }) {
      const rest = heralds.length === 0 ? `${herald}はもう残っていません` : `${and(heralds.map(name))}は${herald}を得ます`;
      return `${name(seat)}が最初に${ten}に届き、その${marker}（${points(value)}）を得ました。${rest}。`;
    },
    completed: ({ seat, value }, { name }) => `${name(seat)}が最初に${shield}を埋め、${marker}「I」（${points(value)}）を得ました。`,
    'last-turns': ({ seat, trigger }, { name }) =>
      trigger === 'shield'
        ? `${name(seat)}の${shield}が埋まりました。ほかの全員は、あと1回ずつ手番があります。`
        : `${name(seat)}が${FIFTY}に届きました。ほかの全員は、あと1回ずつ手番があります。`,
    claimed: ({ seat, award: which, value }, { name }) =>
      `${name(seat)}が${award}${quoted(awards[which])}で${points(value)}の${marker}を得ました。`,
    discarded: ({ seat, card: which }, { name }) => `${name(seat)}が${the(which)}を捨てました。`,
    passed: ({ seat }, { name }) => `${name(seat)}はパスしました。`,
    majority({ augmentation, count, seats }, { name }) {
      const what = augmentations[augmentation];
      if (count === 0) return `${what}は誰の${shield}にも見えません。${marker}は残ります。`;
      if (seats.length === 0) return `${what}は3人以上が${count}枚で並び、誰も${marker}を得ません。`;
      return seats.length === 1
        ? `${what}は${name(seats[0]!)}が${count}枚で最多となり、${marker}を得ました。`
        : `${what}は${and(seats.map(name))}が${count}枚で並び、それぞれ${marker}を得ました。`;
    },
    'game-over'(fact, { name, win }) {
      const how = fact.reason === 'standstill' ? 'もう動きがありません。' : '';
      return `${how}${win(fact.ranking[0]!)}最終得点：${and(standing(fact, name))}。`;
    },
  },
  deeds: {
    took: ({ card: which, herald: sent }) => `${by(sent)}${element(which)}を取った`,
    drew: ({ pile, herald: sent, card: which }) => `${by(sent)}${which ? `${element(which)}を` : `${piles[pile]}を1枚`}引いた`,
    swapped: () => `${by(true)}${display}を入れ替えた`,
    placing: ({ card: which, column, herald: sent }) => `${by(sent)}${element(which)}→${column}`,
    paid: ({ card: which }) => `${element(which)}で支払った`,
    placed: ({ value, track: reached }) => `+${value}で${points(reached)}`,
    ten: ({ ten, value }) => `${ten}に一番乗り（+${value}）`,
    completed: ({ value }) => `${shield}が完成（+${value}）`,
    claimed: ({ award: which, value }) => `${awards[which]}（+${value}）`,
    discarded: ({ card: which }) => `${element(which)}を捨てた`,
    passed: () => 'パスした',
  },
  toYou: {
    herald: (name, ten) => `${name}が最初に${ten}に届いたので、${herald}を1枚もらいました。`,
    lastTurn: ({ trigger }, name) =>
      trigger === 'shield'
        ? `${name}の${shield}が埋まりました。あなたの手番はあと1回です。`
        : `${name}が${FIFTY}に届きました。あなたの手番はあと1回です。`,
  },
  moves: {
    take: which => `${the(which)}を取る`,
    draw: pile => `${piles[pile]}を1枚引く`,
    place: (which, column, band) => `${the(which)}を${where(column, band)}に置く`,
    heraldTake: which => `${herald}：${the(which)}を取る`,
    heraldDraw: pile => `${herald}：${piles[pile]}を1枚引く`,
    heraldPlace: (which, column, band) => `${herald}：${the(which)}を${where(column, band)}に置く`,
    swap: `${herald}：${display}を入れ替える`,
    pay: which => `${the(which)}で支払う`,
    claim: which => `${award}${quoted(awards[which])}を得る`,
    discard: which => `${the(which)}を捨てる`,
    pass: 'パスする',
    end: '手番を終える',
  },
  decisions: {
    turn: `${card}を2枚取るか、${shield}に置いてください。`,
    acquire: `2枚目の${card}を取ってください。`,
    place: 'もう1枚置くか、手番を終えてください。',
    close: `${herald}を使うか、手番を終えてください。`,
    pay: `置いた${card}の分を支払ってください。`,
    payMore: (which, left) => `${the(which)}の分を支払ってください（あと${left}）。`,
    payHerald: which => `${the(which)}のために、どれでも1枚支払ってください。`,
    claim: `達成した${award}を1つ選んでください。`,
    discard: `手札が${HAND_AFTER}枚になるまで捨ててください。`,
    over: 'ゲームは終了しました。',
  },
  over: { 'last-turns': '最後の手番が終わりました。', standstill: `誰も、もう${card}を置けないか置きません。` },
});
