import type { KeyRow } from '../../aid/key-rows.ts';

const rows: readonly KeyRow[] = [
  {
    keys: ['1–9', '0'],
    does: {
      en: 'a location card, from the left',
      de: 'eine Ortskarte, von links gezählt',
      fr: 'une carte Lieu, à partir de la gauche',
      ja: '場所カード（左から）',
    },
  },
  { keys: ['Space'], does: { en: 'the main button', de: 'der große Knopf', fr: 'le bouton principal', ja: 'メインのボタン' } },
  { keys: ['I'], does: { en: 'what is this?', de: 'Was ist das?', fr: 'qu’est-ce que c’est\u202f?', ja: 'これは何？' } },
];
export default rows;
