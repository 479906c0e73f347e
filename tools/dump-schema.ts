import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { replayMigrations, withEmbeddedPostgres } from './dump-schema/replay-migrations.ts';
import { summariseDifference } from './dump-schema/summarise-difference.ts';

/*
 * Replays the migrations from empty and writes what they add up to into supabase/schema.sql.
 *
 *   node tools/dump-schema.ts [--check] [--database-url URL]
 *
 * With --check nothing is written, and the exit code is 1 when the file differs. Without --database-url an
 * embedded PostgreSQL is started for the purpose.
 */
const PROJECT = join(import.meta.dirname, '..');
const SCHEMA_FILE = join(PROJECT, 'supabase', 'schema.sql');

const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, 'database-url': { type: 'string' } },
});

const replay = (databaseUrl: string) => replayMigrations(PROJECT, databaseUrl);
const given = values['database-url'];
const schema = given === undefined ? await withEmbeddedPostgres(replay) : await replay(given);

if (values.check) {
  const written = await readFile(SCHEMA_FILE, 'utf8').catch(() => '');
  const difference = summariseDifference(written, schema);
  if (difference === undefined) {
    console.log('supabase/schema.sql is what the migrations add up to.');
  } else {
    console.error(
      `supabase/schema.sql is not what the migrations add up to (+ is missing from it, - is left over):\n${difference}\n` +
        'Write it again with: node tools/dump-schema.ts',
    );
    process.exitCode = 1;
  }
} else {
  await writeFile(SCHEMA_FILE, schema);
  console.log('Wrote supabase/schema.sql.');
}
