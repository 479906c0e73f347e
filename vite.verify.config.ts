import { defineConfig } from 'vite';
import { browsers } from './vite.config.ts';

/**
 * The script of the page that checks certificates, beside the app's. Built with it, both would share the library that
 * reads shapes, and /auth would carry what only certificates need of it.
 */
export default defineConfig({
  root: 'client',
  publicDir: false,
  build: {
    outDir: '../dist/client',
    emptyOutDir: false,
    manifest: '.vite/verify-manifest.json',
    target: browsers,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { verify: 'client/entry-verify.ts' } },
  },
});
