import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { preact } from '@preact/preset-vite';
import { defineConfig, type Plugin } from 'vite';

const SERVER = 'http://localhost:8080';

export default defineConfig({
  plugins: [preact(), compressed()],
  build: {
    target: 'baseline-widely-available',
    // A data: image in a stylesheet would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  // A worker fetches its game when it is asked about it.
  worker: { format: 'es' },
  server: { proxy: { '/api': SERVER, '/live': { target: SERVER, ws: true } } },
});

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
