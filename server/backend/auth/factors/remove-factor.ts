import type { Query } from '../../database/database.ts';
import { lowerSessions } from '../sessions/change-assurance.ts';
import { type FactorRow, findFactorsOf, isVerifiedFactor } from './factor-row.ts';

/**
 * Removes a factor and takes back what it had proved, in the caller's transaction with the user locked. Recovery codes
 * go with the last factor that they stood in for.
 */
export async function removeFactor(query: Query, factor: FactorRow): Promise<void> {
  await lowerSessions(query, factor.id);
  await query('delete from auth.mfa_factors where id = $1', [factor.id]);
  const left = await findFactorsOf(query, [factor.user_id]);
  const recoveryCodes = left.find(({ factor_type: type }) => type === 'recovery_code');
  if (recoveryCodes && !left.some(isVerifiedFactor)) await removeFactor(query, recoveryCodes);
}
