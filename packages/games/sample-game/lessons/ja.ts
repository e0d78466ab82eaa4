import type { Text } from './en.ts';

export const ja: Readonly<Record<Text, string>> = {
  goal: '最初に手札をなくした人の勝ちです。',
  suit: '場札は太陽です。同じスートの太陽の3を出してください。',
  suitFirst: 'それはまた今度にしましょう。',
  draw: 'Erecは数字を合わせて星の3を出しました。合うカードがないので、1枚引いてください。',
  number: 'スートか数字、どちらかが合えばよいのです。',
  free: '残りは2枚、順に合います。出してください。',
};
