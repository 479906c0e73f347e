import type { Content } from '../reading/content.ts';
import { quizTexts } from './quiz-texts.ts';
import { lessonsOf, quizItemsOf } from './rule.ts';

/** A piece of Markdown in the content. Only a lesson may have headings; a choice is a single paragraph. */
export type MarkdownText = {
  readonly place: 'lesson' | 'quiz' | 'choice';
  readonly markdown: string;
  readonly file: string;
  /** The line of the file for a line of the Markdown, counted from 1. */
  readonly lineAt: (markdownLine: number) => number;
};

export function* markdownTexts(content: Content): Iterable<MarkdownText> {
  for (const lesson of lessonsOf(content)) {
    if (lesson.kind !== 'text') continue;
    const { markdown, markdownLine, path } = lesson;
    yield { place: 'lesson', markdown, file: path, lineAt: (line) => markdownLine + line - 1 };
  }
  for (const { lesson, item, path } of quizItemsOf(content)) {
    for (const { role, markdown, at } of quizTexts(item)) {
      // A folded text has other line breaks than its file, so its problems point at where it begins.
      const lineAt = () => lesson.lineOf([...path, ...at]);
      yield { place: role === 'choice' ? 'choice' : 'quiz', markdown, file: lesson.path, lineAt };
    }
  }
}
