/*
 * Brings a running installation up to the content folder without restarting it:
 * `node tools/import-content.ts --database-url URL [--content DIR]`. The URL is that of the owner of the tables.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ContentError } from '#server/adapters/content/content-error.ts';
import { importContent } from '#server/adapters/content/import-content.ts';
import { openDatabase } from '#server/backend/database/database.ts';

const { values } = parseArgs({
  options: {
    'database-url': { type: 'string' },
    content: { type: 'string', default: join(import.meta.dirname, '..', 'content') },
  },
});
if (values['database-url'] === undefined) {
  console.error('Name the database: node tools/import-content.ts --database-url URL');
  process.exit(1);
}

const database = openDatabase({
  url: values['database-url'],
  poolSize: 1,
  onError: (error) => console.error(error.message),
});
try {
  const { changes, work, ...counts } = await importContent(database, values.content, { now: new Date() });
  const details = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  console.log(
    changes === 0
      ? 'Nothing has changed.'
      : `${changes} rows written: ${details.join(', ')}. Lessons compiled: ${work.compiled}.`,
  );
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await database.close();
}
