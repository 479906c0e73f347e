import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useCourses } from '../../features/catalogue/fetch-courses.ts';
import { BrierScore } from '../../features/learning/calibration/brier-score.tsx';
import { CalibrationChart } from '../../features/learning/calibration/calibration-chart.tsx';
import { CalibrationTable } from '../../features/learning/calibration/calibration-table.tsx';
import { CalibrationWords } from '../../features/learning/calibration/calibration-words.tsx';
import { useCalibration } from '../../features/learning/calibration/fetch-calibration.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import { buttonStyles } from '../../ui/button-styles.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryState } from '../../ui/query-state.tsx';

/** How sure a learner is, against how often they are right: words, curve and table, and the score with its parts. */
export function CalibrationPage() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const calibration = useCalibration();
  return (
    <>
      <PageHeader
        title={t`Sure, and right`}
        lead={
          <Trans>
            In lessons you say how sure you are before you see what is true. Here is what came of it. Only you
            see this.
          </Trans>
        }
      />
      <QueryState
        query={calibration}
        failed={t`Your calibration could not be loaded`}
        describe={describe}
        skeleton={['h-5 w-2/3', 'h-56 w-full', 'h-24 w-full']}
      >
        {(found) =>
          found === null ? (
            <EmptyState
              title={<Trans>You have not committed to an answer yet.</Trans>}
              action={<WhereItIsTaught />}
            >
              <Trans>
                Lessons ask what you expect and how sure you are. From 20 such answers on there is a curve to
                read.
              </Trans>
            </EmptyState>
          ) : (
            <div className="grid gap-10">
              <CalibrationWords calibration={found} />
              <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
                <CalibrationChart calibration={found} />
                <CalibrationTable calibration={found} />
              </div>
              <BrierScore calibration={found} />
              <WhereItIsTaught />
            </div>
          )
        }
      </QueryState>
    </>
  );
}

/** The course whose second module is about this. */
function WhereItIsTaught() {
  const { i18n } = useLingui();
  const course = useCourses().data?.find(({ slug }) => slug === 'trading-psychology');
  if (!course) return null;
  const title = localizedText(course, 'title', i18n.locale);
  return (
    <Link
      to="/course/$courseId"
      params={{ courseId: course.id }}
      className={buttonStyles('link', 'justify-self-start')}
    >
      <Trans>How to read and mend it: module 2 of {title}</Trans>
    </Link>
  );
}
