import * as v from 'valibot';
import { audit } from '../../audit.ts';
import { authenticate, lockSignedIn } from '../../authenticate.ts';
import type { Endpoint } from '../../context.ts';
import { AuthError } from '../../errors.ts';
import { optionalText, parseBody } from '../../exchange/parse-body.ts';
import { privateReply } from '../../exchange/reply.ts';
import { countFactorGuess, forgetFactorGuesses } from '../../factors/factor-guesses.ts';
import { redeemRecoveryCode } from '../../factors/recovery-codes.ts';
import { raiseSession } from '../../sessions/change-assurance.ts';
import { sessionJson } from '../../sessions/session-json.ts';
import { loadAccount } from '../../users/user-row.ts';
import { findRecoveryFactor } from './recovery-codes.ts';

const body = v.object({ code: optionalText });

/** `POST /factors/recovery-codes/verify`: a code, once, in place of a lost factor. */
export const verifyRecoveryCode: Endpoint = async (context, request) => {
  const signedIn = await authenticate(context, request);
  const { user, sessionId } = signedIn;
  const { code } = await parseBody(request, body);
  const { id: factorId } = await findRecoveryFactor(context.database.query, user.id);
  await countFactorGuess(context, factorId, 'recovery-code');
  const result = await context.database.transaction(async ({ query }) => {
    await lockSignedIn(context, query, signedIn);
    if (!(await redeemRecoveryCode(context, query, factorId, code))) {
      throw new AuthError(422, 'mfa_verification_failed', 'Invalid recovery code entered');
    }
    await forgetFactorGuesses(query, factorId);
    const passed = { factorId, method: 'mfa/recovery_code' } as const;
    const session = await raiseSession(context, query, user.id, sessionId, passed);
    await audit(context, query, request, 'recovery_code_login', user.id);
    return { session, account: await loadAccount(query, user.id) };
  });
  return privateReply(await sessionJson(context, result.account, result.session));
};
