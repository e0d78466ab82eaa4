import { preact } from '@preact/preset-vite';
import { defineConfig } from 'vite';

const SERVER = 'http://localhost:8080';

export default defineConfig({
  plugins: [preact()],
  build: {
    target: 'baseline-widely-available',
    // A data: image in a stylesheet would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
  },
  server: { proxy: { '/api': SERVER, '/live': { target: SERVER, ws: true } } },
});
