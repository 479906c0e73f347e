import type { AuthContext } from '../context.ts';
import type { OneTimeSecret } from '../one-time-tokens/one-time-token.ts';
import { composeActionMail } from './action-mail.ts';
import type { Mail } from './send-mail.ts';

/** Asks whether the address belongs to whoever signed up with it. */
export function confirmationMail(
  context: AuthContext,
  recipient: string,
  secret: OneTimeSecret,
  redirectTo: string,
): Mail {
  return composeActionMail({
    recipient,
    subject: `Confirm your email address for ${context.siteName}`,
    reason: `Somebody signed up for ${context.siteName} with this email address.`,
    action: 'Confirm the address',
    link: verifyLink(context, 'signup', secret, redirectTo),
    code: secret.code,
    lifetimeSeconds: context.settings.email.otp_expiry,
  });
}

/** Asks one of the two mailboxes that a change of address needs. */
export function emailChangeMail(
  context: AuthContext,
  recipient: string,
  newEmail: string,
  secret: OneTimeSecret,
  redirectTo: string,
): Mail {
  return composeActionMail({
    recipient,
    subject: `Confirm the change of your email address for ${context.siteName}`,
    reason: `The email address of an account at ${context.siteName} is to become ${newEmail}.`,
    action: 'Confirm the change',
    link: verifyLink(context, 'email_change', secret, redirectTo),
    code: secret.code,
    lifetimeSeconds: context.settings.email.otp_expiry,
  });
}

function verifyLink(context: AuthContext, type: string, secret: OneTimeSecret, redirectTo: string): string {
  const query = new URLSearchParams({ token: secret.token, type, redirect_to: redirectTo });
  return `${context.issuer}/verify?${query.toString()}`;
}
