import type { Activity } from '#domain/activities/activity-contract.ts';
import { figureWords } from '#domain/catalogue/drawing/figure-words.ts';
import { lectureWords } from '#domain/catalogue/lecture/lecture-words.ts';
import { compiledLecture } from '../../compiled-lecture.ts';
import { drawnFigures } from '../../drawn-figures.ts';
import type { LectureLesson, TextLesson } from '../../reading/content.ts';
import { activityTexts } from './activity-texts.ts';
import { literalPattern } from './literal-pattern.ts';

/** Everything a learner reads in a text with its figures, or in a lecture, on one line. */
export function lessonWords(lesson: TextLesson | LectureLesson): string {
  const words = lesson.kind === 'text' ? wordsOfText(lesson) : lectureWords(compiledLecture(lesson).lecture);
  const said = Object.values(lesson.data.activities).flatMap(saidIn);
  return [words, ...said].join(' ').replaceAll(/\s+/g, ' ');
}

function wordsOfText(lesson: TextLesson): string {
  const figures = [...drawnFigures(lesson).values()].flatMap((drawn) =>
    drawn.ok ? figureWords(drawn.data) : [],
  );
  return [lesson.markdown.replaceAll('\\$', '$'), ...figures].join(' ');
}

/** What an activity asks, and what is told afterwards; the items of a check are held to rules of their own. */
function saidIn(activity: Activity): string[] {
  if (activity.kind === 'check') return [];
  return [activity.title, ...Array.from(activityTexts(activity), ({ markdown }) => markdown)];
}

/**
 * Whether `says` stands in `words` as a whole: "$20" does not stand in "$200" or in "$20.50". Signs may be those of a typewriter in
 * one and those of print in the other.
 */
export function occurs(says: string, words: string): boolean {
  return new RegExp(`(?<![\\d.,])${literalPattern(typed(says))}(?![.,]?\\d)`).test(typed(words));
}

function typed(text: string): string {
  return text.replaceAll('−', '-').replaceAll('×', 'x');
}
