/** Facts that travel beside the code of an error. */
type ErrorDetails = {
  /** Why a password is refused, for `weak_password`. */
  readonly reasons?: readonly string[];
  readonly retryAfterSeconds?: number;
  /** Whose account was asked for. For the audit log only: no answer says it. */
  readonly userId?: string | undefined;
};

/** An error that the visitor is told about, with GoTrue's status, code and words. */
export class AuthError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: ErrorDetails;
  constructor(status: number, code: string, message: string, details: ErrorDetails = {}) {
    super(message);
    this.name = 'AuthError';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export function validationFailed(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message);
}

/** One answer for a wrong address and a wrong password. @param userId the account, when the address has one */
export function invalidCredentials(userId?: string): AuthError {
  return new AuthError(400, 'invalid_credentials', 'Invalid login credentials', { userId });
}

export function userAlreadyExists(): AuthError {
  return new AuthError(422, 'user_already_exists', 'User already registered');
}

/** Said only to administrators, and to whoever has shown that the mailbox is theirs. */
export function emailExists(): AuthError {
  return new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
}

export function phoneExists(): AuthError {
  return new AuthError(422, 'phone_exists', 'A user with this phone number has already been registered');
}

/** One answer for an unknown, a used and an expired link. */
export function linkExpired(): AuthError {
  return new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
}

/** One answer for an unknown address, a wrong code and an expired code. */
export function codeExpired(): AuthError {
  return new AuthError(403, 'otp_expired', 'Token has expired or is invalid');
}

export function userBanned(status: 400 | 403, userId?: string): AuthError {
  return new AuthError(status, 'user_banned', 'User is banned', { userId });
}

export function requestRateExceeded(retryAfterSeconds: number): AuthError {
  return new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfterSeconds });
}

/** The limits on messages by channel, as GoTrue names them. */
const MESSAGE_LIMITS = {
  email: { code: 'over_email_send_rate_limit', message: 'email rate limit exceeded' },
  sms: { code: 'over_sms_send_rate_limit', message: 'SMS rate limit exceeded' },
} as const;

export function messageRateExceeded(retryAfterSeconds: number, channel: 'email' | 'sms'): AuthError {
  const { code, message } = MESSAGE_LIMITS[channel];
  return new AuthError(429, code, message, { retryAfterSeconds });
}

export function tooSoon(retryAfterSeconds: number, channel: 'email' | 'sms'): AuthError {
  const message = `For security purposes, you can only request this after ${retryAfterSeconds} seconds.`;
  return new AuthError(429, MESSAGE_LIMITS[channel].code, message, { retryAfterSeconds });
}
