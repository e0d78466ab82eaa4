import type { Naming } from '@tabard/core';
import type { Fact, Gain, Hit } from '../../engine/facts.ts';
import { brokeTie, each, type Lexicon, standing, VALUES, villainOf } from '../lexicon.ts';
import { terms as t } from '../terms/ja.ts';
import {
  advantages,
  amount,
  and,
  card,
  fields,
  gate,
  lines,
  named,
  places,
  provisions,
  quoted,
  rewardName,
  row,
  tiles,
  to,
  villain,
  villainCards,
  wares,
} from './phrases.ts';

/** 「名誉3枚」、「名誉3枚のうち1枚」: as the supply allowed. */
function gained({ reward, offered, got }: Gain): string {
  if (got === offered) return amount(reward, got);
  return `${amount(reward, got)}（本来は${offered}）`;
}

/** 「一人で」、「エイダ、ほこり指と一緒に」. */
export function situation({ company, dustfinger }: Extract<Fact, { type: 'collected' }>, name: Naming): string {
  const others = [...company.map(name), ...(dustfinger ? ['ほこり指'] : [])];
  return others.length === 0 ? '一人で' : `${row(others)}と一緒に`;
}

/** What was received: 「名誉3枚と助力カード1枚」. */
export const rewards = ({ gains }: Extract<Fact, { type: 'collected' }>): string => and(gains.map(gained));

/** 「食料2個とタイル5枚のうち3枚を失い」. */
export function loss({ provisions: food, tiles: some, from: all }: Hit): string {
  const parts = [...(food > 0 ? [provisions(food)] : []), ...(some > 0 ? [`${t.tile.one}${all}枚のうち${some}枚`] : [])];
  return parts.length === 0 ? '失うものがなく' : `${and(parts)}を失い`;
}

