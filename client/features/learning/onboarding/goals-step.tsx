import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { type Goal, GOALS } from '#domain/learning/profile.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { PreparationBadge } from '../preparation-badge.tsx';
import { HarmQuestions } from './harm-questions.tsx';
import type { OnboardingStepProps } from './onboarding-step-props.ts';
import { StepFrame } from './step-frame.tsx';

interface GoalsStepProps extends OnboardingStepProps {
  /** How much the learner wants to do, to be chosen along with them. */
  pace?: ReactNode;
}

/** Step 4: at least one of six goals. */
export function GoalsStep({ saved, saveDraft, complete, pace, ...frame }: GoalsStepProps) {
  const { t } = useLingui();
  const [goals, setGoals] = useState<readonly Goal[]>(() =>
    GOALS.filter((goal) => Array.isArray(saved.goals) && saved.goals.includes(goal)),
  );
  const [complained, setComplained] = useState(false);
  const refused = complained && goals.length === 0;
  const names = {
    crypto: t`Learn Cryptocurrency Trading`,
    forex: t`Master Forex Markets`,
    risk: t`Develop Risk Management`,
    psychology: t`Build Trading Psychology`,
    certification: t`Earn Professional Certification`,
    career: t`Start a Trading Career`,
  };
  const toggle = (goal: Goal) => {
    const changed = goals.includes(goal) ? goals.filter((other) => other !== goal) : [...goals, goal];
    setGoals(changed);
    saveDraft({ goals: changed });
  };
  return (
    <StepFrame
      {...frame}
      choices={GOALS.length}
      next={<Trans>Continue</Trans>}
      onNext={() => (goals.length === 0 ? setComplained(true) : complete({ goals }))}
    >
      <fieldset aria-describedby="goals-error" tabIndex={-1} data-invalid={refused || undefined}>
        <legend className="mb-2 text-15 font-semibold">
          <Trans>What do you want to reach? Choose at least one.</Trans>
        </legend>
        {GOALS.map((goal, index) => (
          <Checkbox
            key={goal}
            label={
              <>
                <span aria-hidden="true" className="me-3 text-muted">
                  {index + 1}
                </span>
                {names[goal]}
                {goal === 'certification' && <PreparationBadge feature="certificate" />}
              </>
            }
            checked={goals.includes(goal)}
            onChange={() => toggle(goal)}
          />
        ))}
      </fieldset>
      {pace}
      <p id="goals-error" role="alert" className="text-15 text-danger empty:hidden">
        {refused && <Trans>Choose at least one goal.</Trans>}
      </p>
      <HarmQuestions />
    </StepFrame>
  );
}
