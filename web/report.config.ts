import { defineConfig } from 'vite';

// The script and the style of a report of the laboratory, which are put into its page: one file each, without addresses.
export default defineConfig({
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: '../report/target/classes/tidetable/report',
    emptyOutDir: true,
    cssCodeSplit: false,
    rollupOptions: {
      input: 'src/report/main.ts',
      output: { format: 'iife', entryFileNames: 'report.js', assetFileNames: 'report[extname]' },
    },
  },
});
