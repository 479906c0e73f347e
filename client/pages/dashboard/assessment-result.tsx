import { Trans } from '@lingui/react/macro';
import { ResultDialog } from '../../features/assessment/result-dialog.tsx';
import { CourseChoice } from '../../features/learning/onboarding/course-choice.tsx';
import { GoOnWords } from '../../features/learning/onboarding/onboarding-card.tsx';
import { Button } from '../../ui/button.tsx';
import type { useWayOn } from '../first-lesson/use-way-on.ts';

interface AssessmentResultProps {
  assessmentId: string;
  way: ReturnType<typeof useWayOn>;
  onClose: () => void;
}

/** The result of an assessment, with the course it leads to and the press that goes on. */
export function AssessmentResult({ assessmentId, way, onClose }: AssessmentResultProps) {
  const { first, next } = way;
  return (
    <ResultDialog
      assessmentId={assessmentId}
      onClose={onClose}
      course={
        first && (
          <>
            <CourseChoice {...first} />
            {next === 'goals' && first.reason === 'level' && (
              <p className="text-15 text-muted">
                <Trans>You choose your goals next. They may lead to another course.</Trans>
              </p>
            )}
          </>
        )
      }
      action={
        next !== undefined && (
          <>
            <Button pending={way.pending} onClick={way.goOn}>
              <GoOnWords next={next} />
            </Button>
            <p role="alert" className="text-danger empty:hidden">
              {way.failure}
            </p>
          </>
        )
      }
    />
  );
}
