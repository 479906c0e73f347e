import { useLingui } from '@lingui/react/macro';
import { Navigate, useSearch } from '@tanstack/react-router';
import { stepToShow } from '#domain/learning/onboarding.ts';
import {
  completedSteps,
  useOnboardingSteps,
} from '../../features/learning/onboarding/fetch-onboarding-steps.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { OnboardingSteps } from './onboarding-steps.tsx';
import { RememberedPlan } from './remembered-plan.tsx';

/** Onboarding: shows the step in the URL, or the current one when the URL runs ahead. */
export function OnboardingPage() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const { step: requested, plan, checkout } = useSearch({ from: '/protected/onboarding' });
  const steps = useOnboardingSteps();
  return (
    <>
      <PageHeader title={t`Set up your account`} />
      <QueryState
        query={steps}
        failed={t`Your setup could not be loaded`}
        describe={describe}
        skeleton={['h-4 w-full', 'h-8 w-1/2', 'h-4 w-2/3', 'h-11 w-40']}
      >
        {(rows) => {
          const step = stepToShow(requested, completedSteps(rows));
          if (plan !== undefined) return <RememberedPlan plan={plan} isOver={step === null} />;
          if (step === null) return <Navigate to="/dashboard" replace />;
          if (step !== requested) return <Navigate to="/onboarding" search={{ step, checkout }} replace />;
          return <OnboardingSteps key={step} step={step} rows={rows} />;
        }}
      </QueryState>
    </>
  );
}
