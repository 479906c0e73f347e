import { localized, type TranslatedRow } from '#domain/kernel/languages.ts';
import { mailsPage } from '../mail-links.ts';
import type { MailTemplate } from '../mail-template.ts';
import { publicPage } from '../public-page.ts';
import { msg } from '#server/mails/msg.ts';

type Titled = TranslatedRow & { readonly title: string };

export type NewModules = {
  readonly course: Titled & { readonly id: string };
  readonly modulesWritten: number;
  readonly modulesCount: number;
  /** Those that are new, in their order. */
  readonly modules: readonly Titled[];
  /** Lets whoever has the mail end those about this course. */
  readonly noticeToken: string;
  /** Opens the page of all mails that they asked for. */
  readonly mailToken: string;
};

/** About further modules of a course: what is new, how many are ready, the way there and the way out. */
export function newModules(news: NewModules): MailTemplate {
  return (setting) => {
    const { site, publicUrl, language } = setting;
    const numbers = new Intl.NumberFormat(language);
    const course = localized(news.course, 'title', language);
    const modules = news.modules.map((row) => `– ${localized(row, 'title', language)}`).join('\n');
    const written = numbers.format(news.modulesWritten);
    const total = numbers.format(news.modulesCount);
    const preferences = mailsPage(news.mailToken, setting);
    const unsubscribeUrl = publicPage(`/unsubscribe?token=${news.noticeToken}`, setting);
    return {
      subject: msg`New in ${{ course }}`,
      parts: [
        {
          text: msg`What you asked about is ready:\n${{ modules }}\n\nThat makes ${{ written }} of ${{ total }} modules. The lessons are in English.`,
        },
        { link: `${publicUrl}/course/${news.course.id}`, words: msg`Open the course` },
        {
          text: msg`You get this mail because you asked ${{ site }} about further modules of ${{ course }}. To get no more of them, open:\n${{ unsubscribeUrl }}\n\nAll mails you asked for:\n${{ preferences }}`,
        },
      ],
      unsubscribeUrl,
    };
  };
}
