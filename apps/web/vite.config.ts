import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { preact } from '@preact/preset-vite';
import { LANGS } from '@tabard/core';
import { defineConfig, type Plugin } from 'vite';

const SERVER = 'http://localhost:8080';

export default defineConfig({
  plugins: [preact(), plates(), compressed()],
  build: {
    target: 'baseline-widely-available',
    // A data: image in a stylesheet would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Which chunk holds what: the tests of what is fetched when read it.
    manifest: true,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  // A worker fetches its game when it is asked about it.
  worker: { format: 'es' },
  // The server looks whether a page asks from where it was served: it is told the page’s own host.
  server: { proxy: { '/api': { target: SERVER, changeOrigin: false }, '/live': { target: SERVER, ws: true } } },
});

const PLATES = 'virtual:plates';

/** What the first screen says of each game, read from the catalogue when the client is built: no game weighs on that screen, and nothing on it comes late. */
function plates(): Plugin {
  return {
    name: 'tabard:plates',
    resolveId: source => (source === PLATES ? `\0${PLATES}` : undefined),
    async load(id) {
      if (id !== `\0${PLATES}`) return;
      const { CATALOG } = await import('@tabard/catalog');
      const all = CATALOG.map(async ({ id, seats, short, lesson, words }) => {
        const said = await Promise.all(LANGS.map(async lang => [lang, await words(lang)] as const));
        const told = said.map(([lang, { title, tagline }]) => [lang, { title, tagline }]);
        return { id, seats, short, lesson: lesson !== undefined, words: Object.fromEntries(told) };
      });
      return `export const PLATES = ${JSON.stringify(await Promise.all(all))};`;
    },
  };
}

const TEXT = /\.(html|js|css|svg|json|md|txt|webmanifest)$/;

/** Text is laid beside itself compressed, so that the server need not do it for every visitor; type is compressed as it is. */
function compressed(): Plugin {
  return {
    name: 'tabard:compressed',
    apply: 'build',
    writeBundle({ dir = 'dist' }) {
      for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter(name => TEXT.test(name))) {
        const path = join(dir, file);
        const content = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(content));
        writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
      }
    },
  };
}
