import type { Query } from '#server/adapters/sql.ts';
import type { Rows } from './rows.ts';
import { TABLE_NAMES, TABLES } from './tables.ts';

/** Writes rows in the order of their foreign keys: one statement a table, every column as one array. */
export async function writeRows(query: Query, rows: Rows): Promise<void> {
  for (const table of TABLE_NAMES) {
    const added = rows.of(table);
    if (added.length === 0) continue;
    const { name, columns } = TABLES[table];
    const entries = Object.entries(columns);
    const values = entries.map(([column]) => added.map((row) => row[column] ?? null));
    const names = entries.map(([column]) => column).join(', ');
    const arrays = entries.map(([, type], place) => `$${place + 1}::${type}[]`).join(', ');
    await query(`insert into ${name} (${names}) select * from unnest(${arrays})`, values);
  }
}
