import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Words for the error codes of the auth provider, GoTrue's own list, that signing in can meet. */
export const authErrorMessages: Readonly<Record<string, MessageDescriptor>> = {
  invalid_credentials: msg`The email or the password is not right. Check both and try again.`,
  user_already_exists: msg`There is already an account with this email. Sign in instead.`,
  email_exists: msg`There is already an account with this email. Sign in instead.`,
  email_address_invalid: msg`This email address cannot receive mail. Check its spelling.`,
  email_not_confirmed: msg`Please follow the link in the email we sent you before you sign in.`,
  signup_disabled: msg`New accounts cannot be created at the moment.`,
  user_banned: msg`This account has been blocked. Write to us if you think this is a mistake.`,
  user_not_found: msg`There is no account with this email.`,
  over_request_rate_limit: msg`Too many attempts in a short time. Wait a minute and try again.`,
  over_email_send_rate_limit: msg`We have just sent you an email. Wait a minute before asking for another.`,
  otp_expired: msg`This link or code has expired, was used, or is not right. Ask for a new one.`,
  session_not_found: msg`You have been signed out. Sign in again to go on.`,
  session_expired: msg`You have been signed out. Sign in again to go on.`,
  refresh_token_not_found: msg`You have been signed out. Sign in again to go on.`,
  bad_jwt: msg`You have been signed out. Sign in again to go on.`,
  same_password: msg`The new password must differ from the old one.`,
  validation_failed: msg`Something in this form was not accepted. Check each field and try again.`,
};

/** Words for the reasons of `weak_password`. */
export const weakPasswordReasons: Readonly<Record<string, MessageDescriptor>> = {
  length: msg`it is too short`,
  characters: msg`it needs more kinds of characters, such as capitals, digits and signs`,
  pwned: msg`it is known from a leak of another site`,
};
