import { day } from '../formats.ts';
import type { MailTemplate } from '../mail-template.ts';
import { msg } from '#server/mails/msg.ts';

/** Before the end of a trial: when it ends, what stays, and where a plan is chosen. */
export function trialReminder(endsAt: Date): MailTemplate {
  return ({ site, publicUrl, language }) => {
    const date = day(endsAt, language);
    return {
      subject: msg`Your free trial at ${{ site }} ends on ${{ date }}`,
      parts: [
        {
          text: msg`Your free trial ends on ${{ date }}. It ends by itself: nothing is charged, and your progress is kept. The first module of every course stays open to you. To go on with the others, choose a plan.`,
        },
        { link: `${publicUrl}/account#plan`, words: msg`Choose a plan` },
      ],
    };
  };
}
