import { topRanks } from '#domain/seasons/rank-season.ts';
import { type CheckedInvitation, tidyCode } from '#domain/seasons/contract.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import type { Query } from '../../../adapters/sql.ts';

/**
 * The invitation with a code as somebody typed it, as a partner may know it: nothing of whose it is.
 * @param email an address that the invitation may be of; null where nobody asks
 */
export async function findInvitation(
  query: Query,
  code: string,
  email: string | null,
): Promise<CheckedInvitation | undefined> {
  const { rows } = await query<
    Omit<CheckedInvitation, 'state' | 'top_ranks' | 'closed_at' | 'granted_at'> & {
      readonly is_revoked: boolean;
      readonly closed_at: Date;
      readonly granted_at: Date;
    }
  >(
    `select courses.title as course, seasons.number as season, seasons.closes_at as closed_at, seasons.complete as ranked,
       invitations.decided_at as granted_at, lower(users.email) = lower($2::text) and users.email_confirmed_at is not null as is_holder,
       exists (
         select from public.achievements
         join public.certificate_orders as orders
           on orders.achievement_id = achievements.id and orders.user_id = invitations.user_id
         join public.credentials on credentials.order_id = orders.id
         join public.credential_revocations as revocations
           on (revocations.list, revocations.place) = (credentials.list, credentials.place)
         where achievements.season_id = seasons.id
       ) as is_revoked
     from public.trade_invitations as invitations
     join public.season_places as places on places.id = invitations.place_id
     join public.seasons on seasons.id = places.season_id
     join public.lessons on lessons.id = seasons.lesson_id
     join public.courses on courses.id = lessons.course_id
     join auth.users on users.id = invitations.user_id
     where invitations.code = $1`,
    [tidyCode(code), email],
  );
  const row = oneOrNone(rows);
  if (!row) return undefined;
  const { is_revoked: isRevoked, closed_at: closedAt, granted_at: grantedAt, ...found } = row;
  return {
    ...found,
    state: isRevoked ? 'revoked' : 'valid',
    closed_at: closedAt.toISOString(),
    granted_at: grantedAt.toISOString(),
    top_ranks: topRanks(found.ranked),
  };
}
