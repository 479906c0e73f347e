import type { Nodes } from 'mdast';
import type { Activity } from '#domain/activities/activity-contract.ts';
import type { ScenarioFault } from '#domain/simulator/scenarios/scenario-fault.ts';
import type { QuizItem } from '#domain/quiz/quiz-contract.ts';
import type {
  AskingLesson,
  Content,
  ContentFile,
  CourseFolder,
  Lesson,
  ModuleFolder,
  PlacementBank,
  QuizLesson,
  TextLesson,
} from '../reading/content.ts';
import type { Finding } from '../reading/finding.ts';
import type { YamlPath } from '../reading/parse-yaml.ts';

/** What is wrong and where; the linter adds the name of the rule. */
export type Problem = {
  readonly file: string;
  readonly line: number;
  readonly message: string;
  /** The same for whoever is told in another language; of scenarios, which are written in a form as well. */
  readonly fault?: ScenarioFault;
};

/** One thing the linter checks. It sees all content that could be read. */
export type Rule = { readonly name: string; readonly check: (content: Content) => Iterable<Problem> };

/** Everything that rules find in content. */
export function applyRules(rules: readonly Rule[], content: Content): Finding[] {
  return rules.flatMap((rule) =>
    Array.from(rule.check(content), (problem) => ({ rule: rule.name, ...problem })),
  );
}

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

/** An item of a quiz, or of a check inside another lesson, with its path in the file. */
export type PlacedItem = {
  readonly lesson: QuizLesson | AskingLesson;
  readonly item: QuizItem;
  readonly path: readonly [...(readonly string[]), 'items', number];
  /** All items of the same quiz or check. */
  readonly items: readonly QuizItem[];
};

/** All items that placement draws from, with their path in the bank. */
export function* bankItemsOf(content: Content) {
  for (const bank of content.placement.banks) {
    for (const [index, item] of bank.data.items.entries()) yield { bank, item, path: ['items', index] };
  }
}

/** The banks of the placement as if each were a quiz, for rules that hold for its items as well. */
export function banksAsQuizzes(content: Content, banks: readonly PlacementBank[]): Content {
  const lessons = banks.map((bank): QuizLesson => {
    const facts = { title: bank.strand, description: bank.strand, author: '', reviewed: '' };
    const data = { ...facts, minutes: 1, skills: [], sources: [], items: bank.data.items };
    return { ...bank, data, order: 1, slug: bank.strand, kind: 'quiz' };
  });
  const module = { order: 1, slug: 'bank', path: '', file: undefined, lessons, lessonNames: [] };
  return { ...content, courses: [{ slug: 'placement', path: '', file: undefined, modules: [module] }] };
}

/** All items of all quizzes and checks. */
export function* quizItemsOf(content: Content): Iterable<PlacedItem> {
  for (const lesson of lessonsOf(content)) yield* itemsOfLesson(lesson);
}

/** The items of a quiz, or of the checks of a text or a lecture. */
export function itemsOfLesson(lesson: Lesson): readonly PlacedItem[] {
  if (lesson.kind === 'quiz') return placed(lesson, [], lesson.data.items);
  if (!asks(lesson)) return [];
  return activitiesOf(lesson).flatMap(({ name, activity }) =>
    activity.kind === 'check' ? placed(lesson, ['activities', name], activity.items) : [],
  );
}

/** Whether a lesson is of a kind in which there is something to do. */
export function asks(lesson: Lesson): lesson is AskingLesson {
  return lesson.kind === 'text' || lesson.kind === 'lecture';
}

/** What there is to do in a text or a lecture, by name. */
export function activitiesOf({
  data,
}: AskingLesson): { readonly name: string; readonly activity: Activity }[] {
  return Object.entries(data.activities).map(([name, activity]) => ({ name, activity }));
}

function placed(
  lesson: PlacedItem['lesson'],
  path: readonly string[],
  items: readonly QuizItem[],
): PlacedItem[] {
  return items.map((item, index) => ({ lesson, item, path: [...path, 'items', index], items }));
}
