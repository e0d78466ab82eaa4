import { type Place, tintenblut, type View } from '@tabard/tintenblut';

interface SeatPosition {
  readonly place: Place;
  readonly [field: string]: unknown;
}

/** What a seat sees of a position; whatever is left out is as at the start. */
export function viewOf(seats: readonly SeatPosition[], more: Readonly<Record<string, unknown>> = {}, viewer = 0): View {
  const state = tintenblut.restore({ game: 'tintenblut', seats, ...more } as never, { below: () => 0 });
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  return tintenblut.view(state.value, viewer);
}
