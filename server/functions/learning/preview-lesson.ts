import type { LearnerActivity } from '#domain/activities/learner-activity.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import { previewLessonRequest } from '#domain/learning/contract.ts';
import type { LessonPreview } from '#domain/quiz/contract.ts';
import type { SignedTokens } from '../../adapters/signed-token.ts';
import { type AdminFunction, adminReading } from '../admin-function.ts';
import { Refusal } from '../product-function.ts';
import { lessonQuestions } from './activity-questions.ts';
import { quizQuestions } from './quiz-questions.ts';
import { itemsOf } from './open-activities.ts';
import { mediaFolder } from './open-lesson-media.ts';

/**
 * Shows an admin the quiz, the checks or the video of any lesson, of a withdrawn course too, without an attempt or anything else that is
 * kept of a learner. As to a learner, no answer is told.
 *
 * Refusals: 404 `lesson-not-found`.
 */
export function createPreviewLesson(tokens: SignedTokens): AdminFunction {
  return adminReading(
    'preview-lesson',
    previewLessonRequest,
    async ({ lesson_id: id }, { query, adminId, now }): Promise<LessonPreview> => {
      const { rows } = await query<{ has_media: boolean; activities: Record<string, LearnerActivity> }>(
        'select media is not null as has_media, activities from public.lesson_bodies where lesson_id = $1',
        [id],
      );
      const lesson = oneOrNone(rows);
      if (!lesson) throw new Refusal(404, 'lesson-not-found');
      const questions = (await quizQuestions(query, id, adminId))(1);
      return {
        items: questions.map(({ item }) => item),
        activity_items: itemsOf(await lessonQuestions(query, id, lesson.activities, adminId)),
        folder: lesson.has_media ? mediaFolder(tokens, id, now()).folder : null,
      };
    },
  );
}
