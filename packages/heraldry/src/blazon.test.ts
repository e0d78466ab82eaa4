import { describe, expect, test } from 'vitest';
import type { Achievement } from './achievement.ts';
import { blazon, LANGS, type Lang } from './blazon.ts';
import { ATTITUDES, BEASTS } from './elements.ts';
import { readAchievement } from './read.ts';

const arms = (elements: string): Achievement => {
  const read = readAchievement(elements.split(' '));
  if (!read.ok) throw new Error(read.error);
  return read.value;
};

const said = (elements: string): Record<Lang, string> => {
  const achievement = arms(elements);
  return Object.fromEntries(LANGS.map(lang => [lang, blazon(achievement, lang)])) as Record<Lang, string>;
};

describe('rule 7.1: a finished shield', () => {
  test('with both rows in the upper band', () => {
    expect(said('per-chevron azure-1 gules-3 cross dovetailed counter-vair-4 lion rampant or-1 label')).toEqual({
      en: 'Per chevron Azure and Gules, a cross dovetailed Counter-vair, over all a lion rampant Or, a label for difference.',
      de: 'Sparrenförmig geteilt von Blau und Rot, ein schwalbenschwanzförmig geschnittenes Kreuz in Gegenfeh, überdeckt von einem steigenden goldenen Löwen, ein Turnierkragen als Beizeichen.',
      fr: 'Divisé en chevron d’azur et de gueules, à la croix entée en queue d’aronde de contre-vair, au lion d’or brochant sur le tout, brisé d’un lambel à trois pendants.',
      ja: '青と赤の山形分割の地、逆ヴェアの蟻継ぎ線の十字、全体に重ねて後脚で立つ金の獅子、分家の印に三垂れの横木。',
    });
  });

  test('with both rows in the lower band', () => {
    expect(said('quarterly or-1 vert-2 key three-two-and-one or-2 sword two-in-pale sable-1 rose')).toEqual({
      en: 'Quarterly Or and Vert, three keys, two and one, Or, over all two swords in pale Sable, a rose for difference.',
      de: 'Geviert von Gold und Grün, drei goldene Schlüssel, 2:1 gestellt, überdeckt von zwei schwarzen Schwertern, pfahlweise gestellt, eine Rose als Beizeichen.',
      fr: 'Écartelé d’or et de sinople, à trois clefs d’or posées 2 et 1, à deux épées de sable rangées en pal brochant sur le tout, brisé d’une rose.',
      ja: '金と緑の四分割の地、二・一並びの金の鍵三つ、全体に重ねて縦一列の黒の剣二つ、分家の印に薔薇。',
    });
  });
});

describe('rule 7.1: missing parts are left out', () => {
  test.each([
    ['-', ''],
    ['- azure', 'Azure.'],
    ['- - azure', 'Azure.'],
    ['per-pale', 'Per pale.'],
    ['per-pale azure', 'Per pale Azure.'],
    ['per-pale - gules', 'Per pale, the second Gules.'],
    ['- azure - - wavy or', 'Azure.'],
    ['- azure - fess', 'Azure, a fess.'],
    ['- azure - fess - or', 'Azure, a fess Or.'],
    ['- azure - key', 'Azure, a key.'],
    ['- azure - - - - lion', 'Azure, a lion.'],
    ['- azure - - - - lion - or', 'Azure, a lion Or.'],
    ['- azure - - - - escallop two-in-fess or', 'Azure, two escallops in fess Or.'],
    ['- - - - - - - - - annulet', 'An annulet for difference.'],
  ])('%s: %s', (elements, text) => {
    expect(blazon(arms(elements), 'en')).toBe(text);
  });
});

