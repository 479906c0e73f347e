import { useQuery } from '@tanstack/react-query';
import type { SkillStatus } from '#domain/knowledge/skill-state.ts';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { unwrap } from '../../../lib/backend/unwrap.ts';

/** How a skill that was met stands with the learner today, and the day on which a review asks for it. */
export interface SkillStanding {
  readonly status: SkillStatus;
  readonly due: string | null;
}

/** Every skill that the learner has met, by its id. */
export function useSkillStates() {
  const { rest } = useBackend();
  const userId = useSignedInUser().id;
  return useQuery({
    queryKey: ['skill_states', userId],
    queryFn: async () => {
      const rows = unwrap(await rest.rpc('read_skill_states'));
      return new Map<string, SkillStanding>(rows.map(({ skill, status, due }) => [skill, { status, due }]));
    },
    // Who comes from a lesson has just answered.
    refetchOnMount: 'always',
  });
}
