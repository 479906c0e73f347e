import type { Query } from '../../database/database.ts';
import { lockSignedIn, type SignedIn } from '../authenticate.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import { ENROLMENT_LIFETIME_S } from '../limits/limits.ts';
import { requireRecentSignIn } from '../sessions/require-recent-sign-in.ts';
import { type FactorType, findFactorsOf } from './factor-row.ts';
import { requireAal2 } from './require-aal2.ts';
import { requireConfirmed } from './require-confirmed.ts';

/**
 * Checks that the user may enrol one more factor, and forgets enrolments that were not finished in time. Locks the
 * user, in the caller's transaction.
 *
 * @throws AuthError `email_not_confirmed`, `phone_not_confirmed`, `insufficient_aal`, `reauthentication_needed`, `too_many_enrolled_mfa_factors`,
 * `mfa_factor_name_conflict`
 */
export async function prepareEnrolment(
  context: AuthContext,
  query: Query,
  signedIn: SignedIn,
  friendlyName: string,
): Promise<void> {
  const { id: userId } = signedIn.user;
  requireConfirmed(await lockSignedIn(context, query, signedIn));
  await requireAal2(query, signedIn, 403, 'AAL2 required to enroll a new factor');
  await requireRecentSignIn(context, query, signedIn.sessionId, 'Setting up a second factor');
  await query(
    `delete from auth.mfa_factors where user_id = $1 and status = 'unverified' and created_at < $2`,
    [userId, new Date(context.now() - ENROLMENT_LIFETIME_S * 1000)],
  );
  const factors = await findFactorsOf(query, [userId]);
  if (factors.length >= context.settings.mfa.max_enrolled_factors) {
    const message = 'Maximum number of verified factors reached, unenroll to continue';
    throw new AuthError(422, 'too_many_enrolled_mfa_factors', message);
  }
  if (friendlyName !== '' && factors.some((factor) => factor.friendly_name === friendlyName)) {
    const message = `A factor with the friendly name "${friendlyName}" for this user already exists`;
    throw new AuthError(422, 'mfa_factor_name_conflict', message);
  }
}

export type NewFactor = {
  readonly id: string;
  readonly userId: string;
  readonly friendlyName: string;
  readonly type: FactorType;
  /** Recovery codes are ready at once; every other factor has to be verified first. */
  readonly status?: 'unverified' | 'verified';
  /** Sealed under the id. */
  readonly secret?: Buffer;
  readonly phone?: string;
};

export async function createFactor(context: AuthContext, query: Query, factor: NewFactor): Promise<void> {
  await query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, phone, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
    [
      factor.id,
      factor.userId,
      factor.friendlyName,
      factor.type,
      factor.status ?? 'unverified',
      factor.secret ?? null,
      factor.phone ?? null,
      new Date(context.now()),
    ],
  );
}
