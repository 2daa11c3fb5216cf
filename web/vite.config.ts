import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The Python server serves the built client: index.html for "/" and "/t/...",
// everything else under "/assets/". While developing, the API is proxied.
export default defineConfig({
  base: '/',
  plugins: [svelte()],
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
