import { PASS_MARK } from '../quiz/quiz-result.ts';
import { POLICY_LINES } from '../quiz/exam/policy-lines.ts';
import type { Practical } from '../quiz/exam/practical-schema.ts';
import type { Rubric } from '../quiz/exam/report-schema.ts';
import { pointsOf } from './report/mark-report.ts';

/** What an exam and its practical part ask for. */
export type ExamDemands = {
  /** The title of the course, in English. */
  readonly course: string;
  readonly items: number;
  readonly minutes: number;
} & PracticalDemands;

/** A session of the simulator by rules, or a report by a rubric. */
export type PracticalDemands = { readonly practical: Practical } | { readonly report: Rubric };

/** How many of so many items have to be right. */
export function neededOf(items: number): number {
  return Math.ceil((items * PASS_MARK) / 100);
}

/** What a certificate says it is for. In English, as all signed terms are; of what is asked, and of nothing that was earned. */
export function achievementFacts(demands: ExamDemands) {
  const { course, items, minutes } = demands;
  const { criteria: practicalCriteria, ...practical } =
    'report' in demands ? reportFacts(demands.report) : sessionFacts(demands.practical);
  const criteria = [
    `Exam: at least ${neededOf(items)} of ${items} items right in ${minutes} minutes, drawn from a larger bank by a published blueprint.`,
    'Each critical skill on which an item was missed was shown again on a new item.',
    ...practicalCriteria,
  ];
  return {
    name: course,
    description: `Exam and practical part of the course ${course}.`,
    criteria: criteria.join(' '),
    exam: { items, needed: neededOf(items) },
    practical,
  };
}

function sessionFacts({ trades, needed, size, policy, years, version }: Practical) {
  const limits = POLICY_LINES.filter((line) => policy[line] !== undefined).length;
  const criteria = [
    `Practical part, rules of version ${version}: in a simulated market, on a path of the learner’s own, at least ${needed} of the first ${trades} trades kept every rule.`,
    `The rules: a written plan and a stop before each entry, the stop never moved away, a planned loss of ${size.least}% to ${size.most}% of the stated risk of a trade, nothing added to a loser, and no stated limit broken.`,
    limits > 1
      ? `The learner stated ${limits} limits before the first trade, inside published bounds${years ? `; they held in ${years.of} simulated years` : ''}.`
      : 'The learner stated the risk of a trade before the first one.',
    'No trading result counts.',
  ];
  return { criteria, units: trades, needed, recomputable: true };
}

function reportFacts(rubric: Rubric) {
  const { most, needed } = pointsOf(rubric);
  const parts = rubric.lines.map(({ heading, points }) => `${heading} (${points})`);
  const criteria = [
    `Practical part, rubric of version ${rubric.version}: a report to which a person gave at least ${needed} of ${most} points.`,
    `Its parts and their points: ${parts.join(', ')}.`,
    'No trading result counts.',
  ];
  return { criteria, units: most, needed, recomputable: false };
}
