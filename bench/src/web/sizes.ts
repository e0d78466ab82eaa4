import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Bytes as they travel, by gzip. */
export interface SizeFigures {
  /** What a browser fetches before the first screen stands, with the longest of our languages. */
  readonly firstScreenJs: number;
  readonly firstScreenCss: number;
  /** The script of each board; what it shares with other screens is not counted. */
  readonly boards: readonly { readonly game: string; readonly js: number }[];
  readonly heraldryJs: number;
}

/** Reads a built client; undefined when there is none. */
export function measureClient(dist: string): SizeFigures | undefined {
  const page = join(dist, 'index.html');
  if (!existsSync(page)) return;
  const html = readFileSync(page, 'utf8');
  const assets = readdirSync(join(dist, 'assets')).filter(name => /\.(js|css)$/.test(name));
  const texts = new Map(assets.map(name => [name, readFileSync(join(dist, 'assets', name), 'utf8')]));
  const scripts = [...texts].filter(([name]) => name.endsWith('.js'));
  const zipped = (name: string): number => gzipSync(texts.get(name) ?? '').length;
  const total = (names: Iterable<string>): number => [...names].reduce((sum, name) => sum + zipped(name), 0);
  const longest = (names: readonly string[]): string[] => names.toSorted((a, b) => zipped(b) - zipped(a)).slice(0, 1);

  const named = (kind: 'js' | 'css'): string[] => all(html, new RegExp(`(?:src|href)="/assets/([^"]+\\.${kind})"`, 'g'));
  const words = scripts.filter(([name, text]) => /^(en|de|fr|ja)-/.test(name) && text.includes('playNowHelp'));
  const boards = scripts.flatMap(([, text]) => [...text.matchAll(/["'`]\.\/([\w-]+)\/board\.tsx["'`]:[^`"']*import\(["'`]\.\/([^"'`]+)/g)]);
  const heraldry = scripts.filter(([name, text]) => !name.startsWith('board-') && text.includes('0 0 200 240') && text.includes('nebuly'));
  return {
    firstScreenJs: total(closure([...named('js'), ...longest(words.map(([name]) => name))], texts)),
    firstScreenCss: total(new Set(named('css'))),
    boards: boards.map(([, game, file]) => ({ game: game!, js: zipped(file!) })),
    heraldryJs: total(heraldry.map(([name]) => name)),
  };
}

/** Some scripts and all they import before they run. */
function closure(names: readonly string[], texts: ReadonlyMap<string, string>, seen = new Set<string>()): Set<string> {
  for (const name of names) {
    if (seen.has(name)) continue;
    seen.add(name);
    closure(all(texts.get(name) ?? '', /(?:import|from)\s*["'`]\.\/([^"'`]+\.js)["'`]/g), texts, seen);
  }
  return seen;
}

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(match => match[1]!);
