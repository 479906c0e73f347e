import type { Query } from '../../database/database.ts';
import type { GatewayRequest } from '../../gateway/exchange.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import { openSession } from '../sessions/open-session.ts';
import type { Session } from '../sessions/session.ts';
import { confirmEmail, createUser } from './create-user.ts';
import type { Metadata } from './metadata.ts';
import { sendConfirmation } from './send-confirmation.ts';
import { type Account, findUserByEmail, loadAccount } from './user-row.ts';

export type Registration = {
  readonly email: string;
  readonly passwordHash: string;
  readonly metadata: Metadata;
  /** Where the link of the confirmation mail leads in the end. */
  readonly redirectTo: string;
};

/** A new account; the session is null where the mail has to be answered first. */
export type Registered = { readonly account: Account; readonly session: Session | null };

/**
 * Creates an account and what the settings want with it: a confirmation mail, or confirmation at once; a session,
 * or none. Undefined when the address is taken; if it still waits for its confirmation, the mail is sent again.
 */
export async function registerUser(
  context: AuthContext,
  query: Query,
  request: GatewayRequest,
  registration: Registration,
): Promise<Registered | undefined> {
  const { enable_confirmations: sendsMail, sign_in_before_confirmation: sessionFirst } =
    context.settings.email;
  const now = new Date(context.now());
  const userId = await createUser(query, {
    ...registration,
    createdAt: now,
    confirmationSentAt: sendsMail ? now : null,
  });
  if (userId === undefined) {
    await noteRepetition(context, query, request, registration);
    return undefined;
  }
  await audit(context, query, request, 'user_signedup', userId);
  if (sendsMail) await sendConfirmation(context, query, request, userId, registration);
  else await confirmEmail(query, userId, now);

  let session: Session | null = null;
  if (!sendsMail || sessionFirst) {
    session = await openSession(context, query, request, userId, 'password');
    await audit(context, query, request, 'login', userId);
  }
  return { account: await loadAccount(query, userId), session };
}

async function noteRepetition(
  context: AuthContext,
  query: Query,
  request: GatewayRequest,
  registration: Registration,
): Promise<void> {
  const known = await findUserByEmail(query, registration.email);
  if (!known) return;
  await audit(context, query, request, 'user_repeated_signup', known.id);
  const { enable_confirmations: sendsMail, sign_in_before_confirmation: sessionFirst } =
    context.settings.email;
  if (known.email_confirmed_at === null && sendsMail && !sessionFirst) {
    await sendConfirmation(context, query, request, known.id, registration);
  }
}
