/** Columns a text takes in a terminal: the letters of East Asia are two wide. */
export const columns = (text: string): number => [...text].reduce((sum, char) => sum + (WIDE.test(char) ? 2 : 1), 0);

const WIDE = /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/;

export const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - columns(text)));

/** Cut so that it fits into a line. */
export function fitted(text: string, width: number): string {
  let cut = text;
  while (columns(cut) > width) cut = `${[...cut].slice(0, -2).join('')}…`;
  return cut;
}
