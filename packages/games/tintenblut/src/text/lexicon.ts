import { type Lang, type Naming, type Refusal, type Seat, type Telling, telling } from '@tabard/core';
import {
  type Advantage,
  COUNTS,
  type Colour,
  type Group,
  type Line,
  type Location,
  NIGHT_CASTLE,
  NUMBERS,
  PLACE_DATA,
  PLACES,
  type Place,
  REWARDS,
  type Reward,
  type RewardLine,
  SECRET_PATH,
  type SeatColour,
  TILES,
  type Tile,
  VILLAIN_DATA,
  type VillainName,
  type Ware,
} from '../engine/data.ts';
import type { Ending, Fact, Hit } from '../engine/facts.ts';
import { INKWORLD, NONE, SIZE_OF, VILLAIN_CARDS, VILLAINS, type VillainCard, villainOf } from '../engine/kinds.ts';
import type { Move, Reason } from '../engine/moves.ts';
import { GREEN_FIELD, gateOf, kindOf, LAST_GATE, STEPS } from '../engine/track.ts';
import type { Phase } from '../engine/view.ts';
import { type Meaning, type Moment, POSSIBLE, type Possible, type Thing, type TintenblutWords } from './words.ts';

export { villainOf };

/** The sentences of one language; `wordsOf` makes of them what screens ask for. Whatever is left out here does not compile. */
export interface Lexicon
  extends Pick<
    TintenblutWords,
    | 'title'
    | 'tagline'
    | 'places'
    | 'to'
    | 'at'
    | 'from'
    | 'tiles'
    | 'advantages'
    | 'villains'
    | 'lines'
    | 'colours'
    | 'seatColours'
    | 'provisions'
    | 'dustfinger'
    | 'whiteWomen'
    | 'amount'
    | 'and'
  > {
  readonly lang: Lang;
  readonly inkworld: string;
  readonly things: { readonly [K in Thing['kind']]: (seen: Seen[K]) => Omit<Meaning, 'rule'> };
  readonly refusals: Refusals;
  /** For a refusal that is not one of the game's own. */
  readonly refused: string;
  readonly facts: { readonly [T in Fact['type']]: (fact: Extract<Fact, { type: T }>, told: Telling) => string };
  readonly deeds: { readonly [T in Deed]: (fact: Extract<Fact, { type: T }>, name: Naming, you: Seat | undefined) => string };
  readonly toYou: ToYou;
  readonly moves: MoveWords;
  readonly decisions: DecisionWords;
  readonly over: Readonly<Record<Ending, string>>;
}

/** Facts that are somebody's doing; the others happen to the table. */
type Deed = Exclude<Fact['type'], 'round' | 'numbers' | 'villains-shuffled' | 'no-villain' | 'adderhead' | 'game-over'>;

/** What is said to a player to whom something was done. */
interface ToYou {
  returned(cards: readonly Location[]): string;
  readonly womenCome: string;
  womenLeave(who: string): string;
  villain(fact: Extract<Fact, { type: 'villain' }>): string;
  struck(hit: Hit): string;
  start(who: string): string;
}

/** What a thing's explanation uses. */
interface Seen {
  place: { readonly place: Place; readonly colour: Colour; readonly alone: string; readonly company: string };
  location: { readonly card: Location; readonly colour: SeatColour; readonly number: number };
  tile: { readonly tile: Tile };
  provision: unknown;
  advantage: { readonly card: Advantage };
  villain: { readonly villain: VillainName; readonly value: number; readonly group: Group };
  gate: { readonly field: number; readonly colour: Colour; readonly places: readonly Place[] };
  figure: unknown;
  marker: unknown;
  dustfinger: unknown;
  'white-women': unknown;
  'secret-path': { readonly ends: readonly [Place, Place] };
  'advantage-stack': unknown;
  'villain-stack': { readonly top: Group | null };
}

/** Numbers that sentences name: who corrects a value in `data.ts` corrects it here too. */
export const VALUES = {
  nettle: COUNTS.nettleProvisions.value,
  owl: COUNTS.barnOwlProvisions.value,
  family: COUNTS.familyPoints.value,
  unused: COUNTS.cardPoints.value,
  rounds: COUNTS.maxRounds.value,
  steps: STEPS.slice(2),
  greenField: GREEN_FIELD,
  lastGate: LAST_GATE,
} as const;

