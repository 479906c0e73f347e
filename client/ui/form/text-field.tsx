import { type ComponentProps, type ReactNode, useId } from 'react';
import { controlStyles, Field } from './field.tsx';

interface TextFieldProps extends ComponentProps<'input'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A one-line input with its label, hint and error. */
export function TextField({ label, hint, error, id, ...rest }: TextFieldProps) {
  const generatedId = useId();
  return (
    <Field id={id ?? generatedId} label={label} hint={hint} error={error}>
      {(ids) => <input {...rest} {...ids} className={controlStyles} />}
    </Field>
  );
}
