/** As the strong bot searches; or, as the field does, with whole games of uniformly random moves. */
export const PLAYOUTS = ['informed', 'random'] as const;
export type Playouts = (typeof PLAYOUTS)[number];

/** So many searches of one of our games, or of the peer's. */
export interface Task {
  readonly game: string;
  readonly seats: number;
  readonly playouts: Playouts;
  readonly searches: number;
}

export interface Searches {
  readonly iterations: number;
  readonly decisions: number;
  readonly seconds: number;
}
