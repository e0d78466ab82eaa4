import { type HintWords, sayMotive } from '@tabard/core';
import type { Motive } from '../../mind/hints.ts';
import { terms as t } from '../terms/ja.ts';

const SENTENCES: HintWords<Motive> = {
  'wins-round': () => `最後の1枚を捨てて、${t.quest}達成です。`,
  calls: () => '忘れずに宣言すれば、ペナルティーを受けずにすみます。',
  'one-left': () => `手札が${t.normal.one}1枚だけになります。`,
  'keeps-25': () => `次の${t.chain}に備えて25を残せます。`,
  'keeps-normal': () => `最後の1枚は${t.normal.one}でなければならないので、1枚残しておけます。`,
  'nothing-fits': () => '捨てられるカードがありません。',
  'all-draw': () => '他の全員が1枚ドローします。',
  'moves-again': () => 'すぐにもう一度、自分の手番になります。',
  'turns-round': () => '手番の回る向きが逆になります。',
  'sheds-more': () => '一度に何枚も手放せます。',
  buys: () => `3枚を一度に手放し、${t.scroll.one}も手に入ります。`,
  'new-scroll': () => `新しい${t.scroll.one}が手に入り、ほかの人の手もとには多くても1枚しか残りません。`,
  scouts: () => '誰かの手札がわかります。',
  'may-take': () => `そのあと${t.discardPile}からカードを1枚取れます。`,
  'takes-normal': () => `最後に捨てる${t.normal.one}が手に入ります。`,
  'takes-25': () => `${t.chain}に備える25が手に入ります。`,
  'takes-nothing': () => '手札が増えても、手放す手間が増えるだけです。',
  'begins-chain': ({ sum, seat }, name) => `${t.chain}が始まり、${name(seat)}は25を重ねるか${sum}枚ドローすることになります。`,
  'hands-chain-on': ({ sum, seat }, name) => `${t.chain}を${name(seat)}に回します。合計は${sum}枚です。`,
  'dodges-chain': ({ sum, seat }, name) => `${sum}枚分の${t.chain}を${name(seat)}に押しつけます。`,
  stops: ({ seat }, name) => `残りわずかな${name(seat)}を足止めできます。`,
  'makes-draw': ({ seat, count }, name) => `${name(seat)}が${count}枚ドローします。`,
  'somebody-draws': ({ count }) => `選んだ相手が${count}枚ドローします。`,
  skips: ({ seat }, name) => `${name(seat)}の手番を飛ばせます。`,
  'scouts-hand': ({ seat }, name) => `${name(seat)}の手札がわかります。`,
  'takes-scroll-away': ({ seat }, name) => `${name(seat)}の${t.scroll.one}を1枚なくせます。`,
  'trades-scroll': ({ seat }, name) => `${name(seat)}の${t.scroll.one}が手に入ります。`,
  gains: ({ count }) => `${t.scroll.one}が${count}枚手に入ります。`,
  'own-colour': ({ colour, count }) => `${t.colours[colour]}のカードがあと${count}枚あり、続けて捨てられます。`,
  sheds: ({ points }) => `${points}点分を手放せます。`,
};

export const ja = sayMotive(SENTENCES);
