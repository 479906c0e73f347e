import * as v from 'valibot';
import { audit } from '../../audit.ts';
import type { AuthContext, Endpoint } from '../../context.ts';
import { AuthError, userBanned } from '../../errors.ts';
import { optionalText, parseBody } from '../../exchange/parse-body.ts';
import { privateReply } from '../../exchange/reply.ts';
import { enforceRateLimit } from '../../limits/rate-limits.ts';
import { openSession } from '../../sessions/open-session.ts';
import { sessionJson } from '../../sessions/session-json.ts';
import { isBanned, loadAccount, lockUser, type UserRow } from '../../users/user-row.ts';
import { findPasskeyOwner, lockPasskey, noteUse } from '../../webauthn/credential-row.ts';
import { assertionSchema } from '../../webauthn/credential-schema.ts';
import { requestOptions } from '../../webauthn/key-options.ts';
import { storeChallenge, takeChallenge } from '../../webauthn/passkey-challenge.ts';
import { requireRelyingParty } from '../../webauthn/require-relying-party.ts';
import { verificationFailed } from '../../webauthn/verification-failed.ts';
import { verifyAssertion } from '../../webauthn/verify-assertion.ts';

const body = v.object({ challenge_id: optionalText, credential: assertionSchema });

/** `POST /passkeys/authentication/options`: something to sign, for whichever passkey the visitor's device holds. */
export const beginPasskeySignIn: Endpoint = async (context, request) => {
  const relyingParty = requireRelyingParty(context, 'passkey');
  await enforceRateLimit(context, request, 'sign_in_sign_ups');
  const options = await requestOptions(relyingParty, 'passkey', []);
  const stored = await storeChallenge(context, null, options.challenge);
  return privateReply({ ...stored, options });
};

/** `POST /passkeys/authentication/verify`: a session for whoever holds the passkey. A second factor comes after it, as ever. */
export const signInWithPasskey: Endpoint = async (context, request) => {
  const relyingParty = requireRelyingParty(context, 'passkey');
  const fields = await parseBody(request, body);
  await enforceRateLimit(context, request, 'token_verifications');
  const challenge = await takeChallenge(context, null, fields.challenge_id);
  const { credential } = fields;
  const { account, session } = await context.database.transaction(async ({ query }) => {
    // The user first, as everywhere: whoever removes a passkey at the same moment holds them.
    const owner = await findPasskeyOwner(query, credential.id);
    const user = owner === undefined ? undefined : await lockUser(query, owner);
    const passkey = user && (await lockPasskey(query, user.id, credential.id));
    if (!passkey) throw verificationFailed();
    const signCount = await verifyAssertion(relyingParty, 'passkey', challenge, passkey, credential);
    if (!isHandleOf(credential.response.userHandle, passkey.user_id))
      throw verificationFailed(passkey.user_id);
    requireEntry(context, user);
    await noteUse(context, query, passkey, signCount);
    const opened = await openSession(context, query, request, user.id, 'passkey');
    await audit(context, query, request, 'login', user.id, { passkey_id: passkey.id });
    return { session: opened, account: await loadAccount(query, user.id) };
  });
  return privateReply(await sessionJson(context, account, session));
};

/** A device tells whose passkey it is; a device that says somebody else is not asked further. */
function isHandleOf(handle: string | null | undefined, userId: string): boolean {
  return handle != null && Buffer.from(handle, 'base64url').toString('utf8') === userId;
}

/** Only whoever holds the passkey learns how the account stands. */
function requireEntry(context: AuthContext, user: UserRow): void {
  if (isBanned(user, context.now())) throw userBanned(403, user.id);
  if (user.email !== null && user.email_confirmed_at === null) {
    throw new AuthError(403, 'email_not_confirmed', 'Email not confirmed');
  }
  if (user.phone !== null && user.phone_confirmed_at === null) {
    throw new AuthError(403, 'phone_not_confirmed', 'Phone not confirmed');
  }
}
