import { PASS_MARK } from '../quiz/quiz-result.ts';
import { POLICY_LINES } from '../quiz/exam/policy-lines.ts';
import type { Practical } from '../quiz/exam/practical-schema.ts';

/** What an exam and its practical part ask for. */
export type ExamDemands = {
  /** The title of the course, in English. */
  readonly course: string;
  readonly items: number;
  readonly minutes: number;
  readonly practical: Practical;
};

/** How many of so many items have to be right. */
export function neededOf(items: number): number {
  return Math.ceil((items * PASS_MARK) / 100);
}

/** What a certificate says it is for. In English, as all signed terms are; of what is asked, and of nothing that was earned. */
export function achievementFacts({ course, items, minutes, practical }: ExamDemands) {
  const { trades, needed, size, policy, years, version } = practical;
  const limits = POLICY_LINES.filter((line) => policy[line] !== undefined).length;
  const criteria = [
    `Exam: at least ${neededOf(items)} of ${items} items right in ${minutes} minutes, drawn from a larger bank by a published blueprint.`,
    'Each critical skill on which an item was missed was shown again on a new item.',
    `Practical part, rules of version ${version}: in a simulated market, on a path of the learner’s own, at least ${needed} of the first ${trades} trades kept every rule.`,
    `The rules: a written plan and a stop before each entry, the stop never moved away, a planned loss of ${size.least}% to ${size.most}% of the stated risk of a trade, nothing added to a loser, and no stated limit broken.`,
    limits > 1
      ? `The learner stated ${limits} limits before the first trade, inside published bounds${years ? `; they held in ${years.of} simulated years` : ''}.`
      : 'The learner stated the risk of a trade before the first one.',
    'No trading result counts.',
  ];
  return {
    name: course,
    description: `Exam and practical part of the course ${course}.`,
    criteria: criteria.join(' '),
    exam: { items, needed: neededOf(items) },
    practical: { units: trades, needed, recomputable: true },
  };
}
