import { describe, expect, test } from 'vitest';
import type { Achievement } from './achievement.ts';
import { blazon, blazonCoat, LANGS, type Lang } from './blazon.ts';
import { ATTITUDES, BEASTS } from './elements.ts';
import { parseBlazon } from './parse.ts';
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
      de: 'Sparrenförmig geteilt von Blau und Rot, überdeckt von einem schwalbenschwänzigen Kreuz in Gegenfeh, darüber ein steigender goldener Löwe, ein Turnierkragen als Beizeichen.',
      fr: 'Divisé en chevron d’azur et de gueules, à la croix entée en queue d’aronde de contre-vair, au lion d’or brochant sur le tout, brisé d’un lambel à trois pendants.',
      ja: '青と赤の山形分割の地、逆ヴェアの蟻継ぎ線の十字、全体に重ねて後脚で立つ金の獅子、分家の印に三垂れの横木。',
    });
  });

  test('with both rows in the lower band', () => {
    expect(said('quarterly or-1 vert-2 key three-two-and-one or-2 sword two-in-pale sable-1 rose')).toEqual({
      en: 'Quarterly Or and Vert, in dexter two swords Sable, in sinister three keys, two and one, Or, a rose for difference.',
      de: 'Geviert von Gold und Grün, vorn zwei schwarze Schwerter, hinten drei goldene Schlüssel, 2:1 gestellt, eine Rose als Beizeichen.',
      fr: 'Écartelé d’or et de sinople, à deux épées de sable à dextre, à trois clefs d’or posées 2 et 1 à senestre, brisé d’une rose.',
      ja: '金と緑の四分割の地、向かって左に黒の剣二本、向かって右に二・一に並ぶ金の鍵三本、分家の印に薔薇。',
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
    'In Blau unter einem gewellten goldenen Schildhaupt ein stehender silberner Hirsch.',
    'D’azur au cerf arrêté d’argent, au chef ondé d’or.',
    '青地に立つ銀の牡鹿、金の波線の上部帯。',
  ],
  [
    'a chief alone',
    '- azure - chief - or',
    'Azure, a chief Or.',
    'In Blau ein goldenes Schildhaupt.',
    'D’azur au chef d’or.',
    '青地に金の上部帯。',
  ],
  [
    'a bordure around row C',
    '- or - bordure engrailed gules bear passant sable',
    'Or, a bear passant Sable, within a bordure engrailed Gules.',
    'In Gold ein schreitender schwarzer Bär, innerhalb eines gedornten roten Bords.',
    'D’or à l’ours passant de sable, à la bordure engrêlée de gueules.',
    '金地に歩む黒の熊、まわりに赤の棘線の縁取り。',
  ],
  [
    'a bordure of fur',
    '- or - bordure - vair key two-in-fess sable',
    'Or, two keys in fess Sable, within a bordure Vair.',
    'In Gold zwei schwarze Schlüssel nebeneinander, innerhalb eines Bords in Feh.',
    'D’or à deux clefs de sable rangées en fasce, à la bordure de vair.',
    '金地に横一列に並ぶ黒の鍵二本、まわりにヴェアの縁取り。',
  ],
  [
    'row B semy',
    'per-pale or azure sword semy gules wolf courant sable',
    'Per pale Or and Azure semy of swords Gules, a wolf courant Sable.',
    'Gespalten von Gold und Blau, besät mit roten Schwertern, überdeckt von einem laufenden schwarzen Wolf.',
    'Parti d’or et d’azur semé d’épées de gueules, au loup courant de sable brochant sur le tout.',
    '金と青の縦二分割の地、赤の剣散らし、駆ける黒の狼。',
  ],
  [
    'row C semy',
    '- azure - fess wavy or crown semy argent',
    'Azure semy of crowns Argent, a fess wavy Or.',
    'In Blau, besät mit silbernen Kronen, ein gewellter goldener Balken.',
    'D’azur semé de couronnes d’argent, à la fasce ondée d’or.',
    '青地に銀の王冠散らし、金の波線の横帯。',
  ],
  [
    'griffin rampant',
    '- or - - - - griffin rampant gules',
    'Or, a griffin segreant Gules.',
    'In Gold ein steigender roter Greif.',
    'D’or au griffon de gueules.',
    '金地に翼を広げて後脚で立つ赤のグリフィン。',
  ],
  [
    'stag passant',
    '- or - - - - stag passant gules',
    'Or, a stag trippant Gules.',
    'In Gold ein schreitender roter Hirsch.',
    'D’or au cerf passant de gueules.',
    '金地に軽やかに歩む赤の牡鹿。',
  ],
  [
    'stag couchant',
    '- or - - - - stag couchant gules',
    'Or, a stag lodged Gules.',
    'In Gold ein liegender roter Hirsch.',
    'D’or au cerf en repos de gueules.',
    '金地に憩う赤の牡鹿。',
  ],
  [
    'stag salient',
    '- or - - - - stag salient gules',
    'Or, a stag springing Gules.',
    'In Gold ein springender roter Hirsch.',
    'D’or au cerf saillant de gueules.',
    '金地に躍り上がる赤の牡鹿。',
  ],
  [
    'horse rampant',
    '- or - - - - horse rampant gules',
    'Or, a horse forcené Gules.',
    'In Gold ein steigendes rotes Ross.',
    'D’or au cheval forcené de gueules.',
    '金地に棹立ちの赤の馬。',
  ],
  [
    'unicorn rampant',
    '- or - - - - unicorn rampant gules',
    'Or, a unicorn rampant Gules.',
    'In Gold ein steigendes rotes Einhorn.',
    'D’or à la licorne rampante de gueules.',
    '金地に棹立ちの赤の一角獣。',
  ],
  [
    'lion rampant',
    '- or - - - - lion rampant gules',
    'Or, a lion rampant Gules.',
    'In Gold ein steigender roter Löwe.',
    'D’or au lion de gueules.',
    '金地に後脚で立つ赤の獅子。',
  ],
  [
    'lion passant',
    '- or - - - - lion passant gules',
    'Or, a lion passant Gules.',
    'In Gold ein schreitender roter Löwe.',
    'D’or au lion léopardé de gueules.',
    '金地に歩む赤の獅子。',
  ],
  [
    'lion passant guardant',
    '- or - - - - lion passant-guardant gules',
    'Or, a lion passant guardant Gules.',
    'In Gold ein schreitender, hersehender roter Löwe.',
    'D’or au léopard de gueules.',
    '金地に正面を向いて歩む赤の獅子。',
  ],
  [
    'lion rampant guardant',
    '- or - - - - lion rampant-guardant gules',
    'Or, a lion rampant guardant Gules.',
    'In Gold ein steigender, hersehender roter Löwe.',
    'D’or au léopard lionné de gueules.',
    '金地に正面を向いて後脚で立つ赤の獅子。',
  ],
  [
    'lion sejant',
    '- or - - - - lion sejant gules',
    'Or, a lion sejant Gules.',
    'In Gold ein sitzender roter Löwe.',
    'D’or au lion assis de gueules.',
    '金地に座る赤の獅子。',
  ],
];

const NAMED: readonly [elements: string, lang: Lang, text: string][] = [
  ['gyronny or gules', 'en', 'Gyronny of eight Or and Gules.'],
  ['- azure - billet semy or lion rampant argent', 'en', 'Azure billety Or, a lion rampant Argent.'],
  ['- or - - - - bull rampant gules', 'fr', 'D’or au taureau furieux de gueules.'],
  ['- or - - - - wolf rampant-guardant gules', 'fr', 'D’or au loup ravissant de gueules, la tête de front.'],
  ['- or - - - - bear rampant sable', 'fr', 'D’or à l’ours levé de sable.'],
  ['- or - - - - griffin passant sable', 'fr', 'D’or au griffon passant de sable.'],
  ['- or - - - - - - - mullet', 'fr', 'D’or, brisé d’une étoile.'],
  ['- or - - - - - - - mullet', 'ja', '金地、分家の印に星形。'],
  ['- or - - - - - - - crescent', 'ja', '金地、分家の印に三日月。'],
];

test.each(NAMED)('custom has a word of its own: %s in %s', (elements, lang, text) => {
  expect(blazon(arms(elements), lang)).toBe(text);
});

test.each(SPECIAL)('rule 7.2: %s', (_, elements, en, de, fr, ja) => {
  expect(said(elements)).toEqual({ en, de, fr, ja });
});

test('rule 7.2: both rows semy follow the field', () => {
  expect(said('- azure - key semy or tower six-three-two-and-one argent').en).toBe(
    'Azure semy of keys Or, six towers, three, two and one, Argent.',
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
    '青地に金の小十字散らし、赤の剣散らし。',
  ]);
});

test.each(LANGS)('rule 7.2: in %s no two beasts or attitudes sound alike', lang => {
  const all = BEASTS.flatMap(beast => ATTITUDES.map(attitude => blazon({ rowC: { kind: 'beast', beast, attitude } }, lang)));
  expect(new Set(all).size).toBe(100);
});

/** What the game's columns never say. */
const RICHER: readonly [en: string, de: string, fr: string, ja: string][] = [
  [
    'Azure, a fess Or between two keys Argent, in chief a crown Or, in base a rose Gules.',
    'In Blau ein goldener Balken, begleitet von zwei silbernen Schlüsseln, oben eine goldene Krone, unten eine rote Rose.',
    'D’azur à la fasce d’or, accompagnée de deux clefs d’argent, en chef d’une couronne d’or et en pointe d’une rose de gueules.',
    '青地に金の横帯、そのまわりに銀の鍵二本、上部に金の王冠、下部に赤の薔薇。',
  ],
  [
    'Quarterly Or and Gules, on a bend Sable three mullets Argent, a chief Azure.',
    'Unter einem blauen Schildhaupt geviert von Gold und Rot, überdeckt von einem schwarzen Schrägbalken, dieser belegt mit drei fünfstrahligen silbernen Sternen.',
    'Écartelé d’or et de gueules, à la bande de sable brochant sur le tout, chargée de trois étoiles d’argent, au chef d’azur.',
    '金と赤の四分割の地、黒の右斜め帯、その上に銀の星形三つ、青の上部帯。',
  ],
  [
    'Azure billety and a stag lodged Or attired and unguled Gules, a martlet for difference.',
    'In Blau, besät mit goldenen Schindeln, ein liegender goldener Hirsch, rot bewehrt, eine Merlette als Beizeichen.',
    'D’azur billeté d’or, au cerf en repos du même, ramé et onglé de gueules, brisé d’une merlette.',
    '青地に金の短冊散らし、憩う金の牡鹿（角と蹄は赤）、分家の印に脚なし燕。',
  ],
  [
    'Azure billety Or and semy of mullets Argent.',
    'In Blau, besät mit goldenen Schindeln und mit fünfstrahligen silbernen Sternen.',
    'D’azur billeté d’or et semé d’étoiles d’argent.',
    '青地に金の短冊散らし、銀の星形散らし。',
  ],
  [
    'Per fess Or and Azure, a chief Gules.',
    'Unter einem roten Schildhaupt geteilt von Gold und Blau.',
    'Coupé d’or et d’azur, au chef de gueules.',
    '金と青の横二分割の地、赤の上部帯。',
  ],
  [
    'Or, a bull passant Gules armed and unguled Azure and langued Azure.',
    'In Gold ein schreitender roter Stier, blau bewehrt und gezungt.',
    'D’or au taureau passant de gueules, accorné et onglé d’azur, lampassé du même.',
    '金地に歩む赤の牡牛（角と蹄と舌は青）。',
  ],
  [
    'Gules, a fess Argent, in chief two swords Or, in base a boar passant Or armed Azure.',
    'In Rot ein silberner Balken, oben zwei goldene Schwerter, unten ein schreitender goldener Eber, blau bewehrt.',
    'De gueules à la fasce d’argent, accompagnée en chef de deux épées d’or et en pointe d’un sanglier passant du même, défendu d’azur.',
    '赤地に銀の横帯、上部に金の剣二本、下部に歩む金の猪（牙は青）。',
  ],
  [
    'Azure, on a fess Argent three keys Gules.',
    'In Blau ein silberner Balken, belegt mit drei roten Schlüsseln.',
    'D’azur à la fasce d’argent, chargée de trois clefs de gueules.',
    '青地に銀の横帯、その上に赤の鍵三本。',
  ],
  [
    'Or, on a bend Sable a lion passant Argent.',
    'In Gold ein schwarzer Schrägbalken, belegt mit einem schreitenden silbernen Löwen.',
    'D’or à la bande de sable, chargée d’un lion léopardé d’argent.',
    '金地に黒の右斜め帯、その上に歩む銀の獅子。',
  ],
  [
    'Gules, a chevron between three garbs Or.',
    'In Rot ein goldener Sparren, begleitet von drei goldenen Garben.',
    'De gueules au chevron d’or, accompagné de trois gerbes du même.',
    '赤地に金の山形帯、そのまわりに金の麦束三つ。',
  ],
  [
    'Azure, a cross Or between four lions rampant Argent.',
    'In Blau ein goldenes Kreuz, bewinkelt von vier steigenden silbernen Löwen.',
    'D’azur à la croix d’or, cantonnée de quatre lions d’argent.',
    '青地に金の十字、そのまわりに後脚で立つ銀の獅子四頭。',
  ],
  [
    'Or, on a fess Gules between three crowns Sable two mullets Ermine.',
    'In Gold ein roter Balken, belegt mit zwei fünfstrahligen Sternen in Hermelin, begleitet von drei schwarzen Kronen.',
    'D’or à la fasce de gueules, chargée de deux étoiles d’hermine, accompagnée de trois couronnes de sable.',
    '金地に赤の横帯、その上にアーミンの星形二つ、そのまわりに黒の王冠三つ。',
  ],
  [
    'Argent, a lion rampant Gules between six crosses couped, three, two and one, Azure.',
    'In Silber ein steigender roter Löwe, begleitet von sechs schwebenden blauen Kreuzen, 3:2:1 gestellt.',
    'D’argent au lion de gueules, accompagné de six croix alésées d’azur posées 3, 2 et 1.',
    '銀地に後脚で立つ赤の獅子、そのまわりに三・二・一に並ぶ青の小十字六つ。',
  ],
  [
    'Gules, two keys in saltire Argent, in chief a crown Or.',
    'In Rot zwei schräggekreuzte silberne Schlüssel, oben eine goldene Krone.',
    'De gueules à deux clefs d’argent passées en sautoir, accompagnées en chef d’une couronne d’or.',
    '赤地に斜め十字に組んだ銀の鍵二本、上部に金の王冠。',
  ],
  [
    'Vert, three stags trippant Argent.',
    'In Grün drei schreitende silberne Hirsche.',
    'De sinople à trois cerfs passants d’argent.',
    '緑地に軽やかに歩む銀の牡鹿三頭。',
  ],
  [
    'Or, two wolves passant guardant in pale Sable.',
    'In Gold zwei schreitende, hersehende schwarze Wölfe übereinander.',
    'D’or à deux loups passants de sable, la tête de front, l’un sur l’autre.',
    '金地に縦一列に並ぶ正面を向いて歩む黒の狼二頭。',
  ],
  [
    'Argent, two bars wavy Azure.',
    'In Silber zwei gewellte blaue Balken.',
    'D’argent à deux fasces ondées d’azur.',
    '銀地に青の波線の横帯二本。',
  ],
  [
    'Or, three bendlets engrailed Purpure, within a bordure Gules charged with eight roses Argent.',
    'In Gold drei gedornte purpurne Schrägbalken, innerhalb eines mit acht silbernen Rosen belegten roten Bords.',
    'D’or à trois bandes engrêlées de pourpre, à la bordure de gueules, chargée de huit roses d’argent.',
    '金地に紫の棘線の右斜め帯三本、まわりに赤の縁取り、その上に銀の薔薇八つ。',
  ],
  [
    'Argent, a lion rampant Gules, within a bordure Azure, a chief Or.',
    'In Silber ein steigender roter Löwe, innerhalb eines blauen Bords, ein goldenes Schildhaupt.',
    'D’argent au lion de gueules, à la bordure d’azur, au chef d’or.',
    '銀地に後脚で立つ赤の獅子、まわりに青の縁取り、金の上部帯。',
  ],
  [
    'Azure, in dexter three trefoils Or, in sinister a unicorn rampant Argent.',
    'In Blau vorn drei goldene Kleeblätter, hinten ein steigendes silbernes Einhorn.',
    'D’azur à trois trèfles d’or à dextre, à la licorne rampante d’argent à senestre.',
    '青地、向かって左に金の三つ葉三つ、向かって右に棹立ちの銀の一角獣。',
  ],
  [
    'Sable, in chief two swords Argent, in base five billets in cross Or.',
    'In Schwarz oben zwei silberne Schwerter, unten fünf goldene Schindeln in Kreuzstellung.',
    'De sable à deux épées d’argent en chef, à cinq billettes d’or posées en croix en pointe.',
    '黒地、上部に銀の剣二本、下部に十字に並ぶ金の短冊五つ。',
  ],
  [
    'Argent, on a chief Azure three escallops Or.',
    'In Silber ein mit drei goldenen Jakobsmuscheln belegtes blaues Schildhaupt.',
    'D’argent au chef d’azur, chargé de trois coquilles d’or.',
    '銀地に青の上部帯、その上に金の帆立貝三つ。',
  ],
  [
    'Argent, a pile Gules, over all three towers in fess Sable.',
    'In Silber ein roter Keil, überdeckt von drei schwarzen Türmen nebeneinander.',
    'D’argent à la pile de gueules, à trois tours de sable rangées en fasce brochant sur le tout.',
    '銀地に赤の楔形、全体に重ねて横一列に並ぶ黒の塔三つ。',
  ],
  [
    'Gules, three lions passant guardant in pale Or, a label for difference.',
    'In Rot drei schreitende, hersehende goldene Löwen übereinander, ein Turnierkragen als Beizeichen.',
    'De gueules à trois léopards d’or l’un sur l’autre, brisé d’un lambel à trois pendants.',
    '赤地に縦一列に並ぶ正面を向いて歩む金の獅子三頭、分家の印に三垂れの横木。',
  ],
  [
    'Gules, three lions passant guardant in pale Or, a label of five points Azure for difference.',
    'In Rot drei schreitende, hersehende goldene Löwen übereinander, ein blauer Turnierkragen mit fünf Lätzen als Beizeichen.',
    'De gueules à trois léopards d’or l’un sur l’autre, brisé d’un lambel à cinq pendants d’azur.',
    '赤地に縦一列に並ぶ正面を向いて歩む金の獅子三頭、分家の印に青の五垂れの横木。',
  ],
  [
    'Argent, a stag trippant Gules, a mullet Vert for difference.',
    'In Silber ein schreitender roter Hirsch, ein fünfstrahliger grüner Stern als Beizeichen.',
    'D’argent au cerf passant de gueules, brisé d’une étoile de sinople.',
    '銀地に軽やかに歩む赤の牡鹿、分家の印に緑の星形。',
  ],
  [
    'Azure semy-de-lis Or, over all a bend Gules.',
    'In Blau, besät mit goldenen Lilien, überdeckt von einem roten Schrägbalken.',
    'D’azur semé de fleurs de lis d’or, à la bande de gueules brochant sur le tout.',
    '青地に金の百合の花散らし、全体に重ねて赤の右斜め帯。',
  ],
  [
    'Argent, six bears rampant guardant, three, two and one, Sable.',
    'In Silber sechs steigende, hersehende schwarze Bären, 3:2:1 gestellt.',
    'D’argent à six ours levés de sable, la tête de front, posés 3, 2 et 1.',
    '銀地に三・二・一に並ぶ正面を向いて後脚で立つ黒の熊六頭。',
  ],
];

test.each(RICHER)('%s', (en, de, fr, ja) => {
  const read = parseBlazon(en);
  if (!read.ok) throw new Error(read.error.text);
  expect(LANGS.map(lang => blazonCoat(read.value, lang))).toEqual([en, de, fr, ja]);
});

/** Row B, row C, and where they go: no row hides another. */
test.each([
  ['fess wavy or key three-in-fess gules', 'on a fess wavy Or three keys Gules'],
  ['fess - or key two-in-pale gules', 'a fess Or between two keys Gules'],
  ['fess - or key three-two-and-one gules', 'a fess Or between three keys Gules'],
  ['fess - or key five-in-saltire gules', 'a fess Or, over all five keys in saltire Gules'],
  ['bend - or key three-in-bend gules', 'on a bend Or three keys Gules'],
  ['bend - or key two-in-fess gules', 'a bend Or between two keys in fess Gules'],
  ['cross - or key five-in-cross gules', 'on a cross Or five keys Gules'],
  ['cross - or key three-in-pale gules', 'on a cross Or three keys in pale Gules'],
  ['chevron - or key three-in-fess gules', 'a chevron Or, in chief three keys in fess Gules'],
  ['pile - or key - gules', 'on a pile Or a key Gules'],
  ['fess - or lion rampant gules', 'a fess Or, over all a lion rampant Gules'],
  ['key five-in-saltire or crown three-in-bend gules', 'in chief five keys in saltire Or, in base three crowns in bend Gules'],
  ['key five-in-saltire or lion rampant gules', 'in dexter five keys in saltire Or, in sinister a lion rampant Gules'],
  ['key five-in-saltire or lion passant gules', 'in chief a lion passant Gules, in base five keys in saltire Or'],
  ['key three-in-fess or lion passant gules', 'a lion passant Gules, in chief three keys Or'],
  ['key three-two-and-one or lion rampant gules', 'a lion rampant Gules between three keys Or'],
  ['key two-in-pale or crown three-in-pale gules', 'in dexter two keys Or, in sinister three crowns Gules'],
])('the game: %s is %s', (rows, text) => {
  expect(blazon(arms(`- azure - ${rows}`), 'en')).toBe(`Azure, ${text}.`);
});

test.each([
  [
    'Gules, three lions passant guardant in pale Or armed and langued Azure',
    'In Rot drei schreitende, hersehende goldene Löwen übereinander, blau bewehrt und gezungt.',
    'De gueules à trois léopards d’or, armés et lampassés d’azur, l’un sur l’autre.',
    '赤地に縦一列に並ぶ正面を向いて歩む金の獅子三頭（爪と舌は青）。',
  ],
  [
    'Or, a griffin segreant Gules armed Azure and langued Vert',
    'In Gold ein steigender roter Greif, blau bewehrt und grün gezungt.',
    'D’or au griffon de gueules, armé d’azur, lampassé de sinople.',
    '金地に翼を広げて後脚で立つ赤のグリフィン（嘴と爪は青、舌は緑）。',
  ],
  [
    'Vert, a stag trippant Argent attired and unguled Or',
    'In Grün ein schreitender silberner Hirsch, golden bewehrt.',
    'De sinople au cerf passant d’argent, ramé et onglé d’or.',
    '緑地に軽やかに歩む銀の牡鹿（角と蹄は金）。',
  ],
])('claws and tongue have a tincture of their own: %s', (en, de, fr, ja) => {
  const read = parseBlazon(en);
  if (!read.ok) throw new Error(read.error.text);
  expect(LANGS.map(lang => blazonCoat(read.value, lang))).toEqual([`${en}.`, de, fr, ja]);
});
