import type { EarnedFacts } from '#domain/credentials/shape/earned-facts.ts';
import type { Query } from '../../adapters/sql.ts';

/**
 * Orders the certificate that a learner has earned, in the transaction that completes it. However often and from however
 * many sittings it is called, there is one order for a version of an achievement: the first.
 *
 * @returns whether this call was the first
 */
export async function orderCertificate(
  query: Query,
  order: { readonly userId: string; readonly achievementId: string; readonly facts: EarnedFacts },
): Promise<boolean> {
  const { rowCount } = await query(
    `insert into public.certificate_orders (user_id, achievement_id, facts) values ($1, $2, $3)
     on conflict (user_id, achievement_id) do nothing`,
    [order.userId, order.achievementId, JSON.stringify(order.facts)],
  );
  return rowCount === 1;
}
