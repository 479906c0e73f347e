import { nominal } from '../kernel/nominal.ts';
import type { LessonId } from '../kernel/ids.ts';
import * as v from 'valibot';

/** open-lesson-media: asks for the files of a recorded video. */
export const openLessonMediaRequest = v.strictObject({
  lesson_id: v.pipe(v.string(), v.uuid(), v.transform(nominal<LessonId>)),
});

export type OpenLessonMediaResponse = {
  /** Where the files lie, with a slash at the end: a name of `lesson_bodies.media` follows. */
  readonly folder: string;
  /** When that address ends. */
  readonly expires_at: string;
};
