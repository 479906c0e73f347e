import * as v from 'valibot';
import type { GatewayRequest } from '../../http/exchange.ts';
import type { AuthContext, Endpoint } from '../context.ts';
import { validationFailed } from '../errors.ts';
import { optionalText, parseBody } from '../exchange/parse-body.ts';
import { privateReply, readRedirect } from '../exchange/reply.ts';
import { takeAtLeast } from '../exchange/uniform-answer.ts';
import { UNIFORM_ANSWER_MS } from '../limits/limits.ts';
import { limitMessageRequests, mayReceive, type Message } from '../limits/message-limits.ts';
import { sendSmsCodeUnseen } from '../sms/send-code.ts';
import { readAddress } from '../users/read-address.ts';
import { issuePhoneCode } from '../users/phone-code.ts';
import { askToConfirm, confirmationTo } from '../users/register-user.ts';
import type { SignUpAddress } from '../users/unconfirmed-user.ts';
import { findUserByEmail, findUserByNewPhone, findUserByPhone } from '../users/user-row.ts';
import { requestEmailChange } from '../verification/email-change.ts';

const body = v.object({ type: optionalText, email: optionalText, phone: optionalText });

const TYPES = {
  signup: { provider: 'email', kind: 'confirmation' },
  email_change: { provider: 'email', kind: 'change' },
  sms: { provider: 'phone', kind: 'confirmation' },
  phone_change: { provider: 'phone', kind: 'change' },
} as const;
type ResendType = keyof typeof TYPES;

/** `POST /resend`: a message once more, with one answer for every address, known, confirmed or unknown. */
export const resend: Endpoint = async (context, request) => {
  const { type, ...fields } = await parseBody(request, body);
  if (!isResendType(type)) {
    throw validationFailed(`Missing one of these types: ${Object.keys(TYPES).join(', ')}`);
  }
  const { provider, kind } = TYPES[type];
  const asked = readAddress(context, fields);
  if (asked?.provider !== provider) {
    const wanted = provider === 'email' ? 'an email address' : 'a phone number';
    throw validationFailed(`Type provided requires ${wanted}`);
  }
  await takeAtLeast(UNIFORM_ANSWER_MS, async () => {
    const message: Message = { ...confirmationTo(asked), kind };
    await limitMessageRequests(context, request, message);
    const smsCode = await sendAgain(context, request, type, asked);
    if (smsCode !== null) sendSmsCodeUnseen(context, asked.address, smsCode);
  });
  return privateReply({});
};

function isResendType(type: string): type is ResendType {
  return Object.hasOwn(TYPES, type);
}

/** @returns the code to send to the phone */
function sendAgain(
  context: AuthContext,
  request: GatewayRequest,
  type: ResendType,
  asked: SignUpAddress,
): Promise<string | null> {
  const { address } = asked;
  const redirectTo = readRedirect(context, request);
  const message: Message = confirmationTo(asked);
  return context.database.transaction(async ({ query }) => {
    const mayGo = (kind: Message['kind']) => mayReceive(context, query, { ...message, kind });
    if (type === 'email_change') {
      const user = await findUserByEmail(query, address);
      if (!user || user.email_change === null) return null;
      const order = { email: user.email_change, redirectTo, challenge: null };
      await requestEmailChange(context, query, request, user, order);
      return null;
    }
    if (type === 'phone_change') {
      const user = await findUserByNewPhone(query, address);
      if (!user || !(await mayGo('change'))) return null;
      return issuePhoneCode(context, query, user.id, 'phone_change', address);
    }
    const user = await (type === 'signup'
      ? findUserByEmail(query, address)
      : findUserByPhone(query, address));
    const confirmedAt = type === 'signup' ? user?.email_confirmed_at : user?.phone_confirmed_at;
    if (!user || confirmedAt !== null || !(await mayGo('confirmation'))) return null;
    // As GoTrue, without a flow; but a page that asks who signed up has to know them by this mail, too.
    const challenge = context.settings.email.confirmation_page === undefined ? null : 'kept';
    return askToConfirm(context, query, request, user.id, { ...asked, redirectTo, challenge });
  });
}
