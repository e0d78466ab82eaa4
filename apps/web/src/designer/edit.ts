import { type Across, type Coat, type Edge, type Group, isRepeated, type Place } from '@tabard/heraldry';

type Groups = NonNullable<Coat['groups']>;

/** A coat without parts that say nothing; over all is said of an ordinary only where the field has parts of its own. */
const tidy = (coat: Coat): Coat => {
  const groups = Object.keys(coat.groups ?? {}).length > 0 ? coat.groups : undefined;
  const ordinary = coat.ordinary && { ...coat.ordinary, ...(!coat.division && !coat.strewn && { isOverAll: undefined }) };
  return JSON.parse(JSON.stringify({ ...coat, ordinary, groups })) as Coat;
};

/** With another field; an undivided one has no second tincture. */
export const withField = (coat: Coat, field: Pick<Coat, 'division' | 'first' | 'second'>): Coat => {
  const next = { ...coat, ...field };
  return tidy(next.division ? next : { ...next, second: undefined });
};

/** With another ordinary, or none: what stood in the middle then lies over all, and the other way round. */
export function withOrdinary(coat: Coat, ordinary: Across | undefined): Coat {
  const { middle, on, 'over-all': over, ...rest } = coat.groups ?? {};
  if (!ordinary) {
    const { between, ...others } = rest;
    const main = middle ?? on ?? over ?? between;
    const around = main === between ? undefined : between;
    return tidy({ ...coat, ordinary: undefined, groups: { ...others, ...(main && { middle: main }), ...(around && { between: around }) } });
  }
  const { dexter, sinister, ...beside } = rest;
  const main = over ?? middle ?? dexter ?? sinister;
  return tidy({
    ...coat,
    ordinary: { ...coat.ordinary, ordinary, number: isRepeated(ordinary) ? coat.ordinary?.number : undefined },
    groups: { ...beside, ...(on && { on }), ...(main && { 'over-all': main }) },
  });
}

export const withBand = (coat: Coat, band: Pick<NonNullable<Coat['ordinary']>, 'line' | 'tincture'>): Coat =>
  coat.ordinary ? tidy({ ...coat, ordinary: { ...coat.ordinary, ...band } }) : coat;

/** A chief or bordure in a tincture, or none. */
export const withEdge = (coat: Coat, which: 'chief' | 'bordure', tincture: Edge['tincture']): Coat =>
  tidy({ ...coat, [which]: tincture && { ...coat[which], tincture } });

/** With another mark of difference, in a tincture of its own or as custom has it; only a label has points. */
export function withMark(coat: Coat, mark: Coat['mark'], tincture: Coat['markTincture']): Coat {
  const points = mark === 'label' ? coat.points : undefined;
  return tidy({ ...coat, mark, markTincture: mark && tincture, points });
}

/** Where a group may stand beside the others. */
export function placesFor(coat: Coat, own?: Place): Place[] {
  const groups = coat.groups ?? {};
  const all: Place[] = coat.ordinary
    ? [...(coat.ordinary.number ? [] : (['on'] as const)), 'between', 'chief', 'base', 'over-all']
    : ['middle', ...(groups.middle && own !== 'middle' ? (['between'] as const) : []), 'chief', 'base', 'dexter', 'sinister'];
  const isTaken = (place: Place): boolean => place !== own && groups[place] !== undefined;
  return all.filter(place => !isTaken(place) && !(coat.ordinary && SHARED[place]?.some(isTaken)));
}

/** Beside an ordinary these take each other's room. */
const SHARED: Readonly<Partial<Record<Place, readonly Place[]>>> = {
  between: ['chief', 'base'],
  chief: ['between'],
  base: ['between'],
  on: ['over-all'],
  'over-all': ['on'],
};

/** With another group at a place; one that moves leaves its own. */
export function withGroup(coat: Coat, place: Place, group: Group, to: Place = place): Coat {
  const { [place]: _, ...rest }: Groups = coat.groups ?? {};
  return tidy({ ...coat, groups: settled({ ...rest, [to]: group }) });
}

export function withoutGroup(coat: Coat, place: Place): Coat {
  const { [place]: _, ...rest }: Groups = coat.groups ?? {};
  return tidy({ ...coat, groups: coat.ordinary ? rest : settled(rest) });
}

/** Nothing can stand around a middle that is empty. */
function settled(groups: Groups): Groups {
  const { between, ...rest } = groups;
  const isEmpty = between !== undefined && !rest.middle && !rest.on && !rest['over-all'];
  return isEmpty && !rest.chief && !rest.base ? { ...rest, middle: between } : groups;
}

/** Three mullets where there is room for them, metal on colour or colour on metal. */
export function withMore(coat: Coat): Coat {
  const [place] = placesFor(coat);
  if (!place) return coat;
  const below = place === 'on' ? coat.ordinary?.tincture : coat.first;
  const tincture = below === 'or' || below === 'argent' || below === 'ermine' ? 'azure' : 'or';
  return withGroup(coat, place, { number: place === 'middle' ? 1 : 3, bearing: 'mullet', tincture });
}
