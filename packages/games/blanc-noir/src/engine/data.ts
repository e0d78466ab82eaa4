/** Cards and scrolls (rules 1.1, 1.2). Inside the engine a card is a small number, its kind; outside it is spelled (`3r`, `knight-b`, `golem`). */

export const COLOURS = ['r', 'y', 'b', 'g'] as const;
export type Colour = (typeof COLOURS)[number];

const COLOURED_SPECIALS = ['priestess', 'jester', 'lord', 'mage', 'princess', 'knight', 'prince'] as const;
const BLACKS = ['golem', 'pixie', 'gargoyle', 'valkyrie', 'dragon', 'goddess'] as const;
export type Special = (typeof COLOURED_SPECIALS)[number] | (typeof BLACKS)[number];
type Normal = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
/** What a card shows besides its colour: a Normal's number or a Special's name. */
export type Face = Normal | Special;

export type Card = `${Normal}${Colour}` | `${(typeof COLOURED_SPECIALS)[number]}-${Colour}` | (typeof BLACKS)[number];

/** A card's place in `CARDS`: colour first (r y b g black), then number, then name. */
export type Kind = number;

const NUMBERS: Readonly<Record<Special, number>> = {
  priestess: 10,
  mage: 20,
  jester: 20,
  lord: 20,
  princess: 20,
  knight: 25,
  prince: 25,
  golem: 25,
  pixie: 30,
  gargoyle: 40,
  valkyrie: 40,
  dragon: 50,
  goddess: 50,
};

export const DECKS = ['box', 'listed'] as const;
export type Deck = (typeof DECKS)[number];

/** How many of a Special there are in each of its colours. */
const COPIES: Readonly<Record<Special, number>> = {
  priestess: 2,
  mage: 2,
  jester: 2,
  lord: 1,
  princess: 1,
  knight: 1,
  prince: 1,
  golem: 2,
  pixie: 2,
  gargoyle: 2,
  valkyrie: 1,
  dragon: 1,
  goddess: 1,
};
const NORMAL_COPIES = 2;
/** The box promises four cards more than are listed: our reconstruction gives the Knight a second copy in each colour. */
const BOX_KNIGHTS = 2;

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, ...COLOURED_SPECIALS];
/** Kinds of one colour lie together. */
const PER_COLOUR = FACES.length;
export const BLACK = COLOURS.length;

interface KindData {
  readonly card: Card;
  readonly face: Face;
  /** 0–3, or `BLACK`. */
  readonly colour: number;
  readonly number: number;
}

export const KIND_DATA: readonly KindData[] = [
  ...COLOURS.flatMap((letter, colour) =>
    FACES.map(face => ({
      card: (typeof face === 'number' ? `${face}${letter}` : `${face}-${letter}`) as Card,
      face,
      colour,
      number: typeof face === 'number' ? face : NUMBERS[face],
    })),
  ),
  ...BLACKS.map(face => ({ card: face, face, colour: BLACK, number: NUMBERS[face] })),
];
export const KINDS = KIND_DATA.length;
export const FIRST_BLACK = BLACK * PER_COLOUR;

/** A set of kinds, a bit each, in words of 32: red and yellow, blue and green, black. Many of them lie one after the other. */
export type KindSets = Int32Array;
export const WORDS = 3;
/** The word of a set that has a kind's bit; the bit itself is `1 << kind`, as shifts count modulo 32. */
export const wordOf = (kind: Kind): number => kind >> 5;
/** The place of the lowest bit of a word. */
export const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);
/** How many bits of a word are set: in pairs, in fours, in bytes, and their sum in the highest byte. */
export function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
export function kindSet(wanted: (kind: KindData) => boolean): KindSets {
  const set = new Int32Array(WORDS);
  KIND_DATA.forEach((kind, index) => {
    if (wanted(kind)) set[wordOf(index)]! |= 1 << index;
  });
  return set;
}
export const EVERY_KIND = kindSet(() => true);
export const NO_KIND = kindSet(() => false);
export const NORMALS = kindSet(kind => typeof kind.face === 'number');
export const CHAINERS = kindSet(kind => kind.number === 25);
/** By colour; the last set, for `ANY_COLOUR`, has every kind. */
export const OF_COLOUR: KindSets = Int32Array.from([
  ...COLOURS.flatMap((_, colour) => [...kindSet(kind => kind.colour === colour)]),
  ...EVERY_KIND,
]);
/** By kind: what fits on it, whatever its colour. Black cards always do. */
export const FITTING: KindSets = Int32Array.from(
  KIND_DATA.flatMap(({ number }) => [...kindSet(kind => kind.number === number || kind.colour === BLACK)]),
);

