import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { unwrap } from '../../lib/backend/unwrap.ts';

/** As the database bounds a query. */
export const MAX_QUERY_LENGTH = 200;
const PAUSE_MS = 250;

/**
 * The lessons that hold what is typed, best first, once typing pauses. Nothing is asked for one letter.
 * @param courseId the course that is searched; all of them when it is null
 */
export function useCourseSearch(courseId: string | null, typed: string) {
  const { rest } = useBackend();
  const query = usePaused(typed.trim().slice(0, MAX_QUERY_LENGTH));
  return useQuery({
    queryKey: ['search_course', courseId, query],
    queryFn: async ({ signal }) =>
      unwrap(await rest.rpc('search_course', { course_id: courseId, query }).abortSignal(signal)),
    enabled: query.length > 1,
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  });
}

/** A value once it has not changed for a moment. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
