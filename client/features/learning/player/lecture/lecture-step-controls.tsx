import { Trans, useLingui } from '@lingui/react/macro';
import { StepBack, StepForward } from 'lucide-react';
import { PlayerButton } from '../player-button.tsx';

interface LectureStepControlsProps {
  /** Counted from 0. */
  step: number;
  count: number;
  onBack: () => void;
  onForward: () => void;
}

/** Goes through a lecture step by step, for those who want no motion. */
export function LectureStepControls({ step, count, onBack, onForward }: LectureStepControlsProps) {
  const { t } = useLingui();
  const number = step + 1;
  return (
    <>
      {/* Time runs from left to right in every language, so back is on the left. */}
      <span dir="ltr" className="flex items-center gap-1">
        <PlayerButton label={t`Previous step`} keys="j" onClick={onBack}>
          <StepBack aria-hidden="true" />
        </PlayerButton>
        <PlayerButton label={t`Next step`} keys="Space l" onClick={onForward}>
          <StepForward aria-hidden="true" />
        </PlayerButton>
      </span>
      <span className="text-15 whitespace-nowrap">
        <Trans>
          Step {number} of {count}
        </Trans>
      </span>
    </>
  );
}
