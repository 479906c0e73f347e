import type { Query } from '../database/database.ts';
import type { GatewayRequest } from '../http/exchange.ts';
import type { AuthContext } from './context.ts';

/** GoTrue's names for what happened, and the group that each belongs to. */
const LOG_TYPES = {
  user_signedup: 'team',
  user_repeated_signup: 'user',
  user_confirmation_requested: 'user',
  user_recovery_requested: 'user',
  user_reauthenticate_requested: 'user',
  user_invited: 'team',
  user_modified: 'user',
  user_updated_password: 'user',
  user_deleted: 'team',
  login: 'account',
  logout: 'account',
  token_refreshed: 'token',
  token_revoked: 'token',
  factor_in_progress: 'factor',
  challenge_created: 'factor',
  verification_attempted: 'factor',
  factor_unenrolled: 'factor',
  factor_deleted: 'factor',
  generate_recovery_codes: 'recovery_codes',
  recovery_code_login: 'recovery_codes',
  recovery_codes_deleted: 'recovery_codes',
  passkey_created: 'user',
  passkey_updated: 'user',
  passkey_deleted: 'user',
  identity_linked: 'user',
  identity_unlinked: 'user',
  // Not GoTrue's: it forgets what it refused.
  request_refused: 'account',
} as const;

export type AuditAction = keyof typeof LOG_TYPES;

/**
 * Appends to the audit log, in the caller's transaction. The log names accounts by id only, so that nothing in it
 * has to be changed when an account is deleted.
 *
 * @param userId null where no account is known
 * @param traits what belongs to the action, nothing personal
 */
export async function audit(
  context: AuthContext,
  query: Query,
  request: GatewayRequest,
  action: AuditAction,
  userId: string | null,
  traits?: Readonly<Record<string, string>>,
): Promise<void> {
  await query(
    'insert into auth.audit_log_entries (payload, ip_address, created_at) values ($1::jsonb, $2, $3)',
    [
      JSON.stringify({ action, actor_id: userId, log_type: LOG_TYPES[action], traits }),
      request.address,
      new Date(context.now()),
    ],
  );
}
