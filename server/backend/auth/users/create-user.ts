import { randomUUID } from 'node:crypto';
import type { Query } from '../../database/database.ts';
import type { Metadata } from './metadata.ts';

/** Who signs in with an address and a password. */
export const EMAIL_PROVIDER = { provider: 'email', providers: ['email'] } as const;

export type NewUser = {
  readonly email: string;
  /** Null for an account that has no password yet. */
  readonly passwordHash: string | null;
  readonly metadata: Metadata;
  readonly createdAt: Date;
  /** When the confirmation mail went out; null when none is sent. */
  readonly confirmationSentAt: Date | null;
};

/** Creates an unconfirmed user and its e-mail identity; undefined when the address is taken. */
export async function createUser(query: Query, fields: NewUser): Promise<string | undefined> {
  const id = randomUUID();
  const { rowCount } = await query(
    `insert into auth.users (id, email, encrypted_password, confirmation_sent_at, raw_app_meta_data,
       raw_user_meta_data, created_at, updated_at)
     values ($1, $2, $3, $4, $5::jsonb, $6::jsonb, $7, $7)
     on conflict (email) where not is_sso_user do nothing`,
    [
      id,
      fields.email,
      fields.passwordHash,
      fields.confirmationSentAt,
      JSON.stringify(EMAIL_PROVIDER),
      JSON.stringify(fields.metadata),
      fields.createdAt,
    ],
  );
  if (rowCount === 0) return undefined;
  await query(
    `insert into auth.identities (provider_id, user_id, provider, identity_data, last_sign_in_at, created_at, updated_at)
     values ($1, $2, 'email', $3::jsonb, $4, $4, $4)`,
    [id, id, JSON.stringify(emailIdentityData(id, fields.email)), fields.createdAt],
  );
  return id;
}

/** What the e-mail identity of an unconfirmed user says. */
export function emailIdentityData(userId: string, email: string): Metadata {
  return { sub: userId, email, email_verified: false, phone_verified: false };
}

/** Marks the address as confirmed; does nothing to one that is confirmed already. */
export async function confirmEmail(query: Query, userId: string, at: Date): Promise<void> {
  await query(
    `update auth.users set email_confirmed_at = $2, updated_at = $2 where id = $1 and email_confirmed_at is null`,
    [userId, at],
  );
  await query(
    `update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = $2
     where user_id = $1 and provider = 'email'`,
    [userId, at],
  );
}