/** The details a reason's sentence uses, as `REASONS` promises them, or what `refusalIn` makes of them. */
interface Told {
  unreadable: { readonly text: string };
  /** What is to be decided instead. */
  'wrong-phase': { readonly decision: string };
  'go.not-in-hand': { readonly card: Location };
  'go.cannot-pay': { readonly to: Place; readonly from: Place; readonly cost: number; readonly held: number };
  'dustfinger.moved': { readonly at: Place };
  'dustfinger.there': { readonly to: Place };
  'dustfinger.cannot-pay': { readonly to: Place; readonly cost: number; readonly held: number };
  'use.not-held': { readonly card: Advantage };
  'use.gained-now': { readonly card: Advantage };
  'use.second': { readonly card: Advantage };
  'use.before-arriving': { readonly card: Advantage };
  'use.no-effect': { readonly card: Advantage };
  'use.after-reward': { readonly card: Advantage };
  'barn-owl.none-left': { readonly tile: Tile };
  'farid.there': { readonly to: Place };
  'farid.moved': { readonly at: Place };
  'roxane.not-there': { readonly villain: VillainName; readonly before: readonly VillainName[] };
  'collect.choose': { readonly rewards: readonly Reward[] };
  'collect.not-here': { readonly reward: Reward; readonly place: Place; readonly line: Line; readonly rewards: readonly Reward[] };
  'trade.no-castle': { readonly place: Place };
  'trade.not-held': { readonly ware: Ware; readonly needed: number; readonly held: number };
  'trade.none-left': { readonly ware: Ware };
  'trade.needs-two': { readonly tile: Tile };
  'convert.not-held': { readonly tile: Tile };
  'convert.size-used': { readonly size: number };
  'convert.gate': {
    readonly size: number;
    readonly steps: number;
    readonly from: number;
    readonly to: number;
    readonly field: number;
    readonly colour: Colour;
    readonly place: Place;
    /** The places from which the gate opens. */
    readonly places: readonly Place[];
  };
  'lose.not-held': { readonly tile: Tile };
  'config.unknown-option': { readonly key: string };
  'position.unreadable': { readonly field: string };
  'position.seats': { readonly seats: number };
  'position.unknown-id': { readonly field: string; readonly id: string };
  'position.double-location': { readonly seat: number; readonly card: Location };
  'position.too-many': { readonly name: string; readonly count: number; readonly most: number };
  'position.negative': { readonly field: string };
  'position.top-card': { readonly seat: number; readonly place: Place };
  'position.held-before': { readonly card: Advantage };
  'position.loss': { readonly seat: number; readonly tiles: number; readonly held: number };
  'position.pending': { readonly phase: string };
  'position.flags': { readonly field: string };
}
type Refusals = { readonly [R in Reason]: (told: R extends keyof Told ? Told[R] : unknown) => string };

interface MoveWords {
  go(to: Place): string;
  goByInkworld(to: Place): string;
  readonly pass: string;
  sendDustfinger(to: Place): string;
  readonly stay: string;
  use(card: Advantage): string;
  barnOwl(tile: Tile): string;
  fenoglio(line: Line): string;
  farid(to: Place): string;
  roxane(villain: VillainName): string;
  readonly collect: string;
  collectOne(reward: Reward): string;
  buy(tile: Tile): string;
  /** One tile, or two. */
  sell(tiles: readonly Tile[]): string;
  convert(tiles: readonly Tile[], fields: number): string;
  readonly end: string;
  lose(tile: Tile): string;
  start(name: string): string;
}

interface DecisionWords extends Readonly<Record<Exclude<Phase, 'journey' | 'arrived' | 'after'>, string>> {
  /** With neither a card that can be paid nor a pass there is the other. */
  journey(can: readonly Possible[]): string;
  readonly journeyFree: string;
  arrived(can: readonly Possible[]): string;
  chooseReward(rewards: readonly Reward[]): string;
  after(can: readonly Possible[]): string;
  loseMore(tiles: number): string;
}

