import { Plural, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, useEffect, useRef } from 'react';
import {
  currentStep,
  ONBOARDING_STEPS,
  onboardingMinutesLeft,
  type OnboardingStep,
  stepBefore,
} from '#domain/learning/onboarding.ts';
import { updateProfile } from '../../features/identity/update-profile.ts';
import { AssessmentStep } from '../../features/learning/onboarding/assessment-step.tsx';
import { completedSteps } from '../../features/learning/onboarding/fetch-onboarding-steps.ts';
import type { OnboardingStepProps } from '../../features/learning/onboarding/onboarding-step-props.ts';
import { ProfileStep } from '../../features/learning/onboarding/profile-step.tsx';
import { useSaveOnboardingStep } from '../../features/learning/onboarding/save-onboarding-step.ts';
import { useStepDraft } from '../../features/learning/onboarding/step-draft.ts';
import { WelcomeStep } from '../../features/learning/onboarding/welcome-step.tsx';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import type { Tables } from '../../lib/backend/database.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { CompleteStep } from './complete-step.tsx';
import { GoalsAndPaceStep } from './goals-and-pace-step.tsx';
import { PaymentStep } from './payment-step.tsx';

const screens: Readonly<Record<OnboardingStep, ComponentType<OnboardingStepProps>>> = {
  welcome: WelcomeStep,
  profile: ProfileStep,
  assessment: AssessmentStep,
  goals: GoalsAndPaceStep,
  payment: PaymentStep,
  complete: CompleteStep,
};

/** One step with its place among the six; completing it goes on to the next, the last one to the dashboard. */
export function OnboardingSteps({
  step,
  rows,
}: {
  step: OnboardingStep;
  rows: readonly Tables<'onboarding_steps'>[];
}) {
  const { t } = useLingui();
  const { auth, rest } = useBackend();
  const describe = useErrorWording();
  const navigate = useNavigate();
  const save = useSaveOnboardingStep(rest);
  const { saved, saveDraft } = useStepDraft(
    step,
    rows.find((row) => row.step_name === step),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const number = ONBOARDING_STEPS.indexOf(step) + 1;
  const total = ONBOARDING_STEPS.length;
  const completed = completedSteps(rows);
  const minutes = onboardingMinutesLeft(completed);
  const before = stepBefore(step);
  const Screen = screens[step];
  const titles = {
    welcome: t`Welcome`,
    profile: t`Your profile`,
    assessment: t`Skill assessment`,
    goals: t`Your goals`,
    payment: t`Your plan`,
    complete: t`All set`,
  };
  const goOn = async (data: Readonly<Record<string, unknown>>) => {
    if (step === 'profile') await saveProfile(data);
    // What was answered early, such as the assessment, is not asked again.
    const next = currentStep(new Set([...completed, step]));
    await (next === null
      ? navigate({ to: '/dashboard', replace: true })
      : navigate({ to: '/onboarding', search: { step: next } }));
  };
  const saveProfile = async (data: Readonly<Record<string, unknown>>) => {
    try {
      await updateProfile(auth, { name: data.name, language: data.language });
    } catch (error) {
      // The step itself is saved; the name on the dashboard follows with the next change of the profile.
      console.error('The profile could not be updated', error);
    }
  };
  return (
    <div className="grid gap-8">
      <div className="max-w-form">
        <ProgressBar
          label={titles[step]}
          percent={Math.round((number / total) * 100)}
          valueText={t`Step ${number} of ${total}`}
        />
        {minutes > 0 && (
          <p className="mt-1 text-15 text-muted">
            <Plural value={minutes} one="About # minute left" other="About # minutes left" />
          </p>
        )}
      </div>
      <h2 ref={heading} tabIndex={-1} className="text-24">
        {titles[step]}
      </h2>
      <Screen
        saved={saved}
        saveDraft={saveDraft}
        complete={(data) =>
          save.mutate({ step, data, completed: true }, { onSuccess: () => void goOn(data) })
        }
        pending={save.isPending}
        failure={save.isError ? { reason: describe(save.error), attempt: save.submittedAt } : null}
        onBack={before === null ? null : () => void navigate({ to: '/onboarding', search: { step: before } })}
      />
    </div>
  );
}
