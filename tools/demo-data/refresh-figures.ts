import type { Query } from '#server/adapters/sql.ts';
import { PLAYED_TABLES } from './trading/played-tables.ts';
import { TABLE_NAMES, TABLES } from './tables.ts';

/** Tells PostgreSQL about many rows that came or went, and has the kept figures of the admin pages counted anew. */
export async function refreshFigures(query: Query): Promise<void> {
  const written = TABLE_NAMES.map((table) => TABLES[table].name);
  for (const name of [...written, ...PLAYED_TABLES]) await query(`vacuum (analyze) ${name}`);
  await query('select private.roll_up_analytics(), private.roll_up_learning()');
}
