/** What a mail asks for, or tells. */
export type MailKind =
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
  | 'deletion_requested'
  | 'deletion_cancelled'
  | 'account_deleted';

/** `{site}` stands for the name of the installation, `{address}` for the e-mail address and `{date}` for the day spoken of. */
type MailText = {
  readonly subject: string;
  /** What happened, in one or two sentences. */
  readonly reason: string;
  /** The words of the link; absent in mails without one. */
  readonly action?: string;
};

/** Everything that mails of accounts say in one language. */
export type MailTexts = {
  readonly mails: Readonly<Record<MailKind, MailText>>;
  /** Before a code that can be typed in beside a link. */
  readonly orEnterCode: string;
  /** Before a code that stands alone. */
  readonly enterCode: string;
  /** `{lifetime}` stands for "60 minutes" in the language of the mail. */
  readonly lifetime: string;
  /** Ends a mail that asks for something. */
  readonly ignore: string;
  /** Ends a mail that tells what was done. */
  readonly protect: string;
};
