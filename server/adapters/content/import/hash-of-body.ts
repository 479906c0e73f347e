import type {
  AskingLesson,
  Content,
  LectureLesson,
  Lesson,
  QuizLesson,
  TextLesson,
} from '../reading/content.ts';
import { hashOfJson } from './hash-of-json.ts';
import { registerWords } from './register-words.ts';
import { videoBody } from './video-body.ts';

type Registers = Pick<Content, 'glossary' | 'misconceptions' | 'skills' | 'mentor'>;

/**
 * A hash of everything that the body of a lesson is made of, which tells whether it changed. Every start asks it of every
 * lesson and then renders few: nothing here loads what renders, and no text is parsed.
 */
export function hashOfBody(lesson: Lesson, registers: Registers, compiler: string): string {
  return hashOfJson([compiler, sourcesOf(lesson, registers)]);
}

function sourcesOf(lesson: Lesson, registers: Registers): unknown {
  switch (lesson.kind) {
    case 'text':
      return textBodySources(lesson, registers);
    case 'quiz':
      return quizBodySources(lesson, registers);
    case 'lecture':
      return lectureBodySources(lesson, registers);
    case 'video':
      return videoBody(lesson);
  }
}

/** A text that only seems to name a term or helplines is made anew once too often. */
function textBodySources(lesson: TextLesson, registers: Registers): unknown[] {
  const { glossary, mentor } = registers;
  const named = new Set(Array.from(lesson.markdown.matchAll(/\{#([^{}]*)\}/g), ([, id]) => id));
  const terms = (glossary?.data.terms ?? []).filter(({ id }) => named.has(id));
  return [
    lesson.markdown,
    lesson.data.markets,
    lesson.data.figures,
    lesson.data.calculations,
    terms,
    lesson.markdown.includes('::helplines') && mentor.helplines?.data.helplines,
    activitySources(lesson, registers),
  ];
}

function quizBodySources(lesson: QuizLesson, registers: Registers): unknown[] {
  const { skillName, belief } = registerWords(registers);
  const items = JSON.stringify(lesson.data.items);
  const named = Array.from(items.matchAll(/"misconception":"([^"]+)"/g), ([, id = '']) => belief(id));
  return [items, named, lesson.data.items.map(({ skill }) => skillName(skill))];
}

function lectureBodySources(lesson: LectureLesson, registers: Registers): unknown[] {
  const { calculations, markets, scenes } = lesson.data;
  return [calculations, markets, scenes, activitySources(lesson, registers)];
}

/** What activities are made of besides the lesson's own markets. */
function activitySources({ data, values }: AskingLesson, registers: Registers): unknown[] {
  const { belief, skillName } = registerWords(registers);
  const activities = JSON.stringify(data.activities);
  const named = (key: string) =>
    Array.from(activities.matchAll(new RegExp(`"${key}":"([^"]+)"`, 'g')), ([, id = '']) => id);
  const tables = [data.data, Array.from(values.values(), ({ rows }) => rows)];
  return [activities, tables, named('misconception').map(belief), named('skill').map(skillName)];
}
