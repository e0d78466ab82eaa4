import { type HintWords, sayMotive } from '@tabard/core';
import type { Motive } from '../../mind/hints.ts';
import { ja as words } from '../ja.ts';

const { colours } = words;

const SENTENCES: HintWords<Motive> = {
  'wins-round': () => '最後の1枚を捨てて、クエスト達成です。',
  calls: () => '宣言しておけば、次に最後の1枚を捨てられます。',
  'one-left': () => '手札がノーマルカード1枚だけになります。',
  'keeps-25': () => '次のチェーンに備えて25を残せます。',
  'keeps-normal': () => '最後に捨てられるのはノーマルカードだけなので、1枚残しておきます。',
  'nothing-fits': () => '出せるカードがありません。',
  'all-draw': () => '他の全員がカードを1枚引きます。',
  'moves-again': () => 'すぐにもう一度、自分の手番になります。',
  'turns-round': () => '手番の回る向きが逆になります。',
  'sheds-more': () => '一度に何枚も手放せます。',
  buys: () => '3枚を一度に手放し、スクロールも手に入ります。',
  'new-scroll': () => '新しいスクロールが手に入り、他の人のものは入れ替わります。',
  scouts: () => '誰かの手札がわかります。',
  'may-take': () => '捨て山から役に立つカードを取れます。',
  'takes-normal': () => '最後に捨てるノーマルカードが手に入ります。',
  'takes-25': () => 'チェーンに備える25が手に入ります。',
  'takes-nothing': () => '手札が増えても、手放す手間が増えるだけです。',
  'begins-chain': ({ sum, seat }, name) => `チェーンが始まり、${name(seat)}は25を重ねるか${sum}枚引くことになります。`,
  'hands-chain-on': ({ sum, seat }, name) => `チェーンを${name(seat)}に回します。合計は${sum}枚です。`,
  'dodges-chain': ({ sum, seat }, name) => `${sum}枚のチェーンを${name(seat)}に押しつけます。`,
  stops: ({ seat }, name) => `残りわずかな${name(seat)}を足止めします。`,
  'makes-draw': ({ seat, count }, name) => `${name(seat)}がカードを${count}枚引きます。`,
  'somebody-draws': ({ count }) => `選んだ相手がカードを${count}枚引きます。`,
  skips: ({ seat }, name) => `${name(seat)}の手番を飛ばします。`,
  'scouts-hand': ({ seat }, name) => `${name(seat)}の手札がわかります。`,
  'takes-scroll-away': ({ seat }, name) => `${name(seat)}のスクロールを1枚なくします。`,
  'trades-scroll': ({ seat }, name) => `${name(seat)}のスクロールが手に入ります。`,
  gains: ({ count }) => `スクロールを${count}枚得ます。`,
  'own-colour': ({ colour, count }) => `${colours[colour]}のカードがあと${count}枚あり、続けて出せます。`,
  sheds: ({ points }) => `${points}点分を手放せます。`,
};

export const ja = sayMotive(SENTENCES);
