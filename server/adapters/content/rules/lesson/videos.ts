import type { VideoLesson } from '../../reading/content.ts';
import { lessonsOf, type Problem, problemAt, type Rule } from '../rule.ts';

/** The captions of a recorded video can be read, its chapters are in order, and its files are what they are called. */
export const videos: Rule = {
  name: 'videos',
  *check(content) {
    for (const lesson of lessonsOf(content)) {
      if (lesson.kind !== 'video') continue;
      yield* checkCaptions(lesson);
      yield* checkChapters(lesson);
      for (const [index, { file, type }] of lesson.data.media.entries()) {
        if (type.endsWith(file.split('.').at(-1) ?? '')) continue;
        yield problemAt(lesson, ['media', index, 'type'], `${file} is not of the type ${type}.`);
      }
    }
  },
};

function* checkCaptions({ captions }: VideoLesson): Iterable<Problem> {
  for (const { path, problems } of captions) {
    for (const problem of problems) yield { file: path, ...problem };
  }
}

function* checkChapters(lesson: VideoLesson): Iterable<Problem> {
  const { chapters } = lesson.data;
  for (const [index, { at }] of chapters.entries()) {
    const earliest = chapters[index - 1]?.at ?? -1;
    if (index === 0 && at !== 0) {
      yield problemAt(lesson, ['chapters', 0, 'at'], 'The first chapter begins at 0.');
    } else if (at <= earliest) {
      const message = `This chapter begins at ${at}, not after the one above it. Put the chapters in order.`;
      yield problemAt(lesson, ['chapters', index, 'at'], message);
    }
  }
}
