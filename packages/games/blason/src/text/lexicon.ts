import { type Lang, type Naming, type OptionValue, type Refusal, type Seat, type Telling, telling } from '@tabard/core';
import type { OPTIONS } from '../engine/config.ts';
import {
  ACCEPTS,
  AUGMENTATIONS,
  type Augmentation,
  AWARD_DATA,
  AWARDS,
  type Award,
  BANDS,
  type BandName,
  CARDS,
  type Card,
  COLUMNS,
  type ColumnName,
  FIRST_FIGURE,
  kindOf,
  PILES,
  type PileName,
  type Tincture,
  TYPES,
  type Type,
  tinctureOf,
  VALUE_OF,
} from '../engine/data.ts';
import type { Ending, Fact } from '../engine/facts.ts';
import { bandName, type Move, type Reason } from '../engine/moves.ts';
import { markerValue, type Printed, printed } from '../engine/questions.ts';
import type { Marker, Pending, Phase } from '../engine/view.ts';
import type { BlasonWords } from './words.ts';

/** Tinctures have a name and a value, figures a name alone. */
export type Name = Tincture | Exclude<Card, `${Tincture}-${number}`>;

/** The sentences of one language; `wordsOf` makes of them what screens ask for. Whatever is left out here does not compile. */
export interface Lexicon
  extends Pick<BlasonWords, 'title' | 'tagline' | 'types' | 'augmentations' | 'piles' | 'bands' | 'element' | 'herald' | 'aboutHerald'> {
  readonly lang: Lang;
  readonly awards: Readonly<Record<Award, string>>;
  about(shown: Printed): string;
  /** «C1, upper (beast)». */
  column(column: ColumnName, band: BandName | null, accepted: string): string;
  /** What a tincture of any type is called, and «beast or charge». */
  readonly tincture: string;
  or(one: string, other: string): string;
  /** «a beast», «2 metals»; «3 cards with virtue», as the object of a sentence; and «a, b and c» of those. */
  typed(type: Type, count: number): string;
  augmented(augmentation: Augmentation, count: number): string;
  and(items: readonly string[]): string;
  aboutAward(needed: string): string;
  readonly markers: MarkerWords;
  readonly options: OptionWords;
  readonly refusals: Refusals;
  /** For a refusal that is not one of the game's own. */
  readonly refused: string;
  readonly facts: { readonly [T in Fact['type']]: (fact: Extract<Fact, { type: T }>, told: Telling) => string };
  readonly deeds: { readonly [T in Deed['type']]: (fact: Extract<Fact, { type: T }>) => string };
  readonly toYou: {
    /** Somebody was first to reach a ten, and you get a herald for it. */
    herald(name: string, ten: number): string;
    lastTurn(fact: Extract<Fact, { type: 'last-turns' }>, name: string): string;
  };
  readonly moves: MoveWords;
  readonly decisions: DecisionWords;
  readonly over: Readonly<Record<Ending, string>>;
}

/** What a single seat did, and is worth a word. */
type Deed = Exclude<Fact, { type: 'refilled' | 'reshuffled' | 'last-turns' | 'majority' | 'game-over' }>;

interface MarkerWords {
  award(award: Award, value: number): string;
  aboutAward(award: Award, value: number): string;
  ten(ten: number): string;
  aboutTen(ten: number, value: number): string;
  readonly first: string;
  aboutFirst(value: number): string;
  symbol(augmentation: Augmentation): string;
  aboutSymbol(augmentation: Augmentation, value: number): string;
}

type Option = (typeof OPTIONS)[number];
type OptionWords = {
  readonly [K in Option['key']]: {
    readonly label: string;
    readonly values: Readonly<Record<`${Extract<Option, { key: K }>['values'][number]}`, ValueWords>>;
  };
};
type ValueWords = ReturnType<BlasonWords['value']>;

