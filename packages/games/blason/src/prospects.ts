import { ACCEPTS, AUGMENTATIONS, AWARD_DATA, COLUMNS, HAND_LIMIT, TENS, TYPES, type Type } from './data.ts';
import { LOWER, UPPER } from './moves.ts';
import {
  ALL_LEFT,
  augmentationTrait,
  bands,
  CARDS,
  counts,
  FILLED,
  HERALDS,
  held,
  markers,
  NOTHING_LEFT,
  OPEN,
  OUTLOOK,
  open,
  POINTS,
  plain,
  rivals,
  shown,
  TENS_LEFT,
  TRACK,
  VALUE,
} from './sheet.ts';
import { ROW_OF, TINCTURE_COLUMNS } from './shield.ts';
import { ROWS, SHIELD } from './state.ts';
import type { Weights } from './weights.ts';

/** What the sheet is worth. */
export function prospects(w: Weights): number {
  const now = counts[POINTS]! * w.points + majorities(w);
  switch (counts[OUTLOOK]) {
    case NOTHING_LEFT:
      return now;
    case ALL_LEFT:
      return now + awards(w) + hand(w) + shield(w);
    default:
      return now + fulfilled(w);
  }
}

function majorities(w: Weights): number {
  let worth = 0;
  for (let augmentation = 0; augmentation < AUGMENTATIONS.length; augmentation++) {
    const own = plain[augmentation]!;
    if (own === 0 || own < rivals[augmentation]!) continue;
    worth += own > rivals[augmentation]! ? w.leads : w.ties;
  }
  return worth;
}

/** By award, `ASKS` each: a trait and how many cards must show it; the rest is 0. */
const ASKS = 8;
const NEEDS = new Uint8Array(AWARD_DATA.length * ASKS);
AWARD_DATA.forEach(({ types, augmentations }, award) => {
  const asked = [
    ...Object.entries(types).map(([type, cards]) => [TYPES.indexOf(type as Type), cards]),
    ...AUGMENTATIONS.flatMap((name, at) => (augmentations[name] === undefined ? [] : [[augmentationTrait(at), augmentations[name]]])),
  ];
  NEEDS.set(asked.flat(), award * ASKS);
});

function awards(w: Weights): number {
  let worth = 0;
  for (let at = 0; at < counts[OPEN]!; at++) {
    let lacking = 0;
    let lackingInHand = 0;
    for (let need = open[at]! * ASKS, end = need + ASKS; need < end && NEEDS[need + 1]! > 0; need += 2) {
      const lack = NEEDS[need + 1]! - shown[NEEDS[need]!]!;
      if (lack <= 0) continue;
      lacking += lack;
      lackingInHand += Math.max(0, lack - held[NEEDS[need]!]!);
    }
    worth += markers[at]! * nearness(w, lacking, lackingInHand);
  }
  return worth;
}

function nearness(w: Weights, lacking: number, lackingInHand: number): number {
  const hand = lackingInHand === 0 ? w.inHand : lackingInHand === 1 ? w.nearlyInHand : 0;
  switch (lacking) {
    case 0:
      return w.fulfilled;
    case 1:
      return w.lacksOne + hand;
    case 2:
      return w.lacksTwo + hand / 2;
    case 3:
      return w.lacksThree + hand / 3;
    default:
      return hand / lacking;
  }
}

function fulfilled(w: Weights): number {
  let worth = 0;
  for (let at = 0; at < counts[OPEN]!; at++) if (isFulfilled(open[at]!)) worth += markers[at]! * w.fulfilled;
  return worth;
}

function isFulfilled(award: number): boolean {
  for (let need = award * ASKS, end = need + ASKS; need < end; need += 2) if (shown[NEEDS[need]!]! < NEEDS[need + 1]!) return false;
  return true;
}

function hand(w: Weights): number {
  const cards = counts[CARDS]!;
  const worth = counts[VALUE]! * w.handValue + counts[HERALDS]! * w.heralds;
  return worth + (cards > HAND_LIMIT ? HAND_LIMIT * w.cards + (cards - HAND_LIMIT) * w.surplus : cards * w.cards);
}

/** How many bits a set of columns has. */
const SIZE = Uint8Array.from({ length: 1 << SHIELD }, (_, columns) => [...columns.toString(2)].filter(bit => bit === '1').length);

function shield(w: Weights): number {
  const columns = SIZE[counts[FILLED]!]!;
  return columns * w.columns + (columns === SHIELD - 1 ? w.lastColumn : 0) + suited() * w.suits + nextTen() * w.ten;
}

const TINCTURES = TINCTURE_COLUMNS.reduce((set, column) => set | (1 << column), 0);
/** By column for figures, what suits its upper and its lower place. */
const FIGURE_COLUMNS = Uint8Array.from([...COLUMNS.keys()].filter(column => ((TINCTURES >>> column) & 1) === 0));
const UPPER_TYPE = Uint8Array.from(COLUMNS, column => TYPES.indexOf(ACCEPTS[column].upper[0]!));
const LOWER_TYPE = Uint8Array.from(COLUMNS, column => TYPES.indexOf(ACCEPTS[column].lower[0]!));
const BAND_AT = Uint8Array.from(ROW_OF, row => (row < 0 ? ROWS : row));

/** Empty columns that a card in hand suits. */
function suited(): number {
  const filled = counts[FILLED]!;
  const tinctures = held[0]! + held[1]! + held[2]!;
  let columns = Math.min(tinctures, SIZE[TINCTURES & ~filled]!);
  for (let at = 0; at < FIGURE_COLUMNS.length; at++) {
    const column = FIGURE_COLUMNS[at]!;
    if ((filled >>> column) & 1) continue;
    const band = bands[BAND_AT[column]!];
    if ((band !== LOWER && held[UPPER_TYPE[column]!]! > 0) || (band !== UPPER && held[LOWER_TYPE[column]!]! > 0)) columns++;
  }
  return columns;
}

/** The value of the next ten's marker, by the way made towards it. */
function nextTen(): number {
  const ten = Math.trunc(counts[TRACK]! / 10);
  return ten < TENS.length && (counts[TENS_LEFT]! >>> ten) & 1 ? (ten + 1) * (counts[TRACK]! / 10 - ten) : 0;
}
