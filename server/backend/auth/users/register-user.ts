import type { Query } from '../../database/database.ts';
import type { GatewayRequest } from '../../http/exchange.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import { mayReceive, type Message } from '../limits/message-limits.ts';
import type { CodeChallenge } from '../pkce/code-challenge.ts';
import { openSession } from '../sessions/open-session.ts';
import type { Session } from '../sessions/session.ts';
import { type LinkOrder, sendLink } from '../verification/mail-link.ts';
import { confirmEmail, confirmPhone } from './confirm-address.ts';
import { createUser } from './create-user.ts';
import type { Metadata } from './metadata.ts';
import { issuePhoneCode } from './phone-code.ts';
import type { SignUpAddress } from './unconfirmed-user.ts';
import { type Account, findUserByEmail, findUserByPhone, loadAccount } from './user-row.ts';

export type Registration = SignUpAddress & {
  /** Null for whoever signs in by codes and links only. */
  readonly passwordHash: string | null;
  readonly metadata: Metadata;
  /** Where the link of the confirmation mail leads in the end. */
  readonly redirectTo: string;
  readonly challenge: CodeChallenge | null;
};

export type Registered = {
  /** Null when the address is taken. */
  readonly account: Account | null;
  /** Null where a message has to be answered first. */
  readonly session: Session | null;
  /** A code to send to the phone once the transaction is over. */
  readonly smsCode: string | null;
};

/** How a sign-up goes on, as the settings say. */
export type SignUpRules = { readonly sendsMessage: boolean; readonly opensSession: boolean };

export function signUpRules(
  { settings: { email, sms } }: AuthContext,
  { provider }: SignUpAddress,
): SignUpRules {
  if (provider === 'phone') {
    return { sendsMessage: sms.enable_confirmations, opensSession: !sms.enable_confirmations };
  }
  const sendsMessage = email.enable_confirmations;
  return { sendsMessage, opensSession: !sendsMessage || email.sign_in_before_confirmation };
}

/**
 * Creates an account and what the settings want with it: a message to confirm the address, or confirmation at once; a
 * session, or none. Where the address is taken but still waits, the message is sent again.
 */
export async function registerUser(
  context: AuthContext,
  query: Query,
  request: GatewayRequest,
  registration: Registration,
): Promise<Registered> {
  const { provider, address, passwordHash, metadata } = registration;
  const { sendsMessage, opensSession } = signUpRules(context, registration);
  const now = new Date(context.now());
  const userId = await createUser(query, {
    email: provider === 'email' ? address : null,
    phone: provider === 'phone' ? address : null,
    passwordHash,
    metadata,
    createdAt: now,
    confirmationSentAt: sendsMessage ? now : null,
  });
  if (userId === undefined) return noteRepetition(context, query, request, registration);

  await audit(context, query, request, 'user_signedup', userId);
  let smsCode: string | null = null;
  if (sendsMessage) {
    // Counted, but the first message of an account is always sent.
    await mayReceive(context, query, confirmationTo(registration));
    smsCode = await askToConfirm(context, query, request, userId, registration);
  } else if (provider === 'email') await confirmEmail(query, userId, now);
  else await confirmPhone(query, userId, now);

  let session: Session | null = null;
  if (opensSession) {
    session = await openSession(context, query, request, userId, 'password');
    await audit(context, query, request, 'login', userId);
  }
  return { account: await loadAccount(query, userId), session, smsCode };
}

/** The message that asks to confirm the address of a sign-up, as the limits know it. */
export function confirmationTo({ provider, address }: SignUpAddress): Message {
  return { channel: provider === 'email' ? 'email' : 'sms', kind: 'confirmation', recipient: address };
}

/**
 * Sends the mail, or makes the code of the text message, in the caller's transaction.
 *
 * @returns the code to send to the phone once the transaction is over
 */
export async function askToConfirm(
  context: AuthContext,
  query: Query,
  request: GatewayRequest,
  userId: string,
  { provider, address, redirectTo, challenge }: SignUpAddress & Pick<LinkOrder, 'redirectTo' | 'challenge'>,
): Promise<string | null> {
  if (provider === 'phone') {
    await audit(context, query, request, 'user_confirmation_requested', userId);
    return issuePhoneCode(context, query, userId, 'confirmation', address);
  }
  await sendLink(context, query, request, 'signup', { userId, email: address, redirectTo, challenge });
  return null;
}

async function noteRepetition(
  context: AuthContext,
  query: Query,
  request: GatewayRequest,
  registration: Registration,
): Promise<Registered> {
  const { provider, address } = registration;
  const known = await (provider === 'email'
    ? findUserByEmail(query, address)
    : findUserByPhone(query, address));
  const nobody: Registered = { account: null, session: null, smsCode: null };
  if (!known) return nobody;
  await audit(context, query, request, 'user_repeated_signup', known.id);
  const { sendsMessage, opensSession } = signUpRules(context, registration);
  const confirmedAt = provider === 'email' ? known.email_confirmed_at : known.phone_confirmed_at;
  if (confirmedAt !== null || !sendsMessage || opensSession) return nobody;
  if (!(await mayReceive(context, query, confirmationTo(registration)))) return nobody;
  // The password is that of the first sign-up: on a page that asks who chose it, the flow of another one proves nothing.
  const challenge = context.settings.email.confirmation_page === undefined ? registration.challenge : null;
  const again = { ...registration, challenge };
  return { ...nobody, smsCode: await askToConfirm(context, query, request, known.id, again) };
}
