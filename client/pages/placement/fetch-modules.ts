import { useQuery } from '@tanstack/react-query';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { unwrap } from '../../lib/backend/unwrap.ts';

/**
 * Every written module with its course, its lessons in their order, and whether the learner has completed them.
 * @param enabled false asks for nothing yet
 */
export function useWrittenModules(enabled = true) {
  const { rest } = useBackend();
  const userId = useSignedInUser().id;
  return useQuery({
    queryKey: ['modules', 'written', userId],
    enabled,
    queryFn: async () => {
      const modules = unwrap(
        await rest
          .from('modules')
          .select(
            'id, slug, title, translations, course:courses!inner(*), lessons(id, order_index, duration_minutes)',
          )
          .eq('status', 'written')
          .is('retired_at', null),
      );
      const done = unwrap(
        await rest.from('user_progress').select('lesson_id').eq('user_id', userId).eq('completed', true),
      );
      const completed = new Set(done.map(({ lesson_id }) => lesson_id));
      return modules.map((module) => ({
        ...module,
        path: `${module.course.slug}/${module.slug}`,
        lessons: module.lessons.toSorted((one, other) => one.order_index - other.order_index),
        isCompleted: module.lessons.length > 0 && module.lessons.every(({ id }) => completed.has(id)),
      }));
    },
  });
}

export type WrittenModule = NonNullable<ReturnType<typeof useWrittenModules>['data']>[number];
