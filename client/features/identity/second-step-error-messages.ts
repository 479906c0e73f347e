import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Words for the error codes of the auth provider that a second step of signing in can meet. */
export const secondStepErrorMessages: Readonly<Record<string, MessageDescriptor>> = {
  mfa_verification_failed: msg`This code is not right. Check that you typed the newest one.`,
  mfa_verification_rejected: msg`This code is not right. Check that you typed the newest one.`,
  mfa_challenge_expired: msg`This took too long. Enter the newest code and try again.`,
  mfa_recovery_codes_locked: msg`Too many attempts in a short time. Wait a minute and try again.`,
  mfa_factor_settled: msg`This second step was set up more than seven days ago, so a mail alone cannot remove it. Use a recovery code, or write to us.`,
  mfa_factor_not_found: msg`There are no recovery codes for this account.`,
};
