import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { ExamState } from '#domain/exams/contract.ts';
import { BackendError } from '../../lib/backend/backend-error.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Minute } from '../../ui/value/date-display.tsx';
import { ExamResult } from './exam-result.tsx';
import { ExamSitting } from './exam-sitting.tsx';
import { PracticalSection } from './practical/practical-section.tsx';
import { useReadExam } from './read-exam.ts';
import { useStartExam } from './start-exam.ts';

// Few exams ask for a report.
const ReportSection = lazy(async () => ({
  default: (await import('./report/report-section.tsx')).ReportSection,
}));

const route = getRouteApi('/protected/exam/$lessonId');

/** The exam of a course: its rules, a sitting, and what it came to. */
export function ExamPage() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const { lessonId } = route.useParams();
  const exam = useReadExam(lessonId);
  return (
    <QueryState
      query={exam}
      failed={t`The exam could not be loaded`}
      describe={describe}
      skeleton={['h-5 w-1/3', 'h-11 w-2/3', 'h-24 w-full', 'h-64 w-full', 'h-96 w-full']}
    >
      {(state) => <Stage key={lessonId} exam={state} />}
    </QueryState>
  );
}

function Stage({ exam }: { exam: ExamState }) {
  const { i18n, t } = useLingui();
  const describe = useErrorWording();
  const start = useStartExam(exam.lesson_id);
  const title = localizedText(exam, 'title', i18n.locale);
  const { open, finished, refusal, questions, needed, minutes } = exam;
  if (open) return <ExamSitting key={open.id} exam={exam} sitting={open} title={title} />;
  const begin = refusal === null && (
    <Button pending={start.isPending} onClick={() => start.mutate()}>
      {finished ? <Trans>Sit it again</Trans> : <Trans>Begin the exam</Trans>}
    </Button>
  );
  const failure = (
    <p role="alert" className="text-danger empty:hidden">
      {start.isError && describe(start.error)}
    </p>
  );
  const practical = exam.practical ? (
    <PracticalSection exam={exam} practical={exam.practical} />
  ) : (
    exam.report && (
      <Suspense>
        <ReportSection exam={exam} report={exam.report} />
      </Suspense>
    )
  );
  if (finished)
    return (
      <ExamResult exam={exam} sitting={finished} title={title} practical={practical}>
        {begin}
        {failure}
      </ExamResult>
    );
  return (
    <>
      <PageHeader
        title={t`${questions} questions in ${minutes} minutes`}
        documentTitle={t`Exam: ${title}`}
        lead={title}
      />
      <div className="grid max-w-measure justify-items-start gap-6">
        <ul className="grid list-disc gap-2 ps-5 marker:text-control">
          <li>
            <Trans>
              {needed} have to be right. They are drawn from a bank, so that every sitting has other
              questions.
            </Trans>
          </li>
          <li>
            <Trans>
              You go forward and back as you like. Every answer is kept, and you can go on from another
              device.
            </Trans>
          </li>
          <li>
            <Trans>
              The time runs from when you begin, also while you are away. What is kept when it is over counts.
            </Trans>
          </li>
          <li>
            <Trans>There are no hints. Paper and a calculator are welcome.</Trans>
          </li>
          <li>
            <Trans>
              After a miss on a critical skill, you show it on a new question before there is a certificate.
            </Trans>
          </li>
          <li>
            <Plural
              value={exam.sittings_left}
              one="It can be sat three times in thirty days; once is left."
              other="It can be sat three times in thirty days; # are left."
            />
          </li>
        </ul>
        {refusal !== null && (
          <p>
            {describe(new BackendError(refusal, 409, ''))}{' '}
            {exam.again_from !== null && (
              <Trans>
                Again from <Minute value={exam.again_from} />.
              </Trans>
            )}
          </p>
        )}
        {begin}
        <Link
          to="/course/$courseId"
          params={{ courseId: exam.course_id }}
          search={{ lesson: exam.lesson_id }}
          className={buttonStyles('link')}
        >
          <Trans>Back to the course</Trans>
        </Link>
        {failure}
      </div>
      <div className="pt-12">{practical}</div>
    </>
  );
}
