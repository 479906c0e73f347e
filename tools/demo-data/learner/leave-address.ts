import { COUNTRIES } from '#domain/community/contract.ts';
import { between, happens, oneOf } from '../draw.ts';
import { DAY, MINUTE } from '../durations.ts';
import { DEMONSTRATION_HOST, type Learner } from './learner.ts';
import { timestamp } from '../rows.ts';

const COMES_BY_LANDING_CARD = 0.1;
const STRANGERS = 0.12;

/** Some learners came by the card of the landing page; beside them are strangers who left an address and never came. */
export function leaveAddress(learner: Learner): void {
  const { random, signedUpAt } = learner;
  if (happens(random, COMES_BY_LANDING_CARD)) {
    addLead(learner, learner.email, signedUpAt - between(random, 1, 10) * MINUTE);
  }
  if (happens(random, STRANGERS)) {
    const email = `lead-${String(learner.number).padStart(5, '0')}@${DEMONSTRATION_HOST}`;
    addLead(learner, email, signedUpAt - between(random, 0, 1) * DAY);
  }
}

function addLead(learner: Learner, email: string, at: number): void {
  const { random } = learner;
  learner.rows.add('leads', {
    id: learner.newId('leads'),
    email,
    // 555-0100 to 555-0199 are kept for fiction.
    phone: happens(random, 0.4)
      ? `+1 202 555 01${String(Math.floor(random() * 100)).padStart(2, '0')}`
      : null,
    country: happens(random, 0.9) ? oneOf(random, COUNTRIES) : null,
    created_at: timestamp(at),
  });
}
