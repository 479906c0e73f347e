import { queryOptions, useQuery } from '@tanstack/react-query';
import type { MetSkill, ReadSkillsResponse } from '#domain/knowledge/contract.ts';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import type { CallFunction } from '../../../lib/backend/call-function.ts';
import { alwaysButJustRead } from '../../../lib/queries/always-but-just-read.ts';

/** How each skill that a learner has met stands today, by its id. */
export function metSkillsQuery(call: CallFunction, userId: string) {
  return queryOptions({
    queryKey: ['skill_states', userId],
    queryFn: async () => {
      const { skills } = await call<ReadSkillsResponse>('read-skills', {});
      return new Map<string, MetSkill>(skills.map((skill) => [skill.skill, skill]));
    },
    // Who comes from a lesson has just answered.
    refetchOnMount: alwaysButJustRead,
  });
}

/** The skills that the signed-in learner has met, see `metSkillsQuery`. */
export function useReadSkills() {
  return useQuery(metSkillsQuery(useBackend().call, useSignedInUser().id));
}
