import { useQuery } from '@tanstack/react-query';
import type { RecordingKind } from '#domain/catalogue/lecture/recording-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { unwrap } from '../../../lib/backend/unwrap.ts';

/** What is recorded for a lesson, by language. */
export function useRecordings(lessonId: string, kind: RecordingKind) {
  const { rest } = useBackend();
  return useQuery({
    queryKey: ['lesson_recordings', lessonId, kind],
    queryFn: async () =>
      unwrap(
        await rest
          .from('lesson_recordings')
          .select('language, published_at, body_hash')
          .eq('lesson_id', lessonId)
          .eq('kind', kind)
          .order('language'),
      ),
  });
}
