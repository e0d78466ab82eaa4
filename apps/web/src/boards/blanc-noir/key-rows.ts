import type { KeyRow } from '../../aid/key-rows.ts';

const rows: readonly KeyRow[] = [
  { keys: ['D'], does: { en: 'draw', de: 'ziehen', fr: 'piocher', ja: 'ドロー' } },
  {
    keys: ['C'],
    does: { en: 'press the seal: call', de: 'Siegel drücken: ansagen', fr: 'appuyer sur le sceau\u00a0: annoncer', ja: '封蝋を押して宣言' },
  },
  { keys: ['E'], does: { en: 'end the turn', de: 'Zug beenden', fr: 'finir le tour', ja: '手番を終える' } },
  {
    keys: ['1–9', '0'],
    does: {
      en: 'a card of the hand, from the left',
      de: 'eine Handkarte, von links gezählt',
      fr: 'une carte de la main, à partir de la gauche',
      ja: '手札のカード（左から）',
    },
  },
  { keys: ['S'], does: { en: 'sort the hand', de: 'Hand sortieren', fr: 'trier la main', ja: '手札を並べ替える' } },
  { keys: ['I'], does: { en: 'what is this?', de: 'Was ist das?', fr: 'qu’est-ce que c’est\u202f?', ja: 'これは何？' } },
];
export default rows;
