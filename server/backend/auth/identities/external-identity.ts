import { oneOrNone } from '#domain/kernel/one.ts';
import type { Query } from '../../database/database.ts';
import type { ExternalProfile } from '../oauth/profile.ts';

/** Whose account the identity belongs to; undefined for one that nobody has linked yet. */
export async function findIdentityOwner(
  query: Query,
  { provider, providerId }: ExternalProfile,
): Promise<string | undefined> {
  const { rows } = await query<{ user_id: string }>(
    'select user_id from auth.identities where provider = $1 and provider_id = $2',
    [provider, providerId],
  );
  return oneOrNone(rows)?.user_id;
}

/** Lets one sign-in with an identity finish before the next begins, until the transaction ends. */
export async function lockIdentity(query: Query, { provider, providerId }: ExternalProfile): Promise<void> {
  await query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `identity:${provider}:${providerId}`,
  ]);
}

/** Links the identity to the account, or notes what the provider says now and that it was used. */
export async function saveIdentity(
  query: Query,
  userId: string,
  profile: ExternalProfile,
  at: Date,
): Promise<void> {
  await query(
    `insert into auth.identities (provider_id, user_id, provider, identity_data, last_sign_in_at, created_at, updated_at)
     values ($1, $2, $3, $4::jsonb, $5, $5, $5)
     on conflict (provider_id, provider) do update set identity_data = excluded.identity_data,
       last_sign_in_at = excluded.last_sign_in_at, updated_at = excluded.updated_at`,
    [profile.providerId, userId, profile.provider, JSON.stringify(profile.data), at],
  );
}

/** Fills in what the account does not say about the person yet: what somebody wrote themselves stays. */
export async function fillMetadata(query: Query, userId: string, { data }: ExternalProfile): Promise<void> {
  await query('update auth.users set raw_user_meta_data = $2::jsonb || raw_user_meta_data where id = $1', [
    userId,
    JSON.stringify(data),
  ]);
}
