import type { Query } from '../adapters/sql.ts';

/** Lets what is known of a learner change in one transaction after the other, whichever device sends it. */
export async function lockLearner(query: Query, userId: string): Promise<void> {
  await query('select pg_advisory_xact_lock(hashtextextended($1, 3))', [userId]);
}