/** Every special case of the clause, in all four languages. */
const SPECIAL: readonly [what: string, elements: string, en: string, de: string, fr: string, ja: string][] = [
  [
    'a chief after row C',
    '- azure - chief wavy or stag statant argent',
    'Azure, a stag statant Argent, a chief wavy Or.',
    'In Blau ein stehender silberner Hirsch, ein gewelltes goldenes Schildhaupt.',
    'D’azur, au cerf arrêté d’argent, au chef ondé d’or.',
    '青の地、立つ銀の牡鹿、金の波線の上部帯。',
  ],
  [
    'a chief alone',
    '- azure - chief - or',
    'Azure, a chief Or.',
    'In Blau ein goldenes Schildhaupt.',
    'D’azur, au chef d’or.',
    '青の地、金の上部帯。',
  ],
  [
    'a bordure around row C',
    '- or - bordure engrailed gules bear passant sable',
    'Or, a bear passant Sable, within a bordure engrailed Gules.',
    'In Gold ein schreitender schwarzer Bär, innerhalb eines gedornten roten Bords.',
    'D’or, à l’ours passant de sable, à la bordure engrêlée de gueules.',
    '金の地、歩む黒の熊、まわりに赤の棘線の縁取り。',
  ],
  [
    'a bordure of fur',
    '- or - bordure - vair key two-in-fess sable',
    'Or, two keys in fess Sable, within a bordure Vair.',
    'In Gold zwei schwarze Schlüssel, balkenweise gestellt, innerhalb eines Bords in Feh.',
    'D’or, à deux clefs de sable rangées en fasce, à la bordure de vair.',
    '金の地、横一列の黒の鍵二つ、まわりにヴェアの縁取り。',
  ],
  [
    'row B semy',
    'per-pale or azure sword semy gules wolf courant sable',
    'Per pale Or and Azure semy of swords Gules, over all a wolf courant Sable.',
    'Gespalten von Gold und Blau, besät mit roten Schwertern, überdeckt von einem laufenden schwarzen Wolf.',
    'Parti d’or et d’azur semé d’épées de gueules, au loup courant de sable brochant sur le tout.',
    '金と青の縦二分割の地、赤の剣散らし、全体に重ねて駆ける黒の狼。',
  ],
  [
    'row C semy',
    '- azure - fess wavy or crown semy argent',
    'Azure semy of crowns Argent, a fess wavy Or.',
    'In Blau, besät mit silbernen Kronen, ein gewellter goldener Balken.',
    'D’azur semé de couronnes d’argent, à la fasce ondée d’or.',
    '青の地、銀の王冠散らし、金の波線の横帯。',
  ],
  [
    'griffin rampant',
    '- or - - - - griffin rampant gules',
    'Or, a griffin segreant Gules.',
    'In Gold ein steigender roter Greif.',
    'D’or, au griffon de gueules.',
    '金の地、翼を広げて後脚で立つ赤のグリフィン。',
  ],
  [
    'stag passant',
    '- or - - - - stag passant gules',
    'Or, a stag trippant Gules.',
    'In Gold ein schreitender roter Hirsch.',
    'D’or, au cerf passant de gueules.',
    '金の地、軽やかに歩む赤の牡鹿。',
  ],
  [
    'stag couchant',
    '- or - - - - stag couchant gules',
    'Or, a stag lodged Gules.',
    'In Gold ein liegender roter Hirsch.',
    'D’or, au cerf couché de gueules.',
    '金の地、憩う赤の牡鹿。',
  ],
  [
    'stag salient',
    '- or - - - - stag salient gules',
    'Or, a stag springing Gules.',
    'In Gold ein springender roter Hirsch.',
    'D’or, au cerf saillant de gueules.',
    '金の地、躍り上がる赤の牡鹿。',
  ],
  [
    'horse rampant',
    '- or - - - - horse rampant gules',
    'Or, a horse forcené Gules.',
    'In Gold ein steigendes rotes Ross.',
    'D’or, au cheval forcené de gueules.',
    '金の地、棹立ちの赤の馬。',
  ],
  [
    'unicorn rampant',
    '- or - - - - unicorn rampant gules',
    'Or, a unicorn rampant Gules.',
    'In Gold ein steigendes rotes Einhorn.',
    'D’or, à la licorne rampante de gueules.',
    '金の地、棹立ちの赤の一角獣。',
  ],
  [
    'lion rampant',
    '- or - - - - lion rampant gules',
    'Or, a lion rampant Gules.',
    'In Gold ein steigender roter Löwe.',
    'D’or, au lion de gueules.',
    '金の地、後脚で立つ赤の獅子。',
  ],
  [
    'lion passant',
    '- or - - - - lion passant gules',
    'Or, a lion passant Gules.',
    'In Gold ein schreitender roter Löwe.',
    'D’or, au lion léopardé de gueules.',
    '金の地、歩む赤の獅子。',
  ],
  [
    'lion passant guardant',
    '- or - - - - lion passant-guardant gules',
    'Or, a lion passant guardant Gules.',
    'In Gold ein schreitender und hersehender roter Löwe.',
    'D’or, au léopard de gueules.',
    '金の地、正面を向いて歩む赤の獅子。',
  ],
  [
    'lion rampant guardant',
    '- or - - - - lion rampant-guardant gules',
    'Or, a lion rampant guardant Gules.',
    'In Gold ein steigender und hersehender roter Löwe.',
    'D’or, au léopard lionné de gueules.',
    '金の地、正面を向いて後脚で立つ赤の獅子。',
  ],
  [
    'lion sejant',
    '- or - - - - lion sejant gules',
    'Or, a lion sejant Gules.',
    'In Gold ein sitzender roter Löwe.',
    'D’or, au lion assis de gueules.',
    '金の地、座る赤の獅子。',
  ],
];

