import { msg } from '#server/mails/msg.ts';
import type { MailTemplate } from '../mail-template.ts';

/** What an appeal can be against, and what is said of it once it is granted or not. */
const SAID = {
  sitting: {
    granted: msg`A person has read your appeal and looked at your answers. Your sitting counts as passed, and your certificate will say that a person marked it. The page of the exam says whether something is still to be shown.`,
    refused: msg`A person has read your appeal and looked at your answers. The result stays as it is. The page of the exam says when you can sit it again.`,
  },
  practical: {
    granted: msg`A person has read your appeal and looked at your session. Your practical part counts as passed, and your certificate will say that a person marked it.`,
    refused: msg`A person has read your appeal and looked at your session. The score stays as it is. You can begin another session seven days after the one before.`,
  },
};

/** After an admin has decided an appeal against a sitting or a practical part: what came of it, and why. */
export function appealDecision({
  against,
  lessonId,
  isGranted,
  reason,
}: {
  readonly against: keyof typeof SAID;
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
      { text: SAID[against][isGranted ? 'granted' : 'refused'] },
      { text: msg`The reason: ${{ reason }}` },
      { link: `${publicUrl}/exam/${lessonId}`, words: msg`See your exam` },
    ],
  });
}
