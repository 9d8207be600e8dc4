import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    // `cantina serve` on its usual address, while the pages are being worked on.
    proxy: { '/api': 'http://127.0.0.1:8080', '/ws': { target: 'ws://127.0.0.1:8080', ws: true } },
  },
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: 'tests/browser/house.ts',
          testTimeout: 240_000,
          hookTimeout: 60_000,
          // What a page shows is waited for, never glimpsed.
          expect: { poll: { timeout: 20_000 } },
          // Each file has a house and a browser of its own.
          maxWorkers: 2,
        },
      },
    ],
  },
});
