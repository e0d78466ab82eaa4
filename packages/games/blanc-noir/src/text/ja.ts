import type { Naming } from '@tabard/core';
import type { Card, Colour, Face, Scroll } from '../engine/data.ts';
import type { Cause, Excluder, Place } from '../engine/facts.ts';
import { aimOf, partsOf, type ScrollName, scrollColour, scrollName, sheet, standing, thingNamed, wordsOf } from './lexicon.ts';
import type { BlancNoirWords } from './words.ts';

const colours = { r: '赤', y: '黄', b: '青', g: '緑', black: '黒' };

const names: Readonly<Record<Face, string>> = {
  1: '大剣',
  2: '双剣',
  3: '投擲',
  4: '長弓',
  5: '短剣',
  6: '釵',
  7: '戦鞭',
  8: '斧槍',
  9: '戦斧',
  priestess: '女司祭',
  mage: '魔術師',
  jester: '道化師',
  lord: '領主',
  princess: '皇女',
  knight: '騎士',
  prince: '皇子',
  golem: 'ゴーレム',
  pixie: '妖精',
  gargoyle: 'ガーゴイル',
  valkyrie: '戦乙女',
  dragon: 'ドラゴン',
  goddess: '女神',
};

const scrolls: Readonly<Record<ScrollName, string>> = {
  herald: '伝令',
  explosion: '爆発',
  blizzard: '吹雪',
  'shock-wave': '衝撃波',
  mirage: '蜃気楼',
  tornado: '竜巻',
  salvation: '救済',
  menace: '脅威',
  revelation: '啓示',
};

function card(one: Card): string {
  const { face, ink } = partsOf(one);
  const bare = typeof face === 'number' ? String(face) : names[face];
  return ink === 'black' ? bare : `${colours[ink]}の${bare}`;
}

function scroll(one: Scroll): string {
  const colour = scrollColour(one);
  return colour ? `${colours[colour]}の伝令` : scrolls[scrollName(one)];
}

const cards = (some: readonly Card[]): string => some.map(card).join('、');
const quoted = (text: string): string => `「${text}」`;
const thing = (text: string): string => quoted(thingNamed(text, { card, scroll, escort: 'エスコート', word: word => word }));
const place = (where: Place, name: Naming): string =>
  where === 'pile' ? 'スクロールの山の一番上' : `${name(where.seat)}の${where.index + 1}枚目のスクロール`;

/** A Special with its number, which is what has to match: «青の騎士（25）». */
function numbered(one: Card): string {
  const { face, number } = partsOf(one);
  return typeof face === 'number' ? card(one) : `${card(one)}（${number}）`;
}

function doesNotFit(one: Card, top: Card, colour: Colour | null | undefined): string {
  const { ink, number } = partsOf(top);
  if (ink !== 'black') return `捨て山の一番上は${numbered(top)}です。${numbered(one)}は色も数字も合いません。`;
  if (!colour) return `捨て山の一番上は${numbered(top)}です。${numbered(one)}は合いません。`;
  return `捨て山の一番上は${card(top)}で、${colours[colour]}が指定されています。${numbered(one)}は${colours[colour]}でも${number}でもありません。`;
}

const aims = {
  player: (one: string) => `${one}は、他のプレイヤー1人を選んで使います。`,
  scroll: (one: string) => `${one}は、誰かの前にある別のスクロール1枚を選んで使います。`,
  nothing: (one: string) => `${one}は、対象を選ばずに使います。`,
};

const causes: Readonly<Record<Cause, string>> = {
  turn: '',
  chain: 'チェーンを受けて',
  dragon: 'ドラゴンブレスを浴びて',
  explosion: '爆発に巻き込まれて',
  blizzard: '吹雪に見舞われて',
  penalty: '最後の1枚のペナルティーとして',
};

const excluders: Readonly<Record<Excluder, string>> = {
  herald: '伝令',
  salvation: '救済',
  lord: '号令',
  goddess: '祝福',
  princess: '皇女',
  escort: 'エスコート',
};

