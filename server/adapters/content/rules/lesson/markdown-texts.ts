import type { Root } from 'mdast';
import { parseMarkdown } from '../../markdown/parse-markdown.ts';
import type { Content } from '../../reading/content.ts';
import { lessonTree } from '../../markdown/lesson-tree.ts';
import { quizTexts } from '../quiz/quiz-texts.ts';
import { activitiesOf, asks, lessonsOf, quizItemsOf } from '../rule.ts';
import { activityTexts } from './activity-texts.ts';

/** A piece of Markdown in the content. Only a lesson may have headings and directives; a line is a single paragraph. */
export type MarkdownText = {
  readonly place: 'lesson' | 'block' | 'line';
  readonly tree: Root;
  readonly file: string;
  /** The line of the file for a line of the Markdown, counted from 1. */
  readonly lineAt: (markdownLine: number) => number;
};

const known = new WeakMap<Content, readonly MarkdownText[]>();

/** All Markdown of lessons, activities and quizzes, parsed once for all rules. */
export function markdownTexts(content: Content): readonly MarkdownText[] {
  let texts = known.get(content);
  if (!texts) {
    texts = [...lessonTexts(content), ...activityMarkdown(content), ...itemTexts(content)];
    known.set(content, texts);
  }
  return texts;
}

function* lessonTexts(content: Content): Iterable<MarkdownText> {
  for (const lesson of lessonsOf(content)) {
    if (lesson.kind !== 'text') continue;
    const { markdownLine, path } = lesson;
    const lineAt = (line: number) => markdownLine + line - 1;
    yield { place: 'lesson', tree: lessonTree(lesson), file: path, lineAt };
  }
}

function* activityMarkdown(content: Content): Iterable<MarkdownText> {
  for (const lesson of lessonsOf(content)) {
    if (!asks(lesson)) continue;
    for (const { name, activity } of activitiesOf(lesson)) {
      for (const { role: place, markdown, at } of activityTexts(activity)) {
        const lineAt = () => lesson.lineOf(['activities', name, ...at]);
        yield { place, tree: parseMarkdown(markdown), file: lesson.path, lineAt };
      }
    }
  }
}

function* itemTexts(content: Content): Iterable<MarkdownText> {
  for (const { lesson, item, path } of quizItemsOf(content)) {
    for (const { role, markdown, at } of quizTexts(item)) {
      // A folded text has other line breaks than its file, so its problems point at where it begins.
      const lineAt = () => lesson.lineOf([...path, ...at]);
      const place = role === 'choice' ? 'line' : 'block';
      yield { place, tree: parseMarkdown(markdown), file: lesson.path, lineAt };
    }
  }
}
