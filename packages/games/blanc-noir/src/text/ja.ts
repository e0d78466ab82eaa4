import { listing, type Naming } from '@tabard/core';
import type { Card, Colour, Scroll } from '../engine/data.ts';
import type { Cause, Excluder, Place } from '../engine/facts.ts';
import type { Exclusion } from '../engine/questions.ts';
import { help } from './help/ja.ts';
import { aimOf, partsOf, scrollColour, scrollName, sheet, standing, thingNamed, wordsOf } from './lexicon.ts';
import { terms as t } from './terms/ja.ts';
import type { BlancNoirWords, ScrollAt } from './words.ts';

const { abilities, colours, names, scrolls } = t;

function card(one: Card): string {
  const { face, ink } = partsOf(one);
  const bare = typeof face === 'number' ? String(face) : names[face];
  return ink === 'black' ? bare : `${colours[ink]}の${bare}`;
}

function scroll(one: Scroll): string {
  const colour = scrollColour(one);
  return colour ? `${colours[colour]}の${scrolls.herald}` : scrolls[scrollName(one)];
}

const row = listing('ja', 'commas');
const cards = (some: readonly Card[]): string => row(some.map(card));
const quoted = (text: string): string => `「${text}」`;
const thing = (text: string): string => quoted(thingNamed(text, { card, scroll, escort: abilities.escort, word: word => word }));
const place = (where: Place, name: Naming, seen?: ScrollAt): string => {
  if (where === 'pile') return `${t.scrollPile}の一番上`;
  const one = seen?.(where);
  return `${name(where.seat)}の${one ? quoted(scroll(one)) : `${where.index + 1}枚目の${t.scroll.one}`}`;
};

/** A Special with its number, which is what has to match: «青の騎士（25）». */
function numbered(one: Card): string {
  const { face, number } = partsOf(one);
  return typeof face === 'number' ? card(one) : `${card(one)}（${number}）`;
}

function doesNotFit(one: Card, top: Card, colour: Colour | null | undefined): string {
  const { ink, number } = partsOf(top);
  if (ink !== 'black') return `${t.discardPile}の一番上は${numbered(top)}です。${numbered(one)}は色も数字も合いません。`;
  if (!colour) return `${t.discardPile}の一番上は${numbered(top)}です。${numbered(one)}は合いません。`;
  return `${t.discardPile}の一番上は${card(top)}で、${colours[colour]}が指定されています。${numbered(one)}は${colours[colour]}でも${number}でもありません。`;
}

const aims = {
  player: (one: string) => `${one}は、他のプレイヤー1人を選んで使います。`,
  scroll: (one: string) => `${one}は、誰かの前にある別の${t.scroll.one}1枚を選んで使います。`,
  nothing: (one: string) => `${one}は、対象を選ばずに使います。`,
};

const causes: Readonly<Record<Cause, string>> = {
  turn: '',
  chain: `${t.chain}を受けて`,
  dragon: `${abilities.breath}を浴びて`,
  explosion: `${scrolls.explosion}に巻き込まれて`,
  blizzard: `${scrolls.blizzard}に見舞われて`,
  penalty: '最後の1枚のペナルティーとして',
  silence: '宣言を忘れたペナルティーとして',
};

/** What makes one draw, before «4枚ドローしました». */
const blows = {
  dragon: `${abilities.breath}を浴びて`,
  explosion: `${scrolls.explosion}に巻き込まれて`,
  blizzard: `${scrolls.blizzard}に見舞われて`,
  penalty: '最後の1枚のペナルティーとして',
  silence: '「ブランノワール！」の宣言がなかったので',
} as const;

const excluders: Readonly<Record<Excluder, string>> = {
  herald: scrolls.herald,
  salvation: scrolls.salvation,
  lord: abilities.command,
  goddess: abilities.blessing,
  princess: names.princess,
  escort: abilities.escort,
};

