import { pointsOf } from '#domain/exams/report/mark-report.ts';
import type { Practical } from '#domain/quiz/exam/practical-schema.ts';
import { MOST_POINTS, type Rubric } from '#domain/quiz/exam/report-schema.ts';
import { SIMULATOR_DEPOSITS, SIMULATOR_MARKETS } from '#domain/simulator/limits.ts';
import type { QuizItem } from '#domain/quiz/quiz-contract.ts';
import type { Content, QuizLesson } from '../../reading/content.ts';
import { lessonsOf, type Problem, problemAt, type Rule } from '../rule.ts';

/** An exam asks what its blueprint says: so much of each strand, of each difficulty and in each form. */
export const examBlueprint: Rule = {
  name: 'exam-blueprint',
  *check(content) {
    for (const lesson of lessonsOf(content)) if (lesson.kind === 'quiz') yield* checkExam(content, lesson);
  },
};

function* checkExam(content: Content, exam: QuizLesson): Iterable<Problem> {
  const { blueprint, items } = exam.data;
  if (!blueprint) return;
  // One of the alternatives is asked in the place of an item, and is as the item is.
  const asked = items.filter(({ instead_of }) => instead_of === undefined);
  const strands = new Map(content.skills?.data.skills.map(({ id, strand }) => [id, strand]));
  yield* compare(exam, 'strands', blueprint.strands, asked, ({ skill }) => strands.get(skill) ?? '');
  yield* compare(exam, 'difficulties', blueprint.difficulties, asked, ({ difficulty }) => String(difficulty));
  yield* compare(exam, 'kinds', blueprint.kinds, asked, ({ kind }) => kind);
  for (const skill of blueprint.critical) {
    if (asked.some((item) => item.skill === skill)) continue;
    const message = `No item asks for the critical skill '${skill}' in every attempt. Add one.`;
    yield problemAt(exam, ['blueprint', 'critical'], message);
  }
  if (items.length < blueprint.bank) {
    const message = `The bank has ${items.length} items. Write at least ${blueprint.bank}, with alternatives for each place.`;
    yield problemAt(exam, ['blueprint', 'bank'], message);
  }
  const { practical, report } = blueprint;
  if (practical) yield* checkPractical(exam, practical);
  if (report) yield* checkReport(exam, report);
  if (practical && report) {
    const message = 'The practical part of an exam is a session or a report. Remove one of them.';
    yield problemAt(exam, ['blueprint', 'report'], message);
  }
}

/** A practical part can be begun, and some policy inside its bounds passes. */
function* checkPractical(exam: QuizLesson, practical: Practical): Iterable<Problem> {
  const at = ['blueprint', 'practical'];
  if (!SIMULATOR_MARKETS.some((market) => market === practical.market)) {
    const message = `The simulator has no market '${practical.market}'. Write one of: ${SIMULATOR_MARKETS.join(', ')}.`;
    yield problemAt(exam, [...at, 'market'], message);
  }
  if (!SIMULATOR_DEPOSITS.some((deposit) => deposit === practical.deposit)) {
    const message = `No session begins with ${practical.deposit}. Write one of: ${SIMULATOR_DEPOSITS.join(', ')}.`;
    yield problemAt(exam, [...at, 'deposit'], message);
  }
  if (practical.needed > practical.trades) {
    const message = `Of ${practical.trades} trades no more than that can be needed.`;
    yield problemAt(exam, [...at, 'needed'], message);
  }
  for (const [line, { from, to } = { from: 0, to: 1 }] of Object.entries(practical.policy)) {
    if (from > 0 && from <= to) continue;
    yield problemAt(
      exam,
      [...at, 'policy', line],
      'It goes from a number above 0 to one that is no smaller.',
    );
  }
}

/** Each part of a report is told apart, and its points fit into a certificate. */
function* checkReport(exam: QuizLesson, report: Rubric): Iterable<Problem> {
  const at = ['blueprint', 'report'];
  const ids = report.lines.map(({ id }) => id);
  const twice = ids.find((id, place) => ids.indexOf(id) !== place);
  if (twice !== undefined) {
    yield problemAt(exam, [...at, 'lines'], `Two lines have the id '${twice}'. Give each its own.`);
  }
  const { most } = pointsOf(report);
  if (most > MOST_POINTS) {
    yield problemAt(
      exam,
      [...at, 'lines'],
      `The lines have ${most} points. Give them at most ${MOST_POINTS}.`,
    );
  }
}

function* compare(
  exam: QuizLesson,
  fact: 'strands' | 'difficulties' | 'kinds',
  wanted: Readonly<Record<string, number>>,
  asked: readonly QuizItem[],
  factOf: (item: QuizItem) => string,
): Iterable<Problem> {
  const counts = new Map<string, number>();
  for (const item of asked) counts.set(factOf(item), (counts.get(factOf(item)) ?? 0) + 1);
  for (const name of new Set([...Object.keys(wanted), ...counts.keys()])) {
    const [count, target] = [counts.get(name) ?? 0, wanted[name] ?? 0];
    if (count === target) continue;
    const message = `The exam asks ${count} items of '${name}', and its blueprint says ${target}.`;
    yield problemAt(exam, ['blueprint', fact], message);
  }
}
