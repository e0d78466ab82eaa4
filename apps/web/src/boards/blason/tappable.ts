import type { Award, BandName, Card, ColumnName, PileName } from './game.ts';

/** What can be tapped now, each with the spelled move it stands for. */
export interface Tappable {
  readonly display: ReadonlyMap<Card, string>;
  readonly stacks: ReadonlyMap<PileName, string>;
  /** Hand cards that can be put somewhere, with their columns. */
  readonly places: ReadonlyMap<Card, readonly Placement[]>;
  readonly awards: ReadonlyMap<Award, string>;
  readonly pays: ReadonlySet<Card>;
  readonly discards: ReadonlySet<Card>;
  readonly swap: string | undefined;
  readonly end: string | undefined;
  readonly pass: string | undefined;
}

export interface Placement {
  readonly card: Card;
  readonly column: ColumnName;
  readonly band: BandName | undefined;
  readonly herald: boolean;
  /** The spelled move. */
  readonly move: string;
}

/** Sorts the legal moves by what they are tapped on: those of a herald, or those of the turn. */
export function tappable(legal: readonly string[], herald: boolean): Tappable {
  const display = new Map<Card, string>();
  const stacks = new Map<PileName, string>();
  const places = new Map<Card, Placement[]>();
  const awards = new Map<Award, string>();
  const pays = new Set<Card>();
  const discards = new Set<Card>();
  const whole = (text: string) => (legal.includes(text) ? text : undefined);
  for (const move of legal) {
    const words = move.split(' ');
    if ((words[0] === 'herald') !== herald) continue;
    const [verb, thing] = herald ? words.slice(1) : words;
    if (verb === 'take' && (thing === 'tinctures' || thing === 'figures')) stacks.set(thing, move);
    else if (verb === 'take') display.set(thing as Card, move);
    else if (verb === 'place') {
      const placement = readPlacement(move)!;
      places.set(placement.card, [...(places.get(placement.card) ?? []), placement]);
    } else if (verb === 'claim') awards.set(thing as Award, move);
    else if (verb === 'pay') pays.add(thing as Card);
    else if (verb === 'discard') discards.add(thing as Card);
  }
  return {
    display,
    stacks,
    places,
    awards,
    pays,
    discards,
    swap: herald ? whole('herald swap') : undefined,
    end: herald ? undefined : whole('end'),
    pass: herald ? undefined : whole('pass'),
  };
}

export const hasHerald = (legal: readonly string[]): boolean => legal.some(move => move.startsWith('herald '));

/** Reads `place lion C1 upper`, with or without a herald. */
export function readPlacement(move: string): Placement | undefined {
  const found = /^(herald )?place (\S+) ([ABC]\d)(?: (upper|lower))?$/.exec(move);
  if (!found) return undefined;
  return {
    card: found[2] as Card,
    column: found[3] as ColumnName,
    band: found[4] as BandName | undefined,
    herald: found[1] !== undefined,
    move,
  };
}
