/** A number somebody typed, from 1 on; what is none is said in one line. */
export function wholeNumber(name: string, text: string): number {
  if (/^[1-9][0-9]{0,5}$/.test(text)) return Number(text);
  throw new Error(`--${name} takes a whole number, not "${text}"`);
}
