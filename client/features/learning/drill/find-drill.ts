import { useQuery } from '@tanstack/react-query';
import type { FindDrillResponse } from '#domain/quiz/review-contract.ts';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** The drill that helps with a quiz that was failed twice. */
export function useFindDrill(lessonId: string) {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['review_questions', useSignedInUser().id, 'drill', lessonId],
    queryFn: async () => (await call<FindDrillResponse>('find-drill', { lesson_id: lessonId })).drill,
    refetchOnMount: 'always',
  });
}
