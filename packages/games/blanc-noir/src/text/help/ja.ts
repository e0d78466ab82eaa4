import { terms } from '../terms/ja.ts';
import type { HelpTexts } from './help.ts';

const { abilities, chain, discardPile, names, normal, quest, scroll, scrollPile, special, wild } = terms;
const Wild = `${wild}。`;

const mustAnswer = `次のプレイヤーは25を重ねなければならず、なければ${chain}の合計枚数をドローします。`;
const mayAnswer = `次のプレイヤーは25を重ねるか、${chain}の合計枚数をドローします。`;
const turns = '手番の回る向きも逆になります（2人のときを除く）。';
const twoEvenTheLast = '2枚あれば2枚、それで手札がなくなるときも除外します（その場合は4枚ドローします）。';
const escortFollows = `手札の${special.one}を1枚除外できます。それが同じ色の${names.prince}なら【${abilities.escort}】となり、手札が1枚になるまで除外します。`;
const anyOfItsColour = `同じ色のカードを手札から1枚以上除外します。${special.one}も含みます。手札は2枚以上残します。`;
const calling =
  '手札がちょうど1枚で手番を終える人は「ブランノワール！」と宣言します。その手番のうちか、終わった直後、縁の輪が消えるまでに、この印を押してください。';
const noHarm = '必要のないときに押しても損はありません。';

export const help: HelpTexts = {
  abilities: {
    normal: `${normal.one}に特殊能力はありません。同じ数字3枚で${scroll.one}1枚と引き換えられます。最後の1枚がこれなら${quest}達成です。`,
    priestess: `【${abilities.prayer}】${scrollPile}から1枚もらいます。`,
    mage: `【${abilities.reverse}】手番の回る向きが逆になります。2人のときは何も起こりません。`,
    jester: `【${abilities.skip}】次の人は1回休みです。2人のときは、続けて自分の番になります。`,
    lord: {
      ja: `【${abilities.command}】同じ色の${normal.one}を、手札から1枚か2枚除外できます。`,
      de: `【${abilities.command}】同じ色のカードを、手札から1枚か2枚除外できます。${special.one}でもかまいません。`,
      fr: `【${abilities.command}】同じ色の${normal.one}を手札から必ず除外します。${twoEvenTheLast}`,
    },
    princess: {
      ja: escortFollows,
      de: `【${abilities.escort}】手札にある同じ色の${names.prince}を除外できます。そのあと、望むなら残りも1枚になるまで除外できます。`,
      fr: escortFollows,
    },
    knight: {
      ja: `【${abilities.chain}+2】${mustAnswer}`,
      de: `【${abilities.chain}+2】${mustAnswer}`,
      fr: `【${abilities.chain}+2】${mayAnswer}`,
    },
    prince: {
      ja: `【${abilities.chain}+2・${abilities.reverse}】${mustAnswer}${turns}`,
      de: `【${abilities.chain}+2・${abilities.reverse}】${mustAnswer}${turns}`,
      fr: `【${abilities.chain}+2・${abilities.reverse}】${mayAnswer}${turns}`,
    },
    golem: {
      ja: `${Wild}【${abilities.chain}+4】${mustAnswer}`,
      de: `${Wild}【${abilities.chain}+4】${mustAnswer}`,
      fr: `${Wild}【${abilities.chain}+4】${mayAnswer}`,
    },
    pixie: {
      ja: `${Wild}【${abilities.prank}】裏向きの${scroll.one}2枚を入れ替えます。1枚は山の一番上でもかまいません。`,
      de: `${Wild}【${abilities.prank}】誰かの${scroll.one}と山の一番上、または2人の${scroll.one}を1枚ずつ入れ替えます。表向きのものも選べます。`,
      fr: `${Wild}【${abilities.prank}】好きな${scroll.one}2枚を入れ替えます。表向きのものも、山の一番上も選べます。`,
    },
    gargoyle: {
      ja: `${Wild}【${abilities.scout}】他のプレイヤー1人の手札を、全員に見せてもらいます。`,
      de: `${Wild}【${abilities.scout}】他のプレイヤー1人の手札を、自分だけ見ることができます。`,
      fr: `${Wild}【${abilities.scout}】他のプレイヤー1人の手札を、自分だけ見せてもらいます。`,
    },
    valkyrie: {
      ja: `${Wild}【${abilities.aurora}】${discardPile}のカードを1枚、手札に取ることができます。${names.valkyrie}は取れません。`,
      de: `${Wild}【${abilities.aurora}】${discardPile}のカードを1枚、手札に取ることができます。${names.valkyrie}は取れません。`,
      fr: `${Wild}【${abilities.aurora}】${discardPile}のカードを1枚、必ず手札に取ります。${names.valkyrie}は取れません。`,
    },
    dragon: `${Wild}【${abilities.breath}】他のプレイヤー1人が、すぐに4枚ドローします。`,
    goddess: {
      ja: `${Wild}【${abilities.blessing}】好きなカードを、手札から1枚か2枚除外できます。`,
      de: `${Wild}【${abilities.blessing}】好きなカードを、手札から1枚か2枚除外できます。`,
      fr: `${Wild}【${abilities.blessing}】好きなカードを手札から必ず除外します。${twoEvenTheLast}`,
    },
  },
  effects: {
    herald: {
      ja: anyOfItsColour,
      de: `同じ色のカードを、手札が2枚になるまですべて除外します。${special.one}も含みます。`,
      fr: anyOfItsColour,
    },
    explosion: '他のプレイヤー1人が2枚ドローします。',
    blizzard: '他の全員が1枚ずつドローします。',
    'shock-wave': `誰のものでも、表でも裏でも、別の${scroll.one}1枚を山に戻します。`,
    mirage: `ドローも捨てもせずに、すぐ手番が終わります。${chain}は次のプレイヤーに残ります。`,
    tornado: `他の${scroll.one}をすべて集めて混ぜ、全員に1枚ずつ配り直します。`,
    salvation: {
      ja: '手札が5枚以上のとき、4枚になるまで除外します。',
      de: '手札が5枚以上のとき、4枚になるまで除外します。',
      fr: '手札が6枚以上のとき、4枚になるまで除外します。',
    },
    menace: `${names.dragon}、${names.golem}、${names.gargoyle}を1枚ずつ他のプレイヤー1人に渡すと、その場で${quest}達成です。`,
    revelation: `${scroll.one}を2枚得ます。`,
  },
  call: {
    ja: `${calling}忘れると、すぐに4枚ドローすることになります。${noHarm}`,
    de: `${calling}忘れると、すぐに4枚ドローすることになります。${noHarm}`,
    fr: `${calling}忘れたまま最後の1枚がなくなると、4枚ドローすることになります。その前に気づいたら、捨てずに1枚ドローするとよいでしょう。${noHarm}`,
  },
};
