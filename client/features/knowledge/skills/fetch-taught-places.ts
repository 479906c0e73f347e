import { useQuery } from '@tanstack/react-query';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import type { Tables } from '../../../lib/backend/database.ts';
import { unwrap } from '../../../lib/backend/unwrap.ts';

type Titled<Name extends 'courses' | 'modules' | 'lessons', Rest extends keyof Tables<Name> = never> = Pick<
  Tables<Name>,
  'id' | 'title' | 'translations' | Rest
>;

/** A module that teaches a skill, with the lessons of it that do; none while it is being written. */
export type TaughtPlace = Titled<'modules', 'status' | 'order_index'> & {
  readonly course: Titled<'courses'>;
  readonly lessons: readonly (Titled<'lessons', 'content_type' | 'is_lecture' | 'duration_minutes'> & {
    readonly skills: readonly string[];
  })[];
};

/** The modules that teach a skill, in the order of the curriculum. */
export function useTaughtPlaces(skillId: string) {
  const { rest } = useBackend();
  return useQuery({
    queryKey: ['modules', 'skill', skillId],
    queryFn: async (): Promise<TaughtPlace[]> => {
      const modules = unwrap(
        await rest
          .from('modules')
          .select(
            'id, title, translations, status, order_index, course:courses!inner(id, title, translations), lessons(id, title, translations, content_type, is_lecture, duration_minutes, skills)',
          )
          .contains('skills', [skillId])
          .is('retired_at', null)
          .is('lessons.retired_at', null)
          .eq('courses.is_active', true)
          .order('order_index')
          .order('order_index', { referencedTable: 'lessons' }),
      );
      return modules.map((module) => ({
        ...module,
        lessons: module.lessons.filter(({ skills }) => skills.includes(skillId)),
      }));
    },
    staleTime: 10 * 60_000,
  });
}
