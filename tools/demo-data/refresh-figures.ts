import type { Query } from '#server/adapters/sql.ts';
import { TABLE_NAMES, TABLES } from './tables.ts';

/** Tells PostgreSQL about many rows that came or went, and has the kept figures of the admin pages counted anew. */
export async function refreshFigures(query: Query): Promise<void> {
  for (const table of TABLE_NAMES) await query(`vacuum (analyze) ${TABLES[table].name}`);
  await query('select private.roll_up_analytics(), private.roll_up_learning()');
}
