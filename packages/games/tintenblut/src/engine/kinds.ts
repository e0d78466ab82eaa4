import { ADVANTAGE_DATA, ADVANTAGES, type Advantage, LOCATIONS, PLACES, TILES, VILLAIN_DATA, type VillainName, WARES } from './data.ts';

/** Inside the engine a place, a card, a tile is a small number: its place in the list of its kind. */
export type Kind = number;
/** No card, no seat, no place. */
export const NONE = -1;

const finder = (ids: readonly string[]): ((id: string) => Kind | undefined) => {
  const kinds = new Map(ids.map((id, kind) => [id, kind]));
  return id => kinds.get(id);
};
export const placeKind = finder(PLACES);
export const locationKind = finder(LOCATIONS);
export const advantageKind = finder(ADVANTAGES);

/** A location card is the place it names; the Inkworld comes last. */
export const INKWORLD: Kind = PLACES.length;
/** Its place in `WARES` and `REWARDS`. */
export const PROVISION: Kind = TILES.length;
/** Its place in `REWARDS`. */
export const ADVANTAGE: Kind = WARES.length;

/** How many tiles a set has, by its bits. */
export const SIZE_OF: readonly number[] = Array.from({ length: 1 << TILES.length }, (_, set) =>
  TILES.reduce((size, _, tile) => size + ((set >> tile) & 1), 0),
);

/** Cards without an effect, worth more at the end (4, 7.2). */
export const KEPT_TO_THE_END = ['meggie', 'mo', 'resa'] as const satisfies readonly Advantage[];
export const COPIES: readonly number[] = ADVANTAGE_DATA.map(({ copies }) => copies.value);

/** The names on villain cards, each once. */
export const VILLAINS: readonly VillainName[] = [...new Set(VILLAIN_DATA.map(({ id }) => id))];
type AdderheadGroup = Extract<(typeof VILLAIN_DATA)[number], { id: 'adderhead' }>['group']['value'];
/** A villain card as positions spell it: the Adderhead is on several, of more than one group. */
export type VillainCard = Exclude<VillainName, 'adderhead'> | `adderhead:${AdderheadGroup}`;
/** The name on a card, whichever Adderhead it is. */
export const villainOf = (card: VillainCard | VillainName): VillainName => card.split(':')[0] as VillainName;
/** All villain cards; equal Adderheads stand twice. */
export const VILLAIN_CARDS: readonly VillainCard[] = VILLAIN_DATA.map(card =>
  card.id === 'adderhead' ? (`adderhead:${card.group.value}` as const) : card.id,
);
