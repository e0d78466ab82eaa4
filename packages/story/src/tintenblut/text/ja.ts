import {
  advantages,
  amount,
  and,
  colours,
  fields,
  lines,
  named,
  places,
  provisions,
  quoted,
  row,
  to,
  villain,
  wares,
} from '@tabard/tintenblut/text/ja/phrases';
import { villainOf } from '@tabard/tintenblut/text/lexicon';
import { terms as t } from '@tabard/tintenblut/text/terms/ja';
import { between, diaryWordsOf, takenBy } from './lexicon.ts';
import type { DiaryWords } from './words.ts';

export const ja: DiaryWords = diaryWordsOf({
  title: '旅の日記',
  turningPoints: '転機',
  routes: 'それぞれの旅',
  round: round => `第${round}ラウンド`,
  heading: name => `${name}の旅`,
  start: place => `旅は${places[place]}から始まりました。`,
  journey({ card, from, route, cost, free }, place) {
    const through = row(between(route).map(one => places[one]));
    const way =
      from === place ? `${through}まで出かけて${places[place]}に戻りました` : `${through === '' ? '' : `${through}を経て`}${to[place]}`;
    const price = free ? `${t.advantages['black-prince']}の案内で、` : cost > 0 ? `${provisions(cost)}を使い、` : '';
    return `${card === 'inkworld' ? `${t.inkworld}のカードで、` : ''}${price}${way}${from === place ? '' : '向かいました'}。`;
  },
  pass: place => `${places[place]}でひと休みしました。`,
  used(used) {
    switch (used.card) {
      case 'black-prince':
        return `${t.advantages['black-prince']}が道を案内してくれました。`;
      case 'nettle':
        return `${t.advantages.nettle}が${provisions(used.provisions)}を届けてくれました。`;
      case 'barn-owl':
        return `${t.advantages['barn-owl']}が${used.provisions > 0 ? `${provisions(used.provisions)}と` : ''}${amount(used.tile, 1)}を届けてくれました。`;
      case 'fat-prince':
        return `${t.advantages['fat-prince']}が${used.rate === 1 ? '1対1' : '2対1'}の交換に応じました。`;
      case 'fenoglio':
        return `${t.advantages.fenoglio}が物語を${quoted(lines[used.line])}に書き換えました。`;
      case 'farid':
        return `${t.advantages.farid}が${t.dustfinger}を${to[used.to]}連れていきました。`;
      case 'roxane':
        return `${t.advantages.roxane}が${villain(villainOf(used.villain))}を追い払ってくれました。`;
    }
  },
  errand: ({ to: place, cost }) => `${provisions(cost)}で、${t.dustfinger}を${to[place]}送りました。`,
  reward({ company, dustfinger, gains, whiteWomen, card }, name) {
    const others = [...company.map(name), ...(dustfinger ? ['ほこり指'] : [])];
    const what = and(gains.filter(({ got }) => got > 0).map(({ reward, got }) => amount(reward, got)));
    const where = others.length > 0 ? `${row(others)}と一緒` : '一人';
    if (what === '') return `${where}でしたが、何も残っていませんでした。`;
    const got = `${what}${card ? `（${advantages[card]}）` : ''}を手に入れました`;
    return `${where}${others.length > 0 ? 'に' : 'で'}、${got}。${whiteWomen ? `${t.whiteWomen}がいて、それだけでした。` : ''}`;
  },
  trade: ({ gave, got }) => `${wares(gave)}を${amount(got, 1)}に交換しました。`,
  conversion({ tiles: set, from, to: end, gates }) {
    const through = gates.length > 0 ? `${and(gates.map(({ colour }) => `${colours[colour]}の${t.gate.one}`))}を通り、` : '';
    return `${named(set)}が${fields(end - from)}になりました。${through}${from}から${end}へ。`;
  },
  whiteWomen: { came: `${t.whiteWomen}がついてきました。`, left: `${t.whiteWomen}は、別の人のもとへ去りました。` },
  drawn: ({ villain: drawn, sum, cause }) =>
    `${cause === 'night-castle' ? `${t.places['night-castle']}に一人でいたため` : '数字が最も大きかったため'}、${villain(villainOf(drawn))}に追われる身となりました（${t.villain.one}の合計${sum}）。`,
  loss(loss, name) {
    const taken = wares(takenBy(loss));
    return `${name(loss.drawnBy)}が${t.villains.adderhead}を引きました。${t.villain.one}の合計が${loss.sum}だったため襲われ${taken === '' ? 'ましたが、失うものは何もありませんでした' : `、${taken}を失いました`}。`;
  },
  summary({ journeys, passes, gathered, spent, kept, marker }) {
    const rests = passes > 0 ? `、休み${passes}回` : '';
    const found = gathered.length > 0 ? `集めたものは${row(gathered.map(([reward, count]) => amount(reward, count)))}。` : '';
    const saved = kept > 0 ? `カード${kept}枚を最後まで取っておきました。` : '';
    return `旅${journeys}回${rests}、道中で使った${t.provision.one}は${spent}個。${found}${saved}${t.marker}は${marker}まで進みました。`;
  },
  page: {
    game: 'ティンテンブルート',
    places,
    nameless: { red: '赤', blue: '青', green: '緑', yellow: '黄' },
    and: row,
    space: '',
    amount,
    standing: '旅の終わり',
    columns: { rank: '順位', traveller: '旅人', field: t.space.one },
    mapHelp: `旅人ごとに色と線が違います。数字はその場所を訪れた回数、まわりの${t.space.one}にあるのは最後の${t.marker}です。`,
    map: travellers => `${t.inkworld}の地図。${travellers}の道のりが描かれています。`,
    wayHelp: '数字はラウンド、その下はそこで集めたものです。',
    stops: count => `道のりを一つずつ見る（${count}）`,
    way: (name, stops) => `${name}の道のり：${row(stops)}。`,
    race: `${t.marker}の歩み`,
    raceHelp: `各ラウンド終了時の${t.marker}の位置です。横線は${t.gate.one}、番号は下の転機を指します。`,
    start: '出発',
    end: '終わり',
    inNumbers: '数字で見る',
    made: '対戦の記録だけをもとに、Tabard が綴りました。',
  },
  points: {
    'green-gate': ({ seat, marker }, name) =>
      `${name(seat)}が${marker}まで進み、最初に緑の${t.gate.one}を通りました。${t.whiteWomen}がついていきます。`,
    'white-women': ({ seat, from, marker }, name) => `${name(seat)}が${marker}で${name(from)}を追い越し、${t.whiteWomen}が移りました。`,
    lead: ({ seat, from, marker }, name) =>
      from === null
        ? `${name(seat)}が${marker}で先頭に立ちました。`
        : `${name(seat)}が${marker}で${name(from)}に代わって先頭に立ちました。`,
    'biggest-turn': ({ seat, place, from, to: end, sets }, name) =>
      `いちばんの大躍進。${name(seat)}が${places[place]}で${and(sets.map(size => `${size}枚`))}の組を返し、${from}から${end}へ${fields(end - from)}進みました。`,
    adderhead({ seat, sums, hits }, name) {
      const losses = hits.map(({ seat: hit, tiles: some, provisions: food }) => {
        const gone = [...(some > 0 ? [`${t.tile.one}${some}枚`] : []), ...(food > 0 ? [provisions(food)] : [])];
        return `${name(hit)}（${sums[hit]}）は${and(gone)}`;
      });
      return `${name(seat)}が${t.villains.adderhead}を引き、${t.villain.one}の合計が最も大きい人が襲われました。${row(losses)}を失いました。`;
    },
    'last-gate': ({ seat, marker }, name) => `${name(seat)}が${marker}まで進み、最後の${t.gate.one}に届きました。終わりはもうすぐです。`,
    'last-round': ({ markers }, name) => `最後のラウンドの始まりです。${row(markers.map((marker, seat) => `${name(seat)} ${marker}`))}。`,
    'kept-cards': ({ seat, from, fields: steps }, name) =>
      `取っておいたカードが勝負を分けました。${name(seat)}があと${fields(steps)}進み、${name(from)}を抑えて勝ちました。`,
  },
  ending({ winners, resigned, rounds, marker }) {
    const who = winners.length === 1 ? `${winners[0]}が勝ちました` : `${row(winners)}が勝利を分かち合いました`;
    return `${rounds}ラウンドの旅の末、${resigned ? 'ほかの人が投了し、' : `${marker}${t.space.one}で`}${who}。`;
  },
});
