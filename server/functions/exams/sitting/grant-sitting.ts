import { one } from '#domain/kernel/one.ts';
import type { Query } from '../../../adapters/sql.ts';
import { completePassedQuiz } from '../../complete-passed-quiz.ts';
import { askNewItems } from './ask-new-items.ts';
import { examFacts } from './exam-facts.ts';
import { lockSitting } from './sitting-record.ts';

/**
 * Lets a sitting count as passed that was not, with everything that this completes. Its record stays as it is; critical skills that
 * something was missed on are shown on new items, as after any other.
 *
 * @throws Refusal 404 `sitting-not-found`, `exam-not-found`
 */
export async function grantSitting(query: Query, userId: string, id: string, at: Date): Promise<void> {
  const sitting = await lockSitting(query, userId, id);
  const exam = await examFacts(query, userId, sitting.lessonId, at);
  await query('update public.exam_sittings set is_passed = true where id = $1', [id]);
  const { rows } = await query<{ score: number }>(
    'update public.quiz_attempts set passed = true where id = $1 returning score',
    [id],
  );
  await completePassedQuiz(query, sitting, one(rows).score);
  await askNewItems(query, { ...sitting, isPassed: true }, exam, { at, random: Math.random });
}
