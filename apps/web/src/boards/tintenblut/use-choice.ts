import { kindOf } from '@tabard/tintenblut/map';
import { useMemo, useState } from 'preact/hooks';
import { type Possible, placeOf, possible, spellJourney } from './choice.ts';
import { type Advantage, type Location, PLACES, type Place, TILES, type Tile, type View, type Ware } from './game.ts';
import { canPair, proposals, rateOf, withLoss, withTile } from './purse.ts';
import type { TileSet } from './sets.ts';

/** What the player is about to do. */
export type Act =
  | { readonly kind: 'journey'; readonly card: Location; readonly to: Place | undefined }
  | { readonly kind: 'dustfinger'; readonly to: Place | undefined }
  | { readonly kind: 'use'; readonly card: Advantage; readonly named: string | undefined }
  | { readonly kind: 'purse'; readonly picked: readonly Ware[]; readonly wanted: Tile | undefined }
  | { readonly kind: 'whole'; readonly move: string };

interface Kept {
  /** The legal moves it was chosen from: with others, it is forgotten. */
  readonly from: readonly string[];
  readonly act: Act;
}

/** What a card asks for before it can be used. */
const NAMES: Partial<Record<Advantage, 'tile' | 'line' | 'place' | 'villain'>> = {
  'barn-owl': 'tile',
  fenoglio: 'line',
  farid: 'place',
  roxane: 'villain',
};

/** The move in the making; nothing is sent before the player says so. */
export function useChoice(
  view: View,
  seat: number | undefined,
  legal: readonly string[],
  { mine, confirm, send }: { readonly mine: boolean; readonly confirm: boolean; send(moves: readonly string[]): void },
) {
  const [kept, setKept] = useState<Kept>();
  const act = kept?.from === legal ? kept.act : undefined;
  const set = (next: Act | undefined) => setKept(next && { from: legal, act: next });
  const now = useMemo(() => possible(legal), [legal]);
  const isLegal = (move: string) => legal.includes(move);
  const own = seat === undefined ? undefined : view.seats[seat];
  const owed = view.phase === 'lose' && mine ? (view.pending?.queue[0]?.tiles ?? 0) : 0;
  const picked = act?.kind === 'purse' ? act.picked : [];
  const wanted = act?.kind === 'purse' ? act.wanted : undefined;

  const give = (moves: readonly string[]) => {
    setKept(undefined);
    send(moves);
  };
  const pick = (things: readonly Ware[]) => set(things.length === 0 ? undefined : { kind: 'purse', picked: things, wanted: undefined });
  const travel = (card: Location, to: Place | undefined) => set({ kind: 'journey', card, to });

  const tapPlace = (place: Place) => {
    if (act?.kind === 'journey' && act.card === 'inkworld') travel('inkworld', place);
    else if (act?.kind === 'dustfinger') set({ kind: 'dustfinger', to: place });
    else if (act?.kind === 'use' && NAMES[act.card] === 'place') set({ ...act, named: place });
    else if (now.journeys.size > 0) {
      const played = own?.played ?? [];
      travel(played.includes(place) && !played.includes('inkworld') ? 'inkworld' : place, place);
    }
  };

  return {
    now,
    act,
    legal,
    owed,
    picked,
    wanted,
    /** Everything the act could be sent as, legal or not. */
    proposed: act === undefined ? [] : movesOf(act, view, now, owed),
    isLegal,
    /** What must still be named. */
    asks: asksOf(act, now),
    tapPlace,
    tapCard: (card: Location) => {
      const again = act?.kind === 'journey' && act.card === card;
      if (again) set(undefined);
      else travel(card, placeOf(card));
    },
    tapDustfinger: () => set(act?.kind === 'dustfinger' ? undefined : { kind: 'dustfinger', to: undefined }),
    tapAdvantage: (card: Advantage) => set(act?.kind === 'use' && act.card === card ? undefined : { kind: 'use', card, named: undefined }),
    name: (named: string) => act?.kind === 'use' && set({ ...act, named }),
    tapTile: (tile: Tile) => {
      if (own === undefined) return;
      pick(owed > 0 ? withLoss(picked, tile, own.tiles[tile], owed) : withTile(picked, tile, own.tiles[tile], canPair(now.trades)));
    },
    tapProvisions: () => {
      if (own === undefined) return;
      const rate = rateOf(view, kindOf(own.place) === 'red');
      pick(picked.includes('provision') ? [] : Array.from({ length: rate }, (): Ware => 'provision'));
    },
    want: (tile: Tile) => act?.kind === 'purse' && set({ ...act, wanted: tile }),
    tapSet: ({ tiles }: TileSet) => pick(picked.join() === tiles.join() ? [] : tiles),
    /** A whole move, straight from the thing that stands for it; asked once more where that is wanted. */
    offer: (move: string) => (confirm ? set({ kind: 'whole', move }) : give([move])),
    /** A whole move that is always asked once more. */
    ask: (move: string) => set({ kind: 'whole', move }),
    send: (move: string) => give(owed > 0 && act?.kind === 'purse' ? losses(picked) : [move]),
    goBack: () => set(undefined),
  };
}

export type Choice = ReturnType<typeof useChoice>;

const losses = (picked: readonly Ware[]) => picked.map(tile => `lose ${tile}`);

/** An act that nobody offers is spelled nevertheless, so that the rules can say why not. */
function movesOf(act: Act, view: View, now: Possible, owed: number): string[] {
  switch (act.kind) {
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
function asksOf(act: Act | undefined, now: Possible): 'place' | 'tile' | 'line' | 'villain' | 'supply' | undefined {
  if (act?.kind === 'journey' && act.card === 'inkworld') return 'place';
  if (act?.kind === 'dustfinger' && now.dustfinger.size > 0) return 'place';
  if (act?.kind === 'use' && now.uses.has(act.card)) return NAMES[act.card];
  if (act?.kind === 'purse' && act.picked[0] === 'provision' && TILES.some(tile => now.trades.has(`trade provision ${tile}`)))
    return 'supply';
  return undefined;
}
