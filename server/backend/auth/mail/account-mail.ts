import type { MailContent } from '../../mail/lay-out-mail.ts';

/** What a mail asks for, or tells: what was done to an account is told to its owner. */
export type AccountMailKind =
  | 'signup'
  | 'invite'
  | 'magiclink'
  | 'recovery'
  | 'email_change'
  | 'reauthentication'
  | 'password_changed'
  | 'email_changed'
  | 'factor_added'
  | 'factor_removed'
  | 'passkey_added'
  | 'passkey_removed';

/** The facts of a mail about an account. */
export type AccountMail = {
  readonly kind: AccountMailKind;
  readonly recipient: string;
  /** What the profile of the user says (`user_metadata.language`); it may be anything. */
  readonly language: unknown;
  /** The address that an e-mail change speaks of. */
  readonly address?: string;
  readonly link?: string;
  readonly code?: string;
  /** How long link and code work, in seconds. */
  readonly lifetimeSeconds?: number;
};

/** The port to whoever words the mails about accounts; `plain-account-mail.ts` where nobody does. */
export type ComposeAccountMail = (mail: AccountMail) => MailContent;
