import { CALCULATION_WORDS, calculate } from '#domain/kernel/calculation.ts';
import type { Figure } from '#domain/catalogue/drawing/figure-contract.ts';
import { agreesWithStated, readStatedNumber } from '../../prose/stated-number.ts';
import { lectureWords } from '#domain/catalogue/lecture/lecture-words.ts';
import type { LectureLesson, TextLesson } from '../../reading/content.ts';
import { literalPattern } from './literal-pattern.ts';
import { lessonsOf, type Problem, problemAt, type Rule } from '../rule.ts';

/** Every number that a lesson lists under `calculations` stands in its text and is right. */
export const numbersAreRight: Rule = {
  name: 'numbers-are-right',
  *check(content) {
    for (const lesson of lessonsOf(content)) {
      if (lesson.kind === 'text') yield* checkNumbers(lesson, wordsOfText(lesson));
      if (lesson.kind === 'lecture') yield* checkNumbers(lesson, lectureWords(lesson.data));
    }
  },
};

function wordsOfText({ markdown, data }: TextLesson): string {
  return [markdown.replaceAll('\\$', '$'), ...Object.values(data.figures).flatMap(wordsOf)].join(' ');
}

function* checkNumbers(lesson: TextLesson | LectureLesson, words: string): Iterable<Problem> {
  const text = words.replaceAll(/\s+/g, ' ');
  for (const [index, { says, is }] of lesson.data.calculations.entries()) {
    const path = ['calculations', index];
    const stated = readStatedNumber(says);
    const result = calculate(String(is));
    if (!stated) {
      yield problemAt(lesson, path, `"${says}" must hold exactly one number, like "$20.00" or "50 units".`);
    } else if (!result.ok) {
      yield problemAt(lesson, path, unreadable(is, result.reason));
    } else if (!agreesWithStated(result.value, stated)) {
      const message = `The text says "${says}", but ${is} is ${shown(result.value)}. Correct the text or the calculation.`;
      yield problemAt(lesson, path, message);
    }
    if (!occurs(says, text)) {
      yield problemAt(
        lesson,
        path,
        `"${says}" does not stand in the text. Write it as the text does, or remove it here.`,
      );
    }
  }
}

/** What a figure says in words: they hold numbers too. */
function wordsOf(figure: Figure): string[] {
  const levels = 'levels' in figure ? figure.levels : [];
  const marks = 'marks' in figure ? figure.marks : [];
  return [figure.title, figure.summary, ...[...levels, ...marks].map(({ label }) => label)];
}

/** Whether `says` stands in `text` as a whole: "$20" does not stand in "$200" or in "$20.50". */
function occurs(says: string, text: string): boolean {
  return new RegExp(`(?<![\\d.,])${literalPattern(says)}(?![.,]?\\d)`).test(text);
}

/** Says that a calculation cannot be worked out, and what can be written instead. */
export function unreadable(calculation: string | number, reason: string): string {
  return `The calculation "${calculation}" cannot be worked out: ${reason}. Use ${CALCULATION_WORDS}.`;
}

/** A value with enough digits to see a difference, without the noise of binary fractions. */
export function shown(value: number): string {
  return String(Number(value.toPrecision(12)));
}
