import { useMutation, useQueryClient } from '@tanstack/react-query';
import { scoreAssessment } from '#domain/assessment/score.ts';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { unwrap } from '../../lib/backend/unwrap.ts';
import { type Answers, ASSESSMENT_SCOPE } from './save-answers.ts';

/** Submits the answers; resolves with the stored assessment. The database computes score and level again itself. */
export function useSubmitAssessment() {
  const { rest } = useBackend();
  const userId = useSignedInUser().id;
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ['submit-assessment'],
    scope: ASSESSMENT_SCOPE,
    mutationFn: async (answers: Answers) => {
      const { score, level } = scoreAssessment(answers);
      return unwrap(
        await rest
          .from('skill_assessments')
          .insert({ user_id: userId, assessment_data: { ...answers }, score, skill_level: level })
          .select('*')
          .single(),
      );
    },
    onSuccess: (assessment) => {
      queryClient.setQueryData(['skill_assessments', assessment.id], assessment);
      return Promise.all([
        queryClient.invalidateQueries({ queryKey: ['skill_assessments', 'latest'] }),
        // Submitting completes the step of onboarding too.
        queryClient.invalidateQueries({ queryKey: ['onboarding_steps'] }),
      ]);
    },
  });
}
