import { removeRecordingRequest } from '#domain/catalogue/lecture/recording-contract.ts';
import { adminAction } from '../admin-function.ts';
import { Refusal } from '../product-function.ts';

/**
 * Takes the recording of a lesson in a language away, with its file.
 *
 * Refusals: 404 `recording-not-found`.
 */
export const removeLessonRecording = adminAction(
  'remove-lesson-recording',
  removeRecordingRequest,
  async ({ lesson_id: id, kind, language }, { query }) => {
    const { rowCount } = await query(
      'delete from public.lesson_recordings where lesson_id = $1 and kind = $2 and language = $3',
      [id, kind, language],
    );
    if (rowCount === 0) throw new Refusal(404, 'recording-not-found');
    return { subjectId: id, details: { kind, language }, answer: {} };
  },
);
