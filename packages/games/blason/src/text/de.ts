import type { BandName, Card, ColumnName, PileName, Type } from '../engine/data.ts';
import { listed, type Name, nameOf, standing, wordsOf } from './lexicon.ts';
import type { BlasonWords } from './words.ts';

const names: Readonly<Record<Name, string>> = {
  or: 'Gold',
  argent: 'Silber',
  gules: 'Rot',
  azure: 'Blau',
  sable: 'Schwarz',
  vert: 'Grün',
  purpure: 'Purpur',
  ermine: 'Hermelin',
  vair: 'Feh',
  'counter-vair': 'Gegenfeh',
  'per-pale': 'Gespalten',
  'per-fess': 'Geteilt',
  'per-bend': 'Schräg geteilt',
  'per-bend-sinister': 'Schräglinks geteilt',
  'per-chevron': 'Sparrenförmig geteilt',
  quarterly: 'Geviert',
  'per-saltire': 'Schräg geviert',
  'barry-of-six': 'Fünfmal geteilt',
  chequy: 'Geschacht',
  gyronny: 'Geständert',
  fess: 'Balken',
  pale: 'Pfahl',
  bend: 'Schrägbalken',
  'bend-sinister': 'Schräglinksbalken',
  chevron: 'Sparren',
  chief: 'Schildhaupt',
  saltire: 'Schragen',
  bordure: 'Bord',
  pile: 'Keil',
  cross: 'Kreuz',
  wavy: 'Wellenschnitt',
  indented: 'Zahnschnitt',
  embattled: 'Zinnenschnitt',
  engrailed: 'Dornenschnitt',
  invected: 'Schuppenschnitt',
  nebuly: 'Wolkenschnitt',
  dancetty: 'Spitzenschnitt',
  raguly: 'Astschnitt',
  dovetailed: 'Schwalbenschwanzschnitt',
  rayonny: 'Flammenschnitt',
  lozenge: 'Raute',
  billet: 'Schindel',
  trefoil: 'Kleeblatt',
  escallop: 'Muschel',
  key: 'Schlüssel',
  'cross-couped': 'Schwebendes Kreuz',
  sword: 'Schwert',
  tower: 'Turm',
  garb: 'Garbe',
  crown: 'Krone',
  'baton-sinister': 'Bastardfaden',
  octofoil: 'Achtblatt',
  'cross-moline': 'Ankerkreuz',
  rose: 'Rose',
  'fleur-de-lis': 'Lilie',
  annulet: 'Ring',
  martlet: 'Merlette',
  mullet: 'Stern',
  crescent: 'Liegender Mond',
  label: 'Turnierkragen',
  talbot: 'Bracke',
  boar: 'Eber',
  bull: 'Stier',
  wolf: 'Wolf',
  bear: 'Bär',
  stag: 'Hirsch',
  horse: 'Ross',
  unicorn: 'Einhorn',
  griffin: 'Greif',
  lion: 'Löwe',
  statant: 'Stehend',
  passant: 'Schreitend',
  sejant: 'Sitzend',
  couchant: 'Liegend',
  courant: 'Laufend',
  salient: 'Springend',
  rampant: 'Steigend',
  'passant-guardant': 'Schreitend und hersehend',
  'sejant-erect': 'Aufrecht sitzend',
  'rampant-guardant': 'Steigend und hersehend',
  'two-in-fess': 'Zwei balkenweise',
  'two-in-pale': 'Zwei pfahlweise',
  'three-in-fess': 'Drei balkenweise',
  'three-in-pale': 'Drei pfahlweise',
  'three-in-bend': 'Drei schrägbalkenweise',
  'three-two-and-one': 'Drei, 2:1 gestellt',
  'five-in-cross': 'Fünf kreuzweise',
  'five-in-saltire': 'Fünf schragenweise',
  'six-three-two-and-one': 'Sechs, 3:2:1 gestellt',
  semy: 'Besät',
};