export const facts: Lexicon['facts'] = {
  round: ({ round, start, last }, { name }) =>
    last ? `最後の第${round}ラウンドが${name(start)}から始まります。` : `第${round}ラウンドが${name(start)}から始まります。`,
  returned: ({ seat, cards, cause }, { name }) =>
    cause === 'all-played'
      ? `${name(seat)}は${t.locationCard.one}10枚をすべて使い、手札に戻しました。`
      : `パスした${name(seat)}が、使ったカード${cards.length}枚を手札に戻しました。`,
  journey({ seat, card: id, from: start, to: end, cost, free, number }, { name }) {
    const way = start === end ? `${places[end]}を出て戻る旅をしました` : `${places[start]}から${to[end]}旅をしました`;
    const price = free ? `${t.advantages['black-prince']}の案内で、` : cost > 0 ? `${provisions(cost)}を払い、` : '';
    return `${name(seat)}が${price}${way}。${id === 'inkworld' ? t.inkworld : 'カード'}の数字は${number}です。`;
  },
  passed: ({ seat, number }, { name }) =>
    number === 0 ? `${name(seat)}は、出ているカードのないままパスしました。` : `${name(seat)}はパスしました。一番上は${number}のままです。`,
  dustfinger: ({ seat, to: place, cost }, { name }) =>
    `${name(seat)}が${provisions(cost)}を払い、${t.dustfinger}を${to[place]}送りました。`,
  used(fact, { name }) {
    const who = name(fact.seat);
    switch (fact.card) {
      case 'black-prince':
        return `${who}が${t.advantages['black-prince']}を呼びました。次の旅に${t.provision.one}はかかりません。`;
      case 'nettle':
        return `${t.advantages.nettle}が${who}に${provisions(fact.provisions)}を届けました。`;
      case 'barn-owl':
        return `${t.advantages['barn-owl']}が${who}に${fact.provisions > 0 ? `${provisions(fact.provisions)}と` : ''}${amount(fact.tile, 1)}を届けました。`;
      case 'fat-prince':
        return `${who}が${t.advantages['fat-prince']}を呼びました。${places[fact.place]}で${fact.rate === 1 ? '1対1' : '2対1'}の交換ができます。`;
      case 'fenoglio':
        return `${who}が${t.advantages.fenoglio}に物語を書き換えてもらい、${quoted(lines[fact.line])}の行になりました。`;
      case 'farid':
        return `${who}が${t.advantages.farid}を送り、${t.dustfinger}が${places[fact.from]}から${to[fact.to]}移りました。`;
      case 'roxane':
        return `${t.advantages.roxane}が${who}の手元から${villain(villainOf(fact.villain))}を追い払いました。`;
    }
  },
  collected(fact, { name }) {
    const { seat, place, gains, fenoglio, line, whiteWomen, card: drawn } = fact;
    const what = and(gains.filter(({ got }) => got > 0).map(gained));
    const out = row(gains.filter(({ got }) => got === 0).map(({ reward }) => rewardName(reward)));
    const which = drawn ? `カードは${quoted(advantages[drawn])}です。` : '';
    const why = `${fenoglio ? `${t.advantages.fenoglio}が${quoted(lines[line])}の行を選びました。` : ''}${whiteWomen ? `${t.whiteWomen}がいるので、これだけです。` : ''}`;
    return `${name(seat)}は${places[place]}に${situation(fact, name)}いて、${what === '' ? '' : `${what}を受け取りました。`}${out === '' ? '' : `${out}は品切れでした。`}${why}${which}`;
  },
  traded: ({ seat, gave, got }, { name }) => `${name(seat)}が${wares(gave)}を${amount(got, 1)}に交換しました。`,
  converted({ seat, place, tiles: set, from: start, to: end, gates }, { name }) {
    const through = gates.length > 0 ? `${and(gates.map(({ colour, field }) => gate(colour, field)))}を通り、` : '';
    return `${name(seat)}が${places[place]}で${named(set)}を返し、${through}${start}から${end}へ${fields(end - start)}進みました。`;
  },
  'white-women': ({ seat, from: other }, { name }) =>
    other === null
      ? `${name(seat)}が最初に緑の${t.gate.one}に届き、${t.whiteWomen}が${name(seat)}に付きました。`
      : `${name(seat)}が${name(other)}を追い越し、${t.whiteWomen}が${name(seat)}に移りました。`,
  'end-near': ({ seat, marker }, { name }) => `${name(seat)}が${marker}まで進み、最後の${t.gate.one}に届きました。次のラウンドが最後です。`,
  numbers: ({ numbers, seat }, { name }) =>
    seat === null
      ? `出ているカードがないので、誰も${t.villainCard.one}を引かず、最初の人も変わりません。`
      : `一番上の数字は${row(each(numbers, name))}。最も大きいのは${name(seat)}です。`,
  'villains-shuffled': ({ count, removed }) =>
    `${t.villainCard.one}の山がなくなり、捨て札のII組とIII組（${count}枚）を混ぜて新しい山にしました。${removed.length > 0 ? `${villainCards(removed)}はゲームから除かれます。` : ''}`,
  villain({ seat, villain: drawn, value, sum, cause }, { name }) {
    const why = cause === 'night-castle' ? `${t.places['night-castle']}に一人でいる` : '数字が最も大きい';
    return `${why}${name(seat)}が${villain(villainOf(drawn))}（${value}）を引きました。手元の${t.villain.one}の合計は${sum}です。`;
  },
  'no-villain': ({ seat }, { name }) => `${name(seat)}が${t.villainCard.one}を引くところですが、もう1枚も残っていません。`,
  adderhead({ sums, hits }, { name }) {
    const losses = hits.map(hit => `${name(hit.seat)}は${loss(hit)}`).join('、');
    return `${t.villains.adderhead}が現れました！${t.villain.one}の合計は${row(each(sums, name))}。最も大きい${Math.max(...sums)}の${row(hits.map(({ seat }) => name(seat)))}が襲われます。${losses}、${t.villainCard.one}をすべて捨てます。`;
  },
  lost: ({ seat, tile, left }, { name }) => `${name(seat)}が${tiles[tile]}を1枚手放しました${left > 0 ? `（あと${left}枚）` : ''}。`,
  'start-chosen': ({ seat, start }, { name }) =>
    seat === start
      ? `次のラウンドは${name(seat)}が自分から始めます。`
      : `${name(seat)}は、次のラウンドを${name(start)}から始めることにしました。`,
  'end-points': ({ seat, cards, from: start, to: end }, { name }) =>
    cards.length === 0
      ? `${name(seat)}に${t.advantageCard.one}は残っておらず、${end}のままです。`
      : `${name(seat)}が${cards.map(card).join('')}を見せ、${start}から${end}へ${fields(end - start)}進みました。`,
  'game-over'(fact, { name, win }) {
    const tie = brokeTie(fact)
      ? `同じ${t.space.one}なので、${t.tile.one}と${t.provision.one}の合計で決まりました（${row(each(fact.belongings, name))}）。`
      : '';
    return `${fact.reason === 'last-round' ? `第${VALUES.rounds}ラウンドが終わりました。` : ''}${win(fact.ranking[0]!)}最終位置：${row(standing(fact, name))}。${tie}`;
  },
};
