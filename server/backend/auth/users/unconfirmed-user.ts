import { randomUUID } from 'node:crypto';
import type { Metadata } from './metadata.ts';
import { identityData, type OwnProvider, providerMetadata } from './own-identity.ts';
import { userJson } from './user-json.ts';

/** Who signed up: with a mail address or a phone number. */
export type SignUpAddress = { readonly provider: OwnProvider; readonly address: string };

/**
 * The answer to a sign-up that waits for its confirmation. It is made from the request alone, so it is the same
 * whether the address was free, waits already, or belongs to somebody.
 *
 * @param id the new user's; left out, an id that belongs to nobody
 */
export function unconfirmedUserJson(
  { provider, address }: SignUpAddress,
  metadata: Metadata,
  at: Date,
  id: string = randomUUID(),
): Record<string, unknown> {
  const email = provider === 'email' ? address : null;
  return userJson({
    user: {
      id,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      encrypted_password: null,
      email_confirmed_at: null,
      invited_at: null,
      confirmation_sent_at: at,
      recovery_sent_at: null,
      email_change: null,
      email_change_sent_at: null,
      last_sign_in_at: null,
      raw_app_meta_data: providerMetadata([provider]),
      raw_user_meta_data: metadata,
      created_at: at,
      updated_at: at,
      phone: provider === 'phone' ? address : null,
      phone_confirmed_at: null,
      phone_change: null,
      phone_change_sent_at: null,
      reauthentication_sent_at: null,
      confirmed_at: null,
      banned_until: null,
      is_anonymous: false,
    },
    identities: [
      {
        id: randomUUID(),
        provider_id: id,
        user_id: id,
        identity_data: identityData(id, provider, address),
        provider,
        email,
        last_sign_in_at: at,
        created_at: at,
        updated_at: at,
      },
    ],
    factors: [],
  });
}
