import { defineConfig } from 'vitest/config';
import { clientPlugins } from './vite.config.ts';
import { pageDefines } from './vite.pages.config.ts';

/** Unit tests of the client: they need the message macros and React's compiler, as the build does. */
export default defineConfig({
  plugins: clientPlugins,
  define: pageDefines,
  test: { name: 'client', include: ['client/**/*.test.{ts,tsx}'], expect: { requireAssertions: true } },
});
