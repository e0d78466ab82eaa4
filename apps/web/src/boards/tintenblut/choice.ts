import {
  type Advantage,
  cardTo,
  type Location,
  PLACES,
  type Place,
  placeOf,
  provisionsForTile,
  TILES,
  type Tile,
  type View,
  type Ware,
} from './game.ts';
import { canPair, proposals, withLoss, withTile } from './picking.ts';
import { spellJourney, type Tappable } from './tappable.ts';

/** What a choice is made from. */
export interface Situation {
  readonly view: View;
  readonly seat: number | undefined;
  readonly now: Tappable;
  /** Tiles to be given up. */
  readonly owed: number;
}

/** What the player is about to do; nothing is sent before they say so. */
export type Act =
  | { readonly kind: 'journey'; readonly card: Location; readonly to: Place | undefined }
  | { readonly kind: 'dustfinger'; readonly to: Place | undefined }
  | { readonly kind: 'use'; readonly card: Advantage; readonly named: string | undefined }
  | { readonly kind: 'purse'; readonly picked: readonly Ware[]; readonly wanted: Tile | undefined }
  /** A whole move that waits for a last yes. */
  | { readonly kind: 'whole'; readonly move: string };

export type Tap =
  | { readonly type: 'place'; readonly place: Place }
  | { readonly type: 'card'; readonly card: Location }
  | { readonly type: 'dustfinger' }
  | { readonly type: 'advantage'; readonly card: Advantage }
  /** A line, a villain, a tile from the supply: what a card is used on. */
  | { readonly type: 'name'; readonly named: string }
  | { readonly type: 'tile'; readonly tile: Tile }
  | { readonly type: 'provisions' }
  /** The tile wanted for provisions. */
  | { readonly type: 'want'; readonly tile: Tile }
  | { readonly type: 'set'; readonly tiles: readonly Tile[] }
  | { readonly type: 'whole'; readonly move: string }
  | { readonly type: 'back' };

/** What a card asks for before it can be used. */
const NAMES: Partial<Record<Advantage, 'tile' | 'line' | 'place' | 'villain'>> = {
  'barn-owl': 'tile',
  fenoglio: 'line',
  farid: 'place',
  roxane: 'villain',
};

/** A tap leads from one act to another, or back to none. */
export function next(at: Situation, act: Act | undefined, tap: Tap): Act | undefined {
  switch (tap.type) {
    case 'place':
      return tapPlace(at, act, tap.place);
    case 'card':
      return act?.kind === 'journey' && act.card === tap.card ? undefined : { kind: 'journey', card: tap.card, to: placeOf(tap.card) };
    case 'dustfinger':
      return act?.kind === 'dustfinger' ? undefined : { kind: 'dustfinger', to: undefined };
    case 'advantage':
      return act?.kind === 'use' && act.card === tap.card ? undefined : { kind: 'use', card: tap.card, named: onlyName(at, tap.card) };
    case 'name':
      return act?.kind === 'use' ? { ...act, named: tap.named } : act;
    case 'want':
      return act?.kind === 'purse' ? { ...act, wanted: tap.tile } : act;
    case 'tile':
    case 'provisions':
    case 'set':
      return picking(repicked(at, pickedIn(act), tap));
    case 'whole':
      return { kind: 'whole', move: tap.move };
    case 'back':
      return undefined;
  }
}

/** Where a card can be used on one thing only, that is what is meant. */
function onlyName({ now }: Situation, card: Advantage): string | undefined {
  const [named, ...more] = now.uses.get(card)?.keys() ?? [];
  return more.length === 0 && NAMES[card] !== undefined ? named : undefined;
}

function tapPlace({ view, seat, now }: Situation, act: Act | undefined, place: Place): Act | undefined {
  if (act?.kind === 'journey' && act.card === 'inkworld') return { ...act, to: place };
  if (act?.kind === 'dustfinger') return { ...act, to: place };
  if (act?.kind === 'use' && NAMES[act.card] === 'place') return { ...act, named: place };
  if (now.journeys.size === 0 || seat === undefined) return act;
  return { kind: 'journey', card: cardTo(view, seat, place) ?? place, to: place };
}

