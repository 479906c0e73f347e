import { msg } from '#server/mails/msg.ts';
import type { MailTemplate } from '../mail-template.ts';

/** After a person has marked the report of an exam: whether it passed, and where its marks stand. */
export function reportMarked({
  lessonId,
  isPassed,
}: {
  /** The exam. */
  readonly lessonId: string;
  readonly isPassed: boolean;
}): MailTemplate {
  return ({ site, publicUrl }) => ({
    subject: isPassed
      ? msg`Your report at ${{ site }} has passed`
      : msg`Your report at ${{ site }} was marked`,
    parts: [
      {
        text: isPassed
          ? msg`A person has read your report and marked each part of it. It has the points that are needed, and your certificate will say that a person marked it.`
          : msg`A person has read your report and marked each part of it. It does not have the points that are needed. You can begin another seven days after you handed it in.`,
      },
      { link: `${publicUrl}/exam/${lessonId}`, words: msg`Read what was said of it` },
    ],
  });
}
