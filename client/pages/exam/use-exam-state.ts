import { useQueryClient } from '@tanstack/react-query';
import type { ExamState } from '#domain/exams/contract.ts';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';

/** Where a learner is with an exam, as it is kept: its key, and what each call does with the state it answers. */
export function useExamState(lessonId: string) {
  const queryClient = useQueryClient();
  const queryKey = ['exam_sittings', useSignedInUser().id, lessonId];
  const keep = (state: ExamState) => {
    queryClient.setQueryData(queryKey, state);
    if (!state.finished) return;
    // A passed exam completes its lesson, and every answer is evidence.
    for (const table of ['user_progress', 'enrollments', 'skill_states', 'learner_paths', 'certificates'])
      void queryClient.invalidateQueries({ queryKey: [table] });
  };
  return { queryKey, keep };
}
