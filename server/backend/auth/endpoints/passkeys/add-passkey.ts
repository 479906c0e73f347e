import * as v from 'valibot';
import type { Query } from '../../../database/database.ts';
import { audit } from '../../audit.ts';
import { authenticate, lockSignedIn, type SignedIn } from '../../authenticate.ts';
import type { AuthContext, Endpoint } from '../../context.ts';
import { AuthError } from '../../errors.ts';
import { optionalText, parseBody } from '../../exchange/parse-body.ts';
import { privateReply } from '../../exchange/reply.ts';
import { requireAal2 } from '../../factors/require-aal2.ts';
import { requireConfirmed } from '../../factors/require-confirmed.ts';
import { MAX_PASSKEYS } from '../../limits/limits.ts';
import { notifyOwner } from '../../mail/notify-owner.ts';
import { requireRecentSignIn } from '../../sessions/require-recent-sign-in.ts';
import type { UserRow } from '../../users/user-row.ts';
import { findPasskeysOf, passkeyJson, storeKey } from '../../webauthn/credential-row.ts';
import { registrationSchema } from '../../webauthn/credential-schema.ts';
import { creationOptions } from '../../webauthn/key-options.ts';
import { storeChallenge, takeChallenge } from '../../webauthn/passkey-challenge.ts';
import { requireRelyingParty } from '../../webauthn/require-relying-party.ts';
import { verifyRegistration } from '../../webauthn/verify-registration.ts';

const body = v.object({ challenge_id: optionalText, credential: registrationSchema });

/** `POST /passkeys/registration/options`: what the browser of somebody who is signed in needs to make a passkey. */
export const beginPasskey: Endpoint = async (context, request) => {
  const relyingParty = requireRelyingParty(context, 'passkey');
  const signedIn = await authenticate(context, request);
  const { query } = context.database;
  const { user } = signedIn;
  await requireRoom(context, query, signedIn, user);
  const existing = await findPasskeysOf(query, user.id);
  const options = await creationOptions(relyingParty, 'passkey', user, user.id, existing);
  const stored = await storeChallenge(context, signedIn.sessionId, options.challenge);
  return privateReply({ ...stored, options });
};

/** `POST /passkeys/registration/verify`: keeps the passkey that the browser has made. */
export const finishPasskey: Endpoint = async (context, request) => {
  const relyingParty = requireRelyingParty(context, 'passkey');
  const signedIn = await authenticate(context, request);
  const fields = await parseBody(request, body);
  const challenge = await takeChallenge(context, signedIn.sessionId, fields.challenge_id);
  const key = await verifyRegistration(relyingParty, 'passkey', challenge, fields.credential);
  const passkey = await context.database.transaction(async ({ query }) => {
    const user = await lockSignedIn(context, query, signedIn);
    await requireRoom(context, query, signedIn, user);
    const stored = await storeKey(context, query, user.id, null, key);
    await notifyOwner(context, query, user, 'passkey_added');
    await audit(context, query, request, 'passkey_created', user.id, { passkey_id: stored.id });
    return stored;
  });
  return privateReply(passkeyJson(passkey));
};

/** @throws AuthError for an account that may not have one (more), as the session stands */
async function requireRoom(
  context: AuthContext,
  query: Query,
  signedIn: SignedIn,
  user: UserRow,
): Promise<void> {
  requireConfirmed(user);
  await requireAal2(query, signedIn, 403, 'AAL2 session is required to manage passkeys when MFA is enabled');
  await requireRecentSignIn(context, query, signedIn.sessionId, 'Adding a passkey');
  if ((await findPasskeysOf(query, user.id)).length >= MAX_PASSKEYS) {
    throw new AuthError(422, 'too_many_passkeys', 'Maximum number of passkeys reached');
  }
}
