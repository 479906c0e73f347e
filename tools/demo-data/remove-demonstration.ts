import { one } from '#domain/kernel/one.ts';
import type { Query, SqlDatabase } from '#server/adapters/sql.ts';
import { demonstrationIds, ownerOf } from './demonstration-id.ts';
import type { OnProgress } from './load-demonstration.ts';
import { refreshFigures } from './refresh-figures.ts';
import { whileTriggersRest } from './rest-triggers.ts';
import { TABLE_NAMES, type TableName, TABLES } from './tables.ts';

const LEARNERS_AT_ONCE = 2000;
/** Above every number that an owner can have. */
const NO_END = 0xffffffff;

/** Whose ids a column holds. */
function ownersOf(table: TableName, column: string): TableName {
  return column === 'id' ? table : column === 'user_id' ? 'users' : 'campaigns';
}

/**
 * Deletes every row of the demonstration, and what the product has added to its learners since. Append-only tables are
 * no exception: their triggers rest, which only the owner of the database can order.
 *
 * @returns how many learners there were
 */
export async function removeDemonstration(database: SqlDatabase, onProgress: OnProgress): Promise<number> {
  const { rows } = await database.query<{ learners: number; last: string | null }>(
    `select count(*)::int as learners, max(user_id::text) as last from private.demonstration_users`,
  );
  const { learners, last: lastId } = one(rows);
  const last = lastId === null ? 0 : ownerOf(lastId);
  for (let first = 1; first <= last; first += LEARNERS_AT_ONCE) {
    await whileTriggersRest(database, (query) => deleteRows(query, first, first + LEARNERS_AT_ONCE - 1));
    onProgress(Math.min(first + LEARNERS_AT_ONCE - 1, last), last);
  }
  // What belongs to accounts that an admin has deleted meanwhile, and to nobody.
  await whileTriggersRest(database, (query) => deleteRows(query, 0, NO_END));
  await refreshFigures(database.query);
  return learners;
}

async function deleteRows(query: Query, first: number, last: number): Promise<void> {
  for (const table of TABLE_NAMES.toReversed()) {
    const { name, owner, columns } = TABLES[table];
    // Rows with an id of their own go by it, and by their learner: the product may have added some.
    for (const column of new Set([owner, ...('user_id' in columns ? ['user_id'] : [])])) {
      await query(
        `delete from ${name} where ${column} between $1 and $2`,
        demonstrationIds(ownersOf(table, column), first, last),
      );
    }
  }
}
