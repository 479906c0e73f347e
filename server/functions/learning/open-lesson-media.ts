import type { LessonId } from '#domain/kernel/ids.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import { type OpenLessonMediaResponse, openLessonMediaRequest } from '#domain/learning/lesson-media.ts';
import type { SignedTokens } from '../../adapters/signed-token.ts';
import { type ProductFunction, Refusal } from '../product-function.ts';
import { readCall } from '../read-call.ts';

/** Long enough to watch a lesson with pauses, short enough that an address passed on is soon worth nothing. */
const VALID_MS = 4 * 60 * 60 * 1000;

/** Gives the address of the files of a recorded video, by the rule that opens the body of its lesson. */
export function createOpenLessonMedia(tokens: SignedTokens): ProductFunction {
  return async (request, { caller, query, now }) => {
    const { lesson_id: lessonId } = await readCall(request, openLessonMediaRequest);
    const { rows } = await query<{ may_open: boolean }>(
      `select private.learner_can_open_lesson($1, bodies.lesson_id) as may_open
       from public.lesson_bodies as bodies
       join public.lessons on lessons.id = bodies.lesson_id
       where bodies.lesson_id = $2 and bodies.media is not null and lessons.retired_at is null`,
      [caller.userId, lessonId],
    );
    const video = oneOrNone(rows);
    if (!video) throw new Refusal(404, 'video-not-found');
    if (!video.may_open) throw new Refusal(403, 'lesson-closed');
    return Response.json(mediaFolder(tokens, lessonId, now()), { headers: { 'cache-control': 'no-store' } });
  };
}

/** The address of the files of a video, for somebody who may open its lesson. */
export function mediaFolder(tokens: SignedTokens, lessonId: LessonId, now: Date): OpenLessonMediaResponse {
  const expiresAt = new Date(now.getTime() + VALID_MS);
  return {
    folder: `/media/${tokens.issue(lessonId, expiresAt)}/`,
    expires_at: expiresAt.toISOString(),
  };
}
