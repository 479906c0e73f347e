import { Trans } from '@lingui/react/macro';
import type { ExamReport } from '#domain/exams/report-contract.ts';

/** A report that was handed in, part by part, with what a person gave each and said of it. */
export function HandedInReport({ report }: { report: ExamReport }) {
  const { rubric, texts, marks } = report;
  return (
    <ol className="grid gap-6">
      {rubric.lines.map(({ id, heading, points }, place) => {
        const mark = marks?.[place];
        return (
          <li key={id} className="grid gap-2 border-t border-line pt-3">
            <p className="flex flex-wrap justify-between gap-x-6">
              <span lang="en" dir="ltr" className="font-semibold">
                {heading}
              </span>
              {mark && (
                <span className="tabular-nums">
                  <Trans>
                    {mark.points} of {points} points
                  </Trans>
                </span>
              )}
            </p>
            {mark && (
              <p dir="auto" className="whitespace-pre-line">
                {mark.words}
              </p>
            )}
            <p
              dir="auto"
              className="border-s-2 border-line ps-3 text-15 whitespace-pre-line text-muted wrap-anywhere"
            >
              {texts[id]}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
