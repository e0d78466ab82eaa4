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
} from '../../text/ja/phrases.ts';
import { villainOf } from '../../text/lexicon.ts';
import { between, diaryWordsOf, takenBy } from './lexicon.ts';
import type { DiaryWords } from './words.ts';

export const ja: DiaryWords = diaryWordsOf({
  title: '旅の日記',
  turningPoints: '転機',
  routes: 'それぞれの旅',
  round: round => `ラウンド${round}`,
  heading: name => `${name}の旅`,
  start: place => `旅は${places[place]}から始まりました。`,
  journey({ card, from, route, cost, free }, place) {
    const through = row(between(route).map(one => places[one]));
    const way =
      from === place ? `${through}まで出かけて${places[place]}に戻りました` : `${through === '' ? '' : `${through}を経て`}${to[place]}`;
    const price = free ? '黒の王子の案内で、' : cost > 0 ? `${provisions(cost)}を使い、` : '';
    return `${card === 'inkworld' ? 'インクの世界のカードで、' : ''}${price}${way}${from === place ? '' : '向かいました'}。`;
  },
  pass: place => `${places[place]}でひと休みしました。`,
  used(used) {
    switch (used.card) {
      case 'black-prince':
        return '黒の王子が道を案内してくれました。';
      case 'nettle':
        return `イラクサが${provisions(used.provisions)}を届けてくれました。`;
      case 'barn-owl':
        return `メンフクロウが${used.provisions > 0 ? `${provisions(used.provisions)}と` : ''}${amount(used.tile, 1)}を届けてくれました。`;
      case 'fat-prince':
        return `太っちょ公が${used.rate === 1 ? '1対1' : '2対1'}の交換に応じました。`;
      case 'fenoglio':
        return `フェノグリオが物語を${quoted(lines[used.line])}に書き換えました。`;
      case 'farid':
        return `ファリッドがほこり指を${to[used.to]}連れていきました。`;
      case 'roxane':
        return `ロクサーネが${villain(villainOf(used.villain))}を追い払ってくれました。`;
    }
  },
  errand: ({ to: place, cost }) => `${provisions(cost)}で、ほこり指を${to[place]}送りました。`,
  reward({ company, dustfinger, gains, whiteWomen, card }, name) {
    const others = [...company.map(name), ...(dustfinger ? ['ほこり指'] : [])];
    const what = and(gains.filter(({ got }) => got > 0).map(({ reward, got }) => amount(reward, got)));
    const got = what === '' ? '何も残っていませんでした' : `${what}${card ? `（${advantages[card]}）` : ''}を手に入れました`;
    return `${others.length > 0 ? `${row(others)}と一緒に` : '一人で'}、${got}。${whiteWomen ? '白い女たちがいて、それだけでした。' : ''}`;
  },
  trade: ({ gave, got }) => `${wares(gave)}を${amount(got, 1)}に交換しました。`,
  conversion({ tiles: set, from, to: end, gates }) {
    const through = gates.length > 0 ? `${and(gates.map(({ colour }) => `${colours[colour]}の門`))}を通り、` : '';
    return `${named(set)}が${fields(end - from)}になりました。${through}${from}から${end}へ。`;
  },
  whiteWomen: { came: '白い女たちがついてきました。', left: '白い女たちは、別の人のもとへ去りました。' },
  drawn: ({ villain: drawn, sum, cause }) =>
    `${cause === 'night-castle' ? '夜の城に一人でいたため' : '数字が最も大きかったため'}、${villain(villainOf(drawn))}に追われる身となりました（悪党の合計${sum}）。`,
  loss(loss, name) {
    const taken = wares(takenBy(loss));
    return `${name(loss.drawnBy)}が毒蛇公を引きました。悪党の合計が${loss.sum}だったため襲われ${taken === '' ? 'ましたが、失うものは何もありませんでした' : `、${taken}を失いました`}。`;
  },
  summary({ journeys, passes, gathered, spent, kept, marker }) {
    const rests = passes > 0 ? `、休み${passes}回` : '';
    const found = gathered.length > 0 ? `集めたものは${row(gathered.map(([reward, count]) => amount(reward, count)))}。` : '';
    const saved = kept > 0 ? `カード${kept}枚を最後まで取っておきました。` : '';
    return `旅${journeys}回${rests}、道中で使った食料は${spent}個。${found}${saved}マーカーは${marker}まで進みました。`;
  },
  page: {
    game: 'ティンテンブルート',
    places,
    nameless: { red: '赤', blue: '青', green: '緑', yellow: '黄' },
    and: row,
    space: '',
    amount,
    standing: '旅の終わり',
    columns: { rank: '順位', traveller: '旅人', field: 'マス' },
    mapHelp: '旅人ごとに色と線が違います。数字はその場所を訪れた回数、まわりのマスにあるのは最後のマーカーです。',
    map: travellers => `インクの世界の地図。${travellers}の道のりが描かれています。`,
    wayHelp: '数字はラウンド、その下はそこで集めたものです。',
    way: (name, stops) => `${name}の道のり：${stops.join('、')}。`,
    race: 'マーカーの歩み',
    raceHelp: '各ラウンド終了時のマーカーの位置です。横線は門、番号は下の転機を指します。',
    start: '出発',
    end: '終わり',
    inNumbers: '数字で見る',
    made: '対局の記録だけをもとに、Tabard が綴りました。',
  },
  points: {
    'green-gate': ({ seat, marker }, name) => `${name(seat)}が${marker}まで進み、最初に緑の門を通りました。白い女たちがついていきます。`,
    'white-women': ({ seat, from, marker }, name) => `${name(seat)}が${marker}で${name(from)}を追い越し、白い女たちが移りました。`,
    lead: ({ seat, from, marker }, name) =>
      from === null
        ? `${name(seat)}が${marker}で先頭に立ちました。`
        : `${name(seat)}が${marker}で${name(from)}に代わって先頭に立ちました。`,
    'biggest-turn': ({ seat, place, from, to: end, sets }, name) =>
      `いちばんの大躍進。${name(seat)}が${places[place]}で${and(sets.map(size => `${size}枚`))}の組を返し、${from}から${end}へ${fields(end - from)}進みました。`,
    adderhead({ seat, sums, hits }, name) {
      const losses = hits.map(({ seat: hit, tiles: some, provisions: food }) => {
        const gone = [...(some > 0 ? [`タイル${some}枚`] : []), ...(food > 0 ? [provisions(food)] : [])];
        return `${name(hit)}（${sums[hit]}）は${and(gone)}`;
      });
      return `${name(seat)}が毒蛇公を引き、悪党の合計が最も大きい人が襲われました。${row(losses)}を失いました。`;
    },
    'last-gate': ({ seat, marker }, name) => `${name(seat)}が${marker}まで進み、最後の門に届きました。終わりはもうすぐです。`,
    'last-round': ({ markers }, name) =>
      `最後のラウンドの始まりです。${markers.map((marker, seat) => `${name(seat)} ${marker}`).join('、')}。`,
    'kept-cards': ({ seat, from, fields: steps }, name) =>
      `取っておいたカードが勝負を分けました。${name(seat)}があと${fields(steps)}進み、${name(from)}を抑えて勝ちました。`,
  },
  ending({ winners, resigned, rounds, marker }) {
    const who = winners.length === 1 ? `${winners[0]}が勝ちました` : `${row(winners)}が勝利を分かち合いました`;
    return `${rounds}ラウンドの旅の末、${resigned ? 'ほかの人が降参し、' : `マーカー${marker}で`}${who}。`;
  },
});
