import type { DemoLesson } from '../catalogue.ts';
import { between, happens, oneOf, weighted } from '../draw.ts';
import { DAY } from '../durations.ts';
import type { Learner } from './learner.ts';
import { timestamp } from '../rows.ts';

const REPORTS = 0.004;
const DISMISSED = 0.25;
const MEDIAN_DAYS_OPEN = 6;

const TEXTS = {
  mistake: 'Demonstration: the second figure does not agree with the text beside it.',
  unclear: 'Demonstration: I had to read the third paragraph four times.',
  broken: 'Demonstration: the picture stayed empty on my phone.',
  other: 'Demonstration: more examples from other markets would help.',
} as const;
const KINDS = [
  ['mistake', 0.3],
  ['unclear', 0.45],
  ['broken', 0.1],
  ['other', 0.15],
] as const;

/** Now and then reports a problem with a lesson, which the admins settle days later. */
export function reportProblem(learner: Learner, lesson: DemoLesson, at: number, until: number): void {
  const { random } = learner;
  if (!happens(random, REPORTS)) return;
  const kind = weighted(random, KINDS);
  const settledAt = at + between(random, 0, 2 * MEDIAN_DAYS_OPEN) * DAY;
  const isSettled = settledAt < until;
  const status = happens(random, DISMISSED) ? 'dismissed' : 'resolved';
  learner.rows.add('reports', {
    id: learner.newId('reports'),
    user_id: learner.id,
    lesson_id: lesson.id,
    item_id: lesson.items.length > 0 ? oneOf(random, lesson.items).item.id : null,
    kind,
    text: TEXTS[kind],
    status: isSettled ? status : 'open',
    created_at: timestamp(at),
    settled_at: isSettled ? timestamp(settledAt) : null,
    settled_note: null,
  });
}