const picking = (picked: readonly Ware[]): Act | undefined =>
  picked.length === 0 ? undefined : { kind: 'purse', picked, wanted: undefined };

type Pick = Extract<Tap, { type: 'tile' | 'provisions' | 'set' }>;

function repicked({ view, seat, now, owed }: Situation, picked: readonly Ware[], tap: Pick): readonly Ware[] {
  if (seat === undefined) return picked;
  switch (tap.type) {
    case 'tile': {
      const held = view.seats[seat]!.tiles[tap.tile];
      return owed > 0 ? withLoss(picked, tap.tile, held, owed) : withTile(picked, tap.tile, held, canPair(now.trades));
    }
    case 'provisions':
      return picked.includes('provision') ? [] : Array.from({ length: provisionsForTile(view, seat) }, (): Ware => 'provision');
    case 'set':
      return picked.join() === tap.tiles.join() ? [] : tap.tiles;
  }
}

export const pickedIn = (act: Act | undefined): readonly Ware[] => (act?.kind === 'purse' ? act.picked : []);

/** Everything an act could be sent as; what nobody offers is spelled nevertheless, so that the rules can say why not. */
export function proposed({ view, now, owed }: Situation, act: Act | undefined): string[] {
  switch (act?.kind) {
    case undefined:
      return [];
    case 'journey':
      return act.to === undefined ? [] : [spellJourney(act.card, act.to)];
    case 'dustfinger': {
      const to = act.to ?? (now.dustfinger.size > 0 ? undefined : elsewhere(view));
      return to === undefined ? [] : [`dustfinger ${to}`];
    }
    case 'use': {
      if (NAMES[act.card] === undefined) return [`use ${act.card}`];
      const named = act.named ?? (now.uses.has(act.card) ? undefined : anyName(act.card, view));
      return named === undefined ? [] : [`use ${act.card} ${named}`];
    }
    case 'purse':
      if (owed > 0) return act.picked.length === owed ? losses(act.picked).slice(0, 1) : [];
      return proposals(act.picked, act.wanted, move => now.trades.has(move) || now.converts.has(move));
    case 'whole':
      return [act.move];
  }
}

/** The act that stands for a spelled move: everything chosen, nothing sent. */
export function actOf(move: string): Act {
  const [verb, thing = '', more] = move.split(' ');
  if (verb === 'go') return { kind: 'journey', card: thing as Location, to: (more ?? thing) as Place };
  if (verb === 'dustfinger') return { kind: 'dustfinger', to: thing as Place };
  if (verb === 'use') return { kind: 'use', card: thing as Advantage, named: more };
  if (verb === 'convert') return { kind: 'purse', picked: move.split(' ').slice(1) as Tile[], wanted: undefined };
  return { kind: 'whole', move };
}

/** What is sent with a move: tiles to be given up go together. */
export const sentWith = ({ owed }: Situation, act: Act | undefined, move: string): readonly string[] =>
  owed > 0 && act?.kind === 'purse' ? losses(act.picked) : [move];

const losses = (picked: readonly Ware[]): string[] => picked.map(tile => `lose ${tile}`);

const elsewhere = (view: View): Place => PLACES.find(place => place !== view.dustfinger)!;

function anyName(card: Advantage, view: View): string {
  switch (NAMES[card]) {
    case 'place':
      return elsewhere(view);
    case 'line':
      return 'alone';
    case 'villain':
      return 'basta';
    default:
      return TILES[0];
  }
}

/** What kind of thing lights up, to be named next. */
export function asksOf({ now }: Situation, act: Act | undefined): 'place' | 'tile' | 'line' | 'villain' | 'supply' | undefined {
  if (act?.kind === 'journey' && act.card === 'inkworld') return 'place';
  if (act?.kind === 'dustfinger' && now.dustfinger.size > 0) return 'place';
  if (act?.kind === 'use' && now.uses.has(act.card)) return NAMES[act.card];
  const sells = act?.kind === 'purse' && act.picked[0] === 'provision';
  return sells && TILES.some(tile => now.trades.has(`trade provision ${tile}`)) ? 'supply' : undefined;
}
