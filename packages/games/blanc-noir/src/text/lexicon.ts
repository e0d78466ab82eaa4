import { type Lang, type Naming, type OptionValue, type Refusal, type Seat, type Telling, telling } from '@tabard/core';
import type { Config, OPTIONS } from '../engine/config.ts';
import {
  CARDS,
  type Card,
  COLOURS,
  type Colour,
  type Face,
  KIND_DATA,
  kindOf,
  SCROLLS,
  type Scroll,
  type Special,
} from '../engine/data.ts';
import type { Cause, Ending, Excluder, Fact, Place } from '../engine/facts.ts';
import type { Move, Reason } from '../engine/moves.ts';
import type { Ask, Exclusion } from '../engine/questions.ts';
import type { Phase } from '../engine/view.ts';
import type { ByEdition, HelpTexts } from './help/help.ts';
import type { BlancNoirWords, Help, ScrollAt } from './words.ts';

export type Ink = Colour | 'black';
/** A scroll without its colour. */
export type ScrollName = 'herald' | Exclude<Scroll, `herald-${Colour}`>;
/** The sentences of one language; `wordsOf` makes of them what screens ask for. Whatever is left out here does not compile. */
export interface Lexicon extends Pick<BlancNoirWords, 'title' | 'tagline' | 'colours' | 'names' | 'card' | 'scroll'> {
  readonly lang: Lang;
  readonly help: HelpTexts;
  readonly options: OptionWords;
  readonly refusals: Refusals;
  /** For a refusal that is not one of the game's own. */
  readonly refused: string;
  readonly facts: { readonly [T in Fact['type']]: (fact: Extract<Fact, { type: T }>, told: Telling) => string };
  readonly deeds: DeedWords;
  readonly toYou: ToYouWords;
  readonly moves: MoveWords;
  readonly decisions: DecisionWords;
  readonly asked: AskedWords;
  readonly over: Readonly<Record<Ending, string>>;
}

type Option = (typeof OPTIONS)[number];
type OptionWords = {
  readonly [K in Option['key']]: {
    readonly label: string;
    readonly values: Readonly<Record<Extract<Option, { key: K }>['values'][number], ValueWords>>;
  };
};
type ValueWords = ReturnType<BlancNoirWords['value']>;

/** The details a reason's sentence uses, as `REASONS` promises them. */
interface Told {
  unreadable: { readonly text: string };
  /** What is to be decided instead. */
  'wrong-phase': { readonly decision: string };
  'not-in-hand': { readonly card: Card };
  /** Without a colour any card fits. */
  'play.does-not-fit': { readonly card: Card; readonly top: Card; readonly colour?: Colour | null };
  'play.chain': { readonly card: Card; readonly chain: number };
  'play.called-special': { readonly card: Card };
  'play.needs-colour': { readonly card: Card };
  'play.needs-no-colour': { readonly card: Card };
  'buy.not-normals': { readonly card: Card };
  'use.not-yours': { readonly scroll: Scroll };
  'use.no-target': { readonly scroll: Scroll };
  'use.bad-target': { readonly scroll: Scroll };
  'draw.must-answer': { readonly chain: number };
  'use.herald-few': { readonly scroll: Scroll; readonly hand: number };
  'use.herald-none': { readonly scroll: Scroll };
  'use.no-cards': { readonly scroll: Scroll };
  'use.no-scroll': { readonly scroll: Scroll };
  'use.salvation-few': { readonly hand: number; readonly needs: number };
  'use.menace-missing': { readonly missing: readonly Card[] };
  'use.pile-empty': { readonly scroll: Scroll };
  'exclude.not-eligible': { readonly card: Card; readonly by: string };
  'exclude.must-go-on': { readonly by: string };
  'target.bad': { readonly by: string };
  'target.must': { readonly by: string };
  'take.not-there': { readonly card: Card };
  'config.unknown-option': { readonly key: string };
  'config.unknown-value': { readonly key: string; readonly value: string; readonly values: readonly string[] };
  'position.unreadable': { readonly field: string };
  'position.unknown-card': { readonly card: string };
  'position.too-many': { readonly card: string };
  'position.seats': { readonly seats: number };
  'position.called': { readonly seat: Seat };
  'position.chain': { readonly chain: number };
  'position.colour': { readonly top: Card };
  'position.pending': { readonly by?: string };
  'position.no-choice': { readonly by: string };
  'position.points': { readonly points: number };
}
type Refusals = { readonly [R in Reason]: (told: R extends keyof Told ? Told[R] : unknown) => string };

/** What is worth a word at the seat that did it, or had its turn taken; the rest is done to others, or said by what led to it. */
type Deed =
  | 'colour-named'
  | 'bought'
  | 'gained'
  | 'used'
  | 'drew'
  | 'played'
  | 'chained'
  | 'reversed'
  | 'skipped'
  | 'excluded'
  | 'swapped'
  | 'scouted'
  | 'scouted-nobody'
  | 'took'
  | 'called'
  | 'kept-silent';
