import { audit } from '../../audit.ts';
import { authenticate, lockSignedIn } from '../../authenticate.ts';
import type { Endpoint } from '../../context.ts';
import { AuthError } from '../../errors.ts';
import { privateReply } from '../../exchange/reply.ts';
import { isUuid } from '#domain/kernel/input/is-uuid.ts';
import { requireAal2 } from '../../factors/require-aal2.ts';
import { unlinkIdentity } from '../../identities/unlink-identity.ts';

/** `DELETE /user/identities/{id}`: every one but the last. */
export const removeIdentity: Endpoint = async (context, request) => {
  const signedIn = await authenticate(context, request);
  const identityId = request.path.split('/')[3] ?? '';
  if (!isUuid(identityId)) throw new AuthError(404, 'validation_failed', 'identity_id must be an UUID');
  if (!context.settings.enable_manual_linking) {
    throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled');
  }
  const { user } = signedIn;
  await requireAal2(context.database.query, signedIn, 403, 'AAL2 required to unlink an identity');
  await context.database.transaction(async ({ query }) => {
    await lockSignedIn(context, query, signedIn);
    await unlinkIdentity(query, user.id, identityId, new Date(context.now()));
    await audit(context, query, request, 'identity_unlinked', user.id);
  });
  return privateReply({});
};
