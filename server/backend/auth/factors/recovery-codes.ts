import { one } from '#domain/kernel/one.ts';
import { randomBytes } from 'node:crypto';
import type { Query } from '../../database/database.ts';
import type { AuthContext } from '../context.ts';

const CODES = 10;
const CODE_LENGTH = 16;
/** RFC 4648's base32 in lower case: no 0, 1, 8 or 9 that could be taken for a letter. 16 letters are 80 bits. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

/** Replaces the codes of a recovery-code factor. @returns the new ones, which nobody can read again */
export async function replaceRecoveryCodes(
  context: AuthContext,
  query: Query,
  factorId: string,
): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  await query('delete from auth.mfa_recovery_codes where factor_id = $1', [factorId]);
  await query('insert into auth.mfa_recovery_codes (factor_id, code_hash) select $1, unnest($2::bytea[])', [
    factorId,
    codes.map((code) => hash(context, factorId, code)),
  ]);
  return codes;
}

/** Uses up a code, typed in with any letter case, spaces and dashes; false for one that is wrong or used. */
export async function redeemRecoveryCode(
  context: AuthContext,
  query: Query,
  factorId: string,
  typed: string,
): Promise<boolean> {
  const code = typed.toLowerCase().replace(/[\s-]/g, '');
  const { rowCount } = await query(
    `update auth.mfa_recovery_codes set used_at = $3
     where factor_id = $1 and code_hash = $2 and used_at is null`,
    [factorId, hash(context, factorId, code), new Date(context.now())],
  );
  return rowCount > 0;
}

/** How many codes the set has, and how many of them are left. */
export async function countRecoveryCodes(
  query: Query,
  factorId: string,
): Promise<{ total: number; remaining: number }> {
  const { rows } = await query<{ total: number; remaining: number }>(
    `select count(*)::int as total, count(*) filter (where used_at is null)::int as remaining
     from auth.mfa_recovery_codes where factor_id = $1`,
    [factorId],
  );
  return one(rows);
}

function newCode(): string {
  return [...randomBytes(CODE_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

function hash(context: AuthContext, factorId: string, code: string): Buffer {
  return context.digest('recovery-code', `${factorId}:${code}`);
}
