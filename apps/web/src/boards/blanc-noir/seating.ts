/** The other seats in the order of play, clockwise from the left of the viewer; all of them for a spectator. */
export function othersOf(seats: number, me: number | undefined): number[] {
  if (me === undefined) return Array.from({ length: seats }, (_, seat) => seat);
  return Array.from({ length: seats - 1 }, (_, index) => (me + 1 + index) % seats);
}

/** How far the others spread round the table, in degrees, by their number. */
const SPREAD: readonly number[] = [0, 0, 118, 168, 180, 196, 214];

/** Where the index-th of the others sits, in percent of the room that the table's box leaves beside the seat. */
export function around(index: number, others: number): { readonly x: number; readonly y: number } {
  const spread = SPREAD[others] ?? 214;
  const degrees = others === 1 ? -90 : -90 - spread / 2 + (spread * index) / (others - 1);
  const angle = (degrees * Math.PI) / 180;
  return { x: 50 + 50 * Math.cos(angle), y: 50 + 50 * Math.sin(angle) };
}

/** Whether a seat has the fewest points, once anybody has any. */
export function isLeading({ seats }: { readonly seats: readonly { readonly points: number }[] }, seat: number): boolean {
  const points = seats.map(one => one.points);
  return points[seat] === Math.min(...points) && Math.max(...points) > Math.min(...points);
}
