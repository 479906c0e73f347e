import { Trans } from '@lingui/react/macro';
import { ResultDialog } from '../../features/assessment/result-dialog.tsx';
import { CourseChoice } from '../../features/learning/onboarding/course-choice.tsx';
import { GoOnWords } from '../../features/learning/onboarding/onboarding-card.tsx';
import { Button } from '../../ui/button.tsx';
import type { useNextStep } from '../first-lesson/use-next-step.ts';

interface AssessmentResultProps {
  assessmentId: string;
  onboarding: ReturnType<typeof useNextStep>;
  onClose: () => void;
}

/** The result of an assessment, with the course it leads to and the press that goes on. */
export function AssessmentResult({ assessmentId, onboarding, onClose }: AssessmentResultProps) {
  const { first, next } = onboarding;
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
            <Button pending={onboarding.pending} onClick={onboarding.goOn}>
              <GoOnWords next={next} />
            </Button>
            <p role="alert" className="text-danger empty:hidden">
              {onboarding.failure}
            </p>
          </>
        )
      }
    />
  );
}
