import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isAuthError, isAuthRetryableFetchError, isAuthWeakPasswordError } from '@supabase/auth-js';
import { BackendError } from '../backend/backend-error.ts';
import { authErrorMessages, weakPasswordReasons } from './auth-error-messages.ts';
import { backendErrorMessages, unexpectedError } from './backend-error-messages.ts';

const brought: Record<string, MessageDescriptor> = {};

/** Adds words for codes that only a part of the app can meet, such as the admin pages; /auth does not load them then. */
export function bringErrorWords(words: Readonly<Record<string, MessageDescriptor>>): void {
  Object.assign(brought, words);
}

/**
 * Words any failure for the person in front of the screen: why it failed and what may help.
 * @param error anything that was thrown or answered as an error
 * @param i18n the active language
 */
export function describeError(error: unknown, i18n: I18n): string {
  if (isAuthWeakPasswordError(error)) return describeWeakPassword(error.reasons, i18n);
  if (isAuthRetryableFetchError(error)) return i18n._(backendErrorMessages.network ?? unexpectedError);
  if (isAuthError(error)) return i18n._(authErrorMessages[error.code ?? ''] ?? unexpectedError);
  if (error instanceof BackendError)
    return i18n._(backendErrorMessages[error.code] ?? brought[error.code] ?? unexpectedError);
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