type DeedWords = { readonly [T in Deed]: (fact: Extract<Fact, { type: T }>, name: Naming, you: Seat | undefined) => string };

/** What makes a player draw without having chosen to. */
type Blow = Exclude<Cause, 'turn' | 'chain'>;
const BLOWS: readonly Cause[] = ['dragon', 'explosion', 'blizzard', 'penalty', 'silence'] satisfies readonly Blow[];

interface ToYouWords {
  readonly skipped: string;
  drew(count: number, cause: Blow): string;
  used(player: string, scroll: Scroll): string;
  /** A scroll of theirs, by its place from 1, went back to the pile. */
  returned(player: string, place: number, scroll: Scroll | undefined): string;
  /** Without a scroll none was left. */
  scattered(player: string, scroll: Scroll | undefined): string;
  menaced(player: string): string;
  swapped(player: string, place: number, other: Place, name: Naming): string;
  /** To all, or to this player alone. */
  readonly shown: string;
  seen(player: string): string;
}

interface MoveWords {
  colour(colour: Colour): string;
  buy(cards: readonly Card[]): string;
  use(scroll: Scroll): string;
  useOnPlayer(scroll: Scroll, player: string): string;
  useOnScroll(scroll: Scroll, place: Place, name: Naming, seen?: ScrollAt): string;
  readonly draw: string;
  play(card: Card): string;
  playNaming(card: Card, colour: Colour): string;
  exclude(card: Card): string;
  readonly done: string;
  target(player: string): string;
  readonly targetNone: string;
  swap(places: readonly [Place, Place], name: Naming, seen?: ScrollAt): string;
  take(card: Card): string;
  readonly takeNone: string;
  readonly call: string;
  /** The neutral button: it says nothing of what was not said. */
  readonly silent: string;
}

interface DecisionWords {
  readonly startColour: string;
  readonly turn: string;
  chain(sum: number): string;
  /** Who can answer a chain must. */
  readonly chainMust: string;
  herald(colour: Colour): string;
  readonly exclude: Readonly<Record<Exclude<Excluder, 'herald'> | 'any', string>>;
  /** Where there is no stopping. */
  readonly excludeMust: Readonly<Record<'lord' | 'goddess', string>>;
  readonly target: Readonly<Record<'gargoyle' | 'dragon' | 'any', string>>;
  readonly swap: string;
  readonly take: string;
  readonly call: string;
  readonly over: string;
}

/** Sentences with what may be done counted; each is whole by itself and they follow one another. */
interface AskedWords {
  readonly discardOrDraw: string;
  /** Nothing is left to draw. */
  readonly discard: string;
  /** No card in hand fits. */
  readonly draw: string;
  /** The only card left may not be the last. */
  readonly drawLast: string;
  chain(sum: number): string;
  chainMust(sum: number): string;
  chainNone(sum: number): string;
  /** «Or buy a scroll with three 1s.» */
  buy(numbers: readonly number[]): string;
  readonly use: string;
  exclude(asked: Exclusion): string;
  readonly between: string;
}

export function wordsOf(lexicon: Lexicon): BlancNoirWords {
  const { title, tagline, colours, names, card, scroll, decisions } = lexicon;
  const decision: BlancNoirWords['decision'] = (phase, by, chain, bound = false) => decisionIn(decisions, phase, by, chain, bound);
  return {
    title,
    tagline,
    colours,
    names,
    card,
    scroll,
    decision,
    asked: ask => askedIn(lexicon.asked, ask),
    clauses: CLAUSES,
    help: config => helpAt(lexicon.help, config),
    option: key => (isOption(lexicon.options, key) ? lexicon.options[key].label : key),
    value: (key, value) => valueIn(lexicon.options, key, value),
    refusal: refusal => refusalIn(lexicon, refusal, decision),
    move: (move, name, seen) => moveIn(lexicon.moves, move, name, seen),
    fact: (fact, name, you) => (lexicon.facts[fact.type] as (fact: Fact, told: Telling) => string)(fact, telling(lexicon.lang, name, you)),
    deed: (fact, name, you) => deedIn(lexicon.deeds, fact, name, you),
    toYou: (fact, you, name) => toYouIn(lexicon.toYou, fact, you, name),
    reason: reason => (reason === 'round' ? lexicon.over.round : lexicon.over.goal),
  };
}

function deedIn(deeds: DeedWords, fact: Fact, name: Naming, you: Seat | undefined): string {
  if (fact.type === 'drew' && (isOthersDoing(fact.cause) || fact.count === 0)) return '';
  if (fact.type === 'gained' && (fact.by === 'purchase' || fact.count === 0)) return '';
  if (!Object.hasOwn(deeds, fact.type)) return '';
  return (deeds[fact.type as Deed] as (fact: Fact, name: Naming, you: Seat | undefined) => string)(fact, name, you);
}

