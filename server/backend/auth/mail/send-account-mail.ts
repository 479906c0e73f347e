import { oneOrNone } from '#domain/kernel/one.ts';
import type { Query } from '../../database/database.ts';
import type { AuthContext } from '../context.ts';
import type { OneTimeSecret } from '../one-time-tokens/one-time-token.ts';
import { layOutMail } from '../../mail/lay-out-mail.ts';
import { sendMail } from '../../mail/send-mail.ts';
import type { AccountMail, AccountMailKind } from './account-mail.ts';

export type AccountMailOrder = {
  readonly kind: AccountMailKind;
  readonly recipient: string;
  /** What the mail lets its reader do; absent in mails that only tell. */
  readonly secret?: OneTimeSecret;
  /** Where the link leads in the end. Without it the mail carries the code alone. */
  readonly redirectTo?: string;
  /** The new address, in mails about a change of address. */
  readonly address?: string;
};

/** Puts a mail to a user into the outbox, in the language of their profile and in the caller's transaction. */
export async function sendAccountMail(
  context: AuthContext,
  query: Query,
  userId: string,
  { kind, recipient, secret, redirectTo, address }: AccountMailOrder,
): Promise<void> {
  const { rows } = await query<{ language: unknown }>(
    `select raw_user_meta_data -> 'language' as language from auth.users where id = $1`,
    [userId],
  );
  const mail: AccountMail = {
    kind,
    recipient,
    language: oneOrNone(rows)?.language,
    ...(address !== undefined && { address }),
    ...(secret && { code: secret.code, lifetimeSeconds: context.settings.email.otp_expiry }),
    ...(secret && redirectTo !== undefined && { link: mailLink(context, kind, secret, redirectTo) }),
  };
  await sendMail(query, layOutMail(context.composeMail(mail)), new Date(context.now()));
}

/** Where the link of a mail leads: to the page of the project that redeems it, else to the service. */
function mailLink(context: AuthContext, type: string, secret: OneTimeSecret, redirectTo: string): string {
  const { confirmation_page: page } = context.settings.email;
  if (page === undefined) return verifyLink(context, type, secret, redirectTo);
  const query = new URLSearchParams({ token_hash: secret.token, type });
  // The page goes to the site without it.
  const target = redirectTo === context.siteUrl ? '' : `&redirect_to=${encodeEverything(redirectTo)}`;
  return `${new URL(page, context.siteUrl).href}?${query.toString()}${target}`;
}

/** Percent-encodes every character: whoever asks for a mail chooses the address, and its words must not be read in the mail. */
function encodeEverything(text: string): string {
  return [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}

/** The address of a link that redeems by itself: the service checks the token and sends the visitor on. */
export function verifyLink(
  context: AuthContext,
  type: string,
  secret: OneTimeSecret,
  redirectTo: string,
): string {
  const query = new URLSearchParams({ token: secret.token, type, redirect_to: redirectTo });
  return `${context.issuer}/verify?${query.toString()}`;
}
