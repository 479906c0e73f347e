import { useState } from 'react';
import * as v from 'valibot';
import type { OnboardingStep } from '#domain/learning/onboarding.ts';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import type { Tables } from '../../../lib/backend/database.ts';
import { loadDraft } from '../../../lib/local-draft.ts';
import { useAutosave } from '../../../lib/use-autosave.ts';
import type { OnboardingStepProps } from './onboarding-step-props.ts';
import { useSaveOnboardingStep } from './save-onboarding-step.ts';

const draftSchema = v.record(v.string(), v.unknown());

/**
 * What was entered in a step, and a way to save what is entered from now on, so that it can be continued on another
 * device. What this device could not save yet comes first. A draft that arrives after its step was completed elsewhere
 * changes nothing; a change to a completed step is saved as completed.
 * @param row the step as it is saved; undefined when nothing is
 */
export function useStepDraft(
  step: OnboardingStep,
  row: Tables<'onboarding_steps'> | undefined,
): Pick<OnboardingStepProps, 'saved' | 'saveDraft'> {
  const { restOnLeaving } = useBackend();
  const key = `onboarding.${step}.${useSignedInUser().id}`;
  const { mutateAsync: save } = useSaveOnboardingStep(restOnLeaving);
  const [saved] = useState(() => {
    const unsaved = v.safeParse(draftSchema, loadDraft(key));
    return unsaved.success ? unsaved.output : (row?.data ?? {});
  });
  const { autosave } = useAutosave<OnboardingStepProps['saved']>(key, (data) =>
    save({ step, data, completed: row?.completed ?? false }),
  );
  return { saved, saveDraft: autosave };
}
