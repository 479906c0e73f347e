import type { MailSetting } from './mail-template.ts';

/** The address of a public page in the language of a mail. @param path with its slash, as `/community` */
export function publicPage(path: string, { publicUrl, language }: MailSetting): string {
  return `${publicUrl}${language === 'en' ? '' : `/${language}`}${path}`;
}
