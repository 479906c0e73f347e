import { oneOrNone } from '#domain/kernel/one.ts';
import type { Query } from '../../database/database.ts';
import type { GatewayRequest } from '../../http/exchange.ts';
import { audit, type AuditAction } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import { sendAccountMail } from '../mail/send-account-mail.ts';
import { createOneTimeToken, type OneTimeSecret, type TokenType } from '../one-time-tokens/one-time-token.ts';
import type { CodeChallenge } from '../pkce/code-challenge.ts';
import { startFlow } from '../pkce/flow-state.ts';

/** The mails whose link signs in whoever follows it; also the `type` of the link. */
export type LinkKind = 'signup' | 'invite' | 'magiclink' | 'recovery';

type LinkFacts = {
  readonly tokenType: TokenType;
  /** Column of `auth.users` that says when it was sent. */
  readonly sentAt: string;
  readonly action: AuditAction;
};

const FACTS: Readonly<Record<LinkKind, LinkFacts>> = {
  signup: {
    tokenType: 'confirmation',
    sentAt: 'confirmation_sent_at',
    action: 'user_confirmation_requested',
  },
  invite: { tokenType: 'confirmation', sentAt: 'invited_at', action: 'user_invited' },
  magiclink: { tokenType: 'magiclink', sentAt: 'recovery_sent_at', action: 'user_recovery_requested' },
  recovery: { tokenType: 'recovery', sentAt: 'recovery_sent_at', action: 'user_recovery_requested' },
};

/** Whom a link is for, and where it leads. */
export type LinkOrder = {
  readonly userId: string;
  readonly email: string;
  readonly redirectTo: string;
  /**
   * What the browser that asked can answer for; null where the link opens a session by itself. `kept` goes on with the flow
   * of the mail before, whose browser is still the one that signed up.
   */
  readonly challenge: CodeChallenge | 'kept' | null;
};

/** Makes the secret of a link, in the caller's transaction; an older one of its type stops working. */
export async function issueLink(
  context: AuthContext,
  query: Query,
  request: GatewayRequest,
  kind: LinkKind,
  { userId, email, challenge }: Omit<LinkOrder, 'redirectTo'>,
): Promise<OneTimeSecret> {
  const { tokenType, sentAt, action } = FACTS[kind];
  await query(`update auth.users set ${sentAt} = $2 where id = $1`, [userId, new Date(context.now())]);
  const flowId =
    challenge === 'kept'
      ? await waitingFlow(query, userId, tokenType)
      : await startMailFlow(context, query, challenge);
  await audit(context, query, request, action, userId);
  return createOneTimeToken(context, query, { userId, type: tokenType, relatesTo: email, flowId });
}

/** The same, and mails it. */
export async function sendLink(
  context: AuthContext,
  query: Query,
  request: GatewayRequest,
  kind: LinkKind,
  order: LinkOrder,
): Promise<void> {
  const secret = await issueLink(context, query, request, kind, order);
  const { userId, email: recipient, redirectTo } = order;
  await sendAccountMail(context, query, userId, { kind, recipient, secret, redirectTo });
}

/** Begins the flow of a mail that was asked for with a challenge. @returns its id; null without a challenge */
export async function startMailFlow(
  context: AuthContext,
  query: Query,
  challenge: CodeChallenge | null,
): Promise<string | null> {
  if (challenge === null) return null;
  return startFlow(context, query, { ...challenge, provider: 'email', authenticationMethod: 'otp' });
}

/** The flow of the token of this type that waits already. */
async function waitingFlow(query: Query, userId: string, type: TokenType): Promise<string | null> {
  const { rows } = await query<{ flow_state_id: string | null }>(
    'select flow_state_id from auth.one_time_tokens where user_id = $1 and token_type = $2',
    [userId, type],
  );
  return oneOrNone(rows)?.flow_state_id ?? null;
}
