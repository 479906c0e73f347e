import { defineConfig } from 'vite';
import { clientPlugins, siteFacts } from './vite.config.ts';

/** The public pages as one server bundle without dependencies: `dist/pages/pages.js`, loaded by `server/pages`. */
export default defineConfig({
  root: 'client',
  plugins: clientPlugins,
  ...siteFacts,
  ssr: { noExternal: true },
  publicDir: false,
  build: {
    ssr: 'entry-pages.tsx',
    outDir: '../dist/pages',
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'pages.js', codeSplitting: false } },
  },
});
