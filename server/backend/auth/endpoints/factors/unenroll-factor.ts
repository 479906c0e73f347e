import { audit } from '../../audit.ts';
import { authenticate, lockSignedIn } from '../../authenticate.ts';
import type { Endpoint } from '../../context.ts';
import { AuthError, validationFailed } from '../../errors.ts';
import { privateReply } from '../../exchange/reply.ts';
import { factorIdOf } from '../../factors/factor-path.ts';
import { lockFactor } from '../../factors/factor-row.ts';
import { notifyOwner } from '../../mail/notify-owner.ts';
import { removeFactor } from '../../factors/remove-factor.ts';

/** `DELETE /factors/{id}`: a verified factor goes only from a session that has passed one. */
export const unenrollFactor: Endpoint = async (context, request) => {
  const signedIn = await authenticate(context, request);
  const { user, aal } = signedIn;
  const id = factorIdOf(request);
  await context.database.transaction(async ({ query }) => {
    await lockSignedIn(context, query, signedIn);
    const factor = await lockFactor(query, user.id, id);
    if (factor.factor_type === 'recovery_code') {
      throw validationFailed(
        'Recovery codes cannot be unenrolled with this endpoint, use DELETE /factors/recovery-codes',
      );
    }
    if (factor.status === 'verified' && aal !== 'aal2') {
      throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    }
    await removeFactor(query, factor);
    if (factor.status === 'verified') await notifyOwner(context, query, user, 'factor_removed');
    await audit(context, query, request, 'factor_unenrolled', user.id);
  });
  return privateReply({ id });
};
