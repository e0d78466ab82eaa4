import type { KeyRow } from '../../aid/key-rows.ts';

const rows: readonly KeyRow[] = [
  { keys: ['1'], does: { en: 'to the hand', de: 'zur Hand', fr: 'à la main', ja: '手札へ' } },
  { keys: ['2'], does: { en: 'to the display', de: 'zur Auslage', fr: 'à l’offre', ja: '場札へ' } },
  { keys: ['3'], does: { en: 'to the shield', de: 'zum Schild', fr: 'à l’écu', ja: '盾へ' } },
  { keys: ['4'], does: { en: 'to the awards', de: 'zu den Auszeichnungen', fr: 'aux distinctions', ja: '褒賞へ' } },
  { keys: ['I'], does: { en: 'what is this?', de: 'Was ist das?', fr: 'qu’est-ce que c’est\u202f?', ja: 'これは何？' } },
];
export default rows;
