import type { Examples } from '../boards/kit/example.tsx';

const files = import.meta.glob<Examples>('../boards/*/examples.tsx', { import: 'default' });

/** What is drawn beside a rulebook's examples; a game need not draw any. */
export async function loadExamples(game: string): Promise<Examples> {
  return (await files[`../boards/${game}/examples.tsx`]?.()) ?? {};
}
