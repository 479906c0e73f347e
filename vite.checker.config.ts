import { defineConfig } from 'vite';
import { browsers } from './vite.config.ts';

/** The script of the file to keep, all of it in one piece: `dist/checker/checker.js`, put into the file by `server/pages`. */
export default defineConfig({
  root: 'client',
  publicDir: false,
  build: {
    outDir: '../dist/checker',
    emptyOutDir: true,
    target: browsers,
    rolldownOptions: {
      input: 'client/entry-checker.ts',
      output: { format: 'iife', entryFileNames: 'checker.js' },
    },
  },
});
