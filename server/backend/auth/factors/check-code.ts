import { timingSafeEqual } from 'node:crypto';
import type { Query } from '../../database/database.ts';
import type { AuthContext } from '../context.ts';
import type { FactorRow } from './factor-row.ts';
import { matchingTotpStep } from './totp.ts';

/** Whether the code is the app's at this moment. Each works once, so that a code read over a shoulder is worth nothing. */
export async function acceptTotpCode(
  context: AuthContext,
  query: Query,
  factor: FactorRow,
  code: string,
): Promise<boolean> {
  if (factor.secret === null) return false;
  const secret = context.sealedText.open(factor.secret, factor.id);
  const step = matchingTotpStep(secret, code, context.now());
  if (step === undefined) return false;
  const { rowCount } = await query(
    `update auth.mfa_factors set last_used_step = $2
     where id = $1 and (last_used_step is null or last_used_step < $2)`,
    [factor.id, step],
  );
  return rowCount > 0;
}

/** Digest of a code sent to a phone; bound to its challenge, so that equal codes look different. */
export function factorCodeHash(context: AuthContext, challengeId: string, code: string): Buffer {
  return context.digest('factor-code', `${challengeId}:${code}`);
}

export function isSentCode(
  context: AuthContext,
  challenge: { readonly id: string; readonly code_hash: Buffer | null },
  code: string,
): boolean {
  return (
    challenge.code_hash !== null &&
    timingSafeEqual(challenge.code_hash, factorCodeHash(context, challenge.id, code))
  );
}
