import type { VideoMedia } from '#domain/catalogue/lecture/video-data.ts';
import type { Recording } from '../recording.ts';

/** A video with the film that an admin uploaded in the place of the files of its folder; its chapters stay. */
export function recordedMedia({ chapters }: Pick<VideoMedia, 'chapters'>, recording: Recording): VideoMedia {
  const { address, mediaType, cues } = recording;
  return {
    folder: '',
    sources: [{ file: address, type: mediaType }],
    captions: [],
    chapters,
    cues,
  };
}
