import type { Advantage, Colour, Location, Place, Reward, Tile, VillainName, Ware } from '../../engine/data.ts';
import type { VillainCard } from '../../engine/kinds.ts';
import { byPlace, counted, villainOf } from '../lexicon.ts';

export const places: Readonly<Record<Place, string>> = {
  ombra: 'オンブラ',
  fortress: 'カプリコーンの砦',
  'night-castle': '夜の城',
  camp: '秘密の野営地',
  'minstrels-inn': '旅芸人の宿',
  infirmary: '施療院',
  'border-inn': '国境の宿',
  mill: 'ねずみの水車小屋',
  farm: 'ロクサーネの農場',
};
export const inkworld = 'インクの世界';
export const location = (id: Location): string => (id === 'inkworld' ? inkworld : places[id]);
export const to = byPlace(place => `${places[place]}へ`);
export const at = byPlace(place => `${places[place]}で`);
export const from = byPlace(place => `${places[place]}から`);

export const tiles: Readonly<Record<Tile, string>> = { courage: '勇気', strength: '力', wit: '知恵', honour: '名誉' };

export const advantages: Readonly<Record<Advantage, string>> = {
  meggie: 'メギー',
  mo: 'モー',
  resa: 'レサ',
  'black-prince': '黒の王子',
  nettle: 'イラクサ',
  'barn-owl': 'メンフクロウ',
  'fat-prince': '太っちょ公',
  fenoglio: 'フェノグリオ',
  farid: 'ファリッド',
  roxane: 'ロクサーネ',
};
export const card = (id: Advantage): string => quoted(advantages[id]);

export const villains: Readonly<Record<VillainName, string>> = {
  adderhead: '毒蛇公',
  slasher: '切り裂き男',
  sootbird: 'すす鳥',
  basta: 'バスタ',
  piper: '笛吹き',
  mortola: 'モルトラ',
  firefox: '火狐',
  miller: '粉屋',
  innkeeper: '宿の主人',
  'fire-raisers': '放火団',
  'men-at-arms': '甲冑兵',
};
export const villain = (id: VillainName): string => quoted(villains[id]);
export const villainCards = (cards: readonly VillainCard[]): string => cards.map(one => villain(villainOf(one))).join('');

export const colours: Readonly<Record<Colour, string>> = { red: '赤', blue: '青', green: '緑' };
export const lines = { alone: '一人', company: '同行者あり' };

export const and = (items: readonly string[]): string => items.join('と');
export const or = (items: readonly string[]): string => items.join('か');
/** Names in a row. */
export const row = (items: readonly string[]): string => items.join('、');
export const quoted = (text: string): string => `「${text}」`;
export const provisions = (count: number): string => `食料${count}個`;
export const fields = (count: number): string => `${count}マス`;
export const named = (set: readonly Tile[]): string => set.map(one => tiles[one]).join('・');

export function amount(reward: Reward, count: number): string {
  if (reward === 'provision') return provisions(count);
  return reward === 'advantage' ? `助力カード${count}枚` : `${tiles[reward]}${count}枚`;
}
export const wares = (some: readonly Ware[]): string => and(counted(some).map(([ware, count]) => amount(ware, count)));
export const rewardName = (reward: Reward): string =>
  reward === 'provision' ? '食料' : reward === 'advantage' ? '助力カード' : tiles[reward];

export const gate = (colour: Colour, field: number): string => `${field}マス目の${colours[colour]}の門`;