/** The details a reason's sentence uses, as `REASONS` promises them, or what `refusalIn` makes of them. */
interface Told {
  unreadable: { readonly text: string };
  /** What is to be decided instead. */
  'wrong-phase': { readonly decision: string };
  'not-in-hand': { readonly card: Card };
  'herald.cannot-pay': { readonly card: Card };
  'take.not-there': { readonly card: Card };
  'take.stack-empty': { readonly pile: PileName };
  'place.wrong-place': {
    readonly card: Card;
    readonly column: ColumnName;
    readonly type: Type;
    readonly band?: BandName | null;
    readonly accepted: string;
  };
  'place.wrong-band': { readonly card: Card; readonly row: string; readonly band: BandName };
  'place.same-tincture': { readonly card: Card; readonly column: ColumnName; readonly partner: ColumnName; readonly visible: Card };
  'place.cannot-pay': { readonly card: Card; readonly cost: number; readonly have: number };
  'claim.not-in-play': { readonly award: Award };
  'claim.already': { readonly award: Award };
  'claim.none-left': { readonly award: Award };
  /** What is missing, as «a beast and 2 cards with virtue». */
  'claim.not-fulfilled': { readonly award: Award; readonly needed: string };
  'config.unknown-option': { readonly key: string };
  'config.unknown-value': { readonly key: string; readonly value: string; readonly values: readonly string[] };
  'position.unreadable': { readonly field: string };
  'position.seats': { readonly seats: number };
  'position.unknown-card': { readonly card: string };
  'position.double-card': { readonly card: Card };
  'position.missing-cards': { readonly missing: number };
  'position.wrong-pile': { readonly card: Card; readonly field: string };
  'position.wrong-place': { readonly card: Card; readonly column: ColumnName };
  'position.band': { readonly row: string };
  'position.same-tincture': { readonly column: ColumnName; readonly partner: ColumnName; readonly tincture: Tincture };
  'position.gap': { readonly pile: PileName };
  'position.display': { readonly pile: PileName };
  'position.heralds': { readonly heralds: number };
  'position.markers': { readonly marker: string };
  'position.claimed': { readonly seat: Seat };
  'position.pending': { readonly card?: Card };
  'position.cannot-pay': { readonly card: Card; readonly cost: number };
  'position.no-move': { readonly phase: string };
}
type Refusals = { readonly [R in Reason]: (told: R extends keyof Told ? Told[R] : unknown) => string };

interface MoveWords {
  take(card: Card): string;
  draw(pile: PileName): string;
  /** Row A and tinctures have no band. */
  place(card: Card, column: ColumnName, band: BandName | null): string;
  heraldTake(card: Card): string;
  heraldDraw(pile: PileName): string;
  heraldPlace(card: Card, column: ColumnName, band: BandName | null): string;
  readonly swap: string;
  pay(card: Card): string;
  claim(award: Award): string;
  discard(card: Card): string;
  readonly pass: string;
  readonly end: string;
}

interface DecisionWords extends Readonly<Record<Phase, string>> {
  payMore(card: Card, left: number): string;
  payHerald(card: Card): string;
}

export function wordsOf(lexicon: Lexicon): BlasonWords {
  const { title, tagline, types, augmentations, piles, bands, element, herald, aboutHerald } = lexicon;
  const decision = (phase: Phase, pending?: Pending | null) => decisionIn(lexicon.decisions, phase, pending);
  const accepts = (column: ColumnName, band?: BandName | null) => acceptedIn(lexicon, column, band);
  return {
    title,
    tagline,
    types,
    augmentations,
    piles,
    bands,
    element,
    herald,
    aboutHerald,
    decision,
    accepts,
    clauses: CLAUSES,
    about: card => lexicon.about(printed(card)),
    column: (column, band = null) => lexicon.column(column, band, accepts(column, band)),
    award: award => lexicon.awards[award],
    aboutAward: award => lexicon.aboutAward(neededIn(lexicon, AWARD_DATA[AWARDS.indexOf(award)]!)),
    marker: marker => markerIn(lexicon.markers, marker),
    aboutMarker: marker => aboutMarkerIn(lexicon.markers, marker),
    option: key => (isOption(lexicon.options, key) ? lexicon.options[key].label : key),
    value: (key, value) => valueIn(lexicon.options, key, value),
    refusal: refusal => refusalIn(lexicon, refusal, decision, accepts),
    move: move => moveIn(lexicon.moves, move),
    fact: (fact, name, you) => (lexicon.facts[fact.type] as (fact: Fact, told: Telling) => string)(fact, telling(lexicon.lang, name, you)),
    deed: fact => deedIn(lexicon, fact),
    goesOn: ({ type }) => WITH_THE_ELEMENT.includes(type),
    toYou: (fact, you, name) => toYouIn(lexicon, fact, you, name),
    reason: reason => (reason === 'standstill' ? lexicon.over.standstill : lexicon.over['last-turns']),
  };
}

