import { useEffect, useRef } from 'react';
import type { OnboardingStep } from '#domain/learning/onboarding.ts';
import { useSaveOnboardingStep } from './save-onboarding-step.ts';

const PAUSE_MS = 800;

/**
 * Saves what is entered in a step a moment after the last change, so that it can be continued on another device.
 * A draft that could not be saved is not complained about: it is still on the screen, and saved with the step.
 * @returns call it with the whole draft at every change
 */
export function useDraftAutosave(step: OnboardingStep): (draft: Readonly<Record<string, unknown>>) => void {
  const { mutate } = useSaveOnboardingStep();
  const timer = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (draft) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => mutate({ step, data: draft, completed: false }), PAUSE_MS);
  };
}
