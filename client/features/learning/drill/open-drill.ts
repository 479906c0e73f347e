import { useQuery } from '@tanstack/react-query';
import type { SkillStatus } from '#domain/knowledge/skill-state.ts';
import type { OpenDrillResponse } from '#domain/quiz/review-contract.ts';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { deviceZone } from '../../../lib/i18n/device-zone.ts';

/** Today's drill of a skill with its open question; asking again brings the next one. */
export function useOpenDrill(skill: string) {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['review_questions', useSignedInUser().id, 'open', 'drill', skill],
    queryFn: () => call<OpenDrillResponse<SkillStatus>>('open-drill', { skill, time_zone: deviceZone() }),
    staleTime: Number.POSITIVE_INFINITY,
    // Another device may have gone on with it.
    refetchOnMount: 'always',
  });
}
