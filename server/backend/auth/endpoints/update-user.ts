import * as v from 'valibot';
import type { GatewayRequest } from '../../http/exchange.ts';
import { audit } from '../audit.ts';
import { authenticate, lockSignedIn, type SignedIn } from '../authenticate.ts';
import type { AuthContext, Endpoint } from '../context.ts';
import { AuthError } from '../errors.ts';
import { optionalText, parseBody } from '../exchange/parse-body.ts';
import { privateReply, readRedirect } from '../exchange/reply.ts';
import { requireAal2 } from '../factors/require-aal2.ts';
import { limitMessageRequests } from '../limits/message-limits.ts';
import { limitPasswordChanges } from '../limits/password-limits.ts';
import { readCodeChallenge } from '../pkce/code-challenge.ts';
import { requireSmsCarrier, sendSmsCode } from '../sms/send-code.ts';
import { changePassword, preparePassword } from '../users/change-password.ts';
import { readEmailAddress } from '../users/email-address.ts';
import { mergeMetadata, readMetadata } from '../users/metadata.ts';
import { readAddress } from '../users/read-address.ts';
import { userJson } from '../users/user-json.ts';
import { type Account, loadAccount } from '../users/user-row.ts';
import { requestEmailChange } from '../verification/email-change.ts';
import { requestPhoneChange } from '../verification/phone-change.ts';

const body = v.object({
  email: optionalText,
  phone: optionalText,
  password: v.nullish(v.string(), null),
  nonce: optionalText,
  data: v.nullish(v.unknown(), null),
  app_metadata: v.nullish(v.unknown(), null),
  code_challenge: optionalText,
  code_challenge_method: optionalText,
});

/** `PUT /user`: own metadata, own password, the wish for another address or number. */
export const updateUser: Endpoint = async (context, request) => {
  const signedIn = await authenticate(context, request);
  const changes = await readChanges(context, request, signedIn);
  await limitWishes(context, request, signedIn.user.id, changes);
  const { account, smsCode } = await writeChanges(context, request, signedIn, changes);
  if (smsCode !== null && changes.phone !== null) await sendSmsCode(context, changes.phone, smsCode);
  return privateReply(userJson(account));
};

async function readChanges(context: AuthContext, request: GatewayRequest, signedIn: SignedIn) {
  const { user, sessionId } = signedIn;
  const fields = await parseBody(request, body);
  if (fields.app_metadata !== null) {
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  const message = 'AAL2 session is required to update email, password or metadata when MFA is enabled.';
  await requireAal2(context.database.query, signedIn, 401, message);
  const email = fields.email === '' ? null : readEmailAddress(fields.email);
  const asked = fields.phone === '' ? null : readAddress(context, { email: '', phone: fields.phone });
  const phone = asked?.address ?? null;
  const data = fields.data === null ? null : readMetadata(fields.data);
  const challenge = readCodeChallenge(fields.code_challenge, fields.code_challenge_method);
  const { password, nonce } = fields;
  // Whoever holds a stolen session must not find out the present password by trying.
  if (password !== null) await limitPasswordChanges(context, user.id);
  const passwordHash =
    password === null ? null : await preparePassword(context, user, sessionId, { password, nonce });
  return {
    data,
    email: email === user.email ? null : email,
    phone: phone === user.phone ? null : phone,
    passwordHash,
    challenge,
  };
}

type Changes = Awaited<ReturnType<typeof readChanges>>;

/** @throws AuthError 429, `sms_send_failed` */
async function limitWishes(
  context: AuthContext,
  request: GatewayRequest,
  userId: string,
  { email, phone }: Changes,
): Promise<void> {
  const wish = { kind: 'change', recipient: userId } as const;
  if (email !== null) await limitMessageRequests(context, request, { ...wish, channel: 'email' });
  if (phone !== null) {
    requireSmsCarrier(context, phone);
    await limitMessageRequests(context, request, { ...wish, channel: 'sms' });
  }
}

type Written = { readonly account: Account; readonly smsCode: string | null };

function writeChanges(
  context: AuthContext,
  request: GatewayRequest,
  signedIn: SignedIn,
  { data, email, phone, passwordHash, challenge }: Changes,
): Promise<Written> {
  return context.database.transaction(async ({ query }) => {
    const user = await lockSignedIn(context, query, signedIn);
    if (passwordHash !== null) {
      await changePassword(context, query, request, user, passwordHash, signedIn.sessionId);
    }
    if (data !== null) {
      const merged = mergeMetadata(user.raw_user_meta_data, data);
      await query('update auth.users set raw_user_meta_data = $2::jsonb, updated_at = $3 where id = $1', [
        user.id,
        JSON.stringify(merged),
        new Date(context.now()),
      ]);
      await audit(context, query, request, 'user_modified', user.id);
    }
    if (email !== null) {
      const redirectTo = readRedirect(context, request);
      await requestEmailChange(context, query, request, user, { email, redirectTo, challenge });
    }
    const smsCode = phone === null ? null : await requestPhoneChange(context, query, request, user, phone);
    return { account: await loadAccount(query, user.id), smsCode };
  });
}
