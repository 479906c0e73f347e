import { CALCULATION_WORDS, calculate } from '#domain/kernel/calculation.ts';
import { namedCalculations } from '#domain/catalogue/drawing/named-calculations.ts';
import { agreesWithStated, readStatedNumber } from '../../prose/stated-number.ts';
import type { LectureLesson, TextLesson } from '../../reading/content.ts';
import { occurs, lessonWords } from './lesson-words.ts';
import { lessonsOf, type Problem, problemAt, type Rule } from '../rule.ts';

/** Every number that a lesson lists under `calculations` stands in its text and is right. */
export const numbersAreRight: Rule = {
  name: 'numbers-are-right',
  *check(content) {
    for (const lesson of lessonsOf(content)) {
      if (lesson.kind === 'text' || lesson.kind === 'lecture')
        yield* checkNumbers(lesson, lessonWords(lesson));
    }
  },
};

function* checkNumbers(lesson: TextLesson | LectureLesson, words: string): Iterable<Problem> {
  const names = namedCalculations(lesson.data.calculations);
  for (const [index, { says, is }] of lesson.data.calculations.entries()) {
    const path = ['calculations', index];
    const stated = readStatedNumber(says);
    const result = calculate(String(is), names);
    if (!stated) {
      yield problemAt(lesson, path, `"${says}" must hold exactly one number, like "$20.00" or "50 units".`);
    } else if (!result.ok) {
      yield problemAt(lesson, path, unreadable(is, result.reason));
    } else if (!agreesWithStated(result.value, stated)) {
      const message = `The text says "${says}", but ${is} is ${shown(result.value)}. Correct the text or the calculation.`;
      yield problemAt(lesson, path, message);
    }
    if (!occurs(says, words)) {
      yield problemAt(
        lesson,
        path,
        `"${says}" does not stand in the text. Write it as the text does, or remove it here.`,
      );
    }
  }
}

/** Says that a calculation cannot be worked out, and what can be written instead. */
export function unreadable(calculation: string | number, reason: string): string {
  return `The calculation "${calculation}" cannot be worked out: ${reason}. Use ${CALCULATION_WORDS}.`;
}

/** A value with enough digits to see a difference, without the noise of binary fractions. */
export function shown(value: number): string {
  return String(Number(value.toPrecision(12)));
}
