import { useQuery } from '@tanstack/react-query';
import type { ReadSkillResponse } from '#domain/knowledge/contract.ts';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** What the learner answered to items of a skill. */
export function useReadSkill(skill: string) {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['responses', useSignedInUser().id, skill],
    queryFn: () => call<ReadSkillResponse>('read-skill', { skill }),
    // Who comes from a lesson has just answered.
    refetchOnMount: 'always',
  });
}
