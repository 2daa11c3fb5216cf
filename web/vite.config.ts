import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// Every browser that runs the client reads woff2; the woff twins of the fonts
// would only make the package larger.
const woff2Only: Plugin = {
  name: 'woff2-only',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('@fontsource') || !id.endsWith('.css')) return null;
    return code.replace(/,\s*url\([^)]*\.woff\)\s*format\(['"]woff['"]\)/g, '');
  },
};

// The licences of what is built in travel with it.
const licences: Plugin = {
  name: 'licences',
  generateBundle() {
    const fonts = ['zilla-slab', 'barlow-condensed', 'kaisei-tokumin', 'zen-kaku-gothic-new'].map((font) => `@fontsource/${font}/LICENSE`);
    const texts = [...fonts, 'svelte/LICENSE.md', 'qr/LICENSE-MIT', '@noble/hashes/LICENSE'].map((path) => {
      const text = readFileSync(new URL(`node_modules/${path}`, import.meta.url), 'utf8');
      return `${path}\n\n${text.trim()}\n`;
    });
    this.emitFile({ type: 'asset', fileName: 'assets/licences.txt', source: texts.join('\n----\n\n') });
  },
};

// The Python server serves the built client: index.html for "/" and "/t/...",
// everything else under "/assets/". While developing, the API is proxied.
export default defineConfig({
  base: '/',
  plugins: [woff2Only, licences, svelte()],
  build: {
    outDir: '../src/lastfire/server/client',
    emptyOutDir: true,
    assetsDir: 'assets',
    // A strict Content-Security-Policy (default-src 'self') forbids data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
  },
});
