import { oneOrNone } from '#domain/kernel/one.ts';
import * as v from 'valibot';
import type { Query } from '../../../database/database.ts';
import { audit } from '../../audit.ts';
import { authenticate, lockSignedIn, type SignedIn } from '../../authenticate.ts';
import type { AuthContext, Endpoint } from '../../context.ts';
import { AuthError, validationFailed } from '../../errors.ts';
import { optionalText, parseBody } from '../../exchange/parse-body.ts';
import { privateReply } from '../../exchange/reply.ts';
import { isUuid } from '#domain/kernel/input/is-uuid.ts';
import { acceptTotpCode, isSentCode } from '../../factors/check-code.ts';
import { countFactorGuess, forgetFactorGuesses } from '../../factors/factor-guesses.ts';
import { factorIdOf } from '../../factors/factor-path.ts';
import { type FactorRow, lockFactor } from '../../factors/factor-row.ts';
import { requireAal2 } from '../../factors/require-aal2.ts';
import { requireConfirmed } from '../../factors/require-confirmed.ts';
import { notifyOwner } from '../../mail/notify-owner.ts';
import { raiseSession } from '../../sessions/change-assurance.ts';
import { sessionJson } from '../../sessions/session-json.ts';
import { loadAccount, type UserRow } from '../../users/user-row.ts';
import { acceptKey, keyAnswerSchema } from '../../webauthn/accept-key.ts';
import { requireRelyingParty } from '../../webauthn/require-relying-party.ts';

const body = v.object({
  challenge_id: optionalText,
  code: optionalText,
  webauthn: v.nullish(keyAnswerSchema, null),
});
type Fields = v.InferOutput<typeof body>;

/** `POST /factors/{id}/verify`: the right code, or what a key has signed, raises the session to aal2, and makes a new factor count. */
export const verifyFactor: Endpoint = async (context, request) => {
  const signedIn = await authenticate(context, request);
  const fields = await parseBody(request, body);
  if (fields.code === '' && fields.webauthn === null) throw validationFailed('Code needs to be non-empty');
  const factorId = factorIdOf(request);
  await countFactorGuess(context, factorId);
  const { user } = signedIn;
  const result = await context.database.transaction(async ({ query }) => {
    const locked = await lockSignedIn(context, query, signedIn);
    const factor = await lockFactor(query, user.id, factorId);
    // What was left unfinished before the first factor stood must not become a way past it.
    if (factor.status === 'unverified') {
      requireConfirmed(locked);
      await requireAal2(query, signedIn, 403, 'AAL2 required to verify a new factor');
    }
    const method = await passFactor(context, query, signedIn, factor, fields);
    await confirmFactor(context, query, user, factor);
    await forgetFactorGuesses(query, factorId);
    const session = await raiseSession(context, query, user.id, signedIn.sessionId, { factorId, method });
    await audit(context, query, request, 'verification_attempted', user.id);
    return { session, account: await loadAccount(query, user.id) };
  });
  return privateReply(await sessionJson(context, result.account, result.session));
};

type ChallengeRow = {
  id: string;
  code_hash: Buffer | null;
  webauthn_challenge: string | null;
  expires_at: Date;
};

/** @returns the method for the claim `amr` */
async function passFactor(
  context: AuthContext,
  query: Query,
  { sessionId }: SignedIn,
  factor: FactorRow,
  { challenge_id: challengeId, code, webauthn }: Fields,
): Promise<'totp' | 'mfa/phone' | 'mfa/webauthn'> {
  const isPhone = factor.factor_type === 'phone';
  requireVerifying(context, factor);
  const challenge = await useChallenge(context, query, factor.id, sessionId, challengeId);
  if (factor.factor_type === 'webauthn') {
    await acceptKey(context, query, factor, challenge.webauthn_challenge, webauthn);
    return 'mfa/webauthn';
  }
  const isRight = isPhone
    ? isSentCode(context, challenge, code)
    : await acceptTotpCode(context, query, factor, code);
  if (!isRight) {
    const message = isPhone ? 'Invalid MFA Phone code entered' : 'Invalid TOTP code entered';
    throw new AuthError(422, 'mfa_verification_failed', message);
  }
  return isPhone ? 'mfa/phone' : 'totp';
}

function requireVerifying(context: AuthContext, { factor_type: type }: FactorRow): void {
  const { mfa } = context.settings;
  if (type === 'webauthn') requireRelyingParty(context, 'verify');
  if (type === 'totp' && !mfa.totp.verify_enabled) {
    throw new AuthError(422, 'mfa_totp_verify_not_enabled', 'MFA verification is disabled for TOTP');
  }
  if (type === 'phone' && !mfa.phone.verify_enabled) {
    throw new AuthError(422, 'mfa_phone_verify_not_enabled', 'MFA verification is disabled for Phone');
  }
  if (type === 'recovery_code')
    throw validationFailed('Recovery codes are verified at /factors/recovery-codes/verify');
}

/** Marks the challenge as used; a wrong code rolls that back, so that the next try can use it. */
async function useChallenge(
  context: AuthContext,
  query: Query,
  factorId: string,
  sessionId: string,
  challengeId: string,
): Promise<ChallengeRow> {
  const { rows } = await query<ChallengeRow>(
    `update auth.mfa_challenges set verified_at = $4
     where id = $1 and factor_id = $2 and session_id = $3 and verified_at is null
     returning id, code_hash, webauthn_challenge, expires_at`,
    [isUuid(challengeId) ? challengeId : null, factorId, sessionId, new Date(context.now())],
  );
  const challenge = oneOrNone(rows);
  if (!challenge) {
    throw new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  }
  if (challenge.expires_at.getTime() <= context.now()) {
    const message = `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`;
    throw new AuthError(422, 'mfa_challenge_expired', message);
  }
  return challenge;
}

/** From now on the factor counts; other enrolments of its kind that were left unfinished go. */
async function confirmFactor(
  context: AuthContext,
  query: Query,
  user: UserRow,
  factor: FactorRow,
): Promise<void> {
  if (factor.status === 'verified') return;
  await query(`update auth.mfa_factors set status = 'verified', updated_at = $2 where id = $1`, [
    factor.id,
    new Date(context.now()),
  ]);
  await query(
    `delete from auth.mfa_factors where user_id = $1 and factor_type = $2 and status = 'unverified'`,
    [factor.user_id, factor.factor_type],
  );
  await notifyOwner(context, query, user, 'factor_added');
}