const CLAUSE_OF_MARKER = { award: '1.3', ten: '4.8', first: '6.1', symbol: '6.3' } as const;
const CLAUSES: BlasonWords['clauses'] = {
  type: () => '1.1',
  augmentation: augmentation => (augmentation === 'star' ? '5.1' : '1.1'),
  award: () => '5.1',
  marker: marker => CLAUSE_OF_MARKER[partsOf(marker).kind],
  column: () => '1.2',
  herald: '3.2',
};

type MarkerParts =
  | { readonly kind: 'award'; readonly award: Award }
  | { readonly kind: 'ten'; readonly ten: number }
  | { readonly kind: 'first' }
  | { readonly kind: 'symbol'; readonly augmentation: Augmentation };

function partsOf(marker: Marker): MarkerParts {
  if (marker === 'I') return { kind: 'first' };
  if ((AUGMENTATIONS as readonly string[]).includes(marker)) return { kind: 'symbol', augmentation: marker as Augmentation };
  const [award, value] = marker.split('-');
  return value === undefined ? { kind: 'ten', ten: Number(marker) } : { kind: 'award', award: award as Award };
}

function markerIn(words: MarkerWords, marker: Marker): string {
  const parts = partsOf(marker);
  switch (parts.kind) {
    case 'award':
      return words.award(parts.award, markerValue(marker));
    case 'ten':
      return words.ten(parts.ten);
    case 'first':
      return words.first;
    case 'symbol':
      return words.symbol(parts.augmentation);
  }
}

function aboutMarkerIn(words: MarkerWords, marker: Marker): string {
  const parts = partsOf(marker);
  const value = markerValue(marker);
  switch (parts.kind) {
    case 'award':
      return words.aboutAward(parts.award, value);
    case 'ten':
      return words.aboutTen(parts.ten, value);
    case 'first':
      return words.aboutFirst(value);
    case 'symbol':
      return words.aboutSymbol(parts.augmentation, value);
  }
}

function acceptedIn(lexicon: Lexicon, column: ColumnName, band?: BandName | null): string {
  const said = (band ? [band] : BANDS).map(one => acceptedInBand(lexicon, ACCEPTS[column][one]));
  const [one, other] = said;
  return other === undefined || one === other ? one! : lexicon.or(one!, other);
}

const acceptedInBand = ({ types, tincture }: Lexicon, accepted: readonly Type[]): string =>
  accepted.length > 1 ? tincture : types[accepted[0]!];

interface Needs {
  readonly types: Readonly<Partial<Record<Type, number>>>;
  readonly augmentations: Readonly<Partial<Record<Augmentation, number>>>;
}

function neededIn({ typed, augmented, and }: Lexicon, { types, augmentations }: Needs): string {
  return and([
    ...TYPES.filter(type => types[type]).map(type => typed(type, types[type]!)),
    ...AUGMENTATIONS.filter(one => augmentations[one]).map(one => augmented(one, augmentations[one]!)),
  ]);
}

/** `missing` lists types and augmentations, each as often as it is missing. */
function counted(missing: readonly string[]): Needs {
  const count = (names: readonly string[]) => Object.fromEntries(names.map(name => [name, missing.filter(one => one === name).length]));
  return { types: count(TYPES), augmentations: count(AUGMENTATIONS) };
}

