import { useQuery } from '@tanstack/react-query';
import type { MetSkill, ReadSkillsResponse } from '#domain/knowledge/contract.ts';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** How each skill that the learner has met stands today, by its id. */
export function useReadSkills() {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['skill_states', useSignedInUser().id],
    queryFn: async () => {
      const { skills } = await call<ReadSkillsResponse>('read-skills', {});
      return new Map<string, MetSkill>(skills.map((skill) => [skill.skill, skill]));
    },
    // Who comes from a lesson has just answered.
    refetchOnMount: 'always',
  });
}
