import type { Query } from '../../database/database.ts';
import type { GatewayRequest } from '../../gateway/exchange.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import { emailExists } from '../errors.ts';
import { sendAccountMail } from '../mail/send-account-mail.ts';
import { mayReceive, type Message } from '../limits/message-limits.ts';
import { tellOwner } from '../mail/tell-owner.ts';
import { createOneTimeToken } from '../one-time-tokens/one-time-token.ts';
import type { RedeemedToken } from '../one-time-tokens/redeem-token.ts';
import { confirmEmail, endUnprovenAccess } from '../users/confirm-address.ts';
import { setEmail } from '../users/set-address.ts';
import { findUserByEmail, type UserRow } from '../users/user-row.ts';
import type { CodeChallenge } from '../pkce/code-challenge.ts';
import { startMailFlow } from './mail-link.ts';

export type EmailChangeOrder = {
  readonly email: string;
  readonly redirectTo: string;
  readonly challenge: CodeChallenge | null;
};

/**
 * Notes the wish for another address and asks the mailboxes concerned: always the new one, and the present one
 * too if it is confirmed and `double_confirm_changes` is on. Nothing is sent to an address that belongs to
 * somebody else, and nobody is told so.
 */
export async function requestEmailChange(
  context: AuthContext,
  query: Query,
  request: GatewayRequest,
  user: UserRow,
  { email: newEmail, redirectTo, challenge }: EmailChangeOrder,
): Promise<void> {
  await noteEmailWish(context, query, user.id, newEmail);
  const flowId = await startMailFlow(context, query, challenge);
  const order = { userId: user.id, flowId };
  const mail = { kind: 'email_change', address: newEmail, redirectTo } as const;
  const toNew = await createOneTimeToken(context, query, {
    ...order,
    type: 'email_change_new',
    relatesTo: newEmail,
  });
  const isFree = !(await findUserByEmail(query, newEmail));
  if (isFree && (await mayReceive(context, query, changeMailTo(newEmail)))) {
    await sendAccountMail(context, query, user.id, { ...mail, recipient: newEmail, secret: toNew });
  }
  const asksCurrent = context.settings.email.double_confirm_changes && user.email_confirmed_at !== null;
  if (asksCurrent && user.email !== null) {
    const toCurrent = await createOneTimeToken(context, query, {
      ...order,
      type: 'email_change_current',
      relatesTo: user.email,
    });
    if (await mayReceive(context, query, changeMailTo(user.email))) {
      await sendAccountMail(context, query, user.id, { ...mail, recipient: user.email, secret: toCurrent });
    }
  }
  await audit(context, query, request, 'user_modified', user.id);
}

/** Notes the wish alone; what was mailed about an earlier one stops working. */
export async function noteEmailWish(
  context: AuthContext,
  query: Query,
  userId: string,
  newEmail: string,
): Promise<void> {
  await query(
    'update auth.users set email_change = $2, email_change_sent_at = $3, updated_at = $3 where id = $1',
    [userId, newEmail, new Date(context.now())],
  );
  await query(
    `delete from auth.one_time_tokens where user_id = $1 and token_type like 'email\\_change\\_%'`,
    [userId],
  );
}

function changeMailTo(recipient: string): Message {
  return { channel: 'email', kind: 'change', recipient };
}

type HalfRow = { token_type: string; redeemed: boolean; relates_to: string };

/**
 * Changes the address once every mailbox that was asked has agreed, the new one among them.
 *
 * @param user the locked row
 * @throws AuthError `email_exists` when the address was taken meanwhile
 */
export async function applyEmailChange(
  context: AuthContext,
  query: Query,
  user: UserRow,
  token: RedeemedToken,
): Promise<'applied' | 'other-mailbox' | 'expired'> {
  const { rows } = await query<HalfRow>(
    `select token_type, redeemed_at is not null as redeemed, relates_to from auth.one_time_tokens
     where user_id = $1 and token_type in ('email_change_new', 'email_change_current')`,
    [user.id],
  );
  const fromNew = rows.find((row) => row.token_type === 'email_change_new');
  const expected = token.type === 'email_change_new' ? user.email_change : user.email;
  if (!fromNew || user.email_change === null || token.relatesTo !== expected) return 'expired';
  if (fromNew.relates_to !== user.email_change) return 'expired';
  if (rows.some((row) => !row.redeemed)) return 'other-mailbox';

  if (await findUserByEmail(query, user.email_change)) throw emailExists();
  const now = new Date(context.now());
  if (user.confirmed_at === null) await endUnprovenAccess(query, user.id, false);
  await tellOwner(context, query, user, 'email_changed', user.email_change);
  await setEmail(query, user.id, user.email_change, now);
  await confirmEmail(query, user.id, now);
  return 'applied';
}
