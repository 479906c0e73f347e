import type { VideoMedia } from '#domain/catalogue/lecture/video-data.ts';
import type { VideoLesson } from '../reading/content.ts';

/** The columns of `lesson_bodies` that a recorded video fills. */
export function videoBody({ data, folder, captions }: VideoLesson): {
  readonly media: VideoMedia;
  readonly plain_text: string;
} {
  const { media, chapters, poster } = data;
  const cues = captions.find(({ language }) => language === 'en')?.cues ?? [];
  const files = captions.flatMap(({ language }) => {
    const file = data.captions[language];
    return file === undefined ? [] : [{ language, file }];
  });
  return {
    media: {
      folder,
      sources: media,
      captions: files,
      ...(poster !== undefined && { poster }),
      chapters,
      cues,
    },
    plain_text: cues.map(({ text }) => text).join('\n'),
  };
}
