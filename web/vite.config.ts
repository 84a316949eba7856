import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

// In development the pages come from here and the tables from a server that was started by "tidetable serve".
const server = process.env['TIDETABLE_SERVER'] ?? 'http://127.0.0.1:7878';

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: true } } },
  build: { target: 'es2022', assetsInlineLimit: 0, manifest: true, chunkSizeWarningLimit: 150 },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts', 'e2e/**/*.test.ts', 'fish/**/*.test.ts'],
    setupFiles: ['./src/test-setup.ts'],
  },
});
