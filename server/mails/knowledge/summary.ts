import { endOfMails, mailsPage } from '../mail-links.ts';
import type { MailTemplate } from '../mail-template.ts';
import type { Week } from '#domain/knowledge/week.ts';
import { msg } from '#server/mails/msg.ts';

/** What became of the last seven days. @param facts `due`: reviews that are due now */
export function summary(facts: Week & { readonly due: number; readonly token: string }): MailTemplate {
  return (setting) => {
    const { site, publicUrl, language } = setting;
    const number = new Intl.NumberFormat(language);
    const days = number.format(facts.days);
    const reviews = number.format(facts.reviews);
    const recalled = number.format(facts.recalled);
    const gained = number.format(facts.gained);
    const fading = number.format(facts.fading);
    const due = number.format(facts.due);
    const unsubscribeUrl = endOfMails('summary', facts.token, setting);
    const preferences = mailsPage(facts.token, setting);
    return {
      subject: msg`Your week at ${{ site }}`,
      parts: [
        {
          text: msg`Days on which you learned: ${{ days }} of 7\nReviews recalled: ${{ recalled }} of ${{ reviews }}\nSkills gained: ${{ gained }}\nSkills fading: ${{ fading }}\nReviews due today: ${{ due }}`,
        },
        { link: `${publicUrl}/dashboard`, words: msg`Open Today` },
        {
          text: msg`You asked for this mail once a week. To get no more of them, open:\n${{ unsubscribeUrl }}\n\nAll mails and your hour:\n${{ preferences }}`,
        },
      ],
      unsubscribeUrl,
    };
  };
}
