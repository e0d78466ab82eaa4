import { type Kind, NONE, VILLAIN_CARDS, type VillainCard } from './kinds.ts';
import type { PositionReader } from './reader.ts';
import { Claims, kindsIn } from './villains.ts';

const BARE = 'adderhead';
/** By group, the lowest first. */
const ADDERHEADS = VILLAIN_CARDS.filter(card => card.startsWith(BARE));

interface Read {
  readonly piles: readonly (readonly Kind[])[];
  /** Cards that lie in none of them. */
  readonly rest: readonly Kind[];
}

/** Rule 9: an Adderhead without a group is of the lowest that is not listed elsewhere, in the order of the lists. */
export function readVillains(read: PositionReader, lists: readonly unknown[]): Read {
  const listed = lists.map(list => read.list('villains', list).map(id => readId(read, id)));
  const claims = new Claims();
  const claim = (card: VillainCard): Kind => {
    const kind = claims.one(card);
    if (kind === NONE) refuseCopies(read, listed.flat(), card);
    return Math.max(kind, 0);
  };
  const claimBare = (): Kind => {
    for (const card of ADDERHEADS) {
      const kind = claims.one(card);
      if (kind !== NONE) return kind;
    }
    refuseCopies(read, listed.flat(), BARE);
    return 0;
  };
  const named = listed.map(ids => ids.map(id => (id === BARE ? NONE : claim(id))));
  const piles = named.map(kinds => kinds.map(kind => (kind === NONE ? claimBare() : kind)));
  return { piles, rest: kindsIn(claims.rest) };
}

type Id = VillainCard | typeof BARE;

function readId(read: PositionReader, id: unknown): Id {
  if (id === BARE || (VILLAIN_CARDS as readonly unknown[]).includes(id)) return id as Id;
  read.refuse('position.unknown-id', { field: 'villains', id: String(id) });
  return BARE;
}

function refuseCopies(read: PositionReader, listed: readonly Id[], card: Id): void {
  const isSame = (one: string): boolean => one === card || (card === BARE && one.startsWith(BARE));
  read.refuse('position.too-many', { what: card, count: listed.filter(isSame).length, most: VILLAIN_CARDS.filter(isSame).length });
}
