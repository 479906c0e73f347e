import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findRunningPostgres } from '#server/adapters/postgres/find-running-postgres.ts';
import { startEmbeddedPostgres } from '#server/adapters/postgres/start-embedded-postgres.ts';
import { openDatabase } from '#server/backend/database/database.ts';

test.each([{ tcp: false }, { tcp: true }])(
  'a command finds the PostgreSQL that a server runs, and none before and after (TCP: $tcp)',
  async ({ tcp }) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'ledgerline-find-'));
    try {
      expect(await findRunningPostgres(dataDir)).toBeNull();
      const postgres = await startEmbeddedPostgres({
        dataDir,
        log: () => {},
        forTests: { tcp, settings: { fsync: 'off' } },
      });
      try {
        const url = await findRunningPostgres(dataDir);
        expect(url).toBe(postgres.url);
        const database = openDatabase({ url: url ?? '', poolSize: 1, onError: () => {} });
        expect((await database.query('select current_user as role')).rows).toEqual([{ role: 'postgres' }]);
        await database.close();
      } finally {
        await postgres.stop();
      }
      expect(await findRunningPostgres(dataDir)).toBeNull();
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);
