import type { Query } from '../../../database/database.ts';
import type { AuthContext } from '../../context.ts';
import { confirmEmail, confirmPhone } from '../../users/confirm-address.ts';
import { mergeMetadata } from '../../users/metadata.ts';
import type { UserRow } from '../../users/user-row.ts';
import type { UserAttributes } from './user-attributes.ts';

/** Writes role, metadata, ban and confirmation of a locked user, in the caller's transaction. */
export async function applyAttributes(
  context: AuthContext,
  query: Query,
  user: UserRow,
  attributes: UserAttributes,
): Promise<void> {
  const now = new Date(context.now());
  const { banDuration, role, appMetadata, userMetadata } = attributes;
  const bannedUntil =
    banDuration === null
      ? user.banned_until
      : banDuration === 0
        ? null
        : new Date(now.getTime() + banDuration);
  await query(
    `update auth.users set role = coalesce($2, role), raw_app_meta_data = $3::jsonb, raw_user_meta_data = $4::jsonb,
       banned_until = $5, updated_at = $6 where id = $1`,
    [
      user.id,
      role,
      JSON.stringify(mergeMetadata(user.raw_app_meta_data, appMetadata ?? {})),
      JSON.stringify(mergeMetadata(user.raw_user_meta_data, userMetadata ?? {})),
      bannedUntil,
      now,
    ],
  );
  if (attributes.confirmsEmail && user.email !== null) await confirmEmail(query, user.id, now);
  if (attributes.confirmsPhone && user.phone !== null) await confirmPhone(query, user.id, now);
}
