import type { Query } from '../../database/database.ts';
import { closeSessions } from '../sessions/close-sessions.ts';
import { markHandOver } from './mark-hand-over.ts';
import { noteProviders, type OwnProvider } from './own-identity.ts';

/** Marks the mail address as confirmed; does nothing to one that is confirmed already. */
export async function confirmEmail(query: Query, userId: string, at: Date): Promise<void> {
  await query(
    `update auth.users set email_confirmed_at = $2, updated_at = $2 where id = $1 and email_confirmed_at is null`,
    [userId, at],
  );
  await noteVerified(query, userId, 'email', at);
}

/** Marks the phone number as confirmed; does nothing to one that is confirmed already. */
export async function confirmPhone(query: Query, userId: string, at: Date): Promise<void> {
  await query(
    `update auth.users set phone_confirmed_at = $2, updated_at = $2 where id = $1 and phone_confirmed_at is null`,
    [userId, at],
  );
  await noteVerified(query, userId, 'phone', at);
}

/**
 * Ends what somebody may have prepared who knew the address but does not hold it, in the caller's transaction: sessions,
 * codes and links that wait, password, passkeys, second factors, wishes for another address, and every way in but one.
 *
 * @param onlyWayIn the way that stays
 * @param retainsPassword whether the password stays, which whoever signed up chose
 */
export async function endUnprovenAccess(
  query: Query,
  userId: string,
  onlyWayIn: OwnProvider,
  retainsPassword = false,
): Promise<void> {
  await closeSessions(query, userId, 'global', null);
  await markHandOver(query, userId);
  const other = onlyWayIn === 'email' ? 'phone' : 'email';
  await query(
    `update auth.users set encrypted_password = case when $2 then encrypted_password end, ${other} = null,
       ${other}_confirmed_at = null, email_change = null, phone_change = null where id = $1`,
    [userId, retainsPassword],
  );
  await query('delete from auth.identities where user_id = $1 and provider <> $2', [userId, onlyWayIn]);
  await query('delete from auth.mfa_factors where user_id = $1', [userId]);
  await query('delete from auth.webauthn_credentials where user_id = $1', [userId]);
  await query('delete from auth.one_time_tokens where user_id = $1 and redeemed_at is null', [userId]);
  await noteProviders(query, userId);
}

async function noteVerified(
  query: Query,
  userId: string,
  provider: 'email' | 'phone',
  at: Date,
): Promise<void> {
  await query(
    `update auth.identities set identity_data = identity_data || jsonb_build_object($3::text, true), updated_at = $2
     where user_id = $1 and provider = $4`,
    [userId, at, `${provider}_verified`, provider],
  );
}
