import { msg } from '#server/mails/msg.ts';
import type { MailTemplate } from '../mail-template.ts';

/** After somebody has looked at a place in the top tenth of a season: whether it brought award and invitation, and why. */
export function invitationDecision({
  number,
  isGranted,
  reason,
}: {
  /** Of the season. */
  readonly number: number;
  readonly isGranted: boolean;
  /** As the admin wrote it. */
  readonly reason: string;
}): MailTemplate {
  return ({ site, publicUrl }) => {
    const season = String(number);
    return {
      subject: isGranted
        ? msg`You are among the top 10% of season ${{ season }} at ${{ site }}`
        : msg`The decision on your place in season ${{ season }} at ${{ site }}`,
      parts: [
        {
          text: isGranted
            ? msg`A person has looked at your record: your place among the top 10% of season ${{ season }} stands. Your award is being signed, and your invitation has a code by which a partner platform can check it. An invitation is no offer and no promise of a return.`
            : msg`A person has looked at your record. Your place in season ${{ season }} brings no award and no invitation. Your certificate stays as it is.`,
        },
        { text: msg`The reason: ${{ reason }}` },
        { link: `${publicUrl}/account#season`, words: msg`See your season` },
      ],
    };
  };
}
