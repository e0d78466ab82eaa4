import type { Lexicon } from '../lexicon.ts';
import { villainOf } from '../lexicon.ts';
import { terms as t } from '../terms/ja.ts';
import { loss, rewards, situation } from './facts.ts';
import { advantages, amount, card, fields, lines, named, places, provisions, quoted, to, villain, wares } from './phrases.ts';

export const deeds: Lexicon['deeds'] = {
  returned: ({ cards }) => `カード${cards.length}枚を手札に戻した`,
  journey({ from, to: end, cost, free }) {
    const price = free ? `（${advantages['black-prince']}の案内）` : cost > 0 ? `（${provisions(cost)}）` : '';
    return `${from === end ? `${places[end]}を出て戻った` : `${to[end]}旅した`}${price}`;
  },
  passed: () => 'パスした',
  dustfinger: ({ to: place }) => `${t.dustfinger}を${to[place]}送った`,
  used(fact) {
    const who = `${advantages[fact.card]}：`;
    switch (fact.card) {
      case 'black-prince':
        return `${who}次の旅は無料`;
      case 'nettle':
        return `${who}${provisions(fact.provisions)}`;
      case 'barn-owl':
        return `${who}${fact.provisions > 0 ? `${provisions(fact.provisions)}と` : ''}${amount(fact.tile, 1)}`;
      case 'fat-prince':
        return `${who}${fact.rate === 1 ? '1対1' : '2対1'}の交換`;
      case 'fenoglio':
        return `${who}${quoted(lines[fact.line])}の行`;
      case 'farid':
        return `${who}${t.dustfinger}を${to[fact.to]}`;
      case 'roxane':
        return `${who}${villain(villainOf(fact.villain))}を捨てた`;
    }
  },
  collected: (fact, name, you) => `${situation(fact, seat => (seat === you ? 'あなた' : name(seat)))}${rewards(fact)}`,
  traded: ({ gave, got }) => `${wares(gave)}を${amount(got, 1)}に交換した`,
  converted: ({ tiles: set, from, to: end }) => `${named(set)}で${fields(end - from)}、${end}へ`,
  'white-women': () => `${t.whiteWomen}が付いた`,
  'end-near': () => `最後の${t.gate.one}に届いた`,
  villain: ({ villain: drawn, value }) => `${villain(villainOf(drawn))}（${value}）を引いた`,
  lost: ({ tile }) => `${amount(tile, 1)}を手放した`,
  'start-chosen': ({ seat, start }, name) =>
    seat === start ? '次のラウンドを自分から始めることにした' : `次のラウンドを${name(start)}に譲った`,
  'end-points': ({ cards, from, to: end }) => (cards.length === 0 ? '' : `${cards.map(card).join('')}で${fields(end - from)}、${end}へ`),
};

export const toYou: Lexicon['toYou'] = {
  returned: cards => `使ったカード${cards.length}枚が手札に戻りました。`,
  womenCome: `${t.whiteWomen}があなたに付きました。2種類の報酬のうち、1種類しか受け取れなくなります。`,
  womenLeave: who => `${t.whiteWomen}があなたを離れ、${who}に移りました。`,
  villain: ({ villain: drawn, value, sum, cause }) =>
    `${cause === 'night-castle' ? `${t.places['night-castle']}に一人でいる` : '数字が最も大きい'}ので、${villain(villainOf(drawn))}（${value}）を引きました。合計は${sum}です。`,
  struck: hit => `${t.villains.adderhead}に襲われました。${loss(hit)}、${t.villainCard.one}はすべて捨てられます。`,
  start: who => `${who}が、次のラウンドをあなたから始めることにしました。`,
};
