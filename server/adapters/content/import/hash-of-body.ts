import { createHash } from 'node:crypto';
import type { Content, Lesson } from '../reading/content.ts';
import { lectureBodySources } from './lecture-body.ts';
import { quizBodySources } from './quiz-body.ts';
import { textBodySources } from './text-body.ts';
import { videoBody } from './video-body.ts';

/** A hash of everything that the body of a lesson is made of, by a compiler of this version. */
export function hashOfBody(lesson: Lesson, content: Content, compiler: string): string {
  return createHash('sha256')
    .update(JSON.stringify([compiler, sourcesOf(lesson, content)]))
    .digest('hex');
}

function sourcesOf(lesson: Lesson, content: Content): unknown {
  switch (lesson.kind) {
    case 'text':
      return textBodySources(lesson, content);
    case 'quiz':
      return quizBodySources(lesson, content);
    case 'lecture':
      return lectureBodySources(lesson, content);
    case 'video':
      return videoBody(lesson);
  }
}
