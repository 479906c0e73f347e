import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { currentStep, ONBOARDING_STEPS, onboardingMinutesLeft } from '#domain/learning/onboarding.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { Banner } from '../../ui/banner.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { completedSteps, useOnboardingSteps } from './fetch-onboarding-steps.ts';

/** Leads back to onboarding while it is open; nothing when it is done or not known yet. */
export function OnboardingCard() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const steps = useOnboardingSteps();
  if (steps.data === undefined) {
    return steps.isError ? (
      <ErrorState
        title={t`Your setup could not be loaded`}
        reason={describe(steps.error)}
        onRetry={() => void steps.refetch()}
      />
    ) : null;
  }
  const completed = completedSteps(steps.data);
  const step = currentStep(completed);
  if (step === null) return null;
  const number = ONBOARDING_STEPS.indexOf(step) + 1;
  const total = ONBOARDING_STEPS.length;
  return (
    <Banner
      title={<Trans>Finish setting up</Trans>}
      action={
        <Link to="/onboarding" className={buttonStyles('secondary')}>
          <Trans>Continue setup</Trans>
        </Link>
      }
    >
      <Trans>
        You are at step {number} of {total}.
      </Trans>{' '}
      <Plural
        value={onboardingMinutesLeft(completed)}
        one="About # minute left"
        other="About # minutes left"
      />
    </Banner>
  );
}
