import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isAuthError, isAuthRetryableFetchError, isAuthWeakPasswordError } from '@supabase/auth-js';
import { BackendError } from '../backend/backend-error.ts';
import { authErrorMessages, weakPasswordReasons } from './auth-error-messages.ts';
import { networkError, unexpectedError } from './common-errors.ts';

const brought: Record<string, MessageDescriptor> = {};

/** Adds words for codes that only the app, or a part of it such as the admin pages, can meet; /auth does not load them. */
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
  if (isAuthRetryableFetchError(error)) return i18n._(networkError);
  if (isAuthError(error)) return i18n._(wordsFor(error.code ?? ''));
  if (error instanceof BackendError)
    return i18n._(error.code === 'network' ? networkError : wordsFor(error.code));
  return i18n._(unexpectedError);
}

function wordsFor(code: string): MessageDescriptor {
  return authErrorMessages[code] ?? brought[code] ?? unexpectedError;
}

function describeWeakPassword(reasons: readonly string[], i18n: I18n): string {
  const known = reasons.map((reason) => weakPasswordReasons[reason]).filter((reason) => reason !== undefined);
  if (known.length === 0) return i18n._(msg`This password is too easy to guess. Choose a longer one.`);
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(
    known.map((reason) => i18n._(reason)),
  );
  return i18n._(msg`This password is too easy to guess: ${list}.`);
}
