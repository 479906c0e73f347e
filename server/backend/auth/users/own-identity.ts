import type { Query } from '../../database/database.ts';
import type { Metadata } from './metadata.ts';

/** The ways to sign in that are ours and no outside provider's. */
export type OwnProvider = 'email' | 'phone';

/** What `app_metadata` says about the ways to sign in; an anonymous user has none. */
export function providerMetadata(providers: readonly OwnProvider[]): Metadata {
  const [first] = providers;
  return first === undefined ? {} : { provider: first, providers };
}

/** What the identity of an address or number says that is not confirmed yet. */
export function identityData(userId: string, provider: OwnProvider, address: string): Metadata {
  return { sub: userId, [provider]: address, email_verified: false, phone_verified: false };
}

/** Creates the user's identity of a provider, or changes what it says, in the caller's transaction. */
export async function saveOwnIdentity(
  query: Query,
  userId: string,
  provider: OwnProvider,
  data: Metadata,
  at: Date,
): Promise<void> {
  await query(
    `insert into auth.identities as identity
       (provider_id, user_id, provider, identity_data, last_sign_in_at, created_at, updated_at)
     values ($1::text, $1::text::uuid, $2, $3::jsonb, $4, $4, $4)
     on conflict (provider_id, provider) do update set
       identity_data = identity.identity_data || excluded.identity_data, updated_at = excluded.updated_at`,
    [userId, provider, JSON.stringify(data), at],
  );
}

/** Brings `app_metadata.provider` and `.providers` in line with the user's identities, in the caller's transaction. */
export async function noteProviders(query: Query, userId: string): Promise<void> {
  await query(
    `update auth.users set raw_app_meta_data = raw_app_meta_data || jsonb_build_object(
       'provider', case when raw_app_meta_data ->> 'provider' = any(list.names)
         then raw_app_meta_data ->> 'provider' else list.names[1] end,
       'providers', to_jsonb(list.names))
     from (select array_agg(provider order by created_at, provider) as names from auth.identities where user_id = $1) as list
     where users.id = $1 and list.names is not null`,
    [userId],
  );
}
