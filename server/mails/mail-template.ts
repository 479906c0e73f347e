import type { MessageDescriptor } from '@lingui/core';
import type { Language } from '#domain/kernel/languages.ts';
import type { Query } from '../adapters/sql.ts';
import type { MailPart } from '../backend/mail/lay-out-mail.ts';

/** A message of ours, or what stands in the mail as it is. */
type Words = MessageDescriptor | string;

/** What one mail says. */
type MailDraft = {
  readonly subject: MessageDescriptor;
  readonly parts: readonly MailPart<Words>[];
  /** The address at which one POST ends mails of this kind (RFC 8058); none for mails that nobody has asked for. */
  readonly unsubscribeUrl?: string;
};

/** The installation that writes, and for whom. */
export type MailSetting = {
  /** The name of the installation. */
  readonly site: string;
  readonly publicUrl: string;
  readonly language: Language;
};

/** One kind of mail, with its facts filled in: what it says, for the composer to put into the language of its reader. */
export type MailTemplate = (setting: MailSetting) => MailDraft;

export type Recipient = {
  /** The address. */
  readonly recipient: string;
  /** What the profile says; mails to people who said nothing are in English. */
  readonly language: unknown;
};

/** Puts a mail into the outbox, in the caller's transaction. */
export type SendMail = (query: Query, to: Recipient, template: MailTemplate) => Promise<void>;