const isOthersDoing = (cause: Cause): boolean => cause === 'dragon' || cause === 'explosion' || cause === 'blizzard';

function toYouIn(words: ToYouWords, fact: Fact, you: Seat, name: Naming): string {
  if (fact.type === 'skipped') return fact.seat === you ? words.skipped : '';
  if (fact.type === 'drew') return fact.seat === you && fact.count > 0 && isBlow(fact.cause) ? words.drew(fact.count, fact.cause) : '';
  if (!('seat' in fact) || fact.seat === you) return '';
  const player = name(fact.seat);
  switch (fact.type) {
    case 'used':
      // Menace says by itself what it hands over.
      return fact.target === you && fact.scroll !== 'menace' ? words.used(player, fact.scroll) : '';
    case 'returned':
      return fact.owner === you ? words.returned(player, fact.index + 1, fact.scroll) : '';
    case 'scattered':
      return words.scattered(player, fact.scrolls?.[you] ?? undefined);
    case 'menaced':
      return fact.target === you ? words.menaced(player) : '';
    case 'swapped': {
      const mine = fact.places.findIndex(place => place !== 'pile' && place.seat === you);
      const place = fact.places[mine];
      return place === undefined || place === 'pile' ? '' : words.swapped(player, place.index + 1, fact.places[1 - mine]!, name);
    }
    case 'scouted':
      if (fact.target !== you) return '';
      return fact.open ? words.shown : words.seen(player);
    default:
      return '';
  }
}

const isBlow = (cause: Cause): cause is Blow => BLOWS.includes(cause);

function helpAt({ abilities, effects, call }: HelpTexts, { edition }: Config): Help {
  const here = (text: ByEdition): string => (typeof text === 'string' ? text : text[edition]);
  return {
    about: card => here(abilities[abilityOf(partsOf(card).face)]),
    aboutScroll: scroll => here(effects[scrollName(scroll)]),
    aboutCall: here(call),
  };
}

const CLAUSE_OF_ABILITY: Readonly<Record<'normal' | Special, string>> = {
  normal: '1.1',
  priestess: '5.1',
  mage: '5.2',
  jester: '5.3',
  lord: '5.4',
  princess: '5.5',
  knight: '5.6',
  prince: '5.6',
  golem: '5.6',
  pixie: '5.7',
  gargoyle: '5.8',
  valkyrie: '5.9',
  dragon: '5.10',
  goddess: '5.11',
};
const CLAUSE_OF_SCROLL: Readonly<Record<ScrollName, string>> = {
  herald: '4.3',
  explosion: '4.4',
  blizzard: '4.5',
  'shock-wave': '4.6',
  mirage: '4.7',
  tornado: '4.8',
  salvation: '4.9',
  menace: '4.10',
  revelation: '4.11',
};
const CLAUSES: BlancNoirWords['clauses'] = {
  card: card => CLAUSE_OF_ABILITY[abilityOf(partsOf(card).face)],
  scroll: scroll => CLAUSE_OF_SCROLL[scrollName(scroll)],
  call: '6.1',
};

function decisionIn(decisions: DecisionWords, phase: Phase, by: string | undefined, chain: number, bound: boolean): string {
  switch (phase) {
    case 'start-colour':
      return decisions.startColour;
    case 'turn':
      if (chain === 0) return decisions.turn;
      return bound ? decisions.chainMust : decisions.chain(chain);
    case 'exclude': {
      const must = bound ? decisions.excludeMust[stem(by) as keyof DecisionWords['excludeMust']] : undefined;
      if (must) return must;
      const colour = scrollColour(by as Scroll);
      return colour ? decisions.herald(colour) : (decisions.exclude[stem(by) as keyof DecisionWords['exclude']] ?? decisions.exclude.any);
    }
    case 'target':
      return decisions.target[by as keyof DecisionWords['target']] ?? decisions.target.any;
    case 'swap':
      return decisions.swap;
    case 'take':
      return decisions.take;
    case 'call':
      return decisions.call;
    case 'over':
      return decisions.over;
  }
}

function askedIn(words: AskedWords, ask: Ask): string {
  if (ask.type === 'other') return '';
  if (ask.type === 'exclude') return words.exclude(ask);
  const before = ask.buy.length > 0 ? words.buy(ask.buy) : ask.use ? words.use : undefined;
  return before === undefined ? mainly(words, ask) : `${mainly(words, ask)}${words.between}${before}`;
}