const types: Readonly<Record<Type, string>> = {
  metal: 'Metall',
  colour: 'Farbe',
  fur: 'Pelzwerk',
  field: 'Feld',
  ordinary: 'Heroldsbild',
  line: 'Teilungslinie',
  charge: 'gemeine Figur',
  cadency: 'Beizeichen',
  beast: 'Wappentier',
  attitude: 'Haltung',
  arrangement: 'Anordnung',
};
const PLURALS: Readonly<Record<Type, string>> = {
  metal: 'Metalle',
  colour: 'Farben',
  fur: 'Pelzwerke',
  field: 'Felder',
  ordinary: 'Heroldsbilder',
  line: 'Teilungslinien',
  charge: 'gemeine Figuren',
  cadency: 'Beizeichen',
  beast: 'Wappentiere',
  attitude: 'Haltungen',
  arrangement: 'Anordnungen',
};
/** The rest is neuter, so that nominative and accusative are alike. */
const FEMININE: ReadonlySet<Type> = new Set<Type>(['colour', 'line', 'charge', 'attitude', 'arrangement']);

const augmentations = {
  rank: 'Stand',
  might: 'Macht',
  virtue: 'Tugend',
  wealth: 'Reichtum',
  lineage: 'Abstammung',
  star: 'Stern',
};

const awards = {
  questing: 'Queste',
  crusading: 'Kreuzzug',
  jousting: 'Tjost',
  besieging: 'Belagerung',
  reigning: 'Herrschaft',
  knighting: 'Schwertleite',
  feasting: 'Festmahl',
  trading: 'Handel',
  inheriting: 'Erbe',
  wedding: 'Hochzeit',
  vowing: 'Gelübde',
  conquering: 'Eroberung',
  ennobling: 'Adelung',
  endowing: 'Stiftung',
  descending: 'Abkunft',
  blazoning: 'Blasonierung',
  marshalling: 'Allianzwappen',
  hunting: 'Jagd',
};

const piles = { tinctures: 'Tinkturen', figures: 'Figuren' };
const bands = { upper: 'oben', lower: 'unten' };
const one: Readonly<Record<PileName, string>> = { tinctures: 'eine Tinktur', figures: 'eine Figur' };

function element(card: Card): string {
  const { name, value } = nameOf(card);
  return value === undefined ? names[name] : `${names[name]} ${value}`;
}

