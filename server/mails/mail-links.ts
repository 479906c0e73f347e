import type { MailSetting } from './mail-template.ts';
import { publicPage } from './public-page.ts';

/** The page on which somebody says which mails they want. @param token opens it */
export function mailsPage(token: string, setting: MailSetting): string {
  return publicPage(`/mails?token=${token}`, setting);
}

/** Where one POST ends the mails of a kind (RFC 8058). */
export function endOfMails(
  kind: 'reminder' | 'summary' | 'all',
  token: string,
  setting: MailSetting,
): string {
  return publicPage(`/mails?end=${kind}&token=${token}`, setting);
}
