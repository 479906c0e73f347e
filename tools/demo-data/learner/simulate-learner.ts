import { applyForScholarship } from './apply-for-scholarship.ts';
import { around, happens } from '../draw.ts';
import { MINUTE } from '../durations.ts';
import { Learner, type World } from './learner.ts';
import { leaveAddress } from './leave-address.ts';
import { onboard } from './onboard.ts';
import { type Rows, timestamp } from '../rows.ts';
import { addSecurityIncidents } from './security-incidents.ts';
import { study } from './study.ts';
import { addSubscription } from './subscribe.ts';

const CONFIRMS_ADDRESS = 0.88;
const MEDIAN_MINUTES_TO_CONFIRM = 6;

/**
 * Adds everything that one learner did from signing up to the end of the demonstration. The same world, number and time
 * give the same rows.
 */
export function simulateLearner(world: World, number: number, signedUpAt: number, rows: Rows): void {
  const learner = new Learner(world, number, signedUpAt, rows);
  const onboarded = onboard(learner, world);
  const { lastSeen, courseId } = study(learner, world, onboarded);
  if (onboarded.plan) addSubscription(learner, onboarded.plan, { courseId, until: world.until });
  const confirmedAt = signedUpAt + around(learner.random, MEDIAN_MINUTES_TO_CONFIRM, 1.5) * MINUTE;
  const isConfirmed = happens(learner.random, CONFIRMS_ADDRESS) && confirmedAt < world.until;
  learner.rows.add('users', {
    id: learner.id,
    email: learner.email,
    email_confirmed_at: isConfirmed ? timestamp(confirmedAt) : null,
    last_sign_in_at: timestamp(Math.min(lastSeen, world.until - 1)),
    raw_app_meta_data: JSON.stringify({ provider: 'email', providers: ['email'], demonstration: true }),
    raw_user_meta_data: JSON.stringify({ full_name: learner.name }),
    created_at: timestamp(signedUpAt),
    updated_at: timestamp(signedUpAt),
  });
  learner.rows.add('demonstrationUsers', { user_id: learner.id });
  applyForScholarship(learner, world, isConfirmed ? confirmedAt : null);
  leaveAddress(learner);
  addSecurityIncidents(learner, lastSeen, world.until);
}
