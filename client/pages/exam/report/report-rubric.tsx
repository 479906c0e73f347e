import { Plural, Trans } from '@lingui/react/macro';
import { pointsOf } from '#domain/exams/report/mark-report.ts';
import type { Rubric } from '#domain/quiz/exam/report-schema.ts';

/** What a report has to hold, and how many points each part of it can bring. */
export function ReportRubric({ rubric }: { rubric: Rubric }) {
  const { most, needed } = pointsOf(rubric);
  return (
    <div className="grid gap-4">
      <p lang="en" dir="ltr">
        {rubric.task}
      </p>
      <p>
        <Trans>
          A person marks it, part by part, and says why. {needed} of {most} points are needed. What a trade
          brought is not among them.
        </Trans>
      </p>
      <ol className="grid divide-y divide-line border-y border-line text-15">
        {rubric.lines.map(({ id, heading, asks, points }) => (
          <li key={id} className="flex justify-between gap-x-6 py-2">
            <span lang="en" dir="ltr" className="grid">
              <span className="font-semibold">{heading}</span>
              <span className="text-muted">{asks}</span>
            </span>
            <span className="shrink-0 text-muted tabular-nums">
              <Plural value={points} one="# point" other="# points" />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
