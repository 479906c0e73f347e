import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { replayMigrations, withEmbeddedPostgres } from './dump-schema/replay-migrations.ts';
import { summariseDifference } from './dump-schema/summarise-difference.ts';

/*
 * Replays the migrations from empty and writes what they add up to into supabase/schema.sql, and what of it the browser
 * may use into client/lib/backend/database-types.ts.
 *
 *   node tools/dump-schema.ts [--check] [--database-url URL]
 *
 * With --check nothing is written, and the exit code is 1 when a file differs. Without --database-url an
 * embedded PostgreSQL is started for the purpose.
 */
const PROJECT = join(import.meta.dirname, '..');

const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, 'database-url': { type: 'string' } },
});

const replay = (databaseUrl: string) => replayMigrations(PROJECT, databaseUrl);
const given = values['database-url'];
const files = given === undefined ? await withEmbeddedPostgres(replay) : await replay(given);

for (const [path, text] of Object.entries(files)) {
  if (values.check) await check(path, text);
  else {
    await writeFile(join(PROJECT, path), text);
    console.log(`Wrote ${path}.`);
  }
}

async function check(path: string, expected: string): Promise<void> {
  const written = await readFile(join(PROJECT, path), 'utf8').catch(() => '');
  const difference = summariseDifference(written, expected);
  if (difference === undefined) {
    console.log(`${path} is what the migrations add up to.`);
    return;
  }
  console.error(
    `${path} is not what the migrations add up to (+ is missing from it, - is left over):\n${difference}\n` +
      'Write it again with: node tools/dump-schema.ts',
  );
  process.exitCode = 1;
}
