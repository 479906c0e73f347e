import { Trans, useLingui } from '@lingui/react/macro';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { Moment } from '../../../ui/value/date-display.tsx';
import { useListExamReports } from './list-exam-reports.ts';
import { MarkForm } from './mark-form.tsx';

/** The reports of exams that wait for a person, each with the form that marks it. Whose they are is not told. */
export function ReportList() {
  const { t } = useLingui();
  const describe = useErrorWording();
  return (
    <QueryState
      query={useListExamReports()}
      failed={t`The reports could not be looked up`}
      describe={describe}
      skeleton={['h-6 w-full', 'h-20 w-full']}
    >
      {(reports) =>
        reports.length === 0 ? (
          <p className="text-muted">
            <Trans>No report waits.</Trans>
          </p>
        ) : (
          <ul className="grid gap-12">
            {reports.map((report) => (
              <li key={report.id} className="grid max-w-measure gap-4 border-t border-line pt-4">
                <div>
                  <h2 className="font-sans text-17 font-semibold">
                    <bdi lang="en">{report.course}</bdi>
                  </h2>
                  <p className="text-15 text-muted">
                    <Trans>
                      Handed in <Moment value={report.handed_in_at} />
                    </Trans>
                  </p>
                </div>
                <MarkForm report={report} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}
