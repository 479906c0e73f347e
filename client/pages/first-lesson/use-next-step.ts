import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type OnboardingStep, nextStep } from '#domain/learning/onboarding.ts';
import { experienceFromAnswer } from '#domain/learning/profile.ts';
import { useLatestAssessment } from '../../features/assessment/fetch-assessment.ts';
import {
  completedSteps,
  useOnboardingSteps,
} from '../../features/learning/onboarding/fetch-onboarding-steps.ts';
import { useSaveOnboardingStep } from '../../features/learning/onboarding/save-onboarding-step.ts';
import { useReadPath } from '../../features/path/read-path.ts';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { useOpenStation } from '../path/use-open-station.ts';
import { useFirstCourse } from './use-first-course.ts';
import { useOpenCourse } from './use-open-course.ts';

/**
 * The one press that goes on, from wherever a new learner is: to the five questions, to the next step that asks for
 * something, or into the first lesson. Steps that have nothing left to ask are completed on the way.
 * @returns `next`: what it leads to, null once onboarding is complete; undefined while that is not known
 */
export function useNextStep() {
  const { i18n } = useLingui();
  const { rest } = useBackend();
  const navigate = useNavigate();
  const describe = useErrorWording();
  const user = useSignedInUser();
  const steps = useOnboardingSteps();
  const answers = useLatestAssessment().data?.assessment_data;
  const { mutateAsync: save } = useSaveOnboardingStep(rest);
  const first = useFirstCourse();
  const opening = useOpenCourse();
  const station = useOpenStation();
  const path = useReadPath();

  const name: unknown = user.user_metadata.full_name;
  const isKnown = typeof name === 'string' && name.trim() !== '' && answers !== undefined;
  const onboarding = steps.data && nextStep(completedSteps(steps.data), isKnown);
  const known = (step: OnboardingStep) =>
    step === 'profile'
      ? { name, experience: experienceFromAnswer(answers?.['trading-experience']), language: i18n.locale }
      : {};

  const going = useMutation({
    mutationKey: ['go-on'],
    mutationFn: async () => {
      if (onboarding === undefined) return;
      for (const step of onboarding.settled) await save({ step, data: known(step), completed: true });
      if (onboarding.next === 'assessment') return navigate({ to: '/assessment' });
      if (onboarding.next !== null && onboarding.next !== 'complete')
        return navigate({ to: '/onboarding', search: { step: onboarding.next } });
      if (!first) return navigate({ to: '/onboarding' });
      const isWanted = first.reason === 'wanted';
      const { stations } = path.data ?? (await path.refetch()).data ?? {};
      const here = stations?.find(({ state }) => state === 'here');
      const isOpen =
        isWanted || here === undefined ? await opening.open(first.course) : await station.open(here);
      // Only then: who has completed everything is sent to the dashboard. Whoever came for no course leaves it to their goals.
      if (isOpen && onboarding.next === 'complete')
        await save({
          step: 'complete',
          data: isWanted ? { course_id: first.course.id } : {},
          completed: true,
        });
    },
  });
  return {
    next: onboarding?.next,
    first,
    goOn: () => going.mutate(),
    pending: going.isPending,
    failure: going.isError ? describe(going.error) : (opening.refusal ?? station.refusal),
  };
}
