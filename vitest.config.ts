import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [{ test: { name: 'tooling', include: ['tests/tooling/**/*.test.ts'], testTimeout: 60_000 } }],
  },
});
