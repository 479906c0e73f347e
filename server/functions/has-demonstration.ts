import { one } from '#domain/kernel/one.ts';
import type { Query } from '../adapters/sql.ts';

/** Whether there are demonstration learners, whom figures then include; the screens say so. */
export async function hasDemonstration(query: Query): Promise<boolean> {
  const { rows } = await query<{ found: boolean }>(
    'select exists (select from private.demonstration_users) as found',
  );
  return one(rows).found;
}
