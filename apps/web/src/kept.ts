/** What this browser remembers under a key. Storage can be forbidden; then nothing is remembered here. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether there was room for it. */
export function keep(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}

export function forgetAll(): void {
  try {
    localStorage.clear();
  } catch {}
}

/** Where a game's lesson was left: chapter and step, or nothing. */
export const lessonKey = (game: string): string => `tabard.lesson.${game}`;
