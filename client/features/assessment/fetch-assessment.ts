import { useQuery } from '@tanstack/react-query';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { unwrap } from '../../lib/backend/unwrap.ts';

/** One of the learner's own assessments, with the score and level the database computed. */
export function useAssessment(id: string) {
  const { rest } = useBackend();
  return useQuery({
    queryKey: ['skill_assessments', id],
    queryFn: async () => unwrap(await rest.from('skill_assessments').select('*').eq('id', id).single()),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
