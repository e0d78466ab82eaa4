/** The nine places that are drawn. */
export const PLACES = ['ombra', 'fortress', 'night-castle', 'camp', 'minstrels-inn', 'infirmary', 'border-inn', 'mill', 'farm'] as const;
export type Place = (typeof PLACES)[number];

/** What sort of place it is: a castle, a shelter, a house of the country. */
export type Kind = 'red' | 'blue' | 'green';

/** What only the rules of the game know. */
export interface Legend {
  kindOf(place: Place): Kind;
  /** The gate on a field of the ring, if there is one. */
  gateOf(field: number): Kind | undefined;
}
