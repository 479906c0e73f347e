import { factorJson } from '../factors/factor-row.ts';
import type { Account, IdentityRow } from './user-row.ts';

/**
 * A user as GoTrue shows it; empty times are left out. Only `email_confirmed_at` is always there: with
 * `sign_in_before_confirmation`, "not yet" is a state that clients ask for.
 */
export function userJson({ user, identities, factors }: Account): Record<string, unknown> {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    email_confirmed_at: user.email_confirmed_at,
    phone: user.phone ?? '',
    ...present({
      invited_at: user.invited_at,
      confirmation_sent_at: user.confirmation_sent_at,
      phone_confirmed_at: user.phone_confirmed_at,
      confirmed_at: user.confirmed_at,
      recovery_sent_at: user.recovery_sent_at,
      new_email: user.email_change,
      email_change_sent_at: user.email_change_sent_at,
      new_phone: user.phone_change,
      phone_change_sent_at: user.phone_change_sent_at,
      reauthentication_sent_at: user.reauthentication_sent_at,
      last_sign_in_at: user.last_sign_in_at,
      banned_until: user.banned_until,
    }),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: identities.map(identityJson),
    ...(factors.length === 0 ? {} : { factors: factors.map(factorJson) }),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: user.is_anonymous,
  };
}

/** GoTrue calls the row's own id `identity_id`, and the provider's id of the person `id`. */
function identityJson(identity: IdentityRow): Record<string, unknown> {
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    last_sign_in_at: identity.last_sign_in_at,
    created_at: identity.created_at,
    updated_at: identity.updated_at,
    email: identity.email ?? '',
  };
}

function present(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}
