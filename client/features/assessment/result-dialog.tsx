import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { recommendedCourse } from '#domain/assessment/recommended-course.ts';
import type { CourseRow } from '../../lib/backend/tables/catalogue.ts';
import type { SkillAssessmentRow } from '../../lib/backend/tables/learning.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { useAssessment } from './fetch-assessment.ts';
import { LevelMeaning } from './level-meaning.tsx';

interface ResultDialogProps {
  assessmentId: string;
  /** The open courses, to recommend one of. */
  courses: readonly CourseRow[];
  onClose: () => void;
}

/** The result of an assessment over the dashboard. */
export function ResultDialog({ assessmentId, courses, onClose }: ResultDialogProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const assessment = useAssessment(assessmentId);
  return (
    <Dialog title={<Trans>Your assessment result</Trans>} open onClose={onClose}>
      <QueryState
        query={assessment}
        failed={t`The result could not be loaded`}
        describe={describe}
        skeleton={['h-7 w-1/2', 'h-4 w-full', 'h-4 w-full']}
      >
        {(row) =>
          row === null ? (
            <p>
              <Trans>There is no such result in your account.</Trans>
            </p>
          ) : (
            <Result assessment={row} courses={courses} />
          )
        }
      </QueryState>
      <Button look="quiet" className="justify-self-start" onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
    </Dialog>
  );
}

interface ResultProps {
  assessment: SkillAssessmentRow;
  courses: readonly CourseRow[];
}

/** The level, what it means, the course to start with, and the way to take the assessment again. */
function Result({ assessment, courses }: ResultProps) {
  const { i18n } = useLingui();
  const course = recommendedCourse(assessment.skill_level, courses);
  return (
    <>
      <LevelMeaning level={assessment.skill_level} score={assessment.score} />
      {course !== undefined && (
        <p>
          <Trans>
            Start with <strong>{localizedText(course, 'title', i18n.locale)}</strong>.
          </Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {course !== undefined && (
          <Link to="/course/$courseId" params={{ courseId: course.id }} className={buttonStyles('primary')}>
            <Trans>Open the course</Trans>
          </Link>
        )}
        <Link to="/assessment" className={buttonStyles('secondary')}>
          <Trans>Take it again</Trans>
        </Link>
      </div>
    </>
  );
}
