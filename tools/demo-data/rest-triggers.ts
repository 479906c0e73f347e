import { setTimeout as delay } from 'node:timers/promises';
import type { Query, SqlDatabase } from '#server/adapters/sql.ts';
import { TABLE_NAMES, TABLES } from './tables.ts';

const LOCK_NOT_AVAILABLE = '55P03';
const MAX_TURNS = 20;
/** An autovacuum of these tables, which may take minutes, makes way only for who has waited for PostgreSQL's `deadlock_timeout`, a second. */
const PATIENT_EVERY = 5;

const RESTING_TABLES = TABLE_NAMES.map((table) => TABLES[table])
  .filter((table) => 'restsTriggers' in table)
  .map(({ name }) => name);

/**
 * Runs work in a transaction while the triggers of some tables rest. Constraints and foreign keys stay on; other sessions
 * never see a table without its triggers, since the change is part of the transaction and its lock lets nobody else
 * write meanwhile. Whoever learns at this moment goes first: a lock that is not free within half a second, sooner than
 * PostgreSQL looks for a deadlock, is asked for again later; now and then with more patience.
 */
export async function whileTriggersRest(
  database: SqlDatabase,
  work: (query: Query) => Promise<void>,
  tables: readonly string[] = RESTING_TABLES,
): Promise<void> {
  const alter = (change: string) =>
    tables.map((name) => `alter table ${name} ${change} trigger user`).join(';\n');
  for (let turn = 1; ; turn += 1) {
    try {
      await database.transaction(async ({ query }) => {
        await query(`set local lock_timeout = '${turn % PATIENT_EVERY === 0 ? '3s' : '500ms'}'`);
        await query(alter('disable'));
        await query('set local lock_timeout = 0');
        await work(query);
        await query(alter('enable'));
      });
      return;
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;
      if (!isBusy || turn === MAX_TURNS) throw error;
      await delay(200 * turn);
    }
  }
}
