import { randomUUID } from 'node:crypto';
import type { Query } from '../../../database/database.ts';
import { audit } from '../../audit.ts';
import { authenticate } from '../../authenticate.ts';
import type { AuthContext, Endpoint } from '../../context.ts';
import { AuthError, validationFailed } from '../../errors.ts';
import { privateReply } from '../../exchange/reply.ts';
import { factorCodeHash } from '../../factors/check-code.ts';
import { factorIdOf } from '../../factors/factor-path.ts';
import { type FactorRow, lockFactor } from '../../factors/factor-row.ts';
import { CHALLENGE_LIFETIME_S } from '../../limits/limits.ts';
import { limitFactorMessages } from '../../limits/message-limits.ts';
import { newSmsCode, sendSmsCode } from '../../sms/send-code.ts';
import { challengeKey } from '../../webauthn/challenge-key.ts';

/**
 * `POST /factors/{id}/challenge`: a code can be verified against it, by this session; a phone is sent one, a key gets
 * something to sign.
 */
export const challengeFactor: Endpoint = async (context, request) => {
  const { user, sessionId } = await authenticate(context, request);
  const id = randomUUID();
  const expiresAt = new Date(context.now() + CHALLENGE_LIFETIME_S * 1000);
  const { factor, code, key } = await context.database.transaction(async ({ query }) => {
    const found = await lockFactor(query, user.id, factorIdOf(request));
    const sent = codeToSend(context, found);
    if (sent !== null) {
      const unprovenPhone = found.status === 'verified' ? null : found.phone;
      await limitFactorMessages(context, query, request, user.id, unprovenPhone);
    }
    const challenged =
      found.factor_type === 'webauthn' ? await challengeKey(context, query, user, found) : null;
    await query('delete from auth.mfa_challenges where factor_id = $1 and expires_at <= $2', [
      found.id,
      new Date(context.now()),
    ]);
    await query(
      `insert into auth.mfa_challenges (id, factor_id, session_id, code_hash, webauthn_challenge, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        id,
        found.id,
        sessionId,
        sent === null ? null : factorCodeHash(context, id, sent),
        challenged?.credential_options.publicKey.challenge ?? null,
        new Date(context.now()),
        expiresAt,
      ],
    );
    await noteChallenge(context, query, found);
    await audit(context, query, request, 'challenge_created', user.id);
    return { factor: found, code: sent, key: challenged };
  });
  if (code !== null && factor.phone !== null) await sendSmsCode(context, factor.phone, code);
  return privateReply({
    id,
    type: factor.factor_type,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
    ...(key === null ? {} : { webauthn: key }),
  });
};

/** The code for a phone; null for an app, which makes its own. */
function codeToSend(context: AuthContext, factor: FactorRow): string | null {
  if (factor.factor_type === 'recovery_code') throw validationFailed('Recovery codes are not challenged');
  if (factor.factor_type !== 'phone') return null;
  const { verify_enabled: enabled, max_frequency: pause } = context.settings.mfa.phone;
  if (!enabled) {
    throw new AuthError(422, 'mfa_phone_verify_not_enabled', 'MFA verification is disabled for Phone');
  }
  const nextAt = (factor.last_challenged_at?.getTime() ?? 0) + pause * 1000;
  const wait = Math.ceil((nextAt - context.now()) / 1000);
  if (wait > 0) {
    const message = `For security purposes, you can only request this after ${wait} seconds.`;
    throw new AuthError(429, 'over_sms_send_rate_limit', message, { retryAfterSeconds: wait });
  }
  return newSmsCode(context, factor.phone ?? '');
}

function noteChallenge(context: AuthContext, query: Query, { id }: FactorRow): Promise<unknown> {
  return query('update auth.mfa_factors set last_challenged_at = $2 where id = $1', [
    id,
    new Date(context.now()),
  ]);
}
