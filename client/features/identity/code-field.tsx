import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TextField } from '../../ui/form/text-field.tsx';

/** A short code from a mail, a message or an authenticator app; phones offer to fill it in. */
export function CodeField({ error, hint }: { error: string | undefined; hint?: ReactNode }) {
  const { t } = useLingui();
  return (
    <TextField
      name="code"
      label={t`Code`}
      hint={hint}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      required
      error={error}
    />
  );
}
