import type { Activity } from '#domain/activities/activity-contract.ts';
import { CALCULATION_WORDS, calculate } from '#domain/kernel/calculation.ts';
import { figureData } from '#domain/catalogue/drawing/figure-data.ts';
import { namedCalculations } from '#domain/catalogue/drawing/named-calculations.ts';
import { figureWords } from '#domain/catalogue/drawing/figure-words.ts';
import { compileLecture } from '#domain/catalogue/lecture/compile-lecture.ts';
import { figureSources } from '../../figure-sources.ts';
import { runModel } from '../../run-model.ts';
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
      if (lesson.kind === 'lecture')
        yield* checkNumbers(lesson, lectureWords(compileLecture(lesson.data, runModel).lecture));
    }
  },
};

function wordsOfText({ markdown, data }: TextLesson): string {
  const sources = figureSources(data);
  const figures = Object.values(data.figures).flatMap((figure) => {
    const drawn = figureData(figure, sources);
    return drawn.ok ? figureWords(drawn.data) : [];
  });
  const said = Object.values(data.activities).flatMap(saidIn);
  return [markdown.replaceAll('\\$', '$'), ...figures, ...said].join(' ');
}

/** What is said in a transcript, with what the author says about it. */
function saidIn(activity: Activity): string[] {
  if (activity.kind !== 'transcript') return [];
  const said = activity.turns.flatMap((turn) => ('learner' in turn ? [turn.learner] : turn.assistant));
  const words = said.flatMap((line) => (typeof line === 'string' ? [line] : [line.text, line.because ?? '']));
  return [...words, activity.reveal];
}

function* checkNumbers(lesson: TextLesson | LectureLesson, words: string): Iterable<Problem> {
  const text = words.replaceAll(/\s+/g, ' ');
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
    if (!occurs(says, text)) {
      yield problemAt(
        lesson,
        path,
        `"${says}" does not stand in the text. Write it as the text does, or remove it here.`,
      );
    }
  }
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
