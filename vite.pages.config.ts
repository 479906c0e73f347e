import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { clientPlugins, headScript, siteFacts } from './vite.config.ts';

/** What the public pages know at build time: the operator's facts, and what stands in the page itself. */
export const pageDefines = {
  ...siteFacts.define,
  __HEAD_SCRIPT__: JSON.stringify(headScript),
  __FAVICON__: JSON.stringify(readFileSync('client/public/favicon.svg', 'utf8').trim()),
};

/** The public pages as one server bundle without dependencies: `dist/pages/pages.js`, loaded by `server/pages`. */
export default defineConfig({
  root: 'client',
  plugins: clientPlugins,
  define: pageDefines,
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