const NAMED: readonly [elements: string, lang: Lang, text: string][] = [
  ['gyronny or gules', 'en', 'Gyronny of eight Or and Gules.'],
  ['- azure - billet semy or lion rampant argent', 'en', 'Azure billety Or, over all a lion rampant Argent.'],
  ['- or - - - - bull rampant gules', 'fr', 'D’or, au taureau furieux de gueules.'],
  ['- or - - - - wolf rampant-guardant gules', 'fr', 'D’or, au loup ravissant de gueules, la tête de front.'],
  ['- or - - - - bear rampant sable', 'fr', 'D’or, à l’ours levé de sable.'],
  ['- or - - - - griffin passant sable', 'fr', 'D’or, au griffon passant de sable.'],
  ['- or - - - - - - - mullet', 'fr', 'D’or, brisé d’une étoile.'],
  ['- or - - - - - - - mullet', 'ja', '金の地、分家の印に星形。'],
  ['- or - - - - - - - crescent', 'ja', '金の地、分家の印に三日月。'],
];

test.each(NAMED)('custom has a word of its own: %s in %s', (elements, lang, text) => {
  expect(blazon(arms(elements), lang)).toBe(text);
});

test.each(SPECIAL)('rule 7.2: %s', (_, elements, en, de, fr, ja) => {
  expect(said(elements)).toEqual({ en, de, fr, ja });
});

test('rule 7.2: both rows semy follow the field', () => {
  expect(said('- azure - key semy or tower six-three-two-and-one argent').en).toBe(
    'Azure semy of keys Or, over all six towers, three, two and one, Argent.',
  );
  const both: Achievement = {
    first: 'azure',
    rowB: { kind: 'charges', charge: 'cross-couped', arrangement: 'semy', tincture: 'or' },
    rowC: { kind: 'charges', charge: 'sword', arrangement: 'semy', tincture: 'gules' },
  };
  expect(LANGS.map(lang => blazon(both, lang))).toEqual([
    'Azure semy of crosses couped Or and semy of swords Gules.',
    'In Blau, besät mit schwebenden goldenen Kreuzen und mit roten Schwertern.',
    'D’azur semé de croix alésées d’or et d’épées de gueules.',
    '青の地、金の小十字散らし、赤の剣散らし。',
  ]);
});

test.each(LANGS)('rule 7.2: in %s no two beasts or attitudes sound alike', lang => {
  const all = BEASTS.flatMap(beast => ATTITUDES.map(attitude => blazon({ rowC: { kind: 'beast', beast, attitude } }, lang)));
  expect(new Set(all).size).toBe(100);
});
