import type { AuthSettings } from '../../settings/schema.ts';
import { AuthError, validationFailed } from '../errors.ts';
import { MAX_PASSWORD_BYTES } from '../limits/limits.ts';
import { isCommonPassword } from './common-passwords.ts';

const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = '0123456789';
const SYMBOLS = '!@#$%^&*()_+-=[]{};\'\\:"|<>?,./`~';

/** Character sets of the Supabase CLI's `password_requirements`: a password needs one character of each. */
const REQUIRED: Readonly<Record<AuthSettings['password_requirements'], readonly string[]>> = {
  '': [],
  letters_digits: [LOWER + UPPER, DIGITS],
  lower_upper_letters_digits: [LOWER, UPPER, DIGITS],
  lower_upper_letters_digits_symbols: [LOWER, UPPER, DIGITS, SYMBOLS],
};

type PasswordRules = Pick<AuthSettings, 'minimum_password_length' | 'password_requirements'>;

/** Why a new password is refused: GoTrue's reasons `length`, `characters` and `pwned`, each with a sentence. */
export function findWeaknesses(
  password: string,
  rules: PasswordRules,
): { reason: string; message: string }[] {
  const weaknesses: { reason: string; message: string }[] = [];
  const characters = Array.from(password);
  const { minimum_password_length: least, password_requirements: requirements } = rules;
  if (characters.length < least) {
    weaknesses.push({ reason: 'length', message: `Password should be at least ${least} characters.` });
  }
  const sets = REQUIRED[requirements];
  if (sets.some((set) => !characters.some((character) => set.includes(character)))) {
    const message = `Password should contain at least one character of each: ${sets.join(', ')}.`;
    weaknesses.push({ reason: 'characters', message });
  }
  if (isCommonPassword(password)) {
    const message = 'Password is known to be weak and easy to guess, please choose a different one.';
    weaknesses.push({ reason: 'pwned', message });
  }
  return weaknesses;
}

/** @throws AuthError `weak_password` with reasons, or `validation_failed` for one that is too long */
export function checkNewPassword(password: string, rules: PasswordRules): void {
  if (isTooLong(password))
    throw validationFailed(`Password cannot be longer than ${MAX_PASSWORD_BYTES} bytes`);
  const weaknesses = findWeaknesses(password, rules);
  if (weaknesses.length === 0) return;
  throw new AuthError(422, 'weak_password', weaknesses.map(({ message }) => message).join(' '), {
    reasons: weaknesses.map(({ reason }) => reason),
  });
}

/** Longer texts are never hashed: they cannot be anyone's password. */
export function isTooLong(password: string): boolean {
  return Buffer.byteLength(password) > MAX_PASSWORD_BYTES;
}
