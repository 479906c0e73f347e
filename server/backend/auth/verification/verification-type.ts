import { validationFailed } from '../errors.ts';
import type { TokenType } from '../one-time-tokens/one-time-token.ts';

/** The tokens that each `type` of `/verify` stands for. */
const TOKEN_TYPES: Readonly<Record<string, readonly TokenType[]>> = {
  signup: ['confirmation'],
  email: ['confirmation'],
  email_change: ['email_change_new', 'email_change_current'],
};

/** @throws AuthError `validation_failed` for a type that this service does not verify */
export function tokenTypesOf(type: string): readonly TokenType[] {
  if (type === '') throw validationFailed('Verify requires a verification type');
  const types = Object.hasOwn(TOKEN_TYPES, type) ? TOKEN_TYPES[type] : undefined;
  if (!types) throw validationFailed('Unsupported verification type');
  return types;
}
