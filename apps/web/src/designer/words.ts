import type { Lang } from '@tabard/core';
import type { Breach, Misread, Place, Shape } from '@tabard/heraldry';

/** What the designer says. */
export interface DesignerWords {
  readonly title: string;
  readonly intro: string;
  readonly field: string;
  readonly division: string;
  readonly undivided: string;
  readonly first: string;
  readonly second: string;
  readonly ordinary: string;
  readonly none: string;
  readonly line: string;
  readonly straight: string;
  readonly tincture: string;
  readonly charges: string;
  readonly place: string;
  readonly places: Readonly<Record<Place, string>>;
  readonly number: string;
  readonly figure: string;
  readonly attitude: string;
  readonly armed: string;
  readonly langued: string;
  readonly custom: string;
  readonly cardName: string;
  readonly print: string;
  readonly add: string;
  readonly remove: string;
  readonly mark: string;
  readonly shield: string;
  readonly shapes: Readonly<Record<Shape, string>>;
  readonly achievement: string;
  readonly motto: string;
  noLetter(letter: string): string;
  readonly typed: string;
  readonly typedHelp: string;
  readonly misread: Readonly<Record<Misread['because'], (word: string, instead: string) => string>>;
  readonly breach: Readonly<Record<Breach, string>>;
  readonly random: string;
  readonly width: string;
}

