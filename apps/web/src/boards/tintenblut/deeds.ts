/** A turn in one line; what was done more than once is told once. */
export function deedsInShort(deeds: readonly string[] = []): string | undefined {
  const times = new Map<string, number>();
  for (const deed of deeds) times.set(deed, (times.get(deed) ?? 0) + 1);
  return times.size === 0 ? undefined : [...times].map(([deed, count]) => (count === 1 ? deed : `${deed} ×${count}`)).join(' · ');
}
