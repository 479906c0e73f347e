import { oneOrNone } from '#domain/kernel/one.ts';
import type { Query } from '../../adapters/sql.ts';

/** Whether a learner lets the mentor use what is known of them; who has chosen nothing does. */
export async function mayKnow(query: Query, userId: string): Promise<boolean> {
  const { rows } = await query<{ knows: boolean }>(
    'select knows from public.mentor_settings where user_id = $1',
    [userId],
  );
  return oneOrNone(rows)?.knows ?? true;
}