export const DESIGNER: Readonly<Record<Lang, DesignerWords>> = {
  en: {
    title: 'Design arms',
    intro: 'Choose, or type a blazon: the shield follows at once.',
    field: 'Field',
    division: 'Division',
    undivided: 'Undivided',
    first: 'First tincture',
    second: 'Second tincture',
    ordinary: 'Ordinary',
    none: 'None',
    line: 'Line',
    straight: 'Straight',
    tincture: 'Tincture',
    charges: 'Charges',
    place: 'Place',
    places: {
      middle: 'In the middle',
      on: 'On the ordinary',
      between: 'Around',
      chief: 'In chief',
      base: 'In base',
      dexter: 'In dexter',
      sinister: 'In sinister',
      'over-all': 'Over all',
    },
    number: 'Number',
    figure: 'Figure',
    attitude: 'Attitude',
    armed: 'Claws and horns',
    langued: 'Tongue',
    custom: 'As custom has it',
    cardName: 'Name on the card',
    print: 'Print the card',
    add: 'Add charges',
    remove: 'Remove',
    mark: 'Mark of difference',
    shield: 'Shape of the shield',
    shapes: { heater: 'Heater', iberian: 'Iberian', swiss: 'Swiss', oval: 'Oval', lozenge: 'Lozenge' },
    achievement: 'Helm and mantling',
    motto: 'Motto',
    noLetter: letter => `There is no letter “${letter}” for the scroll.`,
    typed: 'Blazon in English',
    typedHelp: 'For example: Azure, a chevron between three garbs Or',
    misread: {
      unknown: (word, instead) => `“${word}” is not a word this herald knows.${instead && ` Do you mean “${instead}”?`}`,
      misplaced: word => `“${word}” does not belong here.`,
      unfinished: word => (word === '' ? 'There is nothing to read yet.' : `Something is missing after “${word}”.`),
      twice: word => `There is already one before “${word}”.`,
      'no-place': word => `Where are the “${word}”? Say on, between, in chief, in base or over all.`,
      'no-tincture': word => `“${word}” has no tincture and is drawn unpainted.`,
      'wrong-sum': word => `The rows that begin with “${word}” do not add up.`,
      'at-most': (word, most) => `“${word}”: this herald draws at most ${most} of them.`,
      only: (word, instead) => `“${word}”: this herald draws only “${instead}”.`,
      'one-ordinary': word => `“${word}” is one ordinary too many: this herald draws one, and charges on and around it.`,
      'over-charges': word => `“${word}” would lie over charges: this herald draws an ordinary below them, and it is named first.`,
      'one-tincture': word => `“${word}”: only a field has two tinctures here; each ordinary and each group has one.`,
      straight: word => `“${word}”: fields are parted by straight lines here.`,
      'so-placed': word => `This herald cannot place charges “${word}”.`,
      quarters: word => `“${word}”: charges in single quarters cannot be drawn.`,
    },
    breach: {
      'metal-on-metal': 'Metal lies on metal here. Heralds put colour on gold and silver, so that arms can be told apart from afar.',
      'colour-on-colour': 'Colour lies on colour here. Heralds put gold or silver on colour, so that arms can be told apart from afar.',
    },
    random: 'Random arms',
    width: 'Width in pixels',
  },
  de: {
    title: 'Wappen entwerfen',
    intro: 'Wähle aus oder schreibe eine Blasonierung auf Englisch: Der Schild folgt sofort.',
    field: 'Feld',
    division: 'Teilung',
    undivided: 'Ungeteilt',
    first: 'Erste Tinktur',
    second: 'Zweite Tinktur',
    ordinary: 'Heroldsbild',
    none: 'Ohne',
    line: 'Schnitt',
    straight: 'Gerade',
    tincture: 'Tinktur',
    charges: 'Gemeine Figuren',
    place: 'Platz',
    places: {
      middle: 'In der Mitte',
      on: 'Auf dem Heroldsbild',
      between: 'Ringsum',
      chief: 'Oben',
      base: 'Unten',
      dexter: 'Vorn',
      sinister: 'Hinten',
      'over-all': 'Über allem',
    },
    number: 'Anzahl',
    figure: 'Figur',
    attitude: 'Haltung',
    armed: 'Bewehrung',
    langued: 'Zunge',
    custom: 'Wie üblich',
    cardName: 'Name auf der Karte',
    print: 'Karte drucken',
    add: 'Figuren hinzufügen',
    remove: 'Entfernen',
    mark: 'Beizeichen',
    shield: 'Form des Schilds',
    shapes: { heater: 'Dreieckschild', iberian: 'Halbrundschild', swiss: 'Schweizer Form', oval: 'Oval', lozenge: 'Raute' },
    achievement: 'Helm und Helmdecken',
    motto: 'Wahlspruch',
    noLetter: letter => `Für das Spruchband gibt es keinen Buchstaben „${letter}“.`,
    typed: 'Blasonierung auf Englisch',
    typedHelp: 'Zum Beispiel: Azure, a chevron between three garbs Or',
    misread: {
      unknown: (word, instead) => `„${word}“ kennt dieser Herold nicht.${instead && ` Meinst du „${instead}“?`}`,
      misplaced: word => `„${word}“ gehört nicht hierher.`,
      unfinished: word => (word === '' ? 'Hier steht noch nichts.' : `Nach „${word}“ fehlt etwas.`),
      twice: word => `Vor „${word}“ gibt es das schon.`,
      'no-place': word => `Wo stehen die „${word}“? Sag on, between, in chief, in base oder over all.`,
      'no-tincture': word => `„${word}“ hat keine Tinktur und bleibt unbemalt.`,
      'wrong-sum': word => `Die Reihen ab „${word}“ ergeben nicht die Anzahl.`,
      'at-most': (word, most) => `„${word}“: Davon zeichnet dieser Herold höchstens ${most}.`,
      only: (word, instead) => `„${word}“: Hier zeichnet dieser Herold nur „${instead}“.`,
      'one-ordinary': word => `„${word}“ ist ein Heroldsbild zu viel: Dieser Herold zeichnet eines, dazu Figuren darauf und ringsum.`,
      'over-charges': word =>
        `„${word}“ läge über Figuren: Dieser Herold zeichnet ein Heroldsbild unter ihnen, und es wird zuerst genannt.`,
      'one-tincture': word => `„${word}“: Zwei Tinkturen hat hier nur ein Feld; jedes Heroldsbild und jede Gruppe hat eine.`,
      straight: word => `„${word}“: Felder werden hier nur gerade geteilt.`,
      'so-placed': word => `„${word}“: So kann dieser Herold keine Figuren stellen.`,
      quarters: word => `„${word}“: Figuren in einzelnen Vierteln lassen sich nicht zeichnen.`,
    },
    breach: {
      'metal-on-metal': 'Hier liegt Metall auf Metall. Heraldisch gehört Farbe auf Gold und Silber, damit man Wappen von Weitem erkennt.',
      'colour-on-colour': 'Hier liegt Farbe auf Farbe. Heraldisch gehört Gold oder Silber auf Farbe, damit man Wappen von Weitem erkennt.',
    },
    random: 'Zufälliges Wappen',
    width: 'Breite in Pixeln',
  },
  fr: {
    title: 'Composer des armoiries',
    intro: 'Choisissez, ou écrivez un blason en anglais : l’écu suit aussitôt.',
    field: 'Champ',
    division: 'Partition',
    undivided: 'Plain',
    first: 'Premier émail',
    second: 'Second émail',
    ordinary: 'Pièce',
    none: 'Sans',
    line: 'Ligne',
    straight: 'Droite',
    tincture: 'Émail',
    charges: 'Meubles',
    place: 'Place',
    places: {
      middle: 'Au centre',
      on: 'Sur la pièce',
      between: 'Autour',
      chief: 'En chef',
      base: 'En pointe',
      dexter: 'À dextre',
      sinister: 'À senestre',
      'over-all': 'Brochant sur le tout',
    },
    number: 'Nombre',
    figure: 'Figure',
    attitude: 'Attitude',
    armed: 'Griffes et cornes',
    langued: 'Langue',
    custom: 'Selon l’usage',
    cardName: 'Nom sur la carte',
    print: 'Imprimer la carte',
    add: 'Ajouter des meubles',
    remove: 'Retirer',
    mark: 'Brisure',
    shield: 'Forme de l’écu',
    shapes: { heater: 'Triangulaire', iberian: 'Ibérique', swiss: 'Suisse', oval: 'Ovale', lozenge: 'Losange' },
    achievement: 'Heaume et lambrequins',
    motto: 'Devise',
    noLetter: letter => `Le listel n’a pas de lettre « ${letter} ».`,
    typed: 'Blason en anglais',
    typedHelp: 'Par exemple : Azure, a chevron between three garbs Or',
    misread: {
      unknown: (word, instead) => `« ${word} » : ce héraut ne connaît pas ce mot.${instead && ` Vouliez-vous dire « ${instead} » ?`}`,
      misplaced: word => `« ${word} » n’a pas sa place ici.`,
      unfinished: word => (word === '' ? 'Il n’y a encore rien à lire.' : `Il manque quelque chose après « ${word} ».`),
      twice: word => `Il y en a déjà avant « ${word} ».`,
      'no-place': word => `Où se trouvent les « ${word} » ? Dites on, between, in chief, in base ou over all.`,
      'no-tincture': word => `« ${word} » n’a pas d’émail et reste incolore.`,
      'wrong-sum': word => `Les rangs à partir de « ${word} » ne font pas le compte.`,
      'at-most': (word, most) => `« ${word} » : ce héraut en dessine au plus ${most}.`,
      only: (word, instead) => `« ${word} » : ce héraut ne dessine que « ${instead} ».`,
      'one-ordinary': word => `« ${word} » : une pièce de trop. Ce héraut en dessine une, avec des meubles dessus et autour.`,
      'over-charges': word => `« ${word} » couvrirait des meubles : ce héraut dessine la pièce dessous, et on la nomme d’abord.`,
      'one-tincture': word => `« ${word} » : seul un champ a deux émaux ici ; chaque pièce et chaque groupe n’en a qu’un.`,
      straight: word => `« ${word} » : ici, les champs ne sont partagés que par des lignes droites.`,
      'so-placed': word => `« ${word} » : ce héraut ne sait pas placer les meubles ainsi.`,
      quarters: word => `« ${word} » : ce héraut ne sait pas dessiner de meubles dans un seul quartier.`,
    },
    breach: {
      'metal-on-metal': 'Métal sur métal : l’usage veut une couleur sur l’or et l’argent, pour que les armes se lisent de loin.',
      'colour-on-colour':
        'Couleur sur couleur : l’usage veut de l’or ou de l’argent sur une couleur, pour que les armes se lisent de loin.',
    },
    random: 'Armoiries au hasard',
    width: 'Largeur en pixels',
  },
  ja: {
    title: '紋章をつくる',
    intro: '選ぶか、英語で紋章記述を書くと、すぐに盾に描かれます。',
    field: 'フィールド',
    division: '分割',
    undivided: '分割なし',
    first: '第一のティンクチャー',
    second: '第二のティンクチャー',
    ordinary: 'オーディナリー',
    none: 'なし',
    line: '分割線',
    straight: '直線',
    tincture: 'ティンクチャー',
    charges: 'チャージ',
    place: '位置',
    places: {
      middle: '中央',
      on: 'オーディナリーの上',
      between: 'まわり',
      chief: '上部',
      base: '下部',
      dexter: '向かって左',
      sinister: '向かって右',
      'over-all': '全体に重ねる',
    },
    number: '数',
    figure: '図柄',
    attitude: '姿勢',
    armed: '爪や角',
    langued: '舌',
    custom: '慣例どおり',
    cardName: 'カードに入れる名前',
    print: 'カードを印刷',
    add: 'チャージを加える',
    remove: '取り除く',
    mark: '血統マーク',
    shield: '盾の形',
    shapes: { heater: 'ヒーター形', iberian: 'イベリア形', swiss: 'スイス形', oval: '楕円形', lozenge: '菱形' },
    achievement: '兜とマント飾り',
    motto: '標語',
    noLetter: letter => `「${letter}」は帯に書けない文字です。`,
    typed: '英語の紋章記述',
    typedHelp: '例：Azure, a chevron between three garbs Or',
    misread: {
      unknown: (word, instead) => `「${word}」という語は知られていません。${instead && `「${instead}」のことですか。`}`,
      misplaced: word => `「${word}」はここには置けません。`,
      unfinished: word => (word === '' ? 'まだ何も書かれていません。' : `「${word}」の後に何か足りません。`),
      twice: word => `「${word}」より前にすでにあります。`,
      'no-place': word => `「${word}」はどこに置きますか。on、between、in chief、in base、over all のどれかを書いてください。`,
      'no-tincture': word => `「${word}」には色がないので、塗らずに描きます。`,
      'wrong-sum': word => `「${word}」からの並びが数と合いません。`,
      'at-most': (word, most) => `「${word}」は多くても${most}つまでしか描けません。`,
      only: (word, instead) => `「${word}」は描けません。描けるのは「${instead}」だけです。`,
      'one-ordinary': word => `「${word}」は描けません。オーディナリーは一つだけで、その上とまわりにチャージを置けます。`,
      'over-charges': word => `「${word}」はチャージの上に重ねられません。オーディナリーは下に描くので、先に書いてください。`,
      'one-tincture': word => `「${word}」：二色にできるのはフィールドだけです。オーディナリーとチャージは一色です。`,
      straight: word => `「${word}」：フィールドの分割は直線だけです。`,
      'so-placed': word => `「${word}」という置き方では描けません。`,
      quarters: word => `「${word}」：四分割の一つだけにチャージを置くことはできません。`,
    },
    breach: {
      'metal-on-metal': '金属色に金属色が重なっています。遠くからでも見分けられるように、金と銀には色を重ねるのが習わしです。',
      'colour-on-colour': '色に色が重なっています。遠くからでも見分けられるように、色には金か銀を重ねるのが習わしです。',
    },
    random: 'おまかせ',
    width: '幅（ピクセル）',
  },
};