export function wordsOf(lexicon: Lexicon): TintenblutWords {
  const {
    lang,
    things: _things,
    refusals: _refusals,
    moves,
    decisions,
    over,
    facts,
    deeds,
    toYou,
    inkworld,
    refused: _refused,
    ...shared
  } = lexicon;
  const decision = (phase: Phase, moment?: Moment) => decisionIn(decisions, phase, moment);
  return {
    ...shared,
    locations: { ...lexicon.places, inkworld },
    villain: card => lexicon.villains[villainOf(card)],
    line: line => lineIn(lexicon, line),
    inspect: thing => inspectIn(lexicon, thing),
    decision,
    option: key => key,
    value: (_key, value) => ({ label: String(value), help: '' }),
    refusal: refusal => refusalIn(lexicon, refusal, decision),
    move: (move, name) => moveIn(moves, move, name),
    fact: (fact, name, you) => (facts[fact.type] as (fact: Fact, told: Telling) => string)(fact, telling(lang, name, you)),
    deed: (fact, name, you) =>
      fact.type in deeds ? (deeds[fact.type as Deed] as (fact: Fact, name: Naming, you: Seat | undefined) => string)(fact, name, you) : '',
    toYou: (fact, you, name) => toYouIn(toYou, fact, you, name),
    reason: reason => (reason === 'last-round' ? over['last-round'] : over['journey-done']),
  };
}

function toYouIn(toYou: ToYou, fact: Fact, you: Seat, name: Naming): string {
  switch (fact.type) {
    case 'returned':
      return fact.seat === you ? toYou.returned(fact.cards) : '';
    case 'white-women':
      return fact.seat === you ? toYou.womenCome : fact.from === you ? toYou.womenLeave(name(fact.seat)) : '';
    case 'villain':
      return fact.seat === you ? toYou.villain(fact) : '';
    case 'adderhead': {
      const hit = fact.hits.find(({ seat }) => seat === you);
      return hit ? toYou.struck(hit) : '';
    }
    case 'start-chosen':
      return fact.start === you && fact.seat !== you ? toYou.start(name(fact.seat)) : '';
    default:
      return '';
  }
}

const placesOf = (colour: Colour): readonly Place[] => PLACES.filter(place => kindOf(place) === colour);

/** Rewards stand in the order in which the board prints them. */
const lineIn = ({ and, amount }: Lexicon, line: RewardLine): string =>
  and((Object.keys(line) as Reward[]).map(reward => amount(reward, line[reward]!)));

const RULES: Readonly<Record<Thing['kind'], string>> = {
  place: '3.5',
  location: '3.2',
  tile: '3.8',
  provision: '3.2',
  advantage: '4',
  villain: '5.2',
  gate: '3.8',
  figure: '3.2',
  marker: '3.8',
  dustfinger: '3.4',
  'white-women': '6.2',
  'secret-path': '3.4',
  'advantage-stack': '3.3',
  'villain-stack': '5.1',
};

/** Whoever stays alone there draws a villain card. */
const NIGHT_RULE = '3.6';

function inspectIn(lexicon: Lexicon, thing: Thing): Meaning {
  const say = lexicon.things[thing.kind] as (seen: Seen[Thing['kind']]) => Omit<Meaning, 'rule'>;
  const isNight = thing.kind === 'place' && thing.place === NIGHT_CASTLE;
  return { ...say(seenOf(lexicon, thing)), rule: isNight ? NIGHT_RULE : RULES[thing.kind] };
}

function seenOf(lexicon: Lexicon, thing: Thing): Seen[Thing['kind']] {
  switch (thing.kind) {
    case 'place': {
      const { alone, company } = PLACE_DATA[PLACES.indexOf(thing.place)]!;
      return {
        place: thing.place,
        colour: kindOf(thing.place),
        alone: lineIn(lexicon, alone.value),
        company: lineIn(lexicon, company.value),
      };
    }
    case 'location':
      return { ...thing, number: NUMBERS.value[thing.colour][thing.card] };
    case 'villain': {
      const { id, value, group } = VILLAIN_DATA[VILLAIN_CARDS.indexOf(thing.card)]!;
      return { villain: id, value: value.value, group: group.value };
    }
    case 'gate': {
      const colour = gateOf(thing.field)!;
      return { field: thing.field, colour, places: placesOf(colour) };
    }
    case 'secret-path':
      return { ends: SECRET_PATH.value };
    default:
      return thing;
  }
}

function decisionIn(
  decisions: DecisionWords,
  phase: Phase,
  { free = false, pending = null, choose = [], can = POSSIBLE }: Moment = {},
): string {
  if (phase === 'journey' && free) return decisions.journeyFree;
  if (phase === 'arrived' && choose.length > 1) return decisions.chooseReward(choose);
  if (phase === 'journey') return decisions.journey(can);
  if (phase === 'arrived') return decisions.arrived(can);
  if (phase === 'after') return decisions.after(can);
  const [next] = pending?.queue ?? [];
  return phase === 'lose' && next ? decisions.loseMore(next.tiles) : decisions[phase];
}

