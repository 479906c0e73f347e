import * as v from 'valibot';
import type { GatewayRequest } from '../../http/exchange.ts';
import type { AuthContext, Endpoint } from '../context.ts';
import { validationFailed } from '../errors.ts';
import { optionalText, parseBody } from '../exchange/parse-body.ts';
import { privateReply, readRedirect } from '../exchange/reply.ts';
import { takeAtLeast } from '../exchange/uniform-answer.ts';
import { UNIFORM_ANSWER_MS } from '../limits/limits.ts';
import { limitMessageRequests, mayReceive, type Message } from '../limits/message-limits.ts';
import { type CodeChallenge, readCodeChallenge } from '../pkce/code-challenge.ts';
import { readEmailAddress } from '../users/email-address.ts';
import { findUserByEmail } from '../users/user-row.ts';
import { sendLink } from '../verification/mail-link.ts';

const body = v.object({
  email: optionalText,
  code_challenge: optionalText,
  code_challenge_method: optionalText,
});

/** `POST /recover`: a link to choose a new password, with one answer for known and unknown addresses. */
export const recover: Endpoint = async (context, request) => {
  const fields = await parseBody(request, body);
  if (fields.email === '') throw validationFailed('Password recovery requires an email');
  const email = readEmailAddress(fields.email);
  const challenge = readCodeChallenge(fields.code_challenge, fields.code_challenge_method);
  await takeAtLeast(UNIFORM_ANSWER_MS, () => sendRecovery(context, request, email, challenge));
  return privateReply({});
};

async function sendRecovery(
  context: AuthContext,
  request: GatewayRequest,
  email: string,
  challenge: CodeChallenge | null,
): Promise<void> {
  const message: Message = { channel: 'email', kind: 'recovery', recipient: email };
  await limitMessageRequests(context, request, message);
  const redirectTo = readRedirect(context, request);
  await context.database.transaction(async ({ query }) => {
    const user = await findUserByEmail(query, email);
    if (!user || !(await mayReceive(context, query, message))) return;
    await sendLink(context, query, request, 'recovery', { userId: user.id, email, redirectTo, challenge });
  });
}
