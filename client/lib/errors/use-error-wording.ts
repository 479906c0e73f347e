import { useLingui } from '@lingui/react';
import { describeError } from './describe-error.ts';

/** `describeError` in the active language. */
export function useErrorWording(): (error: unknown) => string {
  const { i18n } = useLingui();
  return (error) => describeError(error, i18n);
}
