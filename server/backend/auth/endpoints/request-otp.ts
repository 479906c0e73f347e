import * as v from 'valibot';
import type { Query } from '../../database/database.ts';
import type { GatewayRequest } from '../../http/exchange.ts';
import { audit } from '../audit.ts';
import type { AuthContext, Endpoint } from '../context.ts';
import { validationFailed } from '../errors.ts';
import { optionalText, parseBody } from '../exchange/parse-body.ts';
import { privateReply, readRedirect } from '../exchange/reply.ts';
import { takeAtLeast } from '../exchange/uniform-answer.ts';
import { UNIFORM_ANSWER_MS } from '../limits/limits.ts';
import { limitMessageRequests, mayReceive, type Message } from '../limits/message-limits.ts';
import { enforceRateLimit } from '../limits/rate-limits.ts';
import { type CodeChallenge, readCodeChallenge } from '../pkce/code-challenge.ts';
import { requireSmsCarrier, sendSmsCodeUnseen } from '../sms/send-code.ts';
import { createUser } from '../users/create-user.ts';
import { type Metadata, readMetadata } from '../users/metadata.ts';
import { issuePhoneCode } from '../users/phone-code.ts';
import { readAddress } from '../users/read-address.ts';
import { askToConfirm, confirmationTo } from '../users/register-user.ts';
import type { SignUpAddress } from '../users/unconfirmed-user.ts';
import { findUserByEmail, findUserByPhone } from '../users/user-row.ts';
import { sendLink } from '../verification/mail-link.ts';

const body = v.object({
  email: optionalText,
  phone: optionalText,
  create_user: v.nullish(v.boolean(), true),
  data: v.nullish(v.unknown(), null),
  code_challenge: optionalText,
  code_challenge_method: optionalText,
});

/**
 * `POST /otp`: a link or code to sign in with. Whoever is not known yet becomes an unconfirmed user, unless the caller
 * or the settings do not want that; the answer is the same for all.
 */
export const requestOtp: Endpoint = async (context, request) => {
  const fields = await parseBody(request, body);
  const address = readAddress(context, fields);
  if (!address) throw validationFailed('One of email or phone must be set');
  const order: Order = {
    ...address,
    createsUser: fields.create_user && context.settings.enable_signup,
    metadata: readMetadata(fields.data),
    challenge: readCodeChallenge(fields.code_challenge, fields.code_challenge_method),
    redirectTo: readRedirect(context, request),
  };
  await enforceRateLimit(context, request, 'sign_in_sign_ups');
  if (order.provider === 'phone') requireSmsCarrier(context, order.address);
  await takeAtLeast(UNIFORM_ANSWER_MS, async () => {
    const smsCode = await send(context, request, order);
    if (smsCode !== null) sendSmsCodeUnseen(context, order.address, smsCode);
  });
  return privateReply({});
};

type Order = SignUpAddress & {
  readonly createsUser: boolean;
  readonly metadata: Metadata;
  readonly challenge: CodeChallenge | null;
  readonly redirectTo: string;
};

/** @returns the code to send to the phone */
async function send(context: AuthContext, request: GatewayRequest, order: Order): Promise<string | null> {
  const message: Message = { ...confirmationTo(order), kind: 'otp' };
  await limitMessageRequests(context, request, message);
  return context.database.transaction(async ({ query }) => {
    const find = order.provider === 'email' ? findUserByEmail : findUserByPhone;
    const known = await find(query, order.address);
    if (!known) return order.createsUser ? register(context, query, request, order) : null;
    if (!(await mayReceive(context, query, message))) return null;
    if (order.provider === 'phone') {
      return issuePhoneCode(context, query, known.id, 'magiclink', order.address);
    }
    const link = { ...order, userId: known.id, email: order.address };
    await sendLink(context, query, request, 'magiclink', link);
    return null;
  });
}

/** Creates the user without a password and without confirming anything. */
async function register(
  context: AuthContext,
  query: Query,
  request: GatewayRequest,
  order: Order,
): Promise<string | null> {
  const now = new Date(context.now());
  const userId = await createUser(query, {
    email: order.provider === 'email' ? order.address : null,
    phone: order.provider === 'phone' ? order.address : null,
    passwordHash: null,
    metadata: order.metadata,
    createdAt: now,
    confirmationSentAt: now,
  });
  // Somebody else registered the address in this moment, and gets a message for it.
  if (userId === undefined) return null;
  await audit(context, query, request, 'user_signedup', userId);
  await mayReceive(context, query, confirmationTo(order));
  return askToConfirm(context, query, request, userId, order);
}
