import { useEffect, useEffectEvent, useRef } from 'react';
import type { OnboardingStep } from '#domain/learning/onboarding.ts';
import { useSaveOnboardingStep } from './save-onboarding-step.ts';

const PAUSE_MS = 800;

type Draft = Readonly<Record<string, unknown>>;

/**
 * Saves what is entered in a step a moment after the last change, and at once when the step is left, so that it can be
 * continued on another device. A draft that could not be saved is not complained about: it is still on the screen, and
 * saved with the step. One that arrives after its step was completed changes nothing.
 * @returns call it with the whole draft at every change
 */
export function useDraftAutosave(step: OnboardingStep): (draft: Draft) => void {
  const { mutate } = useSaveOnboardingStep();
  const timer = useRef<number>(undefined);
  const unsaved = useRef<Draft>(undefined);
  const save = useEffectEvent(() => {
    clearTimeout(timer.current);
    if (unsaved.current !== undefined) mutate({ step, data: unsaved.current, completed: false });
    unsaved.current = undefined;
  });
  useEffect(() => () => save(), []);
  return (draft) => {
    unsaved.current = draft;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      unsaved.current = undefined;
      mutate({ step, data: draft, completed: false });
    }, PAUSE_MS);
  };
}
