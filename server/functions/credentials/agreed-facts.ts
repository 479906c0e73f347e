import type { EarnedFacts } from '#domain/credentials/shape/earned-facts.ts';
import { statedName } from '#domain/credentials/shape/stated-name.ts';
import { one } from '#domain/kernel/one.ts';
import type { Query } from '../../adapters/sql.ts';

/** What a learner has agreed to have in a certificate that is ordered now: the name of the account, and the order of what was missed. */
export async function agreedFacts(
  query: Query,
  userId: string,
): Promise<Pick<EarnedFacts, 'name' | 'recordOrder'>> {
  const { rows } = await query<{ name: string | null; shows_name: boolean; shows_order: boolean }>(
    `select coalesce(raw_user_meta_data ->> 'full_name', raw_user_meta_data ->> 'name') as name,
       coalesce(shows_name, false) as shows_name, coalesce(shows_order, false) as shows_order
     from auth.users left join public.certificate_consents on user_id = users.id where users.id = $1`,
    [userId],
  );
  const { name: kept, shows_name: showsName, shows_order: showsOrder } = one(rows);
  const name = showsName && kept !== null ? statedName(kept) : undefined;
  return { ...(name !== undefined && { name }), recordOrder: showsOrder ? 'ordered' : 'sorted' };
}
