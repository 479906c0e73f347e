import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PasswordField } from '../../ui/form/password-field.tsx';

interface NewPasswordFieldProps {
  label: ReactNode;
  /** What else there is to know. */
  hint?: ReactNode;
  error: string | undefined;
}

/** A password to be chosen. What is wrong with it takes the place of the rule, so that nothing below moves away. */
export function NewPasswordField({ label, hint, error }: NewPasswordFieldProps) {
  const { minimumPasswordLength } = __SITE_FACTS__;
  const rule = <Trans>At least {minimumPasswordLength} characters.</Trans>;
  return (
    <PasswordField
      name="password"
      label={label}
      hint={
        error === undefined ? (
          <>
            {rule} {hint}
          </>
        ) : (
          hint
        )
      }
      autoComplete="new-password"
      required
      error={error}
    />
  );
}
