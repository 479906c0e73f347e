import { type Language, LANGUAGES } from '#domain/kernel/languages.ts';
import type { MailContent } from '../backend/mail/lay-out-mail.ts';
import type { MailSetting, MailTemplate, Recipient } from './mail-template.ts';
import { readCatalogues } from './read-catalogues.ts';

/** Puts a mail into the language of its reader. */
export type ComposeMail = (to: Recipient, template: MailTemplate) => MailContent;

/** The one composer of the product's mails. It reads the catalogues, once. */
export function createComposer(installation: Pick<MailSetting, 'site' | 'publicUrl'>): ComposeMail {
  const catalogues = readCatalogues();
  return ({ recipient, language: wanted }, template) => {
    const language = mailLanguage(wanted);
    const { subject, parts, unsubscribeUrl } = template({ ...installation, language });
    const say = (words: typeof subject | string) =>
      typeof words === 'string' ? words : catalogues[language]._(words);
    return {
      recipient,
      language,
      subject: say(subject),
      parts: parts.map((part) =>
        'text' in part ? { text: say(part.text) } : { ...part, words: say(part.words) },
      ),
      unsubscribeUrl,
    };
  };
}

/** The language for `es`, `pt-BR`, anything a profile holds; English for those we do not write in. */
function mailLanguage(wanted: unknown): Language {
  const code = typeof wanted === 'string' ? wanted.slice(0, 2).toLowerCase() : '';
  return LANGUAGES.find((language) => language === code) ?? 'en';
}
