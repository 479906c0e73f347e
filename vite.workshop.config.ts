import { defineConfig } from 'vite';
import { galleryPlugin } from './tools/gallery/gallery-plugin.ts';
import { browsers, clientPlugins, inlineHeadScript, siteFacts } from './vite.config.ts';

/** The workshop in a build of its own, dist/workshop, so that its imports do not shape the chunks of the product. */
export default defineConfig({
  root: 'client',
  base: '/__workshop/',
  plugins: [...clientPlugins, inlineHeadScript, galleryPlugin],
  ...siteFacts,
  publicDir: false,
  build: {
    outDir: '../dist/workshop',
    emptyOutDir: true,
    target: browsers,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Nobody waits for it over a slow connection.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { input: 'client/workshop.html' },
  },
});
