import { cpus } from 'node:os';
import { defineConfig } from 'vitest/config';

/** One PostgreSQL for all test files; each file makes its own database in it. */
const postgres = 'tests/support/postgres-global.ts';

/** A test whose loops found nothing to look at fails. Journeys also prove things by waiting for them. */
const asserted = { requireAssertions: true };

/** What is waited for comes late on a busy machine. Limits only end what hangs: nothing is proved by them. */
const patient = { poll: { timeout: 20_000 } };

/** Files of a worker share what they import: loading it anew for each took as long as the tests. So a file leaves nothing behind. */
const shared = { isolate: false };

export default defineConfig({
  test: {
    projects: [
      './vitest.client.config.ts',
      {
        test: {
          name: 'unit',
          ...shared,
          include: ['{domain,server,tools}/**/*.test.ts'],
          testTimeout: 20_000,
          expect: asserted,
        },
      },
      {
        test: {
          name: 'tooling',
          include: ['tests/tooling/**/*.test.ts'],
          testTimeout: 60_000,
          expect: asserted,
        },
      },
      {
        test: {
          name: 'policies',
          ...shared,
          include: ['tests/policies/**/*.test.ts'],
          globalSetup: postgres,
          expect: asserted,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'acceptance',
          ...shared,
          include: ['tests/acceptance/**/*.test.ts'],
          globalSetup: postgres,
          expect: { ...asserted, ...patient },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'journeys',
          expect: patient,
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: postgres,
          testTimeout: 400_000,
          hookTimeout: 120_000,
        },
      },
    ],
    maxWorkers: Math.min(2, cpus().length),
  },
});