export const CARDS: readonly Card[] = KIND_DATA.map(kind => kind.card);
export const COLOUR_OF = Uint8Array.from(KIND_DATA, kind => kind.colour);
export const NUMBER_OF = Uint8Array.from(KIND_DATA, kind => kind.number);
/** A Special's name; all Normals are alike. Strings only, so that comparing them is comparing pointers. */
export const SPECIAL_OF: readonly (Special | 'normal')[] = KIND_DATA.map(({ face }) => (typeof face === 'number' ? 'normal' : face));
/** 1 for the Normals, 0 for the Specials. */
export const IS_NORMAL = Uint8Array.from(KIND_DATA, kind => (typeof kind.face === 'number' ? 1 : 0));

const kindsByCard = new Map<string, Kind>(CARDS.map((card, kind) => [card, kind]));
export const kindOf = (card: string): Kind | undefined => kindsByCard.get(card);

/** What is printed on a card; a black card has no colour. */
export function faceOf(card: Card): { readonly face: Face; readonly colour: Colour | undefined; readonly number: number } {
  const { face, colour, number } = KIND_DATA[kindOf(card)!]!;
  return { face, colour: COLOURS[colour], number };
}

/** How many of each kind a deck holds. */
export const DECK_COUNTS: Readonly<Record<Deck, Uint8Array>> = {
  box: Uint8Array.from(KIND_DATA, ({ face }) => (face === 'knight' ? BOX_KNIGHTS : copies(face))),
  listed: Uint8Array.from(KIND_DATA, ({ face }) => copies(face)),
};

function copies(face: Face): number {
  return typeof face === 'number' ? NORMAL_COPIES : COPIES[face];
}

export const SCROLLS = [
  'herald-r',
  'herald-y',
  'herald-b',
  'herald-g',
  'explosion',
  'blizzard',
  'shock-wave',
  'mirage',
  'tornado',
  'salvation',
  'menace',
  'revelation',
] as const;
export type Scroll = (typeof SCROLLS)[number];
/** A scroll's place in `SCROLLS`; the Heralds come first, in the order of the colours. */
export type ScrollKind = number;
const scrollKind = (name: Scroll): ScrollKind => SCROLLS.indexOf(name);
export const EXPLOSION = scrollKind('explosion');
export const BLIZZARD = scrollKind('blizzard');
export const SHOCK_WAVE = scrollKind('shock-wave');
export const MIRAGE = scrollKind('mirage');
export const TORNADO = scrollKind('tornado');
export const SALVATION = scrollKind('salvation');
export const MENACE = scrollKind('menace');
export const REVELATION = scrollKind('revelation');
export const SCROLL_COPIES = Uint8Array.of(2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1);

export const HAND_SIZE = 7;
/** How many cards each cause makes a player draw, but for the chain with its sum; the penalty is that of 6.3. */
export const DRAWS = { turn: 1, dragon: 4, explosion: 2, blizzard: 1, penalty: 4, silence: 4 } as const;
/** How many scrolls are gained by what. */
export const GAINS = { purchase: 1, priestess: 1, revelation: 2 } as const;
/** Rule 8.3: a round of a thousand turns is a stalemate. */
export const MAX_TURNS = 1000;
