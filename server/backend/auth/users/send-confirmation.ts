import type { Query } from '../../database/database.ts';
import type { GatewayRequest } from '../../gateway/exchange.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import { sendAccountMail } from '../mail/send-account-mail.ts';
import { createOneTimeToken } from '../one-time-tokens/one-time-token.ts';

/** Sends the confirmation mail with a new token; an older one stops working. */
export async function sendConfirmation(
  context: AuthContext,
  query: Query,
  request: GatewayRequest,
  userId: string,
  { email, redirectTo }: { readonly email: string; readonly redirectTo: string },
): Promise<void> {
  const now = new Date(context.now());
  await query('update auth.users set confirmation_sent_at = $2 where id = $1', [userId, now]);
  const secret = await createOneTimeToken(context, query, userId, 'confirmation', email);
  await sendAccountMail(context, query, userId, { kind: 'signup', recipient: email, secret, redirectTo });
  await audit(context, query, request, 'user_confirmation_requested', userId);
}
