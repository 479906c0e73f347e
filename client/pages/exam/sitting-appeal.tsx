import { Trans } from '@lingui/react/macro';
import type { ExamState, FinishedSitting } from '#domain/exams/contract.ts';
import { Minute } from '../../ui/value/date-display.tsx';
import { AppealAnswer } from './appeal-answer.tsx';
import { AppealPart } from './appeal-part.tsx';
import { useAppealSitting } from './appeal-sitting.ts';

/** What a learner says against a sitting, and what came of what they said against those before it. */
export function SittingAppeal({ exam, sitting }: { exam: ExamState; sitting: FinishedSitting }) {
  const { id } = sitting;
  const sending = useAppealSitting(exam.lesson_id, id);
  return (
    <>
      <AppealPart
        key={id}
        draftKey={`sitting.${id}.appeal`}
        appeal={sitting.appeal}
        level={2}
        isPassed={sitting.is_passed}
        summary={<Trans>Was something judged wrongly, or did something go wrong?</Trans>}
        label={<Trans>Which question, and what was wrong</Trans>}
        hint={<Trans>A person reads it with your answers, and decides here. You can say it once.</Trans>}
        sending={sending}
      />
      {exam.earlier_appeals.map(({ finished_at: finishedAt, ...appeal }) => (
        <AppealAnswer key={finishedAt} appeal={appeal} level={2}>
          <p className="text-15 text-muted">
            <Trans>
              Against the sitting that ended on <Minute value={finishedAt} />
            </Trans>
          </p>
        </AppealAnswer>
      ))}
    </>
  );
}
