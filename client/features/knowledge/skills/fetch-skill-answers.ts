import { useQuery } from '@tanstack/react-query';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { unwrap } from '../../../lib/backend/unwrap.ts';

/** How many answers are shown: more say nothing of now. */
const SHOWN = 30;

/** The learner's last first answers to items of a skill, oldest first, and the beliefs that were recognised behind wrong ones. */
export function useSkillAnswers(skillId: string) {
  const { rest } = useBackend();
  const userId = useSignedInUser().id;
  return useQuery({
    queryKey: ['responses', userId, skillId],
    queryFn: async () => {
      const [answers, beliefs] = await Promise.all([
        rest
          .from('responses')
          .select('sequence, place, is_right, hints, mistake, day')
          .eq('user_id', userId)
          .eq('skill', skillId)
          .eq('try', 1)
          .order('sequence', { ascending: false })
          .limit(SHOWN),
        rest.rpc('read_beliefs_met', { p_skill: skillId }),
      ]);
      return { answers: unwrap(answers).reverse(), beliefs: unwrap(beliefs) };
    },
    // Who comes from a lesson has just answered.
    refetchOnMount: 'always',
  });
}

export type SkillAnswer = NonNullable<ReturnType<typeof useSkillAnswers>['data']>['answers'][number];