export const ja: BlancNoirWords = wordsOf({
  title: 'ブランノワール',
  tagline: '手札を減らし、チェーンをつなぎ、あのひと言を忘れずに。',
  colours,
  names,
  card,
  scroll,
  abilities: {
    normal: 'ノーマルカード。特殊能力はありません。同じ数字3枚でスクロール1枚と引き換えられ、最後の1枚にできるのはノーマルカードだけです。',
    priestess: '【祈り】スクロールの山の一番上を1枚得ます。',
    mage: '【リバース】手番の回る向きが逆になります。2人のときは何も起こりません。',
    jester: '【スキップ】次のプレイヤーの手番を飛ばします。2人のときは、もう一度自分の手番です。',
    lord: '【号令】領主と同じ色のノーマルカードを、手札から1枚か2枚除外します。',
    princess: '手札のスペシャルカードを1枚除外できます。それが同じ色の皇子なら【エスコート】となり、手札が1枚になるまで除外します。',
    knight: '【チェーン+2】次のプレイヤーは25を重ねるか、合計の枚数を引きます。',
    prince: '【チェーン+2・リバース】次のプレイヤーは25を重ねるか、合計の枚数を引きます。回る向きも逆になります。',
    golem: 'ワイルド。【チェーン+4】次のプレイヤーは25を重ねるか、合計の枚数を引きます。',
    pixie: 'ワイルド。【いたずら】スクロール2枚の場所を入れ替えます。',
    gargoyle: 'ワイルド。【偵察】他のプレイヤー1人の手札を見せてもらいます。',
    valkyrie: 'ワイルド。【極光】戦乙女以外のカードを、捨て山から1枚手札に加えられます。',
    dragon: 'ワイルド。【ドラゴンブレス】他のプレイヤー1人が、すぐにカードを4枚引きます。',
    goddess: 'ワイルド。【祝福】好きなカードを、手札から1枚か2枚除外します。',
  },
  effects: {
    herald: '伝令と同じ色のカードを手札から除外します。手札は2枚以上残ります。',
    explosion: '他のプレイヤー1人が、カードを2枚引きます。',
    blizzard: '他の全員が、カードを1枚ずつ引きます。',
    'shock-wave': '誰のものでも、表でも裏でも、別のスクロール1枚を山に戻します。',
    mirage: '自分の手番がすぐに終わります。チェーンは次のプレイヤーに残ります。',
    tornado: '他のスクロールをすべて集めて混ぜ、全員に1枚ずつ配り直します。',
    salvation: '手札が5枚以上のとき、4枚になるまで除外します。',
    menace: 'ドラゴン、ゴーレム、ガーゴイルを1枚ずつ他のプレイヤー1人に渡すと、その場でクエスト達成です。',
    revelation: 'スクロールを2枚得ます。',
  },
  options: {
    edition: {
      label: '版',
      values: {
        ja: { label: '日本語版', help: 'オリジナルのルールです。' },
        de: {
          label: 'ドイツ語版',
          help: 'スペシャルカードでもスクロールを取得でき、伝令はその色をすべて、領主はスペシャルカードも、皇女は同じ色の皇子だけを除外します。',
        },
        fr: {
          label: 'フランス語版',
          help: '領主と女神は2枚の除外が必須で、宣言後の最後の1枚にスペシャルカードも捨てられます（ただし4枚引きます）。',
        },
      },
    },
    deck: {
      label: 'カード構成',
      values: {
        box: {
          label: '箱の表記どおり125枚',
          help: '復元した構成です。説明書の枚数は125枚ですが、一覧を足すと121枚しかありません。足りない4枚は、各色2枚目の騎士で補っています。',
        },
        listed: { label: '一覧どおり121枚', help: '説明書の一覧にある枚数だけを使います。表記より4枚少なくなります。' },
      },
    },
    goal: {
      label: '目標点',
      values: {
        200: { label: '200点', help: '誰かが200点を超えたラウンドでゲームが終わり、合計の最も少ない人が勝ちます。' },
        100: { label: '100点', help: '短めのゲームです。誰かが100点を超えたラウンドで終わります。' },
        round: { label: '1ラウンドだけ', help: '1ラウンドで決着をつけます。' },
      },
    },
    call: {
      label: '宣言',
      values: {
        players: { label: '自分で宣言', help: '「ブランノワール！」は、自分で思い出して宣言します。' },
        automatic: { label: '自動', help: '手札1枚で手番が終わると、自動で「ブランノワール！」と宣言されます。' },
      },
    },
  },
  refused: 'ここではできません。',
  refusals: {
    'game-over': () => 'ゲームは終わっています。',
    'not-your-turn': () => '今は他のプレイヤーの番です。',
    unreadable: ({ text }) => `${quoted(text)}は、このゲームの手として読み取れません。`,
    'wrong-phase': ({ decision }) => `今は別のことを決める番です。${decision}`,
    'not-in-hand': ({ card: one }) => `手札に${card(one)}が足りません。`,
    'play.does-not-fit': ({ card: one, top, colour }) => doesNotFit(one, top, colour),
    'play.chain': ({ card: one, chain }) =>
      `${chain}枚のチェーンが続いています。重ねられるのは25だけで、${numbered(one)}は重ねられません。25を出さないなら${chain}枚引きます。`,
    'play.called-special': ({ card: one }) =>
      `「ブランノワール！」のあとに捨てられるのはノーマルカードだけです。${card(one)}はスペシャルカードです。`,
    'play.needs-colour': ({ card: one }) => `${card(one)}は黒いカードです。色を1つ指定してください。`,
    'play.needs-no-colour': ({ card: one }) => `${card(one)}には元から色があるので、指定は要りません。`,
    'draw.nothing-to-draw': () => '引けるカードが残っていません。手札に合うカードがあるので、1枚捨ててください。',
    'buy.not-one-number': () => 'スクロール1枚の取得には、同じ数字のカードが3枚必要です。',
    'buy.not-normals': ({ card: one }) => `スクロールの取得に使えるのは1から9のノーマルカードです。${card(one)}はスペシャルカードです。`,
    'buy.pile-empty': () => 'スクロールの山が空なので、取得できるものがありません。',
    'use.not-yours': ({ scroll: one }) => `自分の前に、裏向きの${thing(one)}はありません。`,
    'use.no-target': ({ scroll: one }) => aims[aimOf(one)](thing(one)),
    'use.bad-target': ({ scroll: one }) => `${aims[aimOf(one)](thing(one))}もう一度選んでください。`,
    'use.herald-few': ({ scroll: one, hand }) => `${thing(one)}は手札を2枚以上残します。今の手札は${hand}枚です。`,
    'use.herald-none': ({ scroll: one }) => `${thing(one)}で除外できる${colours[scrollColour(one)!]}のカードが手札にありません。`,
    'use.no-cards': ({ scroll: one }) => `引けるカードが残っていないので、${thing(one)}は何も起こしません。`,
    'use.no-scroll': ({ scroll: one }) => `${thing(one)}で動かせる、別のスクロールがありません。`,
    'use.salvation-few': ({ hand }) => `「救済」が使えるのは手札5枚以上のときです。今の手札は${hand}枚です。`,
    'use.menace-missing': ({ missing }) =>
      `「脅威」にはドラゴン、ゴーレム、ガーゴイルが1枚ずつ必要です。足りないのは${cards(missing)}です。`,
    'use.pile-empty': ({ scroll: one }) => `スクロールの山が空なので、${thing(one)}では何も得られません。`,
    'exclude.not-eligible': ({ card: one, by }) => `${card(one)}は${thing(by)}では除外できません。別のカードを選んでください。`,
    'exclude.must-go-on': ({ by }) => `${thing(by)}はまだ終わっていません。もう1枚除外してください。`,
    'target.bad': ({ by }) => `${thing(by)}の対象には、他のプレイヤー1人を選んでください。`,
    'swap.bad': () => '「妖精」でこの2枚は入れ替えられません。別の組み合わせを選んでください。',
    'take.not-there': ({ card: one }) => `捨て山に${card(one)}はありません。`,
    'take.valkyrie': () => '「戦乙女」で捨て山の戦乙女は取れません。',
    'config.unreadable': () => 'この設定は読み取れません。',
    'config.unknown-option': ({ key }) => `${quoted(key)}という設定はありません。`,
    'config.unknown-value': ({ key, value, values }) =>
      `${quoted(key)}に${quoted(value)}は選べません。選べるのは${values.join('、')}です。`,
    'position.unreadable': ({ field }) => `局面の${quoted(field)}が読み取れません。`,
    'position.unknown-card': ({ card: text }) => `${quoted(text)}というカードやスクロールはありません。`,
    'position.too-many': ({ card: text }) => `局面の${thing(text)}が、カード構成の枚数より多くなっています。`,
    'position.seats': ({ seats }) => `ブランノワールは2人から6人用です。局面の席は${seats}です。`,
    'position.discard-empty': () => '捨て山には少なくとも1枚のカードが必要です。',
    'position.called': ({ seat }) => `席@${seat}は宣言済みですが、手札が1枚ではありません。`,
    'position.chain': ({ chain }) => `ここで${chain}枚のチェーンはあり得ません。チェーンは偶数で、25の上に続きます。`,
    'position.colour': ({ top }) => `有効な色が、一番上のカード（${card(top)}）やフェイズと合っていません。`,
    'position.call': () => 'フェイズ「call」には、手札1枚で未宣言のプレイヤーと、自分で宣言する設定が必要です。',
    'position.pending': ({ by }) =>
      by ? `このフェイズで${thing(by)}が働いていることはあり得ません。` : '働いているカードがフェイズと合っていません。',
    'position.no-choice': ({ by }) => `${thing(by)}で選べるものが残っていません。`,
    'position.points': ({ points }) => `${points}点なら、ゲームはもう終わっているはずです。`,
  },
  facts: {
    'round-began': ({ round, first, top }, name) => `第${round}ラウンド開始。最初のカードは${numbered(top)}、先手は${name(first)}です。`,
    'colour-named': ({ seat, colour }, name) => `${name(seat)}が${colours[colour]}を指定しました。`,
    bought: ({ seat, cards: paid }, name) => `${name(seat)}が${cards(paid)}を除外してスクロールを取得します。`,
    gained({ seat, count, scrolls: gained }, name) {
      if (count === 0) return `${name(seat)}が得られるスクロールは残っていません。`;
      return gained ? `${name(seat)}が${gained.map(scroll).join('、')}を得ました。` : `${name(seat)}がスクロールを${count}枚得ました。`;
    },
    used: ({ seat, scroll: one, target }, name) =>
      target === undefined ? `${name(seat)}が${thing(one)}を使いました。` : `${name(seat)}が${name(target)}に${thing(one)}を使いました。`,
    returned: ({ owner, index, up, scroll: one }, name) =>
      `${name(owner)}の${index + 1}枚目のスクロール（${one ? scroll(one) : up ? '表向き' : '裏向き'}）が山に戻りました。`,
    scattered({ counts, scrolls: dealt }, name) {
      const without = counts.flatMap((count, seat) => (count === 0 ? [name(seat)] : []));
      const known = (dealt ?? []).flatMap((one, seat) => (one ? [`${name(seat)}には${scroll(one)}が届きました。`] : []));
      const who = without.length === 0 ? '全員に1枚ずつ配られました' : `配り直されましたが、${without.join('、')}の分はありません`;
      return `スクロールがすべて混ざり、${who}。${known.join('')}`;
    },
    menaced: ({ seat, target }, name) => `${name(seat)}がドラゴン、ゴーレム、ガーゴイルを${name(target)}に渡しました。`,
    drew({ seat, count, cause, cards: drawn }, name) {
      if (count === 0) return `${name(seat)}が引けるカードはありません。${cause === 'chain' ? 'チェーンは清算されました。' : ''}`;
      return `${name(seat)}が${causes[cause]}${drawn ? cards(drawn) : `カードを${count}枚`}${drawn ? 'を' : ''}引きました。`;
    },
    reshuffled: ({ count }) => `捨て山を切り直し、${count}枚の新しい山札ができました。`,
    played: ({ seat, card: one, colour }, name) =>
      colour ? `${name(seat)}が${card(one)}を捨て、${colours[colour]}を指定しました。` : `${name(seat)}が${card(one)}を捨てました。`,
    chained: ({ added, sum }) =>
      added === sum ? `${sum}枚のチェーンが始まりました。` : `チェーンが${added}枚増え、${sum}枚になりました。`,
    reversed: ({ direction }) => `手番の向きが変わり、${direction === 1 ? '時計回り' : '反時計回り'}になりました。`,
    skipped: ({ seat }, name) => `${name(seat)}の手番は飛ばされました。`,
    excluded: ({ seat, card: one, by }, name) => `${name(seat)}が${card(one)}を除外しました（${excluders[by]}）。`,
    swapped: ({ seat, places: [one, other] }, name) => `${name(seat)}が${place(one, name)}と${place(other, name)}を入れ替えました。`,
    scouted({ seat, target, open, hand }, name) {
      const shown = open ? `${name(target)}の手札が公開されました` : `${name(seat)}が${name(target)}の手札を見ました`;
      if (!hand) return `${shown}。`;
      return `${shown}：${hand.length === 0 ? '1枚もありません' : cards(hand)}。`;
    },
    took({ seat, taken, card: one }, name) {
      if (!taken) return `${name(seat)}は捨て山から何も取りませんでした。`;
      return `${name(seat)}が捨て山から${one ? card(one) : 'カードを1枚'}${one ? 'を' : ''}手札に加えました。`;
    },
    called: ({ seat }, name) => `${name(seat)}「ブランノワール！」`,
    'kept-silent': ({ seat }, name) => `${name(seat)}は黙って手番を終えました。`,
    'round-over'(fact, name) {
      const { round, reason, quest, totals, halved } = fact;
      const how = reason === 'menace' ? '「脅威」で' : '';
      const first = quest === null ? `第${round}ラウンドは手詰まりで終了。` : `${name(quest)}が${how}第${round}ラウンドのクエストを達成！`;
      const exact = halved.map(seat => `${name(seat)}は目標点ちょうどなので、半分の${totals[seat]}点になります。`);
      return `${first}得点：${sheet(fact, name, '、')}。${exact.join('')}`;
    },
    'game-over'(fact, name) {
      const winners = fact.ranking[0]!.map(name);
      const first = winners.length === 1 ? `${winners[0]}の勝利です！` : `${winners.join('、')}が勝利を分かち合います！`;
      return `${first}最終得点：${standing(fact, name, '、')}。`;
    },
  },
  moves: {
    colour: colour => `${colours[colour]}を指定する`,
    buy: paid => `${cards(paid)}を除外してスクロールを取得する`,
    use: one => `${thing(one)}を使う`,
    useOnPlayer: (one, player) => `${player}に${thing(one)}を使う`,
    useOnScroll: (one, where, name) => `${place(where, name)}に${thing(one)}を使う`,
    draw: '引く',
    play: one => `${card(one)}を捨てる`,
    playNaming: (one, colour) => `${card(one)}を捨て、${colours[colour]}を指定する`,
    exclude: one => `${card(one)}を除外する`,
    done: 'ここまでにする',
    target: player => `${player}を選ぶ`,
    swap: ([one, other], name) => `${place(one, name)}と${place(other, name)}を入れ替える`,
    take: one => `${card(one)}を取る`,
    takeNone: '何も取らない',
    call: '「ブランノワール！」と宣言する',
    silent: '手番を終える',
  },
  decisions: {
    startColour: '最初のカードの色を指定してください。',
    turn: 'カードを1枚捨てるか、1枚引いてください。スクロールはその前に。',
    chain: sum => `25を重ねるか、${sum}枚引いてください。スクロールはその前に。`,
    herald: colour => `${colours[colour]}のカードを除外してください。手札は2枚以上残ります。`,
    exclude: {
      salvation: '4枚になるまで除外してください。',
      lord: '領主と同じ色のカードを除外してください。',
      goddess: '1枚か2枚、除外してください。',
      princess: '皇女のために1枚除外するか、見送ってください。',
      escort: '1枚になるまで除外してください。',
      any: '1枚除外してください。',
    },
    target: {
      gargoyle: '誰の手札を見るか選んでください。',
      dragon: '誰が4枚引くか選んでください。',
      any: 'プレイヤーを1人選んでください。',
    },
    swap: '入れ替えるスクロールを2枚選んでください。',
    take: '捨て山から1枚取るか、何も取らないか選んでください。',
    call: '手番を終えてください。',
    over: 'ゲームは終了しました。',
  },
  over: { goal: '目標点を超えたプレイヤーが出ました。', round: '約束の1ラウンドが終わりました。' },
});