/** «青の1〜9のカードを2枚まで除外できます。» */
function excluding({ wants, colour, gone, left, must }: Exclusion): string {
  const which = colour ? `${colours[colour]}の` : '';
  const what = {
    any: 'カード',
    special: t.special.one,
    colour: `${which}カード`,
    'normal-of-colour': `${which}1〜9のカード`,
    'prince-of-colour': `${which}${names.prince}`,
  }[wants];
  if (left === 0) return `除外できる${what}がありません。`;
  const more = gone > 0 ? 'あと' : '';
  if (must === left) return `${what}を${more}${left}枚除外してください。`;
  return must > 0 ? `${what}を1枚以上、${left}枚まで除外してください。` : `${what}を${more}${left}枚まで除外できます。`;
}

export const ja: BlancNoirWords = wordsOf({
  lang: 'ja',
  title: 'ブランノワール',
  tagline: `手札を減らし、${t.chain}をつなぎ、あのひと言を忘れずに。`,
  colours,
  names,
  card,
  scroll,
  help,
  options: {
    edition: {
      label: '版',
      values: {
        ja: {
          label: '日本語版',
          help: `オリジナルのルールです。${t.chain}には、応じられるなら必ず応じます。宣言を忘れると、すぐに4枚ドローします。`,
        },
        de: {
          label: 'ドイツ語版',
          help: `日本語版との違い：最初のカードが黒なら先手が色を指定します。${t.special.one}でも${t.scroll.one}を取得できます。${scrolls.herald}はその色をすべて除外します。${names.lord}は${t.special.one}にも及び、${names.princess}は同じ色の${names.prince}だけで、${abilities.escort}は任意です。${names.pixie}は表向きの${t.scroll.one}も入れ替えますが、同じ持ち主の2枚は選べません。${names.gargoyle}の手札は自分だけが見て、見なくてもかまいません。`,
        },
        fr: {
          label: 'フランス語版',
          help: `日本語版との違い：25を持っていても${t.chain}の分をドローできます。${scrolls.salvation}には手札6枚が必要です。${names.lord}と${names.goddess}は、最後の1枚でも必ず2枚まで除外します。${names.pixie}はどの2枚の${t.scroll.one}でも入れ替えます。${names.gargoyle}の手札は自分だけが見ます。${names.valkyrie}は必ず1枚取ります。宣言を忘れても、その場では何も起こりません。宣言後の最後の1枚に${t.special.one}も捨てられますが、4枚ドローします。`,
        },
      },
    },
    deck: {
      label: 'カード構成',
      values: {
        box: {
          label: '箱の表記どおり125枚',
          help: `復元した構成です。説明書の枚数は125枚ですが、一覧を足すと121枚しかありません。足りない4枚は、各色2枚目の${names.knight}で補っています。`,
        },
        listed: { label: '一覧どおり121枚', help: '説明書の一覧にある枚数だけを使います。表記より4枚少なくなります。' },
      },
    },
    goal: {
      label: t.goal,
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
      `${t.chain}が${chain}枚分たまっています。重ねられるのは25だけで、${numbered(one)}は重ねられません。25を捨てないなら${chain}枚ドローします。`,
    'play.called-special': ({ card: one }) =>
      `「ブランノワール！」のあとに捨てられるのは${t.normal.one}だけです。${card(one)}は${t.special.one}です。`,
    'play.needs-colour': ({ card: one }) => `${card(one)}は黒いカードです。色を1つ指定してください。`,
    'play.needs-no-colour': ({ card: one }) => `${card(one)}には元から色があるので、指定は要りません。`,
    'draw.must-answer': ({ chain }) => `重ねられる25があるので、${chain}枚をドローすることはできません。${t.scroll.one}は使えます。`,
    'draw.nothing-to-draw': () => 'ドローできるカードが残っていません。手札に合うカードがあるので、1枚捨ててください。',
    'buy.not-one-number': () => `${t.scroll.one}1枚の取得には、同じ数字のカードが3枚必要です。`,
    'buy.not-normals': ({ card: one }) =>
      `${t.scroll.one}の取得に使えるのは1から9の${t.normal.one}です。${card(one)}は${t.special.one}です。`,
    'buy.pile-empty': () => `${t.scrollPile}が空なので、取得できるものがありません。`,
    'use.not-yours': ({ scroll: one }) => `自分の前に、裏向きの${thing(one)}はありません。`,
    'use.no-target': ({ scroll: one }) => aims[aimOf(one)](thing(one)),
    'use.bad-target': ({ scroll: one }) => `${aims[aimOf(one)](thing(one))}もう一度選んでください。`,
    'use.herald-few': ({ scroll: one, hand }) => `${thing(one)}は手札を2枚以上残します。今の手札は${hand}枚です。`,
    'use.herald-none': ({ scroll: one }) => `${thing(one)}で除外できる${colours[scrollColour(one)!]}のカードが手札にありません。`,
    'use.no-cards': ({ scroll: one }) => `ドローできるカードが残っていないので、${thing(one)}を使っても何も起こりません。`,
    'use.no-scroll': ({ scroll: one }) => `${thing(one)}で動かせる、別の${t.scroll.one}がありません。`,
    'use.salvation-few': ({ hand, needs }) => `「${scrolls.salvation}」を使うには手札が${needs}枚以上必要です。今の手札は${hand}枚です。`,
    'use.menace-missing': ({ missing }) =>
      `「${scrolls.menace}」には${names.dragon}、${names.golem}、${names.gargoyle}が1枚ずつ必要です。足りないのは${cards(missing)}です。`,
    'use.pile-empty': ({ scroll: one }) => `${t.scrollPile}が空なので、${thing(one)}では何も得られません。`,
    'exclude.not-eligible': ({ card: one, by }) => `${card(one)}は${thing(by)}では除外できません。別のカードを選んでください。`,
    'exclude.must-go-on': ({ by }) => `${thing(by)}はまだ終わっていません。もう1枚除外してください。`,
    'target.bad': ({ by }) => `${thing(by)}の対象には、他のプレイヤー1人を選んでください。`,
    'target.must': ({ by }) => `${thing(by)}の対象を必ず選んでください。`,
    'swap.bad': () => `「${names.pixie}」でこの2枚は入れ替えられません。別の組み合わせを選んでください。`,
    'take.not-there': ({ card: one }) => `${t.discardPile}に${card(one)}はありません。`,
    'take.valkyrie': () => `「${names.valkyrie}」で${t.discardPile}の${names.valkyrie}は取れません。`,
    'take.must': () => `この版では、「${names.valkyrie}」で必ず1枚取ります。`,
    'config.unreadable': () => 'この設定は読み取れません。',
    'config.unknown-option': ({ key }) => `${quoted(key)}という設定はありません。`,
    'config.unknown-value': ({ key, value, values }) => `${quoted(key)}に${quoted(value)}は選べません。選べるのは${row(values)}です。`,
    'position.unreadable': ({ field }) => `局面の${quoted(field)}が読み取れません。`,
    'position.unknown-card': ({ card: text }) => `${quoted(text)}という${t.numberCard.one}や${t.scroll.one}はありません。`,
    'position.too-many': ({ card: text }) => `局面の${thing(text)}が、カード構成の枚数より多くなっています。`,
    'position.seats': ({ seats }) => `ブランノワールは2人から6人用です。局面の席は${seats}です。`,
    'position.discard-empty': () => `${t.discardPile}には少なくとも1枚のカードが必要です。`,
    'position.called': ({ seat }) => `席@${seat}は宣言済みですが、手札が1枚ではありません。`,
    'position.chain': ({ chain }) => `ここで${chain}枚分の${t.chain}はあり得ません。枚数は偶数で、一番上は25です。`,
    'position.colour': ({ top }) => `有効な色が、一番上のカード（${card(top)}）やフェイズと合っていません。`,
    'position.call': () => 'フェイズ「call」には、手札1枚で未宣言のプレイヤーと、自分で宣言する設定が必要です。',
    'position.pending': ({ by }) =>
      by ? `このフェイズで${thing(by)}が働いていることはあり得ません。` : '働いているカードがフェイズと合っていません。',
    'position.no-choice': ({ by }) => `${thing(by)}で選べるものが残っていません。`,
    'position.points': ({ points }) => `${points}点なら、ゲームはもう終わっているはずです。`,
  },
  facts: {
    'round-began': ({ round, first, top }, { name }) =>
      `第${round}ラウンド開始。最初のカードは${numbered(top)}、先手は${name(first)}です。`,
    'colour-named': ({ seat, colour }, { name }) => `${name(seat)}が${colours[colour]}を指定しました。`,
    bought: ({ seat, cards: paid }, { name }) => `${name(seat)}が${cards(paid)}を除外して${t.scroll.one}を取得しました。`,
    gained({ seat, count, scrolls: gained }, { name }) {
      if (count === 0) return `${name(seat)}が得られる${t.scroll.one}は残っていません。`;
      return gained ? `${name(seat)}が${row(gained.map(scroll))}を得ました。` : `${name(seat)}が${t.scroll.one}を${count}枚得ました。`;
    },
    used: ({ seat, scroll: one, target }, { name }) =>
      target === undefined ? `${name(seat)}が${thing(one)}を使いました。` : `${name(seat)}が${name(target)}に${thing(one)}を使いました。`,
    returned: ({ owner, index, up, scroll: one }, { name }) =>
      `${name(owner)}の${index + 1}枚目の${t.scroll.one}（${one ? scroll(one) : up ? '表向き' : '裏向き'}）が山に戻りました。`,
    scattered({ counts, scrolls: dealt }, { name }) {
      const without = counts.flatMap((count, seat) => (count === 0 ? [name(seat)] : []));
      const known = (dealt ?? []).flatMap((one, seat) => (one ? [`${name(seat)}には${scroll(one)}が届きました。`] : []));
      const who = without.length === 0 ? '全員に1枚ずつ配られました' : `配り直されましたが、${row(without)}の分はありません`;
      return `${t.scroll.one}がすべて混ざり、${who}。${known.join('')}`;
    },
    menaced: ({ seat, target }, { name }) =>
      `${name(seat)}が${names.dragon}、${names.golem}、${names.gargoyle}を${name(target)}に渡しました。`,
    drew({ seat, count, cause, cards: drawn }, { name }) {
      if (count === 0) return `${name(seat)}がドローできるカードはありません。${cause === 'chain' ? `${t.chain}は終わりました。` : ''}`;
      return `${name(seat)}が${causes[cause]}${drawn ? cards(drawn) : `カードを${count}枚`}${drawn ? 'を' : ''}ドローしました。`;
    },
    reshuffled: ({ count }) => `${t.discardPile}を切り直し、${count}枚の新しい${t.drawPile}ができました。`,
    played: ({ seat, card: one, colour }, { name }) =>
      colour ? `${name(seat)}が${card(one)}を捨て、${colours[colour]}を指定しました。` : `${name(seat)}が${card(one)}を捨てました。`,
    chained: ({ added, sum }) =>
      added === sum ? `${sum}枚分の${t.chain}が始まりました。` : `${t.chain}が${added}枚増え、合計${sum}枚になりました。`,
    reversed: ({ direction }) => `手番の向きが変わり、${direction === 1 ? '時計回り' : '反時計回り'}になりました。`,
    skipped: ({ seat }, { name }) => `${name(seat)}の手番は飛ばされました。`,
    excluded: ({ seat, card: one, by }, { name }) => `${name(seat)}が${card(one)}を除外しました（${excluders[by]}）。`,
    swapped: ({ seat, places: [one, other] }, { name }) => `${name(seat)}が${place(one, name)}と${place(other, name)}を入れ替えました。`,
    scouted({ seat, target, open, hand }, { name }) {
      const shown = open ? `${name(target)}の手札が公開されました` : `${name(seat)}が${name(target)}の手札を見ました`;
      if (!hand) return `${shown}。`;
      return `${shown}：${hand.length === 0 ? '1枚もありません' : cards(hand)}。`;
    },
    'scouted-nobody': ({ seat }, { name }) => `${name(seat)}は誰の手札も見ませんでした。`,
    took({ seat, taken, card: one }, { name }) {
      if (!taken) return `${name(seat)}は${t.discardPile}から何も取りませんでした。`;
      return `${name(seat)}が${t.discardPile}から${one ? card(one) : 'カードを1枚'}${one ? 'を' : ''}手札に加えました。`;
    },
    called: ({ seat }, { name }) => `${name(seat)}「ブランノワール！」`,
    'kept-silent': ({ seat }, { name }) => `${name(seat)}は黙って手番を終えました。`,
    'round-over'(fact, { name }) {
      const { round, reason, quest, totals, halved } = fact;
      const how = reason === 'menace' ? `「${scrolls.menace}」で` : '';
      const first =
        quest === null ? `第${round}ラウンドは手詰まりで終了。` : `${name(quest)}が${how}第${round}ラウンドの${t.quest}を達成！`;
      const exact = halved.map(seat => `${name(seat)}は${t.goal}ちょうどなので、半分の${totals[seat]}点になります。`);
      return `${first}失点：${row(sheet(fact, name, (player, lost, total) => `${player} +${lost}（合計${total}）`))}。${exact.join('')}`;
    },
    'game-over'(fact, { name, win }) {
      return `${win(fact.ranking[0]!)}合計失点：${row(standing(fact, name))}。`;
    },
  },
  deeds: {
    'colour-named': ({ colour }) => `${colours[colour]}を指定`,
    bought: () => `${t.scroll.one}を取得`,
    gained: ({ count }) => `${t.scroll.one}を${count}枚獲得`,
    used: ({ scroll: one, target }, name, you) =>
      target === undefined ? thing(one) : `${target === you ? 'あなた' : name(target)}に${thing(one)}`,
    drew: ({ count, cause }) => `${cause === 'penalty' || cause === 'silence' ? 'ペナルティーで' : ''}${count}枚ドロー`,
    played: ({ card: one, colour }) => (colour ? `${card(one)}（${colours[colour]}を指定）` : card(one)),
    chained: ({ sum }) => `${t.chain}${sum}枚`,
    reversed: () => '向きを反転',
    skipped: () => '手番を飛ばされた',
    excluded: ({ card: one }) => `${card(one)}を除外`,
    swapped: () => `${t.scroll.one}2枚を入れ替えた`,
    scouted: ({ target, open }, name, you) => `${target === you ? 'あなた' : name(target)}の手札を${open ? '公開させた' : '見た'}`,
    'scouted-nobody': () => '誰の手札も見なかった',
    took: ({ taken, card: one }) => (taken ? `${one ? card(one) : '1枚'}を手札に戻した` : '何も取らなかった'),
    called: () => '「ブランノワール！」',
    'kept-silent': () => '宣言なし',
  },
  toYou: {
    skipped: 'あなたの手番は飛ばされました。',
    drew: (count, cause) => `${blows[cause]}、${count}枚ドローしました。`,
    used: (player, one) => `${player}があなたに${thing(one)}を使いました。`,
    returned: (player, at, one) => `${player}があなたの${one ? thing(one) : `${at}枚目の${t.scroll.one}`}を山に戻しました。`,
    scattered: (player, one) =>
      `${player}が${t.scroll.one}をすべて配り直しました。${one ? `あなたには${thing(one)}が届きました` : 'あなたの分はありません'}。`,
    menaced: player => `${player}があなたに${names.dragon}、${names.golem}、${names.gargoyle}を渡しました。`,
    swapped: (player, at, other, name) => `${player}があなたの${at}枚目の${t.scroll.one}を${place(other, name)}と入れ替えました。`,
    shown: 'あなたの手札が全員に公開されました。',
    seen: player => `${player}があなたの手札を見ました。`,
  },
  moves: {
    colour: colour => `${colours[colour]}を指定する`,
    buy: paid => `${cards(paid)}を除外して${t.scroll.one}を取得する`,
    use: one => `${thing(one)}を使う`,
    useOnPlayer: (one, player) => `${player}に${thing(one)}を使う`,
    useOnScroll: (one, where, name, seen) => `${place(where, name, seen)}に${thing(one)}を使う`,
    draw: 'ドローする',
    play: one => `${card(one)}を捨てる`,
    playNaming: (one, colour) => `${card(one)}を捨て、${colours[colour]}を指定する`,
    exclude: one => `${card(one)}を除外する`,
    done: 'ここまでにする',
    target: player => `${player}を選ぶ`,
    targetNone: '誰の手札も見ない',
    swap: ([one, other], name, seen) => `${place(one, name, seen)}と${place(other, name, seen)}を入れ替える`,
    take: one => `${card(one)}を取る`,
    takeNone: '何も取らない',
    call: '「ブランノワール！」と宣言する',
    silent: '手番を終える',
  },
  decisions: {
    startColour: '最初のカードの色を指定してください。',
    turn: `カードを1枚捨てるか、1枚ドローしてください。${t.scroll.one}はその前に。`,
    chain: sum => `25を重ねてください。重ねなければ${sum}枚ドローします。${t.scroll.one}はその前に。`,
    chainMust: `25を重ねなければなりません。${t.scroll.one}はその前に。`,
    herald: colour => `${colours[colour]}のカードを除外してください。手札は2枚以上残ります。`,
    exclude: {
      salvation: '4枚になるまで除外してください。',
      lord: `${names.lord}と同じ色のカードから、除外するものを選んでください。`,
      goddess: '除外するカードを2枚まで選んでください。',
      princess: `${names.princess}のために除外するカードを選んでください。`,
      escort: '1枚になるまで除外してください。',
      any: '1枚除外してください。',
    },
    excludeMust: {
      lord: `${names.lord}と同じ色のノーマルカードを2枚（1枚しかなければ1枚）除外しなければなりません。`,
      goddess: 'カードを2枚（1枚しかなければ1枚）除外しなければなりません。',
    },
    target: {
      gargoyle: '誰の手札を見せてもらうか選んでください。',
      dragon: '誰が4枚ドローするか選んでください。',
      any: 'プレイヤーを1人選んでください。',
    },
    swap: `入れ替える${t.scroll.one}を2枚選んでください。`,
    take: `${t.discardPile}から取るカードを選んでください。`,
    call: '手番を終えてください。',
    over: 'ゲームは終了しました。',
  },
  asked: {
    discardOrDraw: 'カードを1枚捨てるか、1枚ドローしてください。',
    discard: 'ドローできるカードがありません。1枚捨ててください。',
    draw: '出せるカードがありません。1枚ドローしてください。',
    drawLast: '最後の1枚は1〜9のカードでなければなりません。1枚ドローしてください。',
    chain: sum => `25を重ねてください。重ねなければ${sum}枚ドローします。`,
    chainMust: sum => `25を重ねてください。持っている間は${sum}枚のドローを選べません。`,
    chainNone: sum => `重ねられる25がありません。${sum}枚ドローしてください。`,
    buy: numbers => `その前に、${numbers.join('か')}の3枚で${t.scroll.one}を取得できます。`,
    use: `その前に${t.scroll.one}を使えます。`,
    exclude: excluding,
    between: '',
  },
  over: { goal: `${t.goal}を超えたプレイヤーが出ました。`, round: '予定の1ラウンドが終わりました。' },
});
