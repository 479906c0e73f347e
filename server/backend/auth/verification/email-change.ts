import { oneOrNone } from '#domain/kernel/one.ts';
import type { Query } from '../../database/database.ts';
import type { GatewayRequest } from '../../http/exchange.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import { emailExists } from '../errors.ts';
import { sendAccountMail } from '../mail/send-account-mail.ts';
import { mayReceive, type Message } from '../limits/message-limits.ts';
import { notifyOwner } from '../mail/notify-owner.ts';
import { createOneTimeToken } from '../one-time-tokens/one-time-token.ts';
import type { RedeemedToken } from '../one-time-tokens/redeem-token.ts';
import { confirmEmail } from '../users/confirm-address.ts';
import { closeSessions } from '../sessions/close-sessions.ts';
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
  if (user.email_change !== newEmail) await noteEmailWish(context, query, user.id, newEmail);
  const flowId = await startMailFlow(context, query, challenge);
  const isFree = !(await findUserByEmail(query, newEmail));
  const wish = { userId: user.id, flowId, newEmail, redirectTo };
  await askMailbox(context, query, wish, { type: 'email_change_new', recipient: newEmail, isFree });
  if (user.email !== null && needsPresentMailbox(context, user)) {
    const recipient = user.email;
    await askMailbox(context, query, wish, { type: 'email_change_current', recipient, isFree: true });
  }
  await audit(context, query, request, 'user_modified', user.id);
}

type Wish = {
  readonly userId: string;
  readonly flowId: string | null;
  readonly newEmail: string;
  readonly redirectTo: string;
};
type Mailbox = {
  readonly type: 'email_change_new' | 'email_change_current';
  readonly recipient: string;
  /** Whether it belongs to nobody else. */
  readonly isFree: boolean;
};

/**
 * Asks one mailbox. Its token is always there, mailed or not: a mailbox that is left out would not be waited for. One
 * that has agreed, or that may get no further mail now, keeps the token it has.
 */
async function askMailbox(
  context: AuthContext,
  query: Query,
  { userId, flowId, newEmail, redirectTo }: Wish,
  { type, recipient, isFree }: Mailbox,
): Promise<void> {
  const { rows } = await query<{ redeemed: boolean }>(
    `select redeemed_at is not null as redeemed from auth.one_time_tokens
     where user_id = $1 and token_type = $2 and relates_to = $3`,
    [userId, type, recipient],
  );
  const asked = oneOrNone(rows);
  if (asked?.redeemed) return;
  const message: Message = { channel: 'email', kind: 'change', recipient };
  const isSent = isFree && (await mayReceive(context, query, message));
  if (asked && !isSent) return;
  const secret = await createOneTimeToken(context, query, {
    userId,
    type,
    relatesTo: recipient,
    flowId,
    isSent,
  });
  if (!isSent) return;
  const mail = { kind: 'email_change', address: newEmail, recipient, redirectTo, secret } as const;
  await sendAccountMail(context, query, userId, mail);
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

/** Whether the mailbox that the account has now has to agree. */
function needsPresentMailbox({ settings }: AuthContext, user: UserRow): boolean {
  return settings.email.double_confirm_changes && user.email !== null && user.email_confirmed_at !== null;
}

type HalfRow = { token_type: string; redeemed: boolean; relates_to: string };

/**
 * Changes the address once every mailbox that was asked has agreed, the new one among them.
 *
 * @param user the locked row
 * @param isProven whether a session of the account came along, which goes on
 * @throws AuthError `email_exists` when the address was taken meanwhile
 */
export async function applyEmailChange(
  context: AuthContext,
  query: Query,
  user: UserRow,
  token: RedeemedToken,
  isProven: boolean,
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
  const hasAsked = rows.some((row) => row.token_type === 'email_change_current');
  if (rows.some((row) => !row.redeemed) || (needsPresentMailbox(context, user) && !hasAsked)) {
    return 'other-mailbox';
  }

  if (await findUserByEmail(query, user.email_change)) throw emailExists();
  const now = new Date(context.now());
  if (user.confirmed_at === null && !isProven) await closeSessions(query, user.id, 'global', null);
  await notifyOwner(context, query, user, 'email_changed', user.email_change);
  await setEmail(query, user.id, user.email_change, now);
  await confirmEmail(query, user.id, now);
  return 'applied';
}
