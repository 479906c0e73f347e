import type { Nodes } from 'mdast';
import type { QuizItem } from '#domain/quiz/quiz-contract.ts';
import type {
  Content,
  ContentFile,
  CourseFolder,
  Lesson,
  ModuleFolder,
  QuizLesson,
  TextLesson,
} from '../reading/content.ts';
import type { YamlPath } from '../reading/parse-yaml.ts';

/** What is wrong and where; the linter adds the name of the rule. */
export type Problem = { readonly file: string; readonly line: number; readonly message: string };

/** One thing the linter checks. It sees all content that could be read. */
export type Rule = { readonly name: string; readonly check: (content: Content) => Iterable<Problem> };

/** A problem with the value at `path` of a file. */
export function problemAt(file: ContentFile<unknown>, path: YamlPath, message: string): Problem {
  return { file: file.path, line: file.lineOf(path), message };
}

/** A problem with a place in the text of a lesson. */
export function textProblem(lesson: TextLesson, node: Nodes, message: string): Problem {
  const line = lesson.markdownLine + (node.position?.start.line ?? 1) - 1;
  return { file: lesson.path, line, message };
}

/** All modules with their courses. */
export function* modulesOf(content: Content): Iterable<{ course: CourseFolder; module: ModuleFolder }> {
  for (const course of content.courses) {
    for (const module of course.modules) yield { course, module };
  }
}

export function* lessonsOf(content: Content): Iterable<Lesson> {
  for (const { module } of modulesOf(content)) yield* module.lessons;
}

/** All items of all quizzes, each with its path in the file. */
export function* quizItemsOf(
  content: Content,
): Iterable<{ lesson: QuizLesson; item: QuizItem; path: readonly ['items', number] }> {
  for (const lesson of lessonsOf(content)) {
    if (lesson.kind !== 'quiz') continue;
    for (const [index, item] of lesson.data.items.entries()) yield { lesson, item, path: ['items', index] };
  }
}
