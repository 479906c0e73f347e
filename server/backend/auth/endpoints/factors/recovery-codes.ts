import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Query } from '../../../database/database.ts';
import { audit } from '../../audit.ts';
import { authenticate, lockSignedIn, type SignedIn } from '../../authenticate.ts';
import type { Endpoint } from '../../context.ts';
import { AuthError } from '../../errors.ts';
import { optionalText, parseBody } from '../../exchange/parse-body.ts';
import { privateReply } from '../../exchange/reply.ts';
import { createFactor, prepareEnrolment } from '../../factors/create-factor.ts';
import { type FactorRow, findFactorsOf, isVerifiedFactor } from '../../factors/factor-row.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from '../../factors/recovery-codes.ts';
import { forgetFactorGuesses } from '../../factors/factor-guesses.ts';
import { removeFactor } from '../../factors/remove-factor.ts';
import { MAX_FRIENDLY_NAME_LENGTH } from '../../limits/limits.ts';

const body = v.object({
  friendly_name: v.pipe(optionalText, v.maxLength(MAX_FRIENDLY_NAME_LENGTH, 'is too long')),
});

/** `GET /factors/recovery-codes`: how many codes are left, never the codes. */
export const showRecoveryCodes: Endpoint = async (context, request) => {
  const { user } = await authenticate(context, request);
  const { query } = context.database;
  const factor = await findRecoveryFactor(query, user.id);
  const counts = await countRecoveryCodes(query, factor.id);
  return privateReply({ id: factor.id, type: 'recovery_code', ...counts });
};

/** `POST /factors/recovery-codes`: the first set of codes, beside a factor that they can stand in for. */
export const generateRecoveryCodes: Endpoint = async (context, request) => {
  const signedIn = await authenticate(context, request);
  const friendlyName = (await parseBody(request, body, '{}')).friendly_name || 'Recovery codes';
  const id = randomUUID();
  const codes = await context.database.transaction(async ({ query }) => {
    await prepareEnrolment(context, query, signedIn, friendlyName);
    await requireFirstSet(query, signedIn);
    const userId = signedIn.user.id;
    await createFactor(context, query, {
      id,
      userId,
      friendlyName,
      type: 'recovery_code',
      status: 'verified',
    });
    await audit(context, query, request, 'generate_recovery_codes', userId);
    return replaceRecoveryCodes(context, query, id);
  });
  return privateReply(generated(id, friendlyName, codes));
};

/** `POST /factors/recovery-codes/regenerate`: a new set; the codes of the old one stop working. */
export const regenerateRecoveryCodes: Endpoint = async (context, request) => {
  const signedIn = await authenticate(context, request);
  requirePassedFactor(signedIn);
  const { factor, codes } = await context.database.transaction(async ({ query }) => {
    await lockSignedIn(context, query, signedIn);
    const found = await findRecoveryFactor(query, signedIn.user.id);
    await forgetFactorGuesses(query, found.id);
    await audit(context, query, request, 'generate_recovery_codes', signedIn.user.id);
    return { factor: found, codes: await replaceRecoveryCodes(context, query, found.id) };
  });
  return privateReply(generated(factor.id, factor.friendly_name, codes));
};

/** `DELETE /factors/recovery-codes`. */
export const removeRecoveryCodes: Endpoint = async (context, request) => {
  const signedIn = await authenticate(context, request);
  requirePassedFactor(signedIn);
  const id = await context.database.transaction(async ({ query }) => {
    await lockSignedIn(context, query, signedIn);
    const factor = await findRecoveryFactor(query, signedIn.user.id);
    await removeFactor(query, factor);
    await audit(context, query, request, 'recovery_codes_deleted', signedIn.user.id);
    return factor.id;
  });
  return privateReply({ id });
};

/** @throws AuthError `mfa_factor_not_found` */
export async function findRecoveryFactor(query: Query, userId: string): Promise<FactorRow> {
  const factors = await findFactorsOf(query, [userId]);
  const factor = factors.find(({ factor_type: type }) => type === 'recovery_code');
  if (!factor) throw new AuthError(404, 'mfa_factor_not_found', 'No recovery codes have been generated');
  return factor;
}

async function requireFirstSet(query: Query, signedIn: SignedIn): Promise<void> {
  const factors = await findFactorsOf(query, [signedIn.user.id]);
  if (!factors.some(isVerifiedFactor)) {
    const message = 'Recovery codes need another verified factor beside them';
    throw new AuthError(422, 'mfa_recovery_codes_sole_factor', message);
  }
  if (factors.some(({ factor_type: type }) => type === 'recovery_code')) {
    throw new AuthError(422, 'mfa_verified_factor_exists', 'Recovery codes exist, regenerate them instead');
  }
}

function requirePassedFactor({ aal }: SignedIn): void {
  if (aal !== 'aal2') throw new AuthError(403, 'insufficient_aal', 'AAL2 required to change recovery codes');
}

function generated(id: string, friendlyName: string, codes: readonly string[]) {
  return { id, type: 'recovery_code', friendly_name: friendlyName, total: codes.length, codes };
}
