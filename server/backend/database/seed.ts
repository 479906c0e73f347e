import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database.ts';

/**
 * Runs `supabase/seed.sql` once per database, after the first migrations; the run is recorded as the Supabase CLI
 * records it. A missing file is no error.
 */
export async function seedProject(database: Database, projectDir: string): Promise<void> {
  const path = join('supabase', 'seed.sql');
  const text = await readFile(join(projectDir, path), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return;
  await database.transaction(async ({ query }) => {
    await query(
      'create table if not exists supabase_migrations.seed_files (path text primary key, hash text)',
    );
    const hash = createHash('sha256').update(text).digest('hex');
    const recorded = await query(
      'insert into supabase_migrations.seed_files (path, hash) values ($1, $2) on conflict do nothing',
      [path, hash],
    );
    if (recorded.rowCount > 0) await query(text);
  });
}
