/** A name for a wish that nobody else gives to one. */
export const newWish = (): string => randomHex(16);

/** Works over plain http too, where there is no `crypto.randomUUID`. */
export function randomHex(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}
