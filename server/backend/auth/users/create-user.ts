import { randomUUID } from 'node:crypto';
import type { Query } from '../../database/database.ts';
import type { Metadata } from './metadata.ts';
import { identityData, type OwnProvider, providerMetadata, saveOwnIdentity } from './own-identity.ts';

/** Without an address and a number the user is anonymous. */
export type NewUser = {
  /** Drawn by lot when left out. */
  readonly id?: string;
  readonly email: string | null;
  readonly phone: string | null;
  /** Null for an account that has no password yet. */
  readonly passwordHash: string | null;
  readonly metadata: Metadata;
  readonly createdAt: Date;
  /** When the confirmation mail or message went out; null when none is sent. */
  readonly confirmationSentAt: Date | null;
};

/** Creates an unconfirmed user with its identities; undefined when the address, the number or the id is taken. */
export async function createUser(query: Query, fields: NewUser): Promise<string | undefined> {
  const { id = randomUUID(), email, phone, createdAt } = fields;
  const addresses = ownAddresses(email, phone);
  const { rowCount } = await query(
    `insert into auth.users (id, email, phone, encrypted_password, confirmation_sent_at, raw_app_meta_data,
       raw_user_meta_data, is_anonymous, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7::jsonb, $8, $9, $9)
     on conflict do nothing`,
    [
      id,
      email,
      phone,
      fields.passwordHash,
      fields.confirmationSentAt,
      JSON.stringify(providerMetadata(addresses.map(([provider]) => provider))),
      JSON.stringify(fields.metadata),
      addresses.length === 0,
      createdAt,
    ],
  );
  if (rowCount === 0) return undefined;
  for (const [provider, address] of addresses) {
    await saveOwnIdentity(query, id, provider, identityData(id, provider, address), createdAt);
  }
  return id;
}

function ownAddresses(email: string | null, phone: string | null): [OwnProvider, string][] {
  return [
    ...(email === null ? [] : [['email', email] as [OwnProvider, string]]),
    ...(phone === null ? [] : [['phone', phone] as [OwnProvider, string]]),
  ];
}
