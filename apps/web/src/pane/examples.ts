import type { Examples } from '../boards/kit/example.tsx';

const files = import.meta.glob<Examples>('../boards/*/examples.tsx', { import: 'default' });

/** What the drawings beside the lines of «In one minute» are called, before their number. */
export const MINUTE = 'minute.';

/** What is drawn beside a rulebook's examples; a game need not draw any. */
export async function loadExamples(game: string): Promise<Examples> {
  return (await files[`../boards/${game}/examples.tsx`]?.()) ?? {};
}
