import { find, read, type Source } from './sources.ts';

/** The folders that new games are copied from: rules, and a board. */
const SAMPLES = ['packages/games/sample-game', 'apps/web/src/boards/sample-game'] as const;

/** The folders of a game, where those of the sample are. */
export const foldersOf = (id: string): string[] => SAMPLES.map(folder => renamed(folder, id));

/** Every file of the sample under a new name, paths and texts. */
export function filesOf(id: string): Source[] {
  const files = SAMPLES.flatMap(folder => find(`${folder}/**/*.*`)).map(path => read(path));
  return files.map(({ path, text }) => ({ path: renamed(path, id), text: renamed(text, id) }));
}

/** What the catalogue needs to offer the game. */
export function catalogueLine(id: string): { readonly imported: string; readonly line: string } {
  const { text } = read('tools/sample-catalog.ts');
  const imported = /^import .*config';$/m.exec(text)![0];
  const line = /^ {2}\{\n[\s\S]*^ {2}\},$/m.exec(text)![0];
  return { imported: renamed(imported, id), line: renamed(line, id) };
}

/** The sample goes by three names: `sample-game`, `Sample Game` and `SAMPLE_GAME`. */
function renamed(text: string, id: string): string {
  const title = id.replaceAll(/(^|-)(.)/g, (_, gap: string, letter: string) => `${gap && ' '}${letter.toUpperCase()}`);
  return text
    .replaceAll('sample-game', id)
    .replaceAll('Sample Game', title)
    .replaceAll('SAMPLE_GAME', id.replaceAll('-', '_').toUpperCase());
}
