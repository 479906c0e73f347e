import { AuthError } from '../errors.ts';
import type { UserRow } from '../users/user-row.ts';

/**
 * Refuses a second factor for an account whose address or phone nobody has confirmed, or that has none: whoever made it may
 * be a stranger, and the factor would keep the owner of the address out.
 *
 * @throws AuthError `email_not_confirmed`, `phone_not_confirmed`
 */
export function requireConfirmed(user: UserRow): void {
  if (user.is_anonymous || (user.email !== null && user.email_confirmed_at === null)) {
    const message = 'Confirm your email address before you add a second factor';
    throw new AuthError(422, 'email_not_confirmed', message);
  }
  if (user.phone !== null && user.phone_confirmed_at === null) {
    const message = 'Confirm your phone number before you add a second factor';
    throw new AuthError(422, 'phone_not_confirmed', message);
  }
}
