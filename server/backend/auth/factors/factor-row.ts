import { oneOrNone } from '#domain/kernel/one.ts';
import type { Query } from '../../database/database.ts';
import { AuthError } from '../errors.ts';

export type FactorType = 'totp' | 'phone' | 'webauthn' | 'recovery_code';

/** A row of `auth.mfa_factors`. */
export type FactorRow = {
  id: string;
  user_id: string;
  friendly_name: string;
  factor_type: FactorType;
  status: 'unverified' | 'verified';
  /** Sealed under the id of the factor. */
  secret: Buffer | null;
  phone: string | null;
  last_challenged_at: Date | null;
  created_at: Date;
  updated_at: Date;
};

const SELECT_FACTOR = `select id, user_id, friendly_name, factor_type, status, secret, phone, last_challenged_at,
  created_at, updated_at from auth.mfa_factors`;

/** Oldest first. */
export async function findFactorsOf(query: Query, userIds: readonly string[]): Promise<FactorRow[]> {
  const { rows } = await query<FactorRow>(
    `${SELECT_FACTOR} where user_id = any($1) order by created_at, id`,
    [[...userIds]],
  );
  return rows;
}

/** The user's factor with this id, locked until the transaction ends. @throws AuthError 404 */
export async function lockFactor(query: Query, userId: string, factorId: string): Promise<FactorRow> {
  const { rows } = await query<FactorRow>(`${SELECT_FACTOR} where id = $1 and user_id = $2 for update`, [
    factorId,
    userId,
  ]);
  const factor = oneOrNone(rows);
  if (!factor) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
  return factor;
}

/** A factor as GoTrue shows it to its owner and to administrators: never the secret. */
export function factorJson(factor: FactorRow): Record<string, unknown> {
  return {
    id: factor.id,
    friendly_name: factor.friendly_name,
    factor_type: factor.factor_type,
    status: factor.status,
    ...(factor.phone === null ? {} : { phone: factor.phone }),
    ...(factor.last_challenged_at === null ? {} : { last_challenged_at: factor.last_challenged_at }),
    created_at: factor.created_at,
    updated_at: factor.updated_at,
  };
}

/** A factor that stands on its own: recovery codes stand in for another factor only. */
export function isVerifiedFactor(factor: FactorRow): boolean {
  return factor.status === 'verified' && factor.factor_type !== 'recovery_code';
}
