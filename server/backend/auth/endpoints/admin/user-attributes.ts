import * as v from 'valibot';
import type { GatewayRequest } from '../../../gateway/exchange.ts';
import type { AuthContext } from '../../context.ts';
import { AuthError, validationFailed } from '../../errors.ts';
import { optionalText, parseBody } from '../../exchange/parse-body.ts';
import { checkNewPassword } from '../../passwords/policy.ts';
import { readEmailAddress } from '../../users/email-address.ts';
import { type Metadata, readMetadata } from '../../users/metadata.ts';
import { readBanDuration } from './ban-duration.ts';

const body = v.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  email_confirm: v.nullish(v.boolean(), false),
  user_metadata: v.nullish(v.unknown(), null),
  app_metadata: v.nullish(v.unknown(), null),
  ban_duration: optionalText,
  role: v.nullish(v.pipe(v.string(), v.regex(/^[a-z_][a-z0-9_]{0,62}$/, 'is not the name of a role')), null),
});

/** What an administrator sets on a user; null leaves it as it is. */
export type UserAttributes = {
  readonly email: string | null;
  readonly passwordHash: string | null;
  readonly confirmsEmail: boolean;
  readonly userMetadata: Metadata | null;
  readonly appMetadata: Metadata | null;
  /** Milliseconds from now; 0 lifts a ban. */
  readonly banDuration: number | null;
  /** Name of a database role. */
  readonly role: string | null;
};

/** Reads and checks the body of `/admin/users`; a password is hashed here, before any transaction. */
export async function readUserAttributes(
  context: AuthContext,
  request: GatewayRequest,
): Promise<UserAttributes> {
  const fields = await parseBody(request, body);
  if (fields.phone !== '') throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled');
  const attributes = {
    email: fields.email === '' ? null : readEmailAddress(fields.email),
    confirmsEmail: fields.email_confirm,
    userMetadata: fields.user_metadata === null ? null : readMetadata(fields.user_metadata),
    appMetadata: fields.app_metadata === null ? null : readMetadata(fields.app_metadata),
    banDuration: fields.ban_duration === '' ? null : readBanDuration(fields.ban_duration),
    role: fields.role,
  };
  if (fields.password === '') return { ...attributes, passwordHash: null };
  checkNewPassword(fields.password, context.settings);
  return { ...attributes, passwordHash: await context.passwords.hash(fields.password) };
}

/** @throws AuthError when there is nothing that the new user could sign in with */
export function requireEmail(attributes: UserAttributes): string {
  if (attributes.email !== null) return attributes.email;
  throw validationFailed('Cannot create a user without either an email or phone');
}
