import type { Query } from '../../database/database.ts';
import { closeSessions } from '../sessions/close-sessions.ts';
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
 * Ends what somebody may have prepared who knew the address but does not hold it: sessions that were opened before the
 * address was confirmed.
 *
 * @param onlyWayIn the way that stays when every other one goes too (password, other address, linked identities) with the
 *   second factors: when the holder came by a message of their own wish, whoever chose them may be somebody else. Null
 *   drops none
 */
export async function endUnprovenAccess(
  query: Query,
  userId: string,
  onlyWayIn: OwnProvider | null,
): Promise<void> {
  await closeSessions(query, userId, 'global', null);
  if (onlyWayIn === null) return;
  const other = onlyWayIn === 'email' ? 'phone' : 'email';
  await query(
    `update auth.users set encrypted_password = null, ${other} = null, ${other}_change = null,
       ${other}_confirmed_at = null where id = $1`,
    [userId],
  );
  await query('delete from auth.identities where user_id = $1 and provider <> $2', [userId, onlyWayIn]);
  await query('delete from auth.mfa_factors where user_id = $1', [userId]);
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