function decisionIn(decisions: DecisionWords, phase: Phase, pending?: Pending | null): string {
  if (phase !== 'pay' || !pending) return decisions[phase];
  const { card, cost, paid } = pending;
  return cost < printed(card).value ? decisions.payHerald(card) : decisions.payMore(card, cost - paid);
}

function refusalIn(
  lexicon: Lexicon,
  { because, details = {} }: Refusal,
  decision: BlasonWords['decision'],
  accepts: BlasonWords['accepts'],
): string {
  const { refusals } = lexicon;
  if (!Object.hasOwn(refusals, because)) return lexicon.refused;
  switch (because as Reason) {
    case 'wrong-phase':
      return refusals['wrong-phase']({ decision: decision(details.phase as Phase) });
    case 'place.wrong-place': {
      const accepted = accepts(details.column as ColumnName, details.band as BandName | undefined);
      return refusals['place.wrong-place']({ ...(details as unknown as Told['place.wrong-place']), accepted });
    }
    case 'claim.not-fulfilled': {
      const needed = neededIn(lexicon, counted(details.missing as readonly string[]));
      return refusals['claim.not-fulfilled']({ award: details.award as Award, needed });
    }
    default:
      return refusals[because as Reason](details as never);
  }
}

/** What follows from laying an element, and is told with it. */
const WITH_THE_ELEMENT: readonly Fact['type'][] = ['paid', 'placed', 'ten', 'completed'];

function deedIn({ deeds }: Lexicon, fact: Fact): string {
  return Object.hasOwn(deeds, fact.type) ? (deeds[fact.type as Deed['type']] as (fact: Fact) => string)(fact) : '';
}

function toYouIn({ toYou }: Lexicon, fact: Fact, you: Seat, name: Naming): string {
  if (fact.type === 'ten' && fact.heralds.includes(you)) return toYou.herald(name(fact.seat), fact.ten);
  return fact.type === 'last-turns' && fact.seat !== you ? toYou.lastTurn(fact, name(fact.seat)) : '';
}

function moveIn(moves: MoveWords, move: Move): string {
  switch (move.type) {
    case 'take':
      return (move.herald ? moves.heraldTake : moves.take)(CARDS[move.card]!);
    case 'draw':
      return (move.herald ? moves.heraldDraw : moves.draw)(PILES[move.pile]!);
    case 'place':
      return (move.herald ? moves.heraldPlace : moves.place)(CARDS[move.card]!, COLUMNS[move.column]!, bandName(move.band));
    case 'swap':
      return moves.swap;
    case 'pay':
      return moves.pay(CARDS[move.card]!);
    case 'claim':
      return moves.claim(AWARDS[move.award]!);
    case 'discard':
      return moves.discard(CARDS[move.card]!);
    case 'pass':
      return moves.pass;
    case 'end':
      return moves.end;
  }
}

function valueIn(options: OptionWords, key: string, value: OptionValue): ValueWords {
  const values: Readonly<Record<string, ValueWords>> = isOption(options, key) ? options[key].values : {};
  return (Object.hasOwn(values, String(value)) ? values[String(value)] : undefined) ?? { label: String(value), help: '' };
}

const isOption = (options: OptionWords, key: string): key is Option['key'] => Object.hasOwn(options, key);

/** A card's name, and the value that a tincture needs to be told from others of its name. */
export function nameOf(card: Card): { readonly name: Name; readonly value: number | undefined } {
  const kind = kindOf(card)!;
  return kind < FIRST_FIGURE ? { name: tinctureOf(card), value: VALUE_OF[kind] } : { name: card as Name, value: undefined };
}

/** The standing at the end, first to last: «Bo 61», «Ada 48». */
export const standing = ({ ranking, scores }: Extract<Fact, { type: 'game-over' }>, name: Naming): string[] =>
  ranking.flatMap(seats => seats.map(seat => `${name(seat)} ${scores[seat]}`));
