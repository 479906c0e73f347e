import { validationFailed } from '../errors.ts';
import { MAX_EMAIL_LENGTH } from '../limits/limits.ts';

/** The HTML standard's pattern of a valid address (`<input type="email">`), which is also GoTrue's. */
const PATTERN =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** Whether this can be an address, in upper or lower case. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && PATTERN.test(text.toLowerCase());
}

/** An address as it is kept, in lower case. @throws AuthError `validation_failed` */
export function readEmailAddress(text: string): string {
  if (!isEmailAddress(text)) throw validationFailed('Unable to validate email address: invalid format');
  return text.toLowerCase();
}
