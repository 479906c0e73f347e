import { oneOrNone } from '#domain/kernel/one.ts';
import type { Query } from '../../database/database.ts';
import { type FactorRow, findFactorsOf } from '../factors/factor-row.ts';
import type { Metadata } from './metadata.ts';

/** A row of `auth.users`, as far as this service reads it. */
export type UserRow = {
  id: string;
  aud: string;
  role: string;
  email: string | null;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  invited_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  email_change: string | null;
  email_change_sent_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Metadata;
  raw_user_meta_data: Metadata;
  created_at: Date;
  updated_at: Date;
  phone: string | null;
  phone_confirmed_at: Date | null;
  phone_change: string | null;
  phone_change_sent_at: Date | null;
  reauthentication_sent_at: Date | null;
  confirmed_at: Date | null;
  banned_until: Date | null;
  is_anonymous: boolean;
};

/** A row of `auth.identities`. */
export type IdentityRow = {
  id: string;
  provider_id: string;
  user_id: string;
  identity_data: Metadata;
  provider: string;
  email: string | null;
  last_sign_in_at: Date | null;
  created_at: Date;
  updated_at: Date;
};

/** A user with the ways they can sign in, and their second factors. */
export type Account = {
  readonly user: UserRow;
  readonly identities: readonly IdentityRow[];
  readonly factors: readonly FactorRow[];
};

/** Deleted accounts are found by nobody. */
const SELECT_USER = `select id, aud, role, email, encrypted_password, email_confirmed_at, invited_at,
  confirmation_sent_at, recovery_sent_at, email_change, email_change_sent_at, last_sign_in_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at, phone, phone_confirmed_at, phone_change,
  phone_change_sent_at, reauthentication_sent_at, confirmed_at, banned_until, is_anonymous
  from auth.users where deleted_at is null`;

/** @param email in lower case */
export async function findUserByEmail(query: Query, email: string): Promise<UserRow | undefined> {
  const { rows } = await query<UserRow>(`${SELECT_USER} and email = $1 and not is_sso_user`, [email]);
  return oneOrNone(rows);
}

/** @param phone in E.164 without the plus sign */
export async function findUserByPhone(query: Query, phone: string): Promise<UserRow | undefined> {
  const { rows } = await query<UserRow>(`${SELECT_USER} and phone = $1`, [phone]);
  return oneOrNone(rows);
}

/** Whoever wants this number, and has not confirmed it yet: the latest of them. */
export async function findUserByNewPhone(query: Query, phone: string): Promise<UserRow | undefined> {
  const { rows } = await query<UserRow>(
    `${SELECT_USER} and phone_change = $1 order by phone_change_sent_at desc limit 1`,
    [phone],
  );
  return oneOrNone(rows);
}

export async function findUserById(query: Query, id: string): Promise<UserRow | undefined> {
  const { rows } = await query<UserRow>(`${SELECT_USER} and id = $1`, [id]);
  return oneOrNone(rows);
}

/**
 * The same, and nobody else changes the row until the transaction ends. `no key` lets a parallel refresh refer to
 * the row: it holds its session by then, which a password change waits for.
 */
export async function lockUser(query: Query, id: string): Promise<UserRow | undefined> {
  const { rows } = await query<UserRow>(`${SELECT_USER} and id = $1 for no key update`, [id]);
  return oneOrNone(rows);
}

/** Reads an account again, after triggers of the project may have changed it. @throws when it is gone */
export async function loadAccount(query: Query, id: string): Promise<Account> {
  const user = await findUserById(query, id);
  if (!user) throw new Error('The account vanished inside its own transaction.');
  return { user, identities: await findIdentitiesOf(query, [id]), factors: await findFactorsOf(query, [id]) };
}

export async function findIdentitiesOf(query: Query, userIds: readonly string[]): Promise<IdentityRow[]> {
  const { rows } = await query<IdentityRow>(
    `select id, provider_id, user_id, identity_data, provider, email, last_sign_in_at, created_at, updated_at
     from auth.identities where user_id = any($1) order by created_at, id`,
    [[...userIds]],
  );
  return rows;
}

/** Newest first. */
export async function findUserPage(query: Query, limit: number, offset: number): Promise<UserRow[]> {
  const { rows } = await query<UserRow>(`${SELECT_USER} order by created_at desc, id limit $1 offset $2`, [
    limit,
    offset,
  ]);
  return rows;
}

export function isBanned(user: Pick<UserRow, 'banned_until'>, now: number): boolean {
  return user.banned_until !== null && user.banned_until.getTime() > now;
}
