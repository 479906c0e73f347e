import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { currentStep, ONBOARDING_STEPS } from '#domain/learning/onboarding.ts';
import { Banner } from '../../ui/banner.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { completedSteps, useOnboardingSteps } from './fetch-onboarding-steps.ts';

/** Leads back to onboarding while it is open; nothing when it is done or not known. */
export function OnboardingCard() {
  const rows = useOnboardingSteps().data;
  const step = rows === undefined ? null : currentStep(completedSteps(rows));
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
        You are at step {number} of {total}. It takes about two minutes.
      </Trans>
    </Banner>
  );
}
