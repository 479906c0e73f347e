import { PROGRAMS } from '#domain/community/contract.ts';
import { LANGUAGES } from '#domain/kernel/languages.ts';
import { between, happens, oneOf } from '../draw.ts';
import { DAY, HOUR } from '../durations.ts';
import type { Learner, World } from './learner.ts';
import { timestamp } from '../rows.ts';

/** Every so many learners one applies. */
const APPLIES_EVERY = 60;
/** Fewer than the smallest program of content/site.yaml has. */
const MOST_AWARDS_OF_PROGRAM = 90;
const STATEMENT =
  'Demonstration: I work shifts and have no savings to lose. I want to understand risk before I decide anything.';
const REASONS = {
  awarded: 'Demonstration: a clear plan, and a reason that fits this program.',
  declined: 'Demonstration: this program had no place left for this reason. Please apply again next season.',
} as const;

/**
 * One learner in sixty applies for a scholarship. Two reviewers judge, a decision follows within the promised 48 hours;
 * the reviewers are of an account that is gone, since a demonstration makes no admins.
 *
 * @param confirmedAt when the address was confirmed: an award is claimed from then on
 */
export function applyForScholarship(learner: Learner, world: World, confirmedAt: number | null): void {
  const { number, random } = learner;
  if (number % APPLIES_EVERY !== 0) return;
  const place = number / APPLIES_EVERY;
  const createdAt = learner.signedUpAt + between(random, 0.02, 3) * DAY;
  if (createdAt >= world.until) return;
  const decidedAt = createdAt + between(random, 8, 47) * HOUR;
  const decision = isAwarded(place, world) ? 'awarded' : 'declined';
  const isDecided = decidedAt < world.until;
  const id = learner.newId('applications');
  learner.rows.add('applications', {
    id,
    first_name: 'Demo',
    last_name: `Applicant ${String(place).padStart(5, '0')}`,
    email: learner.email,
    preferred_language: oneOf(random, LANGUAGES),
    program_interest: PROGRAMS[place % PROGRAMS.length] ?? PROGRAMS[0],
    status: isDecided ? decision : 'received',
    statement: happens(random, 0.8) ? STATEMENT : null,
    created_at: timestamp(createdAt),
    decided_at: isDecided ? timestamp(decidedAt) : null,
    decision_reason: isDecided ? REASONS[decision] : null,
  });
  if (!isDecided) return;
  addReviews(learner, id, createdAt, decidedAt, decision === 'awarded' ? 4 : 2);
  if (decision === 'awarded' && confirmedAt !== null) {
    const claimedAt = timestamp(Math.max(decidedAt, confirmedAt));
    learner.rows.add('scholarships', { application_id: id, user_id: learner.id, claimed_at: claimedAt });
  }
}

/** One application in four, or fewer where that would be more than there are seats. */
function isAwarded(place: number, { learners }: World): boolean {
  const perProgram = learners / APPLIES_EVERY / PROGRAMS.length;
  const every = Math.max(4, Math.ceil(perProgram / MOST_AWARDS_OF_PROGRAM));
  return Math.floor(place / PROGRAMS.length) % every === 0;
}

/** @param points what the criteria are worth at most, from 1 to 4 */
function addReviews(learner: Learner, applicationId: string, from: number, to: number, points: number): void {
  for (const place of [1, 2]) {
    const takenAt = between(learner.random, from, to);
    const score = () => Math.max(1, points - Math.floor(learner.random() * 2));
    learner.rows.add('reviews', {
      id: learner.newId('reviews'),
      application_id: applicationId,
      place,
      need: score(),
      commitment: score(),
      fit: score(),
      clarity: score(),
      taken_at: timestamp(takenAt),
      scored_at: timestamp(between(learner.random, takenAt, to)),
    });
  }
}
