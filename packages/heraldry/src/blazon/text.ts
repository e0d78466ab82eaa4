/** Words in a row, those that are missing left out. */
export const words = (...parts: readonly (string | undefined)[]): string =>
  parts.filter(part => part !== undefined && part !== '').join(' ');

/** Parts set off by commas, those that say nothing left out. */
export const commas = (...parts: readonly (string | undefined)[]): string =>
  parts.filter(part => part !== undefined && part !== '').join(', ');

/** Parts set off by commas, the first letter large, a full stop at the end; nothing for nothing. */
export function sentence(parts: readonly string[]): string {
  const text = commas(...parts);
  return text === '' ? '' : `${text[0]!.toUpperCase()}${text.slice(1)}.`;
}

/** Things in a row: «two», «two and one», «three, two and one». */
export const listed = (parts: readonly string[], and: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`;
