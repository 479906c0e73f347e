import { Plural, Trans } from '@lingui/react/macro';
import { pointsOf } from '#domain/exams/report/mark-report.ts';
import type { ExamState } from '#domain/exams/contract.ts';
import type { ReportState } from '#domain/exams/report-contract.ts';
import { Minute } from '../../../ui/value/date-display.tsx';
import { ConsentPart } from '../practical/consent-part.tsx';
import { HandedInReport } from './handed-in-report.tsx';
import { ReportForm } from './report-form.tsx';
import { ReportRubric } from './report-rubric.tsx';

interface ReportSectionProps {
  exam: ExamState;
  report: ReportState;
}

/** The practical part of an exam that is a report: its rubric, where it is written, and what a person said of it. */
export function ReportSection({ exam, report }: ReportSectionProps) {
  const { open, finished, refusal, attempts } = report;
  const { lesson_id: lessonId, certificate } = exam;
  const rubric = open?.rubric ?? report.rubric;
  const mayWrite = refusal === null;
  return (
    <section className="grid max-w-measure gap-6 border-t border-line pt-8">
      <h2 className="font-serif text-32">
        <Heading report={report} />
      </h2>
      {attempts > 0 && (
        <p className="text-15 text-muted">
          <Plural value={attempts} one="One report was handed in." other="# reports were handed in." />
        </p>
      )}
      {refusal === 'report-unmarked' && (
        <p>
          <Trans>A person reads it. You get a mail when it is marked.</Trans>
        </p>
      )}
      {finished && <HandedInReport report={finished} />}
      {refusal === 'report-waits' && report.again_from !== null && (
        <p>
          <Trans>
            Another report can be begun from <Minute value={report.again_from} />.
          </Trans>
        </p>
      )}
      {refusal === 'lesson-closed' && (
        <p>
          <Trans>It opens with the exam, once everything before it is done.</Trans>
        </p>
      )}
      {finished && !mayWrite ? (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 text-plum underline underline-offset-4">
            <Trans>The rubric</Trans>
          </summary>
          <ReportRubric rubric={finished.rubric} />
        </details>
      ) : (
        <ReportRubric rubric={rubric} />
      )}
      {mayWrite && (
        <ReportForm
          key={open?.id ?? attempts}
          lessonId={lessonId}
          rubric={rubric}
          texts={open?.texts ?? {}}
          isMain={exam.refusal === 'exam-passed'}
        />
      )}
      {certificate === null && <ConsentPart />}
    </section>
  );
}

function Heading({ report: { finished, refusal } }: { report: ReportState }) {
  const marks = finished?.marks;
  if (refusal === 'report-unmarked') return <Trans>Your report is handed in</Trans>;
  if (!finished || !marks) return <Trans>Practical part: a report</Trans>;
  const points = marks.reduce((sum, mark) => sum + mark.points, 0);
  const { most, needed } = pointsOf(finished.rubric);
  if (finished.is_passed)
    return (
      <Trans>
        Practical part done: {points} of {most} points
      </Trans>
    );
  return (
    <Trans>
      {points} of {most} points; {needed} were needed
    </Trans>
  );
}
