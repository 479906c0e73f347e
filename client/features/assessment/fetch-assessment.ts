import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import type { Backend } from '../../lib/backend/connect-backend.ts';
import { unwrap } from '../../lib/backend/unwrap.ts';

/** One of the learner's own assessments, with the score and level the database computed; null when it is not theirs. */
export function useAssessment(id: string) {
  const { rest } = useBackend();
  return useQuery({
    queryKey: ['skill_assessments', id],
    queryFn: async () => unwrap(await rest.from('skill_assessments').select('*').eq('id', id).maybeSingle()),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A learner's latest assessment; null before the first. */
export function latestAssessmentQuery(rest: Backend['rest'], userId: string) {
  return queryOptions({
    queryKey: ['skill_assessments', 'latest', userId],
    queryFn: async () =>
      unwrap(
        await rest
          .from('skill_assessments')
          .select('*')
          .eq('user_id', userId)
          .order('created_at', { ascending: false })
          .limit(1)
          .maybeSingle(),
      ),
  });
}

/** The latest assessment of the signed-in learner, see `latestAssessmentQuery`. */
export function useLatestAssessment() {
  return useQuery(latestAssessmentQuery(useBackend().rest, useSignedInUser().id));
}
