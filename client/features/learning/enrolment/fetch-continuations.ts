import { useQuery } from '@tanstack/react-query';
import { lessonToOpen, nextLesson } from '#domain/learning/lesson-order.ts';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import type { Backend } from '../../../lib/backend/connect-backend.ts';
import type { Tables } from '../../../lib/backend/database.ts';
import { unwrap } from '../../../lib/backend/unwrap.ts';

/** Where a course goes on. */
export interface Continuation {
  /** The first that is not completed; the one left last when all are. */
  lesson: Pick<Tables<'lessons'>, 'id' | 'course_id' | 'title' | 'translations'>;
  /** Whether this is the course that was open last. */
  isLatest: boolean;
  /** The share completed of each written module, 0 to 1, in their order. */
  modules: readonly number[];
}

/**
 * Where each of the learner's courses goes on, by course; a course without lessons is missing.
 * @param courseIds the courses the learner takes
 */
export function useContinuations(courseIds: readonly string[]) {
  const { rest } = useBackend();
  const userId = useSignedInUser().id;
  return useQuery({
    queryKey: ['lessons', 'continuations', userId, ...courseIds],
    queryFn: () => fetchContinuations(rest, userId, courseIds),
    enabled: courseIds.length > 0,
    // Lessons are completed and left between two looks at the dashboard.
    staleTime: 0,
  });
}

async function fetchContinuations(
  rest: Backend['rest'],
  userId: string,
  courseIds: readonly string[],
): Promise<Map<string, Continuation>> {
  const [lessons, progress, positions] = await Promise.all([
    rest
      .from('lessons')
      .select('id, course_id, order_index, module_id, module:modules(order_index)')
      .in('course_id', courseIds)
      .is('retired_at', null),
    rest.from('user_progress').select('lesson_id').eq('user_id', userId).eq('completed', true),
    rest
      .from('lesson_positions')
      .select('course_id, lesson_id')
      .eq('user_id', userId)
      .in('course_id', courseIds)
      .order('updated_at', { ascending: false }),
  ]);
  const completed = new Set(unwrap(progress).map((row) => row.lesson_id));
  const leftAt = unwrap(positions);
  const inOrder = unwrap(lessons).sort(
    (one, other) => one.module.order_index - other.module.order_index || one.order_index - other.order_index,
  );
  const ids = courseIds.flatMap((courseId) => {
    const ofCourse = inOrder.filter((row) => row.course_id === courseId);
    const last = leftAt.find((row) => row.course_id === courseId);
    const next = nextLesson(ofCourse, completed);
    return (next ?? lessonToOpen(ofCourse, completed, last?.lesson_id))?.id ?? [];
  });
  // Titles in six languages are fetched for the few lessons that are shown.
  const shown = unwrap(await rest.from('lessons').select('id, course_id, title, translations').in('id', ids));
  const latest = leftAt[0]?.course_id ?? courseIds[0];
  return new Map(
    shown.map((lesson) => {
      const ofCourse = inOrder.filter((row) => row.course_id === lesson.course_id);
      const modules = [...new Set(ofCourse.map((row) => row.module_id))].map((module) => {
        const ofModule = ofCourse.filter((row) => row.module_id === module);
        return ofModule.filter((row) => completed.has(row.id)).length / ofModule.length;
      });
      return [lesson.course_id, { lesson, isLatest: lesson.course_id === latest, modules }];
    }),
  );
}
