import { queryOptions, useQuery } from '@tanstack/react-query';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import type { Backend } from '../../lib/backend/connect-backend.ts';
import type { Tables } from '../../lib/backend/database.ts';
import { unwrap } from '../../lib/backend/unwrap.ts';

/** What the outline knows of a lesson. No more than it shows: a course has hundreds, and they all come at once. */
export type OutlineLesson = Pick<
  Tables<'lessons'>,
  | 'id'
  | 'module_id'
  | 'title'
  | 'content_type'
  | 'is_lecture'
  | 'duration_minutes'
  | 'is_free'
  | 'is_exam'
  | 'translations'
>;

/** A module with its lessons in their order. */
export type OutlineModule = Pick<
  Tables<'modules'>,
  'id' | 'title' | 'description' | 'status' | 'translations'
> & {
  lessons: OutlineLesson[];
};

/** The modules of a course with their lessons, in the order they are taken; what was retired is left out. */
export function outlineQuery(rest: Backend['rest'], courseId: string) {
  return queryOptions({
    queryKey: ['modules', courseId],
    queryFn: async (): Promise<OutlineModule[]> => {
      const modules = unwrap(
        await rest
          .from('modules')
          .select(
            'id, title, description, status, translations, lessons(id, title, content_type, is_lecture, duration_minutes, is_free, is_exam, translations)',
          )
          .eq('course_id', courseId)
          .is('retired_at', null)
          .is('lessons.retired_at', null)
          .order('order_index')
          .order('order_index', { referencedTable: 'lessons' }),
      );
      return modules.map((module) => ({
        ...module,
        lessons: module.lessons.map((lesson) => ({ ...lesson, module_id: module.id })),
      }));
    },
    staleTime: 10 * 60_000,
  });
}

/** The outline of a course, see `outlineQuery`. */
export function useOutline(courseId: string) {
  const { rest } = useBackend();
  return useQuery(outlineQuery(rest, courseId));
}
