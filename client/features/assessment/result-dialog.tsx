import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { startingPoint } from '#domain/assessment/starting-point.ts';
import type { Tables } from '../../lib/backend/database.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { useAssessment } from './fetch-assessment.ts';
import { StartingPointMeaning } from './starting-point-meaning.tsx';

interface ResultDialogProps {
  assessmentId: string;
  /** Which course to begin with, and why. */
  course: ReactNode;
  /** The one press that goes on. */
  action: ReactNode;
  onClose: () => void;
}

/** The result of an assessment over the dashboard. */
export function ResultDialog({ assessmentId, course, action, onClose }: ResultDialogProps) {
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
            <>
              <StartingPointMeaning {...startingPoint(row.assessment_data)} />
              <Level assessment={row} />
              {course}
              <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
                {action}
                <Link to="/assessment" className={buttonStyles('link')}>
                  <Trans>Take it again</Trans>
                </Link>
              </div>
            </>
          )
        }
      </QueryState>
      <Button look="quiet" className="justify-self-start" onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
    </Dialog>
  );
}

/** Level and score, and what they are computed from. */
function Level({ assessment: { skill_level: level, score } }: { assessment: Tables<'skill_assessments'> }) {
  return (
    <div className="border-y border-line py-3">
      <p className="flex flex-wrap gap-x-4">
        <strong>
          {level === 'beginner' && <Trans>Beginner</Trans>}
          {level === 'intermediate' && <Trans>Intermediate</Trans>}
          {level === 'advanced' && <Trans>Advanced</Trans>}
        </strong>
        <span className="text-muted">
          <Trans>Score: {score} of 100</Trans>
        </span>
      </p>
      <p className="text-15 text-muted">
        <Trans>
          The level adds up all five answers, your free time among them. It describes experience, not talent,
          and does not decide where you begin.
        </Trans>
      </p>
    </div>
  );
}
