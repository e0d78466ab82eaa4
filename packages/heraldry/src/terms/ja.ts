import type { Device, LINED_UP, Place } from '../coat.ts';
import type { Attitude, Beast, Cadency, Field, Line, Ordinary, Tincture } from '../elements.ts';

/** The words of a Japanese blazon: the terms are our own, after the shape of the thing. */
interface Japanese {
  readonly fields: Readonly<Record<Field, string>>;
  readonly tinctures: Readonly<Record<Tincture, string>>;
  readonly ordinaries: Readonly<Record<Ordinary, string>>;
  readonly lines: Readonly<Record<Line, string>>;
  readonly charges: Readonly<Record<Device, string>>;
  /** From nought, with the counters of things and of beasts. */
  readonly numbers: readonly { readonly things: string; readonly beasts: string; readonly row: string }[];
  /** What is not counted in 「つ」. */
  readonly counters: Readonly<Partial<Record<Device, string>>>;
  /** They stand before the tincture: 「横一列に並ぶ銀の鍵」; `crossed` of two. */
  readonly orders: Readonly<Record<(typeof LINED_UP)[number] | 'crossed', string>>;
  readonly places: Readonly<Record<Exclude<Place, 'middle'>, string>>;
  readonly beasts: Readonly<Record<Beast, string>>;
  /** They stand before the tincture, as verbs do: 「後脚で立つ金の獅子」. */
  readonly attitudes: Readonly<Record<Attitude, string>>;
  /** Attitudes that have a name of their own with some beasts (rule 7.2). */
  readonly special: Readonly<Partial<Record<Beast, Readonly<Partial<Record<Attitude, string>>>>>>;
  readonly armed: Readonly<Record<Beast, string>>;
  readonly langued: string;
  readonly cadencies: Readonly<Record<Cadency, string>>;
}

const REARING = { rampant: '棹立ちの', 'rampant-guardant': '正面を向いた棹立ちの' };

export const JA: Japanese = {
  fields: {
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
  },
  tinctures: {
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
  },
  ordinaries: {
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
  },
  lines: {
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
  },
  charges: {
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
    octofoil: '八弁花',
    'cross-moline': '錨十字',
    rose: '薔薇',
    'fleur-de-lis': '百合の花',
    annulet: '輪',
    martlet: '脚なし燕',
    mullet: '星形',
    crescent: '三日月',
  },
  numbers: ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'].map((row, number) => ({
    row,
    things: number < 10 ? `${row}つ` : `${row}個`,
    beasts: `${row}頭`,
  })),
  counters: { key: '本', sword: '本', martlet: '羽' },
  orders: {
    fess: '横一列に並ぶ',
    pale: '縦一列に並ぶ',
    bend: '斜め一列に並ぶ',
    'bend-sinister': '逆斜め一列に並ぶ',
    chevron: '山形に並ぶ',
    cross: '十字に並ぶ',
    saltire: '斜め十字に並ぶ',
    crossed: '斜め十字に組んだ',
    orle: '縁に沿って並ぶ',
  },
  places: {
    on: 'その上に',
    between: 'そのまわりに',
    chief: '上部に',
    base: '下部に',
    dexter: '向かって左に',
    sinister: '向かって右に',
    'over-all': '全体に重ねて',
  },
  beasts: {
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
  },
  attitudes: {
    statant: '立つ',
    passant: '歩む',
    sejant: '座る',
    couchant: '伏す',
    courant: '駆ける',
    salient: '跳びかかる',
    rampant: '後脚で立つ',
    'passant-guardant': '正面を向いて歩む',
    'sejant-erect': '身を起こして座る',
    'rampant-guardant': '正面を向いて後脚で立つ',
  },
  special: {
    griffin: { rampant: '翼を広げて後脚で立つ', 'rampant-guardant': '正面を向き翼を広げて後脚で立つ' },
    stag: { passant: '軽やかに歩む', couchant: '憩う', salient: '躍り上がる', 'passant-guardant': '正面を向いて軽やかに歩む' },
    horse: REARING,
    unicorn: REARING,
  },
  armed: {
    talbot: '爪',
    boar: '牙',
    bull: '角と蹄',
    wolf: '爪',
    bear: '爪',
    stag: '角と蹄',
    horse: '蹄',
    unicorn: '角と蹄',
    griffin: '嘴と爪',
    lion: '爪',
  },
  langued: '舌',
  cadencies: {
    'baton-sinister': '左斜めの短棒',
    octofoil: '八弁花',
    'cross-moline': '錨十字',
    rose: '薔薇',
    'fleur-de-lis': '百合の花',
    annulet: '輪',
    martlet: '脚なし燕',
    mullet: '星形',
    crescent: '三日月',
    label: '垂れの横木',
  },
};
