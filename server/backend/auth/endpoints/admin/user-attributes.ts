import * as v from 'valibot';
import type { GatewayRequest } from '../../../http/exchange.ts';
import type { AuthContext } from '../../context.ts';
import { validationFailed } from '../../errors.ts';
import { optionalText, parseBody } from '../../exchange/parse-body.ts';
import { isUuid } from '#domain/kernel/input/is-uuid.ts';
import { isKnownFormat } from '../../passwords/hasher.ts';
import { checkNewPassword } from '../../passwords/policy.ts';
import { readEmailAddress } from '../../users/email-address.ts';
import { type Metadata, readMetadata } from '../../users/metadata.ts';
import { readPhoneNumber } from '../../users/phone-number.ts';
import { readBanDuration } from './ban-duration.ts';
import { requireRequestRole } from './request-role.ts';

const body = v.object({
  id: optionalText,
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  password_hash: optionalText,
  email_confirm: v.nullish(v.boolean(), false),
  phone_confirm: v.nullish(v.boolean(), false),
  user_metadata: v.nullish(v.unknown(), null),
  app_metadata: v.nullish(v.unknown(), null),
  ban_duration: optionalText,
  role: v.nullish(v.string(), null),
});

/** What an administrator sets on a user; null leaves it as it is. */
export type UserAttributes = {
  /** For new users only. */
  readonly id: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly passwordHash: string | null;
  readonly confirmsEmail: boolean;
  readonly confirmsPhone: boolean;
  readonly userMetadata: Metadata | null;
  readonly appMetadata: Metadata | null;
  /** Milliseconds from now; 0 lifts a ban. */
  readonly banDuration: number | null;
  /** Name of a database role that requests may take. */
  readonly role: string | null;
};

/** Reads and checks the body of `/admin/users`; a password is hashed here, before any transaction. */
export async function readUserAttributes(
  context: AuthContext,
  request: GatewayRequest,
): Promise<UserAttributes> {
  const fields = await parseBody(request, body);
  if (fields.id !== '' && !isUuid(fields.id)) throw validationFailed('ID must conform to the uuid v4 format');
  if (fields.role !== null) await requireRequestRole(context.database.query, fields.role);
  return {
    id: fields.id === '' ? null : fields.id,
    email: fields.email === '' ? null : readEmailAddress(fields.email),
    phone: fields.phone === '' ? null : readPhoneNumber(fields.phone),
    confirmsEmail: fields.email_confirm,
    confirmsPhone: fields.phone_confirm,
    userMetadata: fields.user_metadata === null ? null : readMetadata(fields.user_metadata),
    appMetadata: fields.app_metadata === null ? null : readMetadata(fields.app_metadata),
    banDuration: fields.ban_duration === '' ? null : readBanDuration(fields.ban_duration),
    role: fields.role,
    passwordHash: await readPassword(context, fields),
  };
}

async function readPassword(
  context: AuthContext,
  { password, password_hash: hash }: { readonly password: string; readonly password_hash: string },
): Promise<string | null> {
  if (password !== '' && hash !== '') {
    throw validationFailed('Only a password or a password hash should be provided');
  }
  if (hash !== '') {
    if (!isKnownFormat(hash)) throw validationFailed('password_hash must be an argon2id or bcrypt hash');
    return hash;
  }
  if (password === '') return null;
  checkNewPassword(password, context.settings);
  return context.passwords.hash(password);
}