function refusalIn(lexicon: Lexicon, { because, details = {} }: Refusal, decision: TintenblutWords['decision']): string {
  const { refusals } = lexicon;
  if (!Object.hasOwn(refusals, because)) return lexicon.refused;
  switch (because as Reason) {
    case 'wrong-phase':
      return refusals['wrong-phase']({ decision: decision(details.phase as Phase) });
    case 'roxane.not-there': {
      const before = [...new Set((details.villains as readonly VillainCard[]).map(villainOf))];
      return refusals['roxane.not-there']({ villain: villainOf(details.villain as VillainCard), before });
    }
    case 'convert.gate': {
      const places = placesOf(details.colour as Colour);
      return refusals['convert.gate']({ ...(details as unknown as Omit<Told['convert.gate'], 'places'>), places });
    }
    case 'position.too-many': {
      const { what, count, most } = details as { what: string; count: number; most: number };
      return refusals['position.too-many']({ name: nameIn(lexicon, what), count, most });
    }
    default:
      return refusals[because as Reason](details as never);
  }
}

/** What an id is called, whatever it is the id of. */
function nameIn({ tiles, advantages, villains, provisions }: Lexicon, id: string): string {
  const names: Readonly<Record<string, string>> = { ...tiles, ...advantages, ...villains, provision: provisions };
  const bare = id.split(':')[0]!;
  return Object.hasOwn(names, bare) ? names[bare]! : id;
}

function moveIn(moves: MoveWords, move: Move, name: Naming): string {
  switch (move.type) {
    case 'go':
      return (move.location === INKWORLD ? moves.goByInkworld : moves.go)(PLACES[move.to]!);
    case 'pass':
      return moves.pass;
    case 'dustfinger':
      return moves.sendDustfinger(PLACES[move.to]!);
    case 'stay':
      return moves.stay;
    case 'use':
      return useIn(moves, move);
    case 'collect':
      return move.reward === NONE ? moves.collect : moves.collectOne(REWARDS[move.reward]!);
    case 'buy':
      return moves.buy(TILES[move.tile]!);
    case 'sell':
      return moves.sell([move.tile, move.other].flatMap(tile => (tile === NONE ? [] : [TILES[tile]!])));
    case 'convert':
      return moves.convert(
        TILES.filter((_, tile) => (move.set >> tile) & 1),
        STEPS[SIZE_OF[move.set]!]!,
      );
    case 'end':
      return moves.end;
    case 'lose':
      return moves.lose(TILES[move.tile]!);
    case 'start':
      return moves.start(name(move.seat));
  }
}

function useIn(moves: MoveWords, move: Extract<Move, { type: 'use' }>): string {
  switch (move.card) {
    case 'barn-owl':
      return moves.barnOwl(TILES[move.tile]!);
    case 'fenoglio':
      return moves.fenoglio(move.line);
    case 'farid':
      return moves.farid(PLACES[move.to]!);
    case 'roxane':
      return moves.roxane(VILLAINS[move.villain]!);
    default:
      return moves.use(move.card);
  }
}

/** What else may be done besides what ends it, in the words of a language. */
export const besides = <T>(can: readonly Possible[], words: Partial<Readonly<Record<Possible, T>>>): T[] =>
  can.flatMap(deed => words[deed] ?? []);

/** Everybody with a number: «Mira 35», «Ada 27». */
export const each = (numbers: readonly number[], name: Naming): string[] => numbers.map((number, seat) => `${name(seat)} ${number}`);

type GameOver = Extract<Fact, { type: 'game-over' }>;
/** The standing at the end, first to last: «Bo 48», «Ada 41». */
export const standing = ({ ranking, scores }: GameOver, name: Naming): string[] =>
  ranking.flatMap(seats => seats.map(seat => `${name(seat)} ${scores[seat]}`));

/** Whether the first came first only by what they still had (7.3). */
export const brokeTie = ({ ranking: [first, second], scores }: GameOver): boolean =>
  first !== undefined && second !== undefined && scores[first[0]!] === scores[second[0]!];

/** Equal wares counted: «2 provisions», «courage and wit». */
export const counted = (wares: readonly Ware[]): readonly (readonly [Ware, number])[] =>
  [...new Set(wares)].map(ware => [ware, wares.filter(one => one === ware).length] as const);

/** A phrase for every place. */
export const byPlace = (say: (place: Place) => string): Readonly<Record<Place, string>> =>
  Object.fromEntries(PLACES.map(place => [place, say(place)])) as Record<Place, string>;
