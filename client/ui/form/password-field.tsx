import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { controlStyles, Field } from './field.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  autoComplete: 'current-password' | 'new-password';
}

/** A password input whose text can be shown. Pasting is allowed, for password managers. */
export function PasswordField({ label, hint, error, ...rest }: PasswordFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(ids) => (
        <div className="relative">
          <input {...rest} {...ids} type={shown ? 'text' : 'password'} className={`${controlStyles} pe-20`} />
          <button
            type="button"
            aria-pressed={shown}
            aria-controls={id}
            aria-label={shown ? t`Hide password` : t`Show password`}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 end-0 min-w-16 rounded-control px-3 text-15 font-semibold text-plum"
          >
            {shown ? <Trans>Hide</Trans> : <Trans>Show</Trans>}
          </button>
        </div>
      )}
    </Field>
  );
}
