import * as v from 'valibot';
import type { Query } from '../../database/database.ts';
import type { AuthContext } from '../context.ts';
import { AuthError, validationFailed } from '../errors.ts';
import type { FactorRow } from '../factors/factor-row.ts';
import { lockKeyOfFactor, noteUse, storeKey } from './credential-row.ts';
import { assertionSchema, registrationSchema } from './credential-schema.ts';
import { requireRelyingParty } from './require-relying-party.ts';
import { verifyAssertion } from './verify-assertion.ts';
import { verifyRegistration } from './verify-registration.ts';

/**
 * What the official client sends as `webauthn`. It names a relying party and origins besides, which are the operator's to
 * say: they are not read.
 */
export const keyAnswerSchema = v.variant('type', [
  v.object({ type: v.literal('create'), credential_response: registrationSchema }),
  v.object({ type: v.literal('request'), credential_response: assertionSchema }),
]);

/**
 * Checks the answer of a second factor's key, in the caller's transaction: a new factor is given its key, any other has its
 * own sign.
 *
 * @param challenge what it was to sign; null when the challenge was made for something else
 * @throws AuthError `mfa_verification_failed`, `webauthn_credential_exists`
 */
export async function acceptKey(
  context: AuthContext,
  query: Query,
  factor: FactorRow,
  challenge: string | null,
  answer: v.InferOutput<typeof keyAnswerSchema> | null,
): Promise<void> {
  if (answer === null) throw validationFailed('webauthn is required for this factor');
  const relyingParty = requireRelyingParty(context, 'verify');
  const key = await lockKeyOfFactor(query, factor.id);
  const isNew = key === undefined;
  if (challenge === null || isNew !== (answer.type === 'create')) throw refused();
  try {
    if (answer.type === 'create') {
      const made = await verifyRegistration(relyingParty, 'factor', challenge, answer.credential_response);
      await storeKey(context, query, factor.user_id, factor.id, made);
    } else if (key) {
      const signCount = await verifyAssertion(
        relyingParty,
        'factor',
        challenge,
        key,
        answer.credential_response,
      );
      await noteUse(context, query, key, signCount);
    }
  } catch (error) {
    throw error instanceof AuthError && error.code === 'webauthn_verification_failed' ? refused() : error;
  }
}

function refused(): AuthError {
  return new AuthError(422, 'mfa_verification_failed', 'Invalid WebAuthn credential');
}
