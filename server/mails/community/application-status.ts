import { inLanguage, type Localized } from '#domain/kernel/languages.ts';
import type { ApplicationRow } from '#domain/community/contract.ts';
import { moment } from '../formats.ts';
import type { MailSetting, MailTemplate } from '../mail-template.ts';
import { publicPage } from '../public-page.ts';
import { msg } from '#server/mails/msg.ts';

type Status = {
  readonly status: ApplicationRow['status'];
  /** The name of the scholarship. */
  readonly program: Localized;
  /** The end of the 48 hours. */
  readonly dueAt: Date;
  /** What the admin wrote about the decision. */
  readonly reason: string | null;
  /** Opens the applicant's own page. */
  readonly token: string;
};

/**
 * How an application stands, with a link to the applicant's own page. Nothing in it is what the applicant typed: the address
 * may be somebody else's (docs/decisions/mails.md).
 */
export function applicationStatus(application: Status): MailTemplate {
  return (setting) => {
    const { subject, text, action } = wording(application, setting);
    const { status, reason, token } = application;
    return {
      subject,
      parts: [
        { text },
        ...(reason === null ? [] : [{ text: msg`The reason: ${{ reason }}` }]),
        ...(status === 'awarded' ? [{ text: HOW_TO_CLAIM }] : []),
        { link: publicPage(`/community/application?token=${token}`, setting), words: action },
        { text: msg`If you did not apply, you can ignore this mail.` },
      ],
    };
  };
}

const HOW_TO_CLAIM = msg`Sign up with this email address and confirm it, and the scholarship is yours. With another address, follow the link below once you are signed in.`;

function wording({ status, program: names, dueAt }: Status, { site, language }: MailSetting) {
  const program = inLanguage(names, language);
  if (status === 'awarded') {
    return {
      subject: msg`Your scholarship at ${{ site }}`,
      text: msg`Congratulations. You are awarded “${{ program }}”: every course is open to you, without payment.`,
      action: msg`Claim the scholarship`,
    };
  }
  if (status === 'declined') {
    return {
      subject: msg`The decision on your application at ${{ site }}`,
      text: msg`Thank you for applying. We cannot award you “${{ program }}” this time. The assessment and the first module of every course are free for you as for everybody.`,
      action: msg`See the decision`,
    };
  }
  const due = moment(dueAt, language);
  return {
    subject: msg`We have your application at ${{ site }}`,
    text: msg`Thank you. Your application for “${{ program }}” has arrived. We review it within 48 hours, by ${{ due }}, and write to you. Two people read why you want to learn before we decide: tell them on the page below.`,
    action: msg`See how your application stands`,
  };
}
