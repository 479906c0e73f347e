/** Under which this device keeps what was answered without an account. What another version wrote is not read. */
export const GUEST_ANSWERS_KEY = 'ledgerline.guest.1';

/** Whether this device keeps any. */
export function hasGuestAnswers(): boolean {
  try {
    return localStorage.getItem(GUEST_ANSWERS_KEY) !== null;
  } catch {
    // Storage is blocked: there is nothing.
    return false;
  }
}
