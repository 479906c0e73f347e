import { type ComponentProps, type ReactNode, useId } from 'react';
import { controlStyles, Field } from './field.tsx';

interface TextAreaProps extends ComponentProps<'textarea'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** An input of several lines with its label, hint and error. */
export function TextArea({ label, hint, error, id, rows = 4, ...rest }: TextAreaProps) {
  const generatedId = useId();
  return (
    <Field id={id ?? generatedId} label={label} hint={hint} error={error}>
      {(ids) => <textarea {...rest} {...ids} rows={rows} className={controlStyles} />}
    </Field>
  );
}
