import { oneOrNone } from '#domain/kernel/one.ts';
import { aboutPersonRequest, type LearnerView } from '#domain/identity/people-contract.ts';
import type { Query } from '../../adapters/sql.ts';
import { type AdminFunction, adminAction } from '../admin-function.ts';
import { Refusal } from '../product-function.ts';

/** Signs claims as an access token of this installation. */
export type SignToken = (claims: Readonly<Record<string, unknown>>) => Promise<string>;

/** Long enough to follow what a learner describes; it is not renewed. */
export const VIEW_SECONDS = 900;

type Learner = LearnerView['user'] & { is_admin: boolean; is_banned: boolean };

/**
 * Lets an admin see the product as a learner sees it, for a quarter of an hour and without changing anything
 * (docs/decisions/impersonation.md). The learner's own sessions know nothing of it.
 *
 * Refusals: 404 `account-not-found`, 409 `own-account`, `account-is-admin` and `account-banned`.
 */
export function createViewAsLearner(signToken: SignToken): AdminFunction {
  return adminAction('view-as-learner', aboutPersonRequest, async ({ user_id: id }, context) => {
    const { query, adminId, caller, now } = context;
    const { is_admin: isAdmin, is_banned: isBanned, ...user } = await findLearner(query, id);
    if (id === adminId) throw new Refusal(409, 'own-account');
    if (isAdmin) throw new Refusal(409, 'account-is-admin');
    if (isBanned) throw new Refusal(409, 'account-banned');
    const viewId = crypto.randomUUID();
    const issuedAt = Math.floor(now().getTime() / 1000);
    const expiresAt = issuedAt + VIEW_SECONDS;
    const token = await signToken({
      sub: id,
      aud: 'authenticated',
      role: 'authenticated',
      email: user.email ?? '',
      // The learner's second step is not the admin's to pass; the admin has passed their own.
      aal: 'aal2',
      iat: issuedAt,
      exp: expiresAt,
      session_id: viewId,
      act: { sub: adminId, session_id: caller.sessionId },
    });
    const answer: LearnerView = { view_id: viewId, access_token: token, expires_at: expiresAt, user };
    return { subjectId: id, details: { view: viewId }, answer };
  });
}

async function findLearner(query: Query, id: string): Promise<Learner> {
  const { rows } = await query<Learner>(
    `select id, email, email_confirmed_at, created_at, coalesce(banned_until, '-infinity') > now() as is_banned,
       jsonb_strip_nulls(jsonb_build_object('full_name', raw_user_meta_data -> 'full_name',
         'time_zone', raw_user_meta_data -> 'time_zone')) as user_metadata,
       exists (select from public.user_roles where user_id = users.id and role = 'admin') as is_admin
     from auth.users where id = $1 and deleted_at is null`,
    [id],
  );
  const learner = oneOrNone(rows);
  if (!learner) throw new Refusal(404, 'account-not-found');
  return learner;
}