const quoted = (text: string): string => `„${text}“`;
const the = (card: Card): string => quoted(element(card));
const und = (items: readonly string[]): string => listed(items, ', ', ' und ');
const cards = (some: readonly Card[]): string => und(some.map(the));
const ein = (type: Type): string => `${FEMININE.has(type) ? 'eine' : 'ein'} ${types[type]}`;
const where = (column: ColumnName, band?: BandName | null): string => (band ? `${column} (${bands[band]})` : column);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const points = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkte`);

export const de: BlasonWords = wordsOf({
  title: 'Blason',
  tagline: 'Tinkturen und Wappentiere sammeln, ein Wappen gestalten und Ehren ernten.',
  types,
  augmentations,
  awards,
  piles,
  bands,
  element,
  tincture: 'Tinktur',
  or: (this_, that) => `${this_} oder ${that}`,
  and: und,
  about: ({ type, value, emblem }) => `${capital(types[type])} im Wert von ${value}, mit ${augmentations[emblem]}.`,
  column: (column, band, accepted) => `${column}${band ? ` ${bands[band]}` : ''} (${accepted})`,
  typed: (type, count) => (count === 1 ? ein(type) : `${count} ${PLURALS[type]}`),
  augmented: (augmentation, count) => `${count === 1 ? 'eine Karte' : `${count} Karten`} mit ${augmentations[augmentation]}`,
  aboutAward: needed => `Zeige auf deinem Schild ${needed}.`,
  markers: {
    award: (award, value) => `${awards[award]} ${value}`,
    aboutAward: (award, value) => `Für die Auszeichnung ${quoted(awards[award])}: ${points(value)}.`,
    ten: ten => `Die ${ten}`,
    aboutTen: (ten, value) => `Für den ersten Zählstein, der die ${ten} erreicht hat: ${points(value)}.`,
    first: 'Die I',
    aboutFirst: value => `Für das erste volle Schild: ${points(value)}.`,
    symbol: augmentation => `Am meisten ${augmentations[augmentation]}`,
    aboutSymbol: (augmentation, value) => `Für die meisten Karten mit ${augmentations[augmentation]} am Ende: ${points(value)}.`,
  },
  herald: 'Herold',
  aboutHerald:
    'Einmal pro Zug tauscht ein Herold die ganze Auslage aus, nimmt ein weiteres Element oder legt eines für eine beliebige Karte.',
  options: {
    fifty: {
      label: 'Ende bei fünfzig',
      values: {
        false: { label: 'Aus', help: 'Nur ein volles Schild leitet die letzten Züge ein.' },
        true: { label: 'An', help: 'Auch 50 Punkte auf der Zählleiste leiten die letzten Züge ein, wie in der späteren Ausgabe.' },
      },
    },
    seatBonus: {
      label: 'Herold als Ausgleich',
      values: {
        false: { label: 'Aus', help: 'Alle beginnen mit einem Herold.' },
        true: { label: 'An', help: 'Wer nicht anfängt, beginnt zum Ausgleich mit zwei Herolden.' },
      },
    },
  },
  refused: 'Das geht hier nicht.',
  refusals: {
    'game-over': () => 'Das Spiel ist zu Ende; es wird nicht mehr gezogen.',
    'not-your-turn': () => 'Gerade ist jemand anderes dran.',
    unreadable: ({ text }) => `${quoted(text)} ist kein Zug dieses Spiels.`,
    'wrong-phase': ({ decision }) => `Gerade ist etwas anderes zu entscheiden. ${decision}`,
    'not-in-hand': ({ card }) => `${the(card)} ist nicht auf deiner Hand.`,
    'herald.none': () => 'Du hast keinen Herold.',
    'herald.played': () => 'Ein Herold pro Zug, und deiner ist schon unterwegs.',
    'herald.cannot-pay': ({ card }) => `Auch mit Herold bezahlt eine andere Karte für ${the(card)}, und du hast keine andere.`,
    'swap.nothing': () => 'Die Auslage ist leer; es gibt nichts auszutauschen.',
    'take.not-there': ({ card }) => `${the(card)} liegt nicht in der Auslage.`,
    'take.stack-empty': ({ pile }) => `Der Stapel der ${piles[pile]} ist leer.`,
    'place.wrong-place': ({ card, column, type, band, accepted }) =>
      `${the(card)} ist ${ein(type)}; ${where(column, band)} ist der Platz für ${quoted(capital(accepted))}.`,
    'place.wrong-band': ({ card, row, band }) => `Reihe ${row} liegt ${bands[band]}, also müsste auch ${the(card)} dort liegen.`,
    'place.same-tincture': ({ card, column, partner, visible }) =>
      `Auf ${partner} liegt ${the(visible)}; darum passt ${the(card)} nicht auf ${column}: Die beiden müssen verschieden sein.`,
    'place.cannot-pay': ({ card, cost, have }) => `${the(card)} kostet ${cost}, deine übrigen Karten sind ${have} wert.`,
    'pass.can-take': () => 'Es gibt noch Elemente zu nehmen, darum wird nicht gepasst.',
    'pass.can-place': () => 'Du kannst ein Element legen und bezahlen, darum wird nicht gepasst.',
    'claim.not-in-play': ({ award }) => `Die Auszeichnung ${quoted(awards[award])} ist nicht im Spiel.`,
    'claim.already': ({ award }) => `Von ${quoted(awards[award])} hast du schon einen Marker; jede Auszeichnung gibt es einmal pro Person.`,
    'claim.none-left': ({ award }) => `Auf ${quoted(awards[award])} liegt kein Marker mehr.`,
    'claim.not-fulfilled': ({ award, needed }) => `Für ${quoted(awards[award])} braucht dein Schild noch ${needed}.`,
    'config.unreadable': () => 'Diese Einstellungen lassen sich nicht lesen.',
    'config.unknown-option': ({ key }) => `Eine Einstellung ${quoted(key)} gibt es nicht.`,
    'config.unknown-value': ({ key, value, values }) => `${quoted(value)} gibt es bei ${quoted(key)} nicht; möglich sind ${und(values)}.`,
    'position.unreadable': ({ field }) => `Die Stellung ist bei ${quoted(field)} nicht zu lesen.`,
    'position.seats': ({ seats }) => `Blason ist für 2 bis 5 Personen; die Stellung hat ${seats} Plätze.`,
    'position.unknown-card': ({ card }) => `${quoted(card)} ist kein Element dieses Spiels.`,
    'position.double-card': ({ card }) => `${the(card)} liegt an zwei Orten zugleich.`,
    'position.missing-cards': ({ missing }) => `Alle 120 Elemente müssen irgendwo liegen; es fehlen ${missing}.`,
    'position.wrong-pile': ({ card, field }) => `${the(card)} gehört nicht in ${quoted(field)}.`,
    'position.wrong-place': ({ card, column }) => `${the(card)} kann nicht auf ${column} liegen.`,
    'position.band': ({ row }) => `Oben oder unten: Für Reihe ${row} passt die Angabe nicht zu den Figuren, oder sie fehlt.`,
    'position.same-tincture': ({ column, partner, tincture }) => `${column} und ${partner} zeigen beide ${quoted(names[tincture])}.`,
    'position.gap': ({ pile }) => `Eine Lücke oder ein leerer Stapel, obwohl noch ${piles[pile]} zum Auffüllen da sind.`,
    'position.display': ({ pile }) => `In der Auslage liegen mehr ${piles[pile]}, als sie Plätze hat.`,
    'position.heralds': ({ heralds }) => `Es gibt 19 Herolde; die Stellung hat ${heralds}.`,
    'position.awards': () => 'Im Spiel sind fünf verschiedene Auszeichnungen.',
    'position.markers': ({ marker }) => `Der Marker ${quoted(marker)} fehlt oder ist doppelt da.`,
    'position.claimed': ({ seat }) => `Bei Platz ${seat} passen die erhaltenen Auszeichnungen nicht zu den Markern.`,
    'position.pending': ({ card }) =>
      card ? `${the(card)} kann hier nicht auf Bezahlung warten.` : 'Was auf Bezahlung wartet, passt nicht zur Phase.',
    'position.cannot-pay': ({ card, cost }) => `Die Hand kann die ${cost} für ${the(card)} nicht bezahlen.`,
    'position.no-move': ({ phase }) => `In der Phase ${quoted(phase)} gäbe es keinen Zug.`,
  },
  facts: {
    took: ({ seat, card, herald }, name) =>
      herald ? `${name(seat)} schickt einen Herold und nimmt ${the(card)}.` : `${name(seat)} nimmt ${the(card)} aus der Auslage.`,
    drew({ seat, pile, herald, card }, name) {
      const what = card ? the(card) : one[pile];
      return herald ? `${name(seat)} schickt einen Herold und zieht ${what} vom Stapel.` : `${name(seat)} zieht ${what} vom Stapel.`;
    },
    swapped: ({ seat, cards: swept }, name) => `${name(seat)} lässt einen Herold die Auslage austauschen. Abgelegt: ${cards(swept)}.`,
    refilled: ({ cards: fresh }) => `Neu in der Auslage: ${cards(fresh)}.`,
    reshuffled: ({ pile, count }) => `Die abgelegten ${piles[pile]} werden zu einem neuen Stapel gemischt (${count}).`,
    placing({ seat, card, column, band, cost, herald }, name) {
      const price = herald ? 'mit Herold, für eine beliebige Karte' : `Preis ${cost}`;
      return `${name(seat)} will ${the(card)} auf ${where(column, band)} legen, ${price}.`;
    },
    paid: ({ seat, card, paid, cost }, name) =>
      `${name(seat)} bezahlt mit ${the(card)}${paid < cost ? `; es fehlen noch ${cost - paid}` : ''}.`,
    placed({ seat, card, column, band, covered, value, track }, name) {
      const over = covered ? ` über ${the(covered)}` : '';
      return `${name(seat)} legt ${the(card)} auf ${where(column, band)}${over}: ${points(value)}, Zählleiste ${track}.`;
    },
    ten({ seat, ten, value, heralds }, name) {
      const others =
        heralds.length === 0 ? 'für die anderen ist kein Herold mehr da' : `einen Herold gibt es für ${und(heralds.map(name))}`;
      return `${name(seat)} erreicht als Erstes die ${ten} und nimmt ihren Marker (${value}); ${others}.`;
    },
    completed: ({ seat, value }, name) => `${name(seat)} füllt das erste Schild und nimmt den Marker I (${value}).`,
    'last-turns': ({ seat, trigger }, name) =>
      trigger === 'shield'
        ? `Das Schild von ${name(seat)} ist voll: Alle anderen haben noch einen Zug.`
        : `${name(seat)} hat 50 erreicht: Alle anderen haben noch einen Zug.`,
    claimed: ({ seat, award, value }, name) => `${name(seat)} erhält die Auszeichnung ${quoted(awards[award])}: ${points(value)}.`,
    discarded: ({ seat, card }, name) => `${name(seat)} wirft ${the(card)} ab.`,
    passed: ({ seat }, name) => `${name(seat)} passt.`,
    majority({ augmentation, count, seats }, name) {
      const what = augmentations[augmentation];
      if (count === 0) return `Niemand zeigt ${what}; die Marker bleiben liegen.`;
      if (seats.length === 0) return `Drei oder mehr haben gleich viel ${what} (${count}); niemand bekommt den Marker.`;
      return seats.length === 1
        ? `${name(seats[0]!)} zeigt am meisten ${what} (${count}) und nimmt den Marker.`
        : `${und(seats.map(name))} zeigen am meisten ${what} (je ${count}) und nehmen je einen Marker.`;
    },
    'game-over'(fact, name) {
      const winners = fact.ranking[0]!.map(name);
      const how = fact.reason === 'standstill' ? 'Nichts geht mehr. ' : '';
      const first = winners.length === 1 ? `${winners[0]} gewinnt das Spiel.` : `${und(winners)} teilen sich den Sieg.`;
      return `${how}${first} Prestige: ${standing(fact, name, ', ')}.`;
    },
  },
  moves: {
    take: card => `${the(card)} nehmen`,
    draw: pile => `${capital(one[pile])} ziehen`,
    place: (card, column, band) => `${the(card)} auf ${where(column, band)} legen`,
    heraldTake: card => `Herold: ${the(card)} nehmen`,
    heraldDraw: pile => `Herold: ${one[pile]} ziehen`,
    heraldPlace: (card, column, band) => `Herold: ${the(card)} auf ${where(column, band)} legen`,
    swap: 'Herold: Auslage austauschen',
    pay: card => `Mit ${the(card)} bezahlen`,
    claim: award => `${quoted(awards[award])} beanspruchen`,
    discard: card => `${the(card)} abwerfen`,
    pass: 'Passen',
    end: 'Zug beenden',
  },
  decisions: {
    turn: 'Nimm zwei Elemente, oder lege welche auf dein Schild.',
    acquire: 'Nimm dein zweites Element.',
    place: 'Lege noch ein Element, oder beende deinen Zug.',
    close: 'Spiele einen Herold, oder beende deinen Zug.',
    pay: 'Bezahle das Element, das du legen willst.',
    payMore: (card, left) => `Bezahle ${the(card)}: noch ${left}.`,
    payHerald: card => `Bezahle ${the(card)} mit einer beliebigen Karte.`,
    claim: 'Wähle eine der Auszeichnungen, die du erfüllst.',
    discard: 'Wirf Karten ab, bis du noch fünf hast.',
    over: 'Das Spiel ist zu Ende.',
  },
  over: {
    'last-turns': 'Die letzten Züge sind gespielt.',
    standstill: 'Niemand konnte oder wollte noch etwas legen.',
  },
});
