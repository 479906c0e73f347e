import { plainText } from './markdown/plain-text.ts';
import { parseMarkdown } from './markdown/parse-markdown.ts';
import { wordsOf } from './prose/words.ts';
import type { AskingLesson, Content, Lesson, LessonName } from './reading/content.ts';
import { activitiesOf, modulesOf } from './rules/rule.ts';
import { countWords } from './rules/wording/text-standard.ts';
import { countStops, thingsToDo } from './things-to-do.ts';

/** A lesson in numbers. Course, module and lesson are short names, which stay when a lesson is renumbered. */
export type LessonDescription = {
  readonly course: string;
  readonly module: string;
  readonly lesson: string;
  readonly kind: LessonName['kind'];
  /** What is read or heard: of a lecture and a video what is said, of a quiz its questions. */
  readonly words: number;
  /** Things to do: activities and figures with controls of a text, stops of a lecture, items of a quiz. */
  readonly interactions: number;
  readonly stops: number;
  /** Of the quiz, or of the checks of a text or a lecture. */
  readonly items: number;
};

/** All lessons, in the order of their courses. */
export function describeLessons(content: Content): LessonDescription[] {
  return Array.from(modulesOf(content)).flatMap(({ course, module }) =>
    module.lessons.map((lesson) => ({
      course: course.slug,
      module: module.slug,
      lesson: lesson.slug,
      kind: lesson.kind,
      ...countsOf(lesson),
    })),
  );
}

function countsOf(lesson: Lesson): Pick<LessonDescription, 'words' | 'interactions' | 'stops' | 'items'> {
  switch (lesson.kind) {
    case 'text': {
      const words = countWords(lesson);
      return { words, interactions: thingsToDo(lesson).length, stops: 0, items: countItems(lesson) };
    }
    case 'lecture': {
      const said = lesson.data.scenes.flatMap(({ steps }) => steps.map(({ say }) => say));
      const stops = countStops(lesson);
      return { words: countAll(said), interactions: stops, stops, items: countItems(lesson) };
    }
    case 'video': {
      const english = lesson.captions.find(({ language }) => language === 'en');
      const said = (english?.cues ?? []).map(({ text }) => text);
      return { words: countAll(said), interactions: 0, stops: 0, items: 0 };
    }
    case 'quiz': {
      const { items } = lesson.data;
      const asked = items.map(({ prompt }) => plainText(parseMarkdown(prompt)));
      return { words: countAll(asked), interactions: items.length, stops: 0, items: items.length };
    }
  }
}

/** The items of all checks. */
function countItems(lesson: AskingLesson): number {
  return activitiesOf(lesson).flatMap(({ activity }) => (activity.kind === 'check' ? activity.items : []))
    .length;
}

function countAll(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + wordsOf(text).length, 0);
}
