import { listing, plural } from '@tabard/core';
import {
  AWARDS_IN_PLAY,
  type Award,
  type BandName,
  type Card,
  type ColumnName,
  FIFTY,
  HAND_AFTER,
  HERALD_VALUE,
  HERALDS,
  KINDS,
  MAX_SEATS,
  MIN_SEATS,
  type PileName,
  type Type,
} from '../engine/data.ts';
import { type Name, nameOf, standing, wordsOf } from './lexicon.ts';
import { de as t } from './terms/de.ts';
import { ones, others } from './terms/terms.ts';
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

const awards: Readonly<Record<Award, string>> = {
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

/** The rest is neuter, so that nominative and accusative are alike. */
const FEMININE: ReadonlySet<Type> = new Set<Type>(['colour', 'line', 'charge', 'attitude', 'arrangement']);

const types = ones(t.types);
const augmentations = t.emblems;
const piles = others(t.piles);
const { bands } = t;

function element(card: Card): string {
  const { name, value } = nameOf(card);
  return value === undefined ? names[name] : `${names[name]} ${value}`;
}

const many = plural('de');
const und = listing('de');
const oder = listing('de', 'or');
const commas = listing('de', 'commas');
const quoted = (text: string): string => `„${text}“`;
const the = (card: Card): string => quoted(element(card));
const cards = (some: readonly Card[]): string => und(some.map(the));
const ein = (type: Type): string => `${FEMININE.has(type) ? 'eine' : 'ein'} ${types[type]}`;
const eine = (pile: PileName): string => `eine ${t.piles[pile].one}`;
const where = (column: ColumnName, band?: BandName | null): string => (band ? `${column} (${bands[band]})` : column);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const points = (count: number): string => `${count} ${many(count, t.point.one, t.point.other)}`;
const sent = (herald: boolean): string => (herald ? `${t.herald.one}: ` : '');

export const de: BlasonWords = wordsOf({
  lang: 'de',
  title: 'Blason',
  tagline: 'Tinkturen und Wappentiere sammeln, ein Wappen gestalten und Ehren ernten.',
  types,
  augmentations,
  awards,
  piles,
  bands,
  element,
  tincture: t.piles.tinctures.one,
  or: (this_, that) => oder([this_, that]),
  and: und,
  about: ({ type, value, emblem }) =>
    `${capital(types[type])} im Wert von ${value}, mit ${emblem === 'star' ? `einem ${augmentations.star}` : augmentations[emblem]}.`,
  column: (column, band, accepted) => `${column}${band ? ` ${bands[band]}` : ''} (${accepted})`,
  typed: (type, count) => (count === 1 ? ein(type) : `${count} ${t.types[type].other}`),
  augmented: (augmentation, count) =>
    `${count === 1 ? `eine ${t.card.one}` : `${count} ${t.card.other}`} mit ${augmentations[augmentation]}`,
  aboutAward: needed => `Zeige auf deinem ${t.shield.one} ${needed}.`,
  markers: {
    award: (award, value) => `${awards[award]} ${value}`,
    aboutAward: (award, value) => `Für die ${t.award.one} ${quoted(awards[award])}: ${points(value)}.`,
    ten: ten => `Die ${ten}`,
    aboutTen: (ten, value) => `Für den ersten Zählstein, der die ${ten} erreicht: ${points(value)}.`,
    first: 'Die I',
    aboutFirst: value => `Für den ersten vollen ${t.shield.one}: ${points(value)}.`,
    symbol: augmentation => `Am meisten ${augmentations[augmentation]}`,
    aboutSymbol: (augmentation, value) => `Für die meisten ${t.card.other} mit ${augmentations[augmentation]} am Ende: ${points(value)}.`,
  },
  herald: t.herald.one,
  aboutHerald: `Einmal pro Zug kannst du mit einem ${t.herald.one} die ganze ${t.display} austauschen, ein weiteres ${t.element.one} nehmen oder ein ${t.element.one} für eine beliebige ${t.card.one} legen. Behältst du ihn, zählt er am Ende ${points(HERALD_VALUE)}.`,
  options: {
    fifty: {
      label: 'Ende bei fünfzig',
      values: {
        false: { label: 'Aus', help: `Nur ein voller ${t.shield.one} leitet die letzten Züge ein.` },
        true: {
          label: 'An',
          help: `Auch ${FIFTY} Punkte auf der ${t.track} leiten die letzten Züge ein, wie in der späteren Ausgabe. Der ${t.marker.one} „I“ gehört weiter dem ersten vollen ${t.shield.one}.`,
        },
      },
    },
    seatBonus: {
      label: `${t.herald.one} als Ausgleich`,
      values: {
        false: {
          label: 'Aus',
          help: `Alle beginnen mit einem ${t.herald.one}, wie in der Schachtel. Von drei mittleren Bots gewinnt dann der erste 44\u00a0% der Spiele, der zweite 31\u00a0% und der dritte 25\u00a0%.`,
        },
        true: {
          label: 'An',
          help: `Wer nicht anfängt, beginnt mit zwei ${t.herald.other}n. Von drei mittleren Bots gewinnt dann der erste 37\u00a0% der Spiele, der zweite 34\u00a0% und der dritte 28\u00a0%.`,
        },
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
    'herald.none': () => `Du hast keinen ${t.herald.one}.`,
    'herald.played': () => `Du darfst pro Zug einen ${t.herald.one} spielen und hast es schon getan.`,
    'herald.cannot-pay': ({ card }) =>
      `Auch mit ${t.herald.one} bezahlst du ${the(card)} mit einer anderen ${t.card.one}, und du hast keine andere.`,
    'swap.nothing': () => `Die ${t.display} ist leer; es gibt nichts auszutauschen.`,
    'take.not-there': ({ card }) => `${the(card)} liegt nicht in der ${t.display}.`,
    'take.stack-empty': ({ pile }) => `Der ${t.stack} der ${piles[pile]} ist leer.`,
    'place.wrong-place': ({ card, column, type, band, accepted }) =>
      `${the(card)} ist ${ein(type)}; auf ${t.column.one} ${where(column, band)} gehört: ${accepted}.`,
    'place.wrong-band': ({ card, row, band }) =>
      `Die ${piles.figures} von ${t.row} ${row} liegen ${bands[band]}; auch ${the(card)} müsste dort liegen.`,
    'place.same-tincture': ({ card, column, partner, visible }) =>
      `Auf ${partner} liegt ${the(visible)}; darum passt ${the(card)} nicht auf ${column}: Die beiden müssen verschieden sein.`,
    'place.cannot-pay': ({ card, cost, have }) => `${the(card)} kostet ${cost}, deine übrigen ${t.card.other} sind ${have} wert.`,
    'pass.can-take': () => `Du kannst nicht passen, solange es ${t.element.other} zu nehmen gibt.`,
    'pass.can-place': () => `Du kannst nicht passen, solange du ein ${t.element.one} legen und bezahlen kannst.`,
    'claim.not-in-play': ({ award }) => `Die ${t.award.one} ${quoted(awards[award])} ist nicht im Spiel.`,
    'claim.already': ({ award }) =>
      `Von ${quoted(awards[award])} hast du schon einen ${t.marker.one}; jede ${t.award.one} bekommst du nur einmal.`,
    'claim.none-left': ({ award }) => `Auf ${quoted(awards[award])} liegt kein ${t.marker.one} mehr.`,
    'claim.not-fulfilled': ({ award, needed }) => `Für ${quoted(awards[award])} braucht dein ${t.shield.one} noch ${needed}.`,
    'config.unreadable': () => 'Diese Einstellungen lassen sich nicht lesen.',
    'config.unknown-option': ({ key }) => `Eine Einstellung ${quoted(key)} gibt es nicht.`,
    'config.unknown-value': ({ key, value, values }) => `${quoted(value)} gibt es bei ${quoted(key)} nicht; wähle ${oder(values)}.`,
    'position.unreadable': ({ field }) => `Die Stellung ist bei ${quoted(field)} nicht zu lesen.`,
    'position.seats': ({ seats }) => `Blason ist für ${MIN_SEATS} bis ${MAX_SEATS} Personen; die Stellung hat ${seats}.`,
    'position.unknown-card': ({ card }) => `${quoted(card)} ist kein ${t.element.one} dieses Spiels.`,
    'position.double-card': ({ card }) => `${the(card)} liegt an zwei Orten zugleich.`,
    'position.missing-cards': ({ missing }) =>
      `Alle ${KINDS} ${t.element.other} müssen irgendwo liegen; ${many(missing, 'es fehlt', 'es fehlen')} ${missing}.`,
    'position.wrong-pile': ({ card, field }) => `${the(card)} gehört nicht in ${quoted(field)}.`,
    'position.wrong-place': ({ card, column }) => `${the(card)} kann nicht auf ${column} liegen.`,
    'position.band': ({ row }) => `Oben oder unten: Für ${t.row} ${row} passt die Angabe nicht zu den ${piles.figures}, oder sie fehlt.`,
    'position.same-tincture': ({ column, partner, tincture }) => `${column} und ${partner} zeigen beide ${quoted(names[tincture])}.`,
    'position.gap': ({ pile }) => `Eine Lücke oder ein leerer ${t.stack}, obwohl noch ${piles[pile]} zum Auffüllen da sind.`,
    'position.display': ({ pile }) => `In der ${t.display} liegen mehr ${piles[pile]}, als hineinpassen.`,
    'position.heralds': ({ heralds }) => `Es gibt ${HERALDS} ${t.herald.other}; die Stellung hat ${heralds}.`,
    'position.awards': () => `Im Spiel sind immer ${AWARDS_IN_PLAY} verschiedene ${t.award.other}.`,
    'position.markers': ({ marker }) => `Der ${t.marker.one} ${quoted(marker)} fehlt oder ist doppelt da.`,
    'position.claimed': ({ seat }) => `Bei Sitz ${seat} passen die erhaltenen ${t.award.other} nicht zu den ${t.marker.other}n.`,
    'position.pending': ({ card }) =>
      card ? `${the(card)} kann hier nicht auf Bezahlung warten.` : 'Was auf Bezahlung wartet, passt nicht zur Phase.',
    'position.cannot-pay': ({ card, cost }) => `Die Hand kann die ${cost} für ${the(card)} nicht bezahlen.`,
    'position.no-move': ({ phase }) => `In der Phase ${quoted(phase)} gäbe es keinen Zug.`,
  },
  facts: {
    took: ({ seat, card, herald }, { does, isYou }) =>
      herald
        ? `${does(seat, 'spielt', 'spielst')} einen ${t.herald.one} und ${isYou(seat) ? 'nimmst' : 'nimmt'} ${the(card)}.`
        : `${does(seat, 'nimmt', 'nimmst')} ${the(card)} aus der ${t.display}.`,
    drew({ seat, pile, herald, card }, { does, isYou }) {
      const what = card ? the(card) : eine(pile);
      const draws = isYou(seat) ? 'ziehst' : 'zieht';
      const first = herald ? `${does(seat, 'spielt', 'spielst')} einen ${t.herald.one} und ${draws}` : does(seat, draws, draws);
      return `${first} ${what} vom ${t.stack}.`;
    },
    swapped: ({ seat, cards: swept }, { does }) =>
      `${does(seat, 'tauscht', 'tauschst')} mit einem ${t.herald.one} die ${t.display} aus. Auf den ${t.discardPile} kommen ${cards(swept)}.`,
    refilled: ({ cards: fresh }) => `Neu in der ${t.display}: ${cards(fresh)}.`,
    reshuffled: ({ pile, count }) => `Der ${t.discardPile} der ${piles[pile]} wird zu einem neuen ${t.stack} gemischt (${count}).`,
    placing({ seat, card, column, band, cost, herald }, { does }) {
      const price = herald ? `mit ${t.herald.one}, für eine beliebige ${t.card.one}` : `Preis ${cost}`;
      return `${does(seat, 'will', 'willst')} ${the(card)} auf ${where(column, band)} legen, ${price}.`;
    },
    paid: ({ seat, card, paid, cost }, { does }) =>
      `${does(seat, 'bezahlt', 'bezahlst')} mit ${the(card)}${paid < cost ? `; ${many(cost - paid, 'es fehlt', 'es fehlen')} noch ${cost - paid}` : ''}.`,
    placed({ seat, card, column, band, covered, value, track }, { does }) {
      const over = covered ? ` über ${the(covered)}` : '';
      return `${does(seat, 'legt', 'legst')} ${the(card)} auf ${where(column, band)}${over}: ${points(value)}, ${t.track} ${track}.`;
    },
    ten({ seat, ten, value, heralds }, { does, name, isYou }) {
      const rest =
        heralds.length === 0
          ? `für die anderen ist kein ${t.herald.one} mehr da`
          : `einen ${t.herald.one} gibt es für ${und(heralds.map(name))}`;
      return `${does(seat, 'erreicht', 'erreichst')} als Erstes die ${ten} und ${isYou(seat) ? 'nimmst' : 'nimmt'} ihren ${t.marker.one} (${value}); ${rest}.`;
    },
    completed: ({ seat, value }, { does, isYou }) =>
      `${does(seat, 'füllt', 'füllst')} den ersten ${t.shield.one} und ${isYou(seat) ? 'nimmst' : 'nimmt'} den ${t.marker.one} „I“ (${value}).`,
    'last-turns': ({ seat, trigger }, { does, name, isYou }) =>
      trigger === 'shield'
        ? `${isYou(seat) ? `Dein ${t.shield.one}` : `Der ${t.shield.one} von ${name(seat)}`} ist voll: Alle anderen haben noch einen Zug.`
        : `${does(seat, 'hat', 'hast')} ${FIFTY} erreicht: Alle anderen haben noch einen Zug.`,
    claimed: ({ seat, award, value }, { does }) =>
      `${does(seat, 'erhält', 'erhältst')} die ${t.award.one} ${quoted(awards[award])}: ${points(value)}.`,
    discarded: ({ seat, card }, { does }) => `${does(seat, 'wirft', 'wirfst')} ${the(card)} ab.`,
    passed: ({ seat }, { does }) => `${does(seat, 'passt', 'passt')}.`,
    majority({ augmentation, count, seats }, { does, isYou, together }) {
      const what = augmentations[augmentation];
      if (count === 0) return `Niemand zeigt ${what}; die ${t.marker.other} bleiben liegen.`;
      if (seats.length === 0) return `Drei oder mehr zeigen gleich viel ${what} (${count}); niemand bekommt den ${t.marker.one}.`;
      return seats.length === 1
        ? `${does(seats[0]!, 'zeigt', 'zeigst')} am meisten ${what} (${count}) und ${isYou(seats[0]!) ? 'nimmst' : 'nimmt'} den ${t.marker.one}.`
        : together(
            seats,
            names => `${und(names)} zeigen am meisten ${what} (je ${count}) und nehmen je einen ${t.marker.one}.`,
            others => `Gemeinsam mit ${und(others)} zeigst du am meisten ${what} (je ${count}); ihr nehmt je einen ${t.marker.one}.`,
          );
    },
    'game-over'(fact, { does, listed, together }) {
      const [winner, ...more] = fact.ranking[0]!;
      const how = fact.reason === 'standstill' ? 'Nichts geht mehr. ' : '';
      const first =
        more.length === 0
          ? `${does(winner!, 'gewinnt', 'gewinnst')} das Spiel.`
          : together(
              fact.ranking[0]!,
              names => `${und(names)} teilen sich den Sieg.`,
              others => `Du teilst dir den Sieg mit ${und(others)}.`,
            );
      return `${how}${first} ${t.prestige}: ${commas(standing(fact, listed))}.`;
    },
  },
  deeds: {
    took: ({ card, herald }) => `${sent(herald)}${element(card)} genommen`,
    drew: ({ pile, herald, card }) => `${sent(herald)}${card ? element(card) : eine(pile)} gezogen`,
    swapped: () => `${sent(true)}${t.display} ausgetauscht`,
    placing: ({ card, column, herald }) => `${sent(herald)}${element(card)} → ${column}`,
    paid: ({ card }) => `mit ${element(card)} bezahlt`,
    placed: ({ value, track }) => `+${value} = ${track}`,
    ten: ({ ten, value }) => `als Erstes bei ${ten} (+${value})`,
    completed: ({ value }) => `${t.shield.one} voll (+${value})`,
    claimed: ({ award, value }) => `${awards[award]} (+${value})`,
    discarded: ({ card }) => `${element(card)} abgeworfen`,
    passed: () => 'gepasst',
  },
  toYou: {
    herald: (name, ten) => `${name} hat als Erstes die ${ten} erreicht: Du bekommst einen ${t.herald.one}.`,
    lastTurn: ({ trigger }, name) =>
      trigger === 'shield'
        ? `Der ${t.shield.one} von ${name} ist voll: Du hast noch einen Zug.`
        : `${name} hat ${FIFTY} erreicht: Du hast noch einen Zug.`,
  },
  moves: {
    take: card => `${the(card)} nehmen`,
    draw: pile => `${capital(eine(pile))} ziehen`,
    place: (card, column, band) => `${the(card)} auf ${where(column, band)} legen`,
    heraldTake: card => `${t.herald.one}: ${the(card)} nehmen`,
    heraldDraw: pile => `${t.herald.one}: ${eine(pile)} ziehen`,
    heraldPlace: (card, column, band) => `${t.herald.one}: ${the(card)} auf ${where(column, band)} legen`,
    swap: `${t.herald.one}: ${t.display} austauschen`,
    pay: card => `Mit ${the(card)} bezahlen`,
    claim: award => `${quoted(awards[award])} beanspruchen`,
    discard: card => `${the(card)} abwerfen`,
    pass: 'Passen',
    end: 'Zug beenden',
  },
  decisions: {
    turn: `Nimm zwei ${t.element.other}, oder lege welche auf deinen ${t.shield.one}.`,
    acquire: `Nimm dein zweites ${t.element.one}.`,
    place: `Lege noch ein ${t.element.one}, oder beende deinen Zug.`,
    close: `Spiele einen ${t.herald.one}, oder beende deinen Zug.`,
    pay: `Bezahle das ${t.element.one}, das du legen willst.`,
    payMore: (card, left) => `Bezahle ${the(card)}: noch ${left}.`,
    payHerald: card => `Bezahle ${the(card)} mit einer beliebigen ${t.card.one}.`,
    claim: `Wähle eine der ${t.award.other}, die du erfüllst.`,
    discard: `Wirf ${t.card.other} ab, bis du noch ${HAND_AFTER} hast.`,
    over: 'Das Spiel ist zu Ende.',
  },
  over: {
    'last-turns': 'Die letzten Züge sind gespielt.',
    standstill: 'Niemand konnte oder wollte noch etwas legen.',
  },
});
