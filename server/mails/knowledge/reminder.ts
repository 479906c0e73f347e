import { localized, type TranslatedRow } from '#domain/kernel/languages.ts';
import { minutes } from '../formats.ts';
import { endOfMails, mailsPage } from '../mail-links.ts';
import type { MailTemplate } from '../mail-template.ts';
import { msg } from '#server/mails/msg.ts';

type Due = {
  /** How many questions are due, and about how many minutes they take. */
  readonly reviews: number;
  readonly minutes: number;
  /** Where the learner goes on; undefined without a lesson that is open to them. */
  readonly lesson:
    | (TranslatedRow & { readonly title: string; readonly duration_minutes: number })
    | undefined;
  readonly token: string;
};

/** What is due today, for somebody who has not been there yet. */
export function reminder({ reviews, minutes: whole, lesson, token }: Due): MailTemplate {
  return (setting) => {
    const { site, publicUrl, language } = setting;
    const count = new Intl.NumberFormat(language).format(reviews);
    const reviewTime = minutes(whole * 60, language);
    const title = lesson === undefined ? '' : localized(lesson, 'title', language);
    const lessonTime = minutes((lesson?.duration_minutes ?? 0) * 60, language);
    const unsubscribeUrl = endOfMails('reminder', token, setting);
    const preferences = mailsPage(token, setting);
    return {
      subject: msg`Due today at ${{ site }}`,
      parts: [
        ...(reviews === 0
          ? []
          : [
              {
                text: msg`Reviews: ${{ count }}, about ${{ reviewTime }}. They come back today because they begin to fade.`,
              },
            ]),
        ...(lesson === undefined ? [] : [{ text: msg`Next lesson: ${{ title }}, about ${{ lessonTime }}.` }]),
        { link: `${publicUrl}${reviews > 0 ? '/review' : '/dashboard'}`, words: msg`Begin` },
        {
          text: msg`You asked for this mail at your hour, on days on which you have done nothing yet. To get no more of them, open:\n${{ unsubscribeUrl }}\n\nAll mails and your hour:\n${{ preferences }}`,
        },
      ],
      unsubscribeUrl,
    };
  };
}
