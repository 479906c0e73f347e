import { useQuery } from '@tanstack/react-query';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import type { Backend } from '../../../lib/backend/connect-backend.ts';
import { unwrap } from '../../../lib/backend/unwrap.ts';

/** A skill of lessons, and whether an answer in them was right at the first try. */
interface ShownSkill {
  readonly id: string;
  readonly name: string;
  readonly isShown: boolean;
}

/** The skills that lessons are about, those first that the learner showed in them; nothing is fetched without lessons. */
export function useShownSkills(lessonIds: readonly string[]) {
  const { rest } = useBackend();
  return useQuery({
    queryKey: ['activity_answers', useSignedInUser().id, 'shown', ...lessonIds],
    queryFn: async (): Promise<ShownSkill[]> => {
      const [lessons, shown] = await Promise.all([
        rest.from('lessons').select('skills').in('id', lessonIds),
        shownSkills(rest, lessonIds),
      ]);
      const ids = [...new Set(unwrap(lessons).flatMap(({ skills }) => skills))];
      const names = unwrap(await rest.from('skills').select('id, name').in('id', ids));
      const skills = ids.flatMap((id) => {
        const skill = names.find((row) => row.id === id);
        return skill ? [{ ...skill, isShown: shown.has(id) }] : [];
      });
      return skills.toSorted((one, other) => Number(other.isShown) - Number(one.isShown));
    },
    enabled: lessonIds.length > 0,
  });
}

/** Skills with an answer that was right at the first try, in the activities or the quizzes of the lessons. */
async function shownSkills(rest: Backend['rest'], lessonIds: readonly string[]): Promise<Set<string | null>> {
  const [answers, attempts] = await Promise.all([
    rest
      .from('activity_answers')
      .select('skill')
      .in('lesson_id', lessonIds)
      .eq('try', 1)
      .eq('is_right', true),
    rest.from('quiz_attempts').select('id').in('lesson_id', lessonIds),
  ]);
  const items = await rest
    .from('quiz_answers')
    .select('skill')
    .in(
      'attempt_id',
      unwrap(attempts).map(({ id }) => id),
    )
    .eq('round', 1)
    .eq('try', 1)
    .eq('is_correct', true);
  return new Set([...unwrap(answers), ...unwrap(items)].map(({ skill }) => skill));
}
