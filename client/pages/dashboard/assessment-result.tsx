import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ResultDialog } from '../../features/assessment/result-dialog.tsx';
import { CourseChoice } from '../../features/learning/onboarding/course-choice.tsx';
import { GoOnWords } from '../../features/learning/onboarding/onboarding-card.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { usePlacementIsOffered } from '../placement/use-placement-is-offered.ts';
import type { useNextStep } from '../first-lesson/use-next-step.ts';

interface AssessmentResultProps {
  assessmentId: string;
  onboarding: ReturnType<typeof useNextStep>;
  onClose: () => void;
}

/** The result of an assessment, with the course it leads to and the press that goes on. */
export function AssessmentResult({ assessmentId, onboarding, onClose }: AssessmentResultProps) {
  const { first, next } = onboarding;
  const canBePlaced = usePlacementIsOffered() && first?.reason !== 'placed';
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
            {canBePlaced && (
              <Link to="/placement" className={buttonStyles('primary')}>
                <Trans>Find out exactly, in 8 minutes at most</Trans>
              </Link>
            )}
            <Button
              look={canBePlaced ? 'secondary' : 'primary'}
              pending={onboarding.pending}
              onClick={onboarding.goOn}
            >
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
