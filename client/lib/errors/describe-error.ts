import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isAuthError, isAuthRetryableFetchError, isAuthWeakPasswordError } from '@supabase/auth-js';
import { BackendError } from '../backend/backend-error.ts';
import { authErrorMessages, weakPasswordReasons } from './auth-error-messages.ts';
import { backendErrorMessages, unexpectedError } from './backend-error-messages.ts';

/**
 * Words any failure for the person in front of the screen: why it failed and what may help.
 * @param error anything that was thrown or answered as an error
 * @param i18n the active language
 */
export function describeError(error: unknown, i18n: I18n): string {
  if (isAuthWeakPasswordError(error)) return describeWeakPassword(error.reasons, i18n);
  if (isAuthRetryableFetchError(error)) return i18n._(backendErrorMessages.network ?? unexpectedError);
  if (isAuthError(error)) return i18n._(authErrorMessages[error.code ?? ''] ?? unexpectedError);
  if (error instanceof BackendError) return i18n._(backendErrorMessages[error.code] ?? unexpectedError);
  return i18n._(unexpectedError);
}

function describeWeakPassword(reasons: readonly string[], i18n: I18n): string {
  const known = reasons.map((reason) => weakPasswordReasons[reason]).filter((reason) => reason !== undefined);
  if (known.length === 0) return i18n._(msg`This password is too easy to guess. Choose a longer one.`);
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(
    known.map((reason) => i18n._(reason)),
  );
  return i18n._(msg`This password is too easy to guess: ${list}.`);
}
