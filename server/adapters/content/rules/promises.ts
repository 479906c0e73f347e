import { visit } from 'unist-util-visit';
import { findPromise } from '#domain/catalogue/promise-words.ts';
import { textOf } from '../markdown/plain-text.ts';
import type { Content, LectureLesson, TextLesson } from '../reading/content.ts';
import { lessonTree } from './lesson-tree.ts';
import { localizedFields } from './languages.ts';
import { intentsOf } from './mentor.ts';
import { lessonsOf, type Problem, problemAt, type Rule } from './rule.ts';

/**
 * No text promises a result of trading. The items of quizzes are left out: their wrong choices state mistaken
 * beliefs, and those may well be promises.
 */
export const promises: Rule = {
  name: 'promises',
  *check(content) {
    for (const { text, ...place } of proseOf(content)) {
      const promise = findPromise(text);
      if (promise === undefined) continue;
      const message = `"${promise}" promises a result, and nobody can. Say what the learner will be able to do; \
if the text quotes somebody, put the words in quotation marks.`;
      yield { ...place, message };
    }
  },
};

type Prose = Omit<Problem, 'message'> & { readonly text: string };

function* proseOf(content: Content): Iterable<Prose> {
  for (const { file, path, value } of localizedFields(content)) {
    for (const [language, translation] of Object.entries(value)) {
      const text = typeof translation === 'string' ? translation : (translation ?? []).join('\n');
      yield { ...problemAt(file, [...path, language], ''), text };
    }
  }
  for (const { file, path, intent } of intentsOf(content)) {
    yield { ...problemAt(file, [...path, 'answer'], ''), text: intent.answer };
  }
  for (const lesson of lessonsOf(content)) {
    for (const key of ['title', 'description'] as const) {
      yield { ...problemAt(lesson, [key], ''), text: lesson.data[key] };
    }
    if (lesson.kind === 'lecture') yield* captionsOf(lesson);
    if (lesson.kind !== 'text') continue;
    for (const [name, { title, summary }] of Object.entries(lesson.data.figures)) {
      yield { ...problemAt(lesson, ['figures', name], ''), text: `${title} ${summary}` };
    }
    yield* paragraphsOf(lesson);
  }
}

function paragraphsOf(lesson: TextLesson): Prose[] {
  const prose: Prose[] = [];
  visit(lessonTree(lesson), ['paragraph', 'heading', 'tableCell'], (node) => {
    const line = lesson.markdownLine + (node.position?.start.line ?? 1) - 1;
    prose.push({ file: lesson.path, line, text: textOf(node) });
  });
  return prose;
}

function* captionsOf(lesson: LectureLesson): Iterable<Prose> {
  for (const [scene, { steps }] of lesson.data.scenes.entries()) {
    for (const [step, { say }] of steps.entries()) {
      yield { ...problemAt(lesson, ['scenes', scene, 'steps', step, 'say'], ''), text: say };
    }
  }
}
