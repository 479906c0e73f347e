import { oneOrNone } from '#domain/kernel/one.ts';
import type { Query } from '../../database/database.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import type { NewKey } from './new-key.ts';

/** A row of `auth.webauthn_credentials`: a passkey, or the key of a second factor. */
export type CredentialRow = {
  id: string;
  user_id: string;
  /** The second factor that it is the key of; null for a passkey. */
  factor_id: string | null;
  /** In base64url. */
  credential_id: string;
  public_key: Buffer;
  sign_count: string;
  transports: string[];
  friendly_name: string;
  created_at: Date;
  last_used_at: Date | null;
};

const SELECT = `select id, user_id, factor_id, credential_id, public_key, sign_count, transports, friendly_name, created_at,
  last_used_at from auth.webauthn_credentials`;

/** The passkeys of a user, oldest first. */
export async function findPasskeysOf(query: Query, userId: string): Promise<CredentialRow[]> {
  const { rows } = await query<CredentialRow>(
    `${SELECT} where user_id = $1 and factor_id is null order by created_at, id`,
    [userId],
  );
  return rows;
}

/** The id of the user whose passkey this is. */
export async function findPasskeyOwner(query: Query, credentialId: string): Promise<string | undefined> {
  const { rows } = await query<{ user_id: string }>(
    'select user_id from auth.webauthn_credentials where credential_id = $1 and factor_id is null',
    [credentialId],
  );
  return oneOrNone(rows)?.user_id;
}

/** A user's passkey; nobody changes it until the transaction ends. */
export async function lockPasskey(
  query: Query,
  userId: string,
  credentialId: string,
): Promise<CredentialRow | undefined> {
  const { rows } = await query<CredentialRow>(
    `${SELECT} where user_id = $1 and credential_id = $2 and factor_id is null for update`,
    [userId, credentialId],
  );
  return oneOrNone(rows);
}

/** The key of a second factor; undefined until it was verified. */
export async function lockKeyOfFactor(query: Query, factorId: string): Promise<CredentialRow | undefined> {
  const { rows } = await query<CredentialRow>(`${SELECT} where factor_id = $1 for update`, [factorId]);
  return oneOrNone(rows);
}

/** Every key that a user has: a device makes no second one beside those. */
export async function findKeysOf(query: Query, userId: string): Promise<CredentialRow[]> {
  const { rows } = await query<CredentialRow>(`${SELECT} where user_id = $1 order by created_at, id`, [
    userId,
  ]);
  return rows;
}

/**
 * Stores a new key.
 *
 * @param factorId the factor that it is the key of; null for a passkey
 * @throws AuthError `webauthn_credential_exists`
 */
export async function storeKey(
  context: AuthContext,
  query: Query,
  userId: string,
  factorId: string | null,
  key: NewKey,
): Promise<CredentialRow> {
  const { rows } = await query<CredentialRow>(
    `insert into auth.webauthn_credentials
       (user_id, factor_id, credential_id, public_key, sign_count, transports, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7) on conflict (credential_id) do nothing
     returning id, user_id, factor_id, credential_id, public_key, sign_count, transports, friendly_name, created_at, last_used_at`,
    [
      userId,
      factorId,
      key.credentialId,
      key.publicKey,
      key.signCount,
      [...key.transports],
      new Date(context.now()),
    ],
  );
  const stored = oneOrNone(rows);
  if (!stored) {
    throw new AuthError(422, 'webauthn_credential_exists', 'This credential is already registered');
  }
  return stored;
}

/** Notes that a key has signed, and what its device counted. */
export async function noteUse(
  context: AuthContext,
  query: Query,
  credential: CredentialRow,
  signCount: number,
): Promise<void> {
  await query('update auth.webauthn_credentials set sign_count = $2, last_used_at = $3 where id = $1', [
    credential.id,
    signCount,
    new Date(context.now()),
  ]);
}

/** A passkey as GoTrue shows it to its owner and to administrators. */
export function passkeyJson(passkey: CredentialRow): Record<string, unknown> {
  return {
    id: passkey.id,
    ...(passkey.friendly_name === '' ? {} : { friendly_name: passkey.friendly_name }),
    created_at: passkey.created_at,
    ...(passkey.last_used_at === null ? {} : { last_used_at: passkey.last_used_at }),
  };
}
