const WIDTH = 40;
const EVERY_MS = 100;

/** Shows on a terminal how far the i-th of some tournaments is. */
export function progressBar(i: number, of: number): (games: number, all: number) => void {
  const which = of > 1 ? ` (${i + 1} of ${of})` : '';
  let shownAt = Number.NEGATIVE_INFINITY;
  return (games, all) => {
    if (!process.stderr.isTTY || performance.now() - shownAt < EVERY_MS) return;
    shownAt = performance.now();
    const full = Math.round((WIDTH * games) / all);
    process.stderr.write(`\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${games}/${all}${which}`);
  };
}

export function clearBar(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
}
