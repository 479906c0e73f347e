import { audit } from '../audit.ts';
import { authenticate } from '../authenticate.ts';
import type { Endpoint } from '../context.ts';
import { AuthError } from '../errors.ts';
import { privateReply } from '../exchange/reply.ts';
import { requireAal2 } from '../factors/require-aal2.ts';
import { limitMessageRequests, mayReceive, type Message } from '../limits/message-limits.ts';
import { sendAccountMail } from '../mail/send-account-mail.ts';
import { createOneTimeToken } from '../one-time-tokens/one-time-token.ts';
import { sendSmsCode } from '../sms/send-code.ts';
import { issuePhoneCode } from '../users/phone-code.ts';

/**
 * `GET /reauthenticate`: sends the code that a password change of an old session needs, to the confirmed address or
 * else to the confirmed phone.
 */
export const reauthenticate: Endpoint = async (context, request) => {
  const signedIn = await authenticate(context, request);
  const { user } = signedIn;
  // The code is for a change that a session without the second factor cannot make.
  const refusal = 'AAL2 session is required to reauthenticate when MFA is enabled.';
  await requireAal2(context.database.query, signedIn, 401, refusal);
  const { email, phone } = user;
  const recipient = email ?? phone;
  if (recipient === null) {
    throw new AuthError(
      422,
      'validation_failed',
      'Reauthentication requires the user to have an email or a phone number',
    );
  }
  if (email !== null && user.email_confirmed_at === null) {
    throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.');
  }
  if (email === null && user.phone_confirmed_at === null) {
    throw new AuthError(422, 'phone_not_confirmed', 'Please verify your phone first.');
  }
  const channel = email === null ? 'sms' : 'email';
  const message: Message = { channel, kind: 'reauthentication', recipient };
  await limitMessageRequests(context, request, message);

  const smsCode = await context.database.transaction(async ({ query }) => {
    if (!(await mayReceive(context, query, message))) return null;
    await audit(context, query, request, 'user_reauthenticate_requested', user.id);
    if (email === null) return issuePhoneCode(context, query, user.id, 'reauthentication', recipient);
    await query('update auth.users set reauthentication_sent_at = $2 where id = $1', [
      user.id,
      new Date(context.now()),
    ]);
    const order = { userId: user.id, type: 'reauthentication', relatesTo: email } as const;
    const secret = await createOneTimeToken(context, query, order);
    await sendAccountMail(context, query, user.id, { kind: 'reauthentication', recipient, secret });
    return null;
  });
  if (smsCode !== null) await sendSmsCode(context, recipient, smsCode);
  return privateReply({});
};
