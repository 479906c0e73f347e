import * as v from 'valibot';
import type { GatewayRequest } from '../../gateway/exchange.ts';
import type { AuthContext, Endpoint } from '../context.ts';
import { AuthError, validationFailed } from '../errors.ts';
import { optionalText, parseBody } from '../exchange/parse-body.ts';
import { privateReply, readRedirect } from '../exchange/reply.ts';
import { takeAtLeast } from '../exchange/uniform-answer.ts';
import { UNIFORM_ANSWER_MS } from '../limits/limits.ts';
import { limitMail } from '../limits/request-limits.ts';
import { readEmailAddress } from '../users/email-address.ts';
import { sendConfirmation } from '../users/send-confirmation.ts';
import { findUserByEmail } from '../users/user-row.ts';

const body = v.object({ type: optionalText, email: optionalText, phone: optionalText });

/** `POST /resend` of the sign-up mail: one answer for every address, known, confirmed or unknown. */
export const resend: Endpoint = async (context, request) => {
  const { type, email, phone } = await parseBody(request, body);
  if (type !== 'signup') throw validationFailed('Missing one of these types: signup');
  if (phone !== '') throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled');
  if (email === '') throw validationFailed('Type provided requires an email address');
  const address = readEmailAddress(email);
  await takeAtLeast(UNIFORM_ANSWER_MS, () => sendAgain(context, request, address));
  return privateReply({});
};

async function sendAgain(context: AuthContext, request: GatewayRequest, email: string): Promise<void> {
  await limitMail(context, request, email);
  const redirectTo = readRedirect(context, request);
  await context.database.transaction(async ({ query }) => {
    const user = await findUserByEmail(query, email);
    if (!user || user.email_confirmed_at !== null) return;
    await sendConfirmation(context, query, request, user.id, { email, redirectTo });
  });
}