function mainly(words: AskedWords, ask: Extract<Ask, { type: 'turn' | 'chain' }>): string {
  if (ask.type === 'turn') return ask.discard ? (ask.draw ? words.discardOrDraw : words.discard) : ask.last ? words.drawLast : words.draw;
  switch (ask.answer) {
    case 'must':
      return words.chainMust(ask.sum);
    case 'may':
      return words.chain(ask.sum);
    case 'none':
      return words.chainNone(ask.sum);
  }
}

function refusalIn(lexicon: Lexicon, { because, details }: Refusal, decision: BlancNoirWords['decision']): string {
  if (!Object.hasOwn(lexicon.refusals, because)) return lexicon.refused;
  if (because === 'wrong-phase') {
    return lexicon.refusals[because]({ decision: decision(details?.phase as Phase, details?.by as string | undefined, 0) });
  }
  return lexicon.refusals[because as Reason]((details ?? {}) as never);
}

function moveIn(moves: MoveWords, move: Move, name: Naming, seen?: ScrollAt): string {
  switch (move.type) {
    case 'colour':
      return moves.colour(COLOURS[move.colour]!);
    case 'buy':
      return moves.buy(move.cards.map(kind => CARDS[kind]!));
    case 'use': {
      const { target } = move;
      const scroll = SCROLLS[move.scroll]!;
      if (target === undefined) return moves.use(scroll);
      return typeof target === 'number' ? moves.useOnPlayer(scroll, name(target)) : moves.useOnScroll(scroll, target, name, seen);
    }
    case 'draw':
      return moves.draw;
    case 'play': {
      const card = CARDS[move.card]!;
      return move.colour === undefined ? moves.play(card) : moves.playNaming(card, COLOURS[move.colour]!);
    }
    case 'exclude':
      return moves.exclude(CARDS[move.card]!);
    case 'done':
      return moves.done;
    case 'target':
      return move.seat === null ? moves.targetNone : moves.target(name(move.seat));
    case 'swap':
      return moves.swap(move.places, name, seen);
    case 'take':
      return move.card === null ? moves.takeNone : moves.take(CARDS[move.card]!);
    case 'call':
      return moves.call;
    case 'silent':
      return moves.silent;
  }
}

function valueIn(options: OptionWords, key: string, value: OptionValue): ValueWords {
  const values: Readonly<Record<string, ValueWords>> = isOption(options, key) ? options[key].values : {};
  return (Object.hasOwn(values, String(value)) ? values[String(value)] : undefined) ?? { label: String(value), help: '' };
}

const isOption = (options: OptionWords, key: string): key is Option['key'] => Object.hasOwn(options, key);
const abilityOf = (face: Face): 'normal' | Special => (typeof face === 'number' ? 'normal' : face);

/** What is at work without its colour: `lord` of `lord-r`, `herald` of `herald-b`, `escort`. */
const stem = (by = ''): string => by.replace(/-[rybg]$/, '');

export interface Parts {
  readonly face: Face;
  readonly ink: Ink;
  readonly number: number;
}

export function partsOf(card: Card): Parts {
  const { face, colour, number } = KIND_DATA[kindOf(card)!]!;
  return { face, number, ink: COLOURS[colour] ?? 'black' };
}

export const scrollName = (scroll: Scroll): ScrollName => stem(scroll) as ScrollName;
/** A Herald's colour. */
export const scrollColour = (scroll: Scroll): Colour | undefined => COLOURS.find(colour => scroll === `herald-${colour}`);

/** What a scroll is aimed at. */
export function aimOf(scroll: Scroll): 'player' | 'scroll' | 'nothing' {
  if (scroll === 'explosion' || scroll === 'menace') return 'player';
  return scroll === 'shock-wave' ? 'scroll' : 'nothing';
}

/** How a language says a card, a scroll, the Escort, or a word that is none of them. */
interface ThingWords {
  card(card: Card): string;
  scroll(scroll: Scroll): string;
  readonly escort: string;
  word(text: string): string;
}

export function thingNamed(text: string, say: ThingWords): string {
  if (text === 'escort') return say.escort;
  if (kindOf(text) !== undefined) return say.card(text as Card);
  return (SCROLLS as readonly string[]).includes(text) ? say.scroll(text as Scroll) : say.word(text);
}

/** How a language writes a player's points in this round and in all: «Ada +35 (135)». */
type Scored = (player: string, gained: number, total: number) => string;

/** The score sheet of a round, a line for every player. */
export const sheet = ({ points, totals }: Extract<Fact, { type: 'round-over' }>, name: Naming, say: Scored): string[] =>
  points.map((gained, seat) => say(name(seat), gained, totals[seat]!));

/** The standing at the end, first to last: «Bo 60», «Ada 135». */
export const standing = ({ ranking, scores }: Extract<Fact, { type: 'game-over' }>, name: Naming): string[] =>
  ranking.flatMap(seats => seats.map(seat => `${name(seat)} ${scores[seat]}`));
