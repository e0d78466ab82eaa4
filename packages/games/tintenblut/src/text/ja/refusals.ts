import { kindOf } from '../../engine/track.ts';
import { type Lexicon, VALUES } from '../lexicon.ts';
import { terms as t } from '../terms/ja.ts';
import {
  amount,
  card,
  colours,
  fields,
  gate,
  lines,
  location,
  or,
  places,
  provisions,
  quoted,
  rewardName,
  row,
  tiles,
  to,
  villain,
} from './phrases.ts';

export const refusals: Lexicon['refusals'] = {
  'game-over': () => 'ゲームは終わっています。',
  'not-your-turn': () => '今は他のプレイヤーの番です。',
  unreadable: ({ text }) => `${quoted(text)}は、このゲームの手として読み取れません。`,
  'wrong-phase': ({ decision }) => `今は別のことを決める番です。${decision}`,
  'go.not-in-hand': ({ card: id }) => `${quoted(location(id))}のカードはもう使いました。パスをするか、10枚すべてを使うと手札に戻ります。`,
  'go.cannot-pay': ({ from: start, to: end, cost, held }) =>
    start === end
      ? `${places[end]}を出て戻る旅には${provisions(cost)}が必要ですが、今は${held}個です。`
      : `${places[start]}から${places[end]}までは${provisions(cost)}が必要ですが、今は${held}個です。`,
  'pass.black-prince': () => `${t.advantages['black-prince']}が待っています。呼んだあとは旅をします。パスはできません。`,
  'dustfinger.moved': ({ at: place }) => `この手番では、${t.dustfinger}をもう動かしました。今は${places[place]}にいます。`,
  'dustfinger.too-late': () => `交換や得点化のあとでは、${t.dustfinger}を送れません。`,
  'dustfinger.seen': () => `${places['night-castle']}に誰がいるかは、もう確かめました。そのあとで${t.dustfinger}は送れません。`,
  'dustfinger.there': ({ to: place }) => `${t.dustfinger}はもう${places[place]}にいます。`,
  'dustfinger.cannot-pay': ({ to: place, cost, held }) =>
    `${t.dustfinger}を${to[place]}送るには${provisions(cost)}が必要ですが、今は${held}個です。`,
  'use.not-held': ({ card: id }) => `${card(id)}は手元にありません。`,
  'use.gained-now': ({ card: id }) => `${card(id)}はこの手番に得たばかりです。次の手番から使えます。`,
  'use.second': ({ card: id }) => `${t.advantageCard.one}は手番に1枚です。もう使ったので、${card(id)}は次の手番まで待ちます。`,
  'use.before-arriving': ({ card: id }) =>
    `${card(id)}を使えるのは到着したあとです。出発前に使えるのは${t.advantages['black-prince']}だけです。`,
  'use.after-moving': () => `${t.advantages['black-prince']}は出発前に使います。もう到着しています。`,
  'use.no-effect': ({ card: id }) => `${card(id)}は旅の途中では何もしません。持っていれば、終了時に${fields(VALUES.family)}進みます。`,
  'use.after-reward': ({ card: id }) => `${card(id)}を使えるのは報酬の前です。もう受け取りました。`,
  'nettle.none-left': () => `${t.supply}に${t.provision.one}がないので、${t.advantages.nettle}は何も持ってこられません。`,
  'barn-owl.none-left': ({ tile }) => `${t.supply}に${tiles[tile]}がないので、${t.advantages['barn-owl']}は持ってこられません。`,
  'fat-prince.traded': () => `この手番の交換はもう済んだので、${t.advantages['fat-prince']}にできることはありません。`,
  'fat-prince.converted': () => `得点化のあとは交換できないので、${t.advantages['fat-prince']}にできることはありません。`,
  'farid.there': ({ to: place }) => `${t.dustfinger}はもう${places[place]}にいます。${t.advantages.farid}は別の場所に置きます。`,
  'farid.moved': ({ at: place }) =>
    `${t.dustfinger}はもう${to[place]}送りました。${t.advantages.farid}を使えるのは、その代わりとしてだけです。`,
  'roxane.none': () => `手元に${t.villain.one}がいないので、${t.advantages.roxane}にできることはありません。`,
  'roxane.not-there': ({ villain: id, before }) => `手元にいるのは${before.map(villain).join('')}です。${villain(id)}はいません。`,
  'collect.choose': ({ rewards }) => `${t.whiteWomen}がいるので、報酬は1つだけです。${or(rewards.map(rewardName))}を選んでください。`,
  'collect.all': () => 'ここでは選ぶ必要はありません。行の報酬をすべて受け取ります。',
  'collect.not-here': ({ reward, place, line, rewards }) =>
    `${places[place]}の${quoted(lines[line])}の行にあるのは${row(rewards.map(rewardName))}です。${rewardName(reward)}はありません。`,
  'trade.no-castle': ({ place }) => `交換ができるのは城か、${t.advantages['fat-prince']}を呼んだときです。今は${places[place]}にいます。`,
  'trade.done': () => '交換は手番に1度です。この手番ではもう済みました。',
  'trade.converted': () => '交換は得点化の前に行います。もう得点化をしました。',
  'trade.not-held': ({ ware, needed, held }) => `この交換には${amount(ware, needed)}が必要ですが、今は${held}です。`,
  'trade.none-left': ({ ware }) => `${t.supply}に${rewardName(ware)}が残っていません。`,
  'trade.needs-two': ({ tile }) =>
    `${tiles[tile]}1枚では足りません。${t.provision.one}1個には${t.tile.one}2枚が必要です。1対1は、城で${t.advantages['fat-prince']}を呼んだときだけです。`,
  'trade.one-for-one': () =>
    `城で${t.advantages['fat-prince']}を呼んだときは、${t.tile.one}2枚ではなく1枚を${t.provision.one}1個に換えます。`,
  'convert.not-held': ({ tile }) => `返せる${tiles[tile]}がありません。`,
  'convert.size-used': ({ size }) => `${size}枚の組は、この手番でもう返しました。同じ大きさの組は手番に1度です。`,
  'convert.gate': ({ size, steps, from: start, to: end, field, colour, place, places: opening }) =>
    `${size}枚の組は${fields(steps)}、${start}から${end}へ進みますが、途中に${gate(colour, field)}があります。開くのは${colours[colour]}の場所（${row(opening.map(one => places[one]))}）にいるときだけで、今いる${places[place]}は${colours[kindOf(place)]}です。`,
  'lose.not-held': ({ tile }) => `手放せる${tiles[tile]}がありません。`,
  'start.not-offered': () => `次のラウンドを始めるのは、${t.villainCard.one}を引いた人か、その左隣の人だけです。`,
  'config.unreadable': () => 'この設定は読み取れません。',
  'config.unknown-option': ({ key }) => `${quoted(key)}という設定はありません。`,
  'position.unreadable': ({ field }) => `局面の${quoted(field)}が読み取れません。`,
  'position.seats': ({ seats }) => `ティンテンブルートは2人から4人用です。局面の席は${seats}です。`,
  'position.unknown-id': ({ field, id }) => `${quoted(field)}にある${quoted(id)}は、このゲームにありません。`,
  'position.double-location': ({ seat, card: id }) => `席${seat}が${quoted(location(id))}を2度使っています。`,
  'position.too-many': ({ name, count, most }) => `${quoted(name)}は${most}までですが、局面には${count}あります。`,
  'position.negative': ({ field }) => `${quoted(field)}が0より小さくなっています。`,
  'position.white-women': () =>
    `${t.whiteWomen}は、${VALUES.greenField}以上で最も前の${t.marker}の人に付きます。それまでは誰にも付きません。`,
  'position.top-card': ({ seat, place }) => `席${seat}は${places[place]}にいますが、一番上のカードと合いません。`,
  'position.held-before': ({ card: id }) => `持っていたはずの${card(id)}が、手札にありません。`,
  'position.loss': ({ seat, tiles: some, held }) => `席${seat}の${t.tile.one}は${held}枚なので、${some}枚は失えません。`,
  'position.pending': ({ phase }) => `これから失う${t.tile.one}が、フェイズ${quoted(phase)}と合っていません。`,
  'position.rest': () => `フェイズ${quoted('rest')}は、${t.places['night-castle']}で${t.dustfinger}をまだ送れるときにしかありません。`,
  'position.flags': ({ field }) => `${quoted(field)}が、このフェイズではあり得ない値です。`,
};
