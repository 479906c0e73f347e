import { isGenerated } from '#domain/quiz/generated-item.ts';
import type { Content, ModuleFolder } from './reading/content.ts';
import { readingAgeOf } from './rules/wording/reading-ages.ts';
import { lessonsOf, modulesOf } from './rules/rule.ts';
import { countWords } from './rules/wording/text-standard.ts';

/** A written module in numbers. */
export type ModuleDescription = {
  readonly course: string;
  readonly module: string;
  readonly texts: number;
  readonly words: number;
  /** Of the hardest text, in years; NaN without a text. */
  readonly readingAge: number;
  readonly figures: number;
  readonly lectures: number;
  readonly quizzes: number;
  readonly items: number;
  readonly generatedItems: number;
};

/** What the written modules consist of, in the order of the courses. */
export function describeModules(content: Content): ModuleDescription[] {
  return Array.from(modulesOf(content), ({ course, module }) => ({ course, module }))
    .filter(({ module }) => module.file?.data.status === 'written')
    .map(({ course, module }) => describeModule(course.slug, module));
}

/** A text lesson in numbers; the reading age is in years. */
export type TextDescription = { readonly path: string; readonly words: number; readonly readingAge: number };

/** How long every text is, and how hard to read. */
export function describeTexts(content: Content): TextDescription[] {
  return Array.from(lessonsOf(content)).flatMap((lesson) =>
    lesson.kind === 'text'
      ? [{ path: lesson.path, words: countWords(lesson), readingAge: readingAgeOf(lesson) }]
      : [],
  );
}

function describeModule(course: string, { order, slug, lessons }: ModuleFolder): ModuleDescription {
  const texts = lessons.filter((lesson) => lesson.kind === 'text');
  const quizzes = lessons.filter((lesson) => lesson.kind === 'quiz');
  const items = quizzes.flatMap(({ data }) => data.items);
  return {
    course,
    module: `${String(order).padStart(2, '0')}-${slug}`,
    texts: texts.length,
    words: texts.reduce((sum, text) => sum + countWords(text), 0),
    readingAge: texts.length === 0 ? Number.NaN : Math.max(...texts.map(readingAgeOf)),
    figures: texts.reduce((sum, { data }) => sum + Object.keys(data.figures).length, 0),
    lectures: lessons.filter(({ kind }) => kind === 'lecture').length,
    quizzes: quizzes.length,
    items: items.length,
    generatedItems: items.filter(isGenerated).length,
  };
}
