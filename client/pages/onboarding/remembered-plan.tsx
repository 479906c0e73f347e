import { Navigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { PaidPlan } from '#domain/billing/contract.ts';
import { useSaveOnboardingStep } from '../../features/learning/onboarding/save-onboarding-step.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface RememberedPlanProps {
  /** Picked on the landing page. */
  plan: PaidPlan;
  /** Whether onboarding is done: the plan is chosen in the account then. */
  isOver: boolean;
}

/** Saves the plan that somebody picked before they signed up as the draft of the payment step, then goes on. */
export function RememberedPlan({ plan, isOver }: RememberedPlanProps) {
  const { rest } = useBackend();
  const save = useSaveOnboardingStep(rest);
  const savePlan = useEffectEvent(() => {
    if (!isOver) save.mutate({ step: 'payment', data: { plan_id: plan }, completed: false });
  });
  useEffect(() => savePlan(), []);
  if (isOver) return <Navigate to="/account" search={{ plan }} replace />;
  // Saved or not: the plan can be picked again in its step.
  return save.isSuccess || save.isError ? (
    <Navigate to="/onboarding" replace />
  ) : (
    <Skeleton rows={['h-4 w-full', 'h-8 w-1/2', 'h-4 w-2/3', 'h-11 w-40']} />
  );
}
