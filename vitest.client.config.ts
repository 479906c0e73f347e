import { defineConfig } from 'vitest/config';
import { clientPlugins, siteFacts } from './vite.config.ts';

/** Unit tests of the client: they need the message macros and React's compiler, as the build does. */
export default defineConfig({
  plugins: clientPlugins,
  ...siteFacts,
  test: { name: 'client', include: ['client/**/*.test.{ts,tsx}'] },
});
