import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import { hi } from './texts/hi.ts';
import { zh } from './texts/zh.ts';

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

const TEXTS: Readonly<Record<string, MailTexts>> = { en, es, fr, ar, zh, hi };

/** The texts in a language (`es`, `pt-BR`, anything a profile holds); English for those we do not speak. */
export function mailTexts(language: unknown): MailTexts & { readonly language: string } {
  const code = typeof language === 'string' ? language.slice(0, 2).toLowerCase() : 'en';
  const texts = Object.hasOwn(TEXTS, code) ? TEXTS[code] : undefined;
  return texts ? { ...texts, language: code } : { ...en, language: 'en' };
}
