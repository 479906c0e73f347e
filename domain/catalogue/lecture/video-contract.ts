import * as v from 'valibot';
import { lessonFacts } from '../../content/lesson-facts.ts';
import { anyNumber, fields, inLanguages, list, oneOf, text } from '../../content/field-schemas.ts';

/** A file that lies beside the lesson. Nothing in its name could lead out of the folder. */
function fileName(...extensions: readonly string[]) {
  return v.pipe(
    text,
    v.regex(
      new RegExp(`^[a-z0-9]+(?:[-_][a-z0-9]+)*\\.(?:${extensions.join('|')})$`),
      `must be the name of a file beside this one, in small letters, ending in .${extensions.join(' or .')}.`,
    ),
  );
}

/** MM-<lesson>.video.yaml: a recorded video, in one or more formats of which the browser takes the first it can play. */
export const videoSchema = fields({
  ...lessonFacts,
  media: list(fields({ file: fileName('mp4', 'webm'), type: oneOf(['video/mp4', 'video/webm']) }), 1),
  captions: inLanguages(fileName('vtt')),
  chapters: v.optional(
    list(fields({ at: v.pipe(anyNumber, v.minValue(0, 'must not be below 0.')), title: text })),
    [],
  ),
  poster: v.optional(fileName('jpg', 'png', 'webp')),
});

export type VideoFile = v.InferOutput<typeof videoSchema>;
