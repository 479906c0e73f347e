import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import type { ExamState, FinishedSitting } from '#domain/exams/contract.ts';
import { buttonStyles } from '../../ui/button-styles.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Minute } from '../../ui/value/date-display.tsx';
import { PlacementExplanation } from '../placement/placement-explanation.tsx';
import { CriticalSkillRow } from './critical-skill-row.tsx';
import { ExamRecord } from './exam-record.tsx';
import { SittingAppeal } from './sitting-appeal.tsx';

// Drawing a badge takes more than all else on this page, and is for those who have one.
const CertificatePart = lazy(() =>
  import('./practical/certificate-part.tsx').then(({ CertificatePart: Part }) => ({ default: Part })),
);

interface ExamResultProps {
  exam: ExamState;
  sitting: FinishedSitting;
  title: string;
  /** The practical part, where the exam has one. */
  practical: ReactNode;
  /** What begins another sitting, where that can be done. */
  children: ReactNode;
}

/** What a sitting came to: how many were right, what is still to be shown, and what was missed, explained. */
export function ExamResult({ exam, sitting, title, practical, children }: ExamResultProps) {
  const { t } = useLingui();
  const { right, of, needed, is_passed: isPassed, is_complete: isComplete, critical, missed } = sitting;
  const now = critical.find(({ question }) => question !== null)?.skill;
  return (
    <>
      <PageHeader
        key={sitting.id}
        title={
          isPassed
            ? sitting.appeal?.is_granted
              ? t`You passed by an appeal: ${right} of ${of} right`
              : t`You passed: ${right} of ${of} right`
            : t`${right} of ${of} right; ${needed} were needed`
        }
        documentTitle={t`Exam: ${title}`}
        lead={title}
      />
      <div className="grid gap-10">
        {exam.certificate && (
          <Suspense fallback={<Skeleton rows={['h-9 w-2/3', 'h-11 w-full', 'h-11 w-1/2']} />}>
            <CertificatePart certificate={exam.certificate} />
          </Suspense>
        )}
        <div className="grid max-w-measure gap-6">
          <ExamRecord record={sitting.record} />
          {isPassed ? (
            <p>
              {isComplete ? (
                <Done exam={exam} />
              ) : (
                <Trans>
                  The course is completed. Before the certificate, each critical skill on which you missed
                  something is shown on a new question.
                </Trans>
              )}
            </p>
          ) : (
            <p>
              {exam.again_from === null ? (
                <Plural
                  value={exam.sittings_left}
                  one="You may sit it once more in these thirty days, with other questions."
                  other="You may sit it # more times in these thirty days, with other questions."
                />
              ) : (
                <Trans>
                  You may sit it again from <Minute value={exam.again_from} />, with other questions.
                </Trans>
              )}
            </p>
          )}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {children}
            <Link
              to="/course/$courseId"
              params={{ courseId: exam.course_id }}
              className={buttonStyles('link')}
            >
              <Trans>Open the course</Trans>
            </Link>
          </div>
          <SittingAppeal exam={exam} sitting={sitting} />
        </div>
        {critical.length > 0 && (
          <section className="grid max-w-measure gap-2">
            <h2 className="font-serif text-24">
              <Plural
                value={critical.filter(({ is_shown: isShown }) => !isShown).length}
                _0="Every critical skill is shown"
                one="One critical skill is to be shown again"
                other="# critical skills are to be shown again"
              />
            </h2>
            <ul className="border-t border-line">
              {critical.map((row) => (
                <CriticalSkillRow
                  key={`${row.skill} ${row.question?.place ?? 0}`}
                  lessonId={exam.lesson_id}
                  sittingId={sitting.id}
                  critical={row}
                  isNow={row.skill === now}
                />
              ))}
            </ul>
          </section>
        )}
        {practical}
        {missed.length > 0 && (
          <section className="grid max-w-measure gap-4">
            <h2 className="font-serif text-24">
              <Plural
                value={missed.length}
                one="What you missed, explained"
                other="The # you missed, explained"
              />
            </h2>
            {missed.map(({ place, explained }) => (
              <PlacementExplanation key={place} explained={explained} number={place} />
            ))}
          </section>
        )}
      </div>
    </>
  );
}

function Done({ exam: { practical, report, certificate } }: { exam: ExamState }) {
  if (certificate !== null) return <Trans>The exam is done, and every critical skill is shown.</Trans>;
  if (practical === null && report === null)
    return (
      <Trans>
        The exam is done, and every critical skill is shown. Its practical part isn’t published yet; your exam
        is kept until then.
      </Trans>
    );
  return (
    <Trans>
      The exam is done, and every critical skill is shown. Of what the certificate asks, the practical part
      remains.
    </Trans>
  );
}
