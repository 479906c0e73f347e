import { validationFailed } from '../errors.ts';
import type { TokenType } from '../one-time-tokens/one-time-token.ts';

/** What a `type` of `/verify` stands for: the tokens it accepts, and by what the code of one is found. */
export type VerificationType = {
  readonly tokens: readonly TokenType[];
  readonly by: 'email' | 'phone';
};

const TYPES: Readonly<Record<string, VerificationType>> = {
  signup: { tokens: ['confirmation'], by: 'email' },
  invite: { tokens: ['confirmation'], by: 'email' },
  magiclink: { tokens: ['magiclink'], by: 'email' },
  recovery: { tokens: ['recovery'], by: 'email' },
  email: { tokens: ['confirmation', 'magiclink'], by: 'email' },
  email_change: { tokens: ['email_change_new', 'email_change_current'], by: 'email' },
  sms: { tokens: ['confirmation', 'magiclink'], by: 'phone' },
  phone_change: { tokens: ['phone_change'], by: 'phone' },
};

/** @throws AuthError `validation_failed` for a type that this service does not verify */
export function verificationTypeOf(type: string): VerificationType {
  if (type === '') throw validationFailed('Verify requires a verification type');
  const found = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
  if (!found) throw validationFailed('Unsupported verification type');
  return found;
}
