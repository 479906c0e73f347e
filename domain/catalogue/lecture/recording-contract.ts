import * as v from 'valibot';
import { LANGUAGES } from '../../kernel/languages.ts';

/** The bucket of recordings; what may lie in it is said by its migration. */
export const RECORDINGS = 'recordings';

export const RECORDING_KINDS = ['voice', 'video'] as const;
export type RecordingKind = (typeof RECORDING_KINDS)[number];

/** The types of files that browsers play, by what they are to be and by the ends of their names. */
export const RECORDING_TYPES: Readonly<Record<RecordingKind, Readonly<Record<string, string>>>> = {
  voice: {
    mp3: 'audio/mpeg',
    m4a: 'audio/mp4',
    ogg: 'audio/ogg',
    opus: 'audio/ogg',
    webm: 'audio/webm',
    wav: 'audio/wav',
  },
  video: { mp4: 'video/mp4', webm: 'video/webm' },
};

/** The largest file that the bucket takes, in bytes. */
export const MOST_RECORDING_BYTES = 1024 ** 3;
/** The longest captions, in characters: those of a film of three hours have less. */
export const MOST_CAPTION_CHARACTERS = 200_000;

const recording = {
  lesson_id: v.pipe(v.string(), v.uuid()),
  kind: v.picklist(RECORDING_KINDS),
  language: v.picklist(LANGUAGES),
};

/** `publish-lesson-recording`: makes a file that was uploaded the recording of a lesson in a language. */
export const publishRecordingRequest = v.object({
  ...recording,
  /** Its name in the bucket: the id of the lesson, and an id of its own. */
  object_name: v.pipe(v.string(), v.maxLength(100)),
  /** WebVTT. */
  captions: v.pipe(v.string(), v.minLength(1), v.maxLength(MOST_CAPTION_CHARACTERS)),
});
export type PublishRecordingRequest = v.InferInput<typeof publishRecordingRequest>;

/** `remove-lesson-recording` */
export const removeRecordingRequest = v.object(recording);
export type RemoveRecordingRequest = v.InferInput<typeof removeRecordingRequest>;
