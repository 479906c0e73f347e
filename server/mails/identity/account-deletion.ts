import { day } from '../formats.ts';
import type { MailTemplate } from '../mail-template.ts';
import { msg } from '#server/mails/msg.ts';
import { PROTECT } from './endings.ts';

/** An account is going to be deleted. */
export function deletionRequested(dueAt: Date): MailTemplate {
  return ({ site, language }) => ({
    subject: msg`Your account at ${{ site }} is going to be deleted`,
    parts: [
      {
        text: msg`You asked for your account at ${{ site }} to be deleted, with everything in it. This will happen on ${{ date: day(dueAt, language) }}. Until then you can sign in and keep it.`,
      },
      { text: PROTECT },
    ],
  });
}

/** An account that was to be deleted stays. */
export const deletionCancelled: MailTemplate = ({ site }) => ({
  subject: msg`Your account at ${{ site }} stays`,
  parts: [
    { text: msg`The deletion of your account at ${{ site }} was cancelled. Nothing was lost.` },
    { text: PROTECT },
  ],
});

/** An account is gone; there is nothing left to do about it. */
export const accountDeleted: MailTemplate = ({ site }) => ({
  subject: msg`Your account at ${{ site }} was deleted`,
  parts: [
    {
      text: msg`As you asked, your account at ${{ site }} was deleted, with everything that was kept about you.`,
    },
  ],
});
