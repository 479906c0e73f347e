import { useQuery } from '@tanstack/react-query';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import type { Tables } from '../../lib/backend/database.ts';
import { unwrap } from '../../lib/backend/unwrap.ts';

type Titled = 'id' | 'title' | 'translations';

/** A course with the titles of everything in it. */
export type CoursePlaces = Pick<Tables<'courses'>, Titled> & {
  modules: (Pick<Tables<'modules'>, Titled> & { lessons: Pick<Tables<'lessons'>, Titled | 'is_exam'>[] })[];
};

/** The titles of all courses, modules and lessons on offer, to be found by them. */
export function usePlaces() {
  const { rest } = useBackend();
  return useQuery({
    queryKey: ['courses', 'places'],
    queryFn: async (): Promise<CoursePlaces[]> =>
      unwrap(
        await rest
          .from('courses')
          .select(
            'id, title, translations, modules(id, title, translations, lessons(id, title, is_exam, translations))',
          )
          .eq('is_active', true)
          .is('modules.retired_at', null)
          .is('modules.lessons.retired_at', null)
          .order('order_index')
          .order('order_index', { referencedTable: 'modules' })
          .order('order_index', { referencedTable: 'modules.lessons' }),
      ),
    staleTime: 10 * 60_000,
  });
}
