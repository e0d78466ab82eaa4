import { wordsOf } from './words.ts';

export const ja = wordsOf({
  title: 'Sample Game',
  tagline: '場札に合わせて出し、最初に手札をなくしましょう。',
  suits: { sun: '太陽', moon: '月', star: '星', leaf: '葉' },
  card: (suit, number) => `「${suit}${number}」`,
  options: { hand: { label: '配る枚数', value: count => `${count}枚` } },
  moves: { play: card => `${card}を出す`, draw: '1枚引く', pass: 'パスする' },
  facts: {
    played: (who, card) => `${who}が${card}を出しました。`,
    drew: (who, card) => `${who}が${card ?? '1枚'}を引きました。`,
    passed: who => `${who}がパスしました。`,
  },
  deeds: { drew: card => `${card ?? '1枚'}を引いた`, passed: 'パスした' },
  refusals: {
    'not-your-turn': () => 'あなたの手番ではありません。',
    'game-over': () => 'ゲームは終わっています。',
    'play.not-in-hand': ({ card }) => `${card}は手札にありません。`,
    'play.no-match': ({ card, top }) => `${card}は${top}とスートも数字も違います。`,
    'draw.stock-empty': () => '山札がありません。カードを出すか、パスしてください。',
    'pass.stock-left': () => 'パスできるのは山札がないときだけです。',
    unreadable: ({ text }) => `「${text}」はこのゲームの手ではありません。`,
    'config.unreadable': () => 'このオプションは読めません。',
    'config.unknown-option': ({ key }) => `「${key}」というオプションはありません。`,
    'config.unknown-value': ({ value }) => `手札は3枚か5枚です。「${value}」にはできません。`,
    'position.unreadable': ({ field }) => `この局面は読めません。「${field}」を確かめてください。`,
    'position.cards': ({ card }) => `${card}はひとつの場所にだけなければなりません。`,
  },
  reasons: { 'hand-empty': '手札がなくなった人がいます。', 'all-passed': '全員がパスしました。' },
});
