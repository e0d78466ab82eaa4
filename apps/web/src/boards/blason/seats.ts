const MOST_LETTERS = 3;

/** The shortest beginnings, of one letter to three, by which names can be told apart on a pawn. */
export function initialsOf(names: readonly string[]): readonly string[] {
  const begin = (name: string, letters: number): string => {
    const [first = '?', ...others] = Array.from(name.trim()).slice(0, letters);
    return first.toUpperCase() + others.join('');
  };
  const isShared = (short: string, letters: number) => names.filter(other => begin(other, letters) === short).length > 1;
  return names.map(name => {
    let letters = 1;
    while (letters < MOST_LETTERS && isShared(begin(name, letters), letters)) letters++;
    return begin(name, letters);
  });
}

/**
 * Where on the track the flags of pawns hang that need so much room each: in the order of their points, each as near to its pawn as the others let it.
 * Nobody's flag covers another's, and none hangs over an end.
 */
export function flagsOf(tracks: readonly number[], room: number, end: number): readonly number[] {
  const order = tracks.map((_, seat) => seat).sort((a, b) => tracks[a]! - tracks[b]! || a - b);
  // Flags that touch are one bunch, and a bunch hangs where its pawns are on average.
  const bunches: { count: number; first: number }[] = [];
  for (const seat of order) {
    let bunch = { count: 1, first: tracks[seat]! };
    for (let before = bunches.at(-1); before && bunch.first - before.first < before.count * room; before = bunches.at(-1)) {
      bunches.pop();
      const count = before.count + bunch.count;
      bunch = { count, first: (before.first * before.count + (bunch.first - before.count * room) * bunch.count) / count };
    }
    bunches.push(bunch);
  }
  const wanted = bunches.flatMap(({ count, first }) => Array.from({ length: count }, (_, at) => first + at * room));
  const flags: number[] = [];
  for (const [index, seat] of order.entries()) {
    const least = index * room;
    const most = end - (order.length - 1 - index) * room;
    flags[seat] = Math.max(least, Math.min(most, wanted[index]!));
  }
  return flags;
}

/** So far the pearls are drawn: to fifty, or to the ten after whoever is farthest; the track itself has no end. */
export const trackEnd = (tracks: readonly number[]): number => Math.max(50, Math.ceil(Math.max(...tracks) / 10) * 10);
