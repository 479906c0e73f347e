import type { Simulation } from '#domain/catalogue/simulation-contract.ts';
import { errorsBetween } from '#domain/simulations/spread.ts';
import { readStatedNumber } from '../../prose/stated-number.ts';
import type { LectureLesson, TextLesson } from '../../reading/content.ts';
import { lessonsOf, type Problem, problemAt, type Rule } from '../rule.ts';
import { occurs, lessonWords } from './lesson-words.ts';
import { simulationResult } from './simulation-result.ts';

/** How many standard errors a printed result may lie from what the linter's own runs come to. */
const TOLERATED_ERRORS = 3;

/** Every printed result of a simulation stands in the lesson, and the same model comes to it again. */
export const simulationsAgree: Rule = {
  name: 'simulations',
  *check(content) {
    for (const lesson of lessonsOf(content)) {
      if (lesson.kind !== 'text' && lesson.kind !== 'lecture') continue;
      const { simulations } = lesson.data;
      if (simulations.length === 0) continue;
      const words = lessonWords(lesson);
      for (const [index, simulation] of simulations.entries())
        yield* checkResult(lesson, index, simulation, words);
    }
  },
};

function* checkResult(
  lesson: TextLesson | LectureLesson,
  index: number,
  simulation: Simulation,
  words: string,
): Iterable<Problem> {
  const path = ['simulations', index];
  const { says, model, runs } = simulation;
  const stated = readStatedNumber(says);
  if (stated === undefined) {
    yield problemAt(lesson, path, `"${says}" must hold exactly one number, like "47" or "4.7%".`);
    return;
  }
  if (!occurs(says, words)) {
    const message = `"${says}" does not stand in the text. Write it as the text does, or remove it here.`;
    yield problemAt(lesson, path, message);
  }
  const result = simulationResult(simulation);
  if (!result.ok) {
    yield problemAt(lesson, [...path, ...result.path], result.reason);
    return;
  }
  const { value, standardError } = result.estimate;
  const rounding = 0.5 * 10 ** -stated.decimals;
  const nearest = Math.min(Math.max(value, stated.value - rounding), stated.value + rounding);
  if (errorsBetween(result.estimate, nearest) <= TOLERATED_ERRORS) return;
  const [shown, error] = [value, standardError].map((number) => String(Number(number.toPrecision(3))));
  const message = `The text says "${says}", but ${runs} runs of '${model}' come to ${shown}, with a standard error of \
${error}. Correct the text or the simulation.`;
  yield problemAt(lesson, path, message);
}
