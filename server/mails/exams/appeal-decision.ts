import { msg } from '#server/mails/msg.ts';
import type { MailTemplate } from '../mail-template.ts';

/** After an admin has decided an appeal against the score of a practical part: what came of it, and why. */
export function appealDecision({
  lessonId,
  isGranted,
  reason,
}: {
  /** The exam. */
  readonly lessonId: string;
  readonly isGranted: boolean;
  /** As the admin wrote it. */
  readonly reason: string;
}): MailTemplate {
  return ({ site, publicUrl }) => ({
    subject: isGranted
      ? msg`Your appeal at ${{ site }} was granted`
      : msg`Your appeal at ${{ site }} was not granted`,
    parts: [
      {
        text: isGranted
          ? msg`A person has read your appeal and looked at your session. Your practical part counts as passed, and your certificate will say that a person marked it.`
          : msg`A person has read your appeal and looked at your session. The score stays as it is. You can begin another session seven days after the one before.`,
      },
      { text: msg`The reason: ${{ reason }}` },
      { link: `${publicUrl}/exam/${lessonId}`, words: msg`See your exam` },
    ],
  });
}
