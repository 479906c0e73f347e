import { parseWebVtt } from '#domain/catalogue/lecture/web-vtt.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import {
  publishRecordingRequest,
  RECORDING_TYPES,
  RECORDINGS,
} from '#domain/catalogue/lecture/recording-contract.ts';
import { adminAction } from '../admin-function.ts';
import { Refusal } from '../product-function.ts';

/**
 * Makes a file that an admin uploaded the voice of a lecture or the video of a lesson, in a language; one that was there
 * goes.
 *
 * Refusals: 400 `captions-wrong` with the line and what is wrong there, 404 `lesson-not-found`, 409 `recording-not-uploaded`.
 */
export const publishLessonRecording = adminAction(
  'publish-lesson-recording',
  publishRecordingRequest,
  async ({ lesson_id: id, kind, language, object_name: name, captions }, { query, now }) => {
    const { cues, problems } = parseWebVtt(captions);
    const [problem] = problems;
    if (problem) throw new Refusal(400, 'captions-wrong', problem);

    const { rows: bodies } = await query<{ body_hash: string }>(
      `select body_hash from public.lesson_bodies
       where lesson_id = $1 and case $2 when 'voice' then lecture else media end is not null`,
      [id, kind],
    );
    const body = oneOrNone(bodies);
    if (!body) throw new Refusal(404, 'lesson-not-found');
    const { rows: files } = await query<{ type: string; bytes: number }>(
      `select metadata ->> 'mimetype' as type, (metadata ->> 'size')::float8 as bytes from storage.objects
       where bucket_id = $1 and name = $2 and starts_with(name, $3 || '/')`,
      [RECORDINGS, name, id],
    );
    const file = oneOrNone(files);
    const type = file?.type.split(';')[0] ?? '';
    if (!file || !Object.values(RECORDING_TYPES[kind]).includes(type))
      throw new Refusal(409, 'recording-not-uploaded');

    await query(
      `insert into public.lesson_recordings
         (lesson_id, kind, language, object_name, media_type, cues, body_hash, published_at)
       values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8)
       on conflict (lesson_id, kind, language) do update set object_name = excluded.object_name,
         media_type = excluded.media_type, cues = excluded.cues, body_hash = excluded.body_hash,
         published_at = excluded.published_at`,
      [id, kind, language, name, type, JSON.stringify(cues), body.body_hash, now()],
    );
    return {
      subjectId: id,
      details: { kind, language, bytes: file.bytes },
      answer: { captions: cues.length },
    };
  },
);
