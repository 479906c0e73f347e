import type { Query } from '../../../database/database.ts';
import { audit } from '../../audit.ts';
import { authenticate, lockSignedIn } from '../../authenticate.ts';
import type { AuthContext, Endpoint } from '../../context.ts';
import { AuthError } from '../../errors.ts';
import { privateReply } from '../../exchange/reply.ts';
import { type FactorRow, findFactorsOf, isVerifiedFactor } from '../../factors/factor-row.ts';
import { removeFactor } from '../../factors/remove-factor.ts';
import { DISOWNING_S, FRESH_MAIL_SESSION_S } from '../../limits/limits.ts';
import { notifyOwner } from '../../mail/notify-owner.ts';
import { closeSessions } from '../../sessions/close-sessions.ts';
import { markHandOver } from '../../users/mark-hand-over.ts';
import { loadAccount, type UserRow } from '../../users/user-row.ts';
import { userJson } from '../../users/user-json.ts';

/**
 * `DELETE /factors`, ours: the way past second factors that the owner never set up. Whoever has just come by a mail removes
 * all of them while each is new, or older than the first confirmation of the account. The password, the passkeys, the other sessions and what
 * was mailed go with them: whoever set the factors up had those.
 */
export const disownFactors: Endpoint = async (context, request) => {
  const signedIn = await authenticate(context, request);
  const { sessionId } = signedIn;
  const account = await context.database.transaction(async ({ query }) => {
    const user = await lockSignedIn(context, query, signedIn);
    await requireFreshMail(context, query, sessionId);
    const factors = (await findFactorsOf(query, [user.id])).filter(isVerifiedFactor);
    if (!factors.every((factor) => canBeDisowned(context, user, factor))) {
      const message = 'A factor was set up too long ago to be removed by a mail alone';
      throw new AuthError(403, 'mfa_factor_settled', message);
    }
    for (const factor of factors) await removeFactor(query, factor);
    await query('delete from auth.webauthn_credentials where user_id = $1', [user.id]);
    await closeSessions(query, user.id, 'others', sessionId);
    await markHandOver(query, user.id);
    await query(
      'update auth.users set encrypted_password = null, email_change = null, phone_change = null where id = $1',
      [user.id],
    );
    await query('delete from auth.one_time_tokens where user_id = $1', [user.id]);
    await notifyOwner(context, query, user, 'factor_removed');
    await audit(context, query, request, 'factor_deleted', user.id);
    return loadAccount(query, user.id);
  });
  return privateReply(userJson(account));
};

/** @throws AuthError `insufficient_aal` for a session that was not opened by a link or code just now */
async function requireFreshMail(context: AuthContext, query: Query, sessionId: string): Promise<void> {
  const since = Math.floor(context.now() / 1000) - FRESH_MAIL_SESSION_S;
  const { rowCount } = await query(
    `select from auth.sessions, jsonb_array_elements(amr) as entry
     where id = $1 and entry ->> 'method' = 'otp' and (entry ->> 'timestamp')::bigint > $2`,
    [sessionId, since],
  );
  if (rowCount > 0) return;
  throw new AuthError(
    403,
    'insufficient_aal',
    'Only a session that a mail has just opened can disown factors',
  );
}

function canBeDisowned(context: AuthContext, user: UserRow, factor: FactorRow): boolean {
  // The first confirmation: an owner whose phone was confirmed may have added the address later.
  const isOlderThanOwner =
    user.confirmed_at !== null && factor.created_at.getTime() < user.confirmed_at.getTime();
  // It changes when the factor is verified, and never again.
  return isOlderThanOwner || factor.updated_at.getTime() > context.now() - DISOWNING_S * 1000;
}
