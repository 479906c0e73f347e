import type { Query } from '../adapters/sql.ts';
import type { Caller } from './product-function.ts';

/** Lets rules of the database that ask who calls (`is_admin`, `auth.uid`) see the caller until the transaction ends. */
export async function actAsCaller(query: Query, { userId, role, aal }: Caller): Promise<void> {
  await query(`select set_config('request.jwt.claims', $1, true)`, [
    JSON.stringify({ sub: userId, role, aal }),
  ]);
}
