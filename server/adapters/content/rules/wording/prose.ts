import { visit } from 'unist-util-visit';
import { textOf } from '../../markdown/plain-text.ts';
import type { Content, ContentFile, LectureLesson, TextLesson } from '../../reading/content.ts';
import type { YamlPath } from '../../reading/parse-yaml.ts';
import { lessonTree } from '../../markdown/lesson-tree.ts';
import { localizedFields } from './languages.ts';
import { intentsOf } from '../mentor.ts';
import { lessonsOf, type Problem, problemAt, textProblem } from '../rule.ts';

/** A text that people read. */
export type Prose = {
  readonly text: string;
  /** What is wrong with it. Only then is its line asked for: to find one takes as long as to read the file. */
  readonly problem: (message: string) => Problem;
};

function proseAt(file: ContentFile<unknown>, path: YamlPath, text: string): Prose {
  return { text, problem: (message) => problemAt(file, path, message) };
}

/** All that the editors say in their own voice; not the items of quizzes, whose wrong choices state mistaken beliefs. */
export function* proseOf(content: Content): Iterable<Prose> {
  for (const { file, path, value } of localizedFields(content)) {
    for (const [language, text] of Object.entries(value)) {
      yield proseAt(file, [...path, language], text);
    }
  }
  for (const { file, path, intent } of intentsOf(content)) {
    yield proseAt(file, [...path, 'answer'], intent.answer);
  }
  for (const scenario of content.scenarios) {
    const { title, briefing, debrief } = scenario.data;
    yield proseAt(scenario, ['title'], title);
    yield proseAt(scenario, ['briefing'], briefing);
    for (const key of ['market', 'lesson'] as const) yield proseAt(scenario, ['debrief', key], debrief[key]);
  }
  for (const lesson of lessonsOf(content)) {
    for (const key of ['title', 'description'] as const) {
      yield proseAt(lesson, [key], lesson.data[key]);
    }
    if (lesson.kind === 'lecture') yield* captionsOf(lesson);
    if (lesson.kind !== 'text') continue;
    for (const [name, { title, summary }] of Object.entries(lesson.data.figures)) {
      yield proseAt(lesson, ['figures', name], `${title} ${summary}`);
    }
    yield* paragraphsOf(lesson);
  }
}

/** Paragraphs, headings and cells of a text lesson. */
export function paragraphsOf(lesson: TextLesson): Prose[] {
  const prose: Prose[] = [];
  visit(lessonTree(lesson), ['paragraph', 'heading', 'tableCell'], (node) => {
    prose.push({ text: textOf(node), problem: (message) => textProblem(lesson, node, message) });
  });
  return prose;
}

/** What a lecture says, caption by caption. */
export function captionsOf(lesson: LectureLesson): Prose[] {
  return lesson.data.scenes.flatMap(({ steps }, scene) =>
    steps.map(({ say }, step) => proseAt(lesson, ['scenes', scene, 'steps', step, 'say'], say)),
  );
}

/** Paragraphs of a text lesson, those of lists and reveals among them; tables and formulas have no sentences. */
export function proseParagraphs(lesson: TextLesson): string[] {
  return textsOf(lesson, 'paragraph');
}

export function headingsOf(lesson: TextLesson): string[] {
  return textsOf(lesson, 'heading');
}

function textsOf(lesson: TextLesson, kind: 'paragraph' | 'heading'): string[] {
  const texts: string[] = [];
  visit(lessonTree(lesson), kind, (node) => {
    texts.push(textOf(node));
  });
  return texts;
}
