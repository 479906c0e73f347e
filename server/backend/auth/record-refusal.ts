import type { GatewayRequest } from '../http/exchange.ts';
import { audit } from './audit.ts';
import type { AuthContext } from './context.ts';
import type { AuthError } from './errors.ts';
import { addressBlock } from '../limits/address-block.ts';
import { secondsToWait } from '../limits/rate-limit.ts';

/** What an operator wants to hear of: guesses at passwords and codes, limits that were reached, banned accounts. */
const RECORDED: ReadonlySet<string> = new Set([
  'invalid_credentials',
  'otp_expired',
  'mfa_verification_failed',
  'webauthn_verification_failed',
  'mfa_recovery_codes_locked',
  'user_banned',
  'over_request_rate_limit',
  'over_email_send_rate_limit',
  'over_sms_send_rate_limit',
]);

/** So many refusals of one visitor are recorded in ten minutes: nobody fills the log by asking again and again. */
const RECORDED_REFUSALS = { name: 'recorded_refusals', limit: 30, windowSeconds: 600 } as const;

/**
 * Notes in the audit log that a visitor was refused, under the code of the error. Known and unknown accounts take the
 * same statements, so that the time tells nothing.
 */
export async function recordRefusal(
  context: AuthContext,
  request: GatewayRequest,
  { code, details }: AuthError,
): Promise<void> {
  if (!RECORDED.has(code)) return;
  const { query } = context.database;
  const wait = await secondsToWait(query, context.now(), RECORDED_REFUSALS, addressBlock(request.address));
  if (wait > 0) return;
  await audit(context, query, request, 'request_refused', details.userId ?? null, { error_code: code });
}
