import { cpus } from 'node:os';
import { defineConfig } from 'vitest/config';
import { clientPlugins } from './vite.config.ts';
import { pageDefines } from './vite.pages.config.ts';

/** Unit tests of the client: they need the message macros and React's compiler, as the build does. */
export default defineConfig({
  plugins: clientPlugins,
  define: pageDefines,
  test: {
    name: 'client',
    include: ['client/**/*.test.{ts,tsx}'],
    // Files share what they import, as in `unit`: what a test takes the place of comes back before the next one.
    isolate: false,
    maxWorkers: Math.min(2, cpus().length),
    restoreMocks: true,
    unstubGlobals: true,
    expect: { requireAssertions: true },
  },
});
