import type { ReactNode } from 'react';

/** What a control needs to be joined with its label, hint and error. */
export interface FieldIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  children: (ids: FieldIds) => ReactNode;
}

export const controlStyles =
  'w-full min-h-11 rounded-control border border-control bg-surface px-3 py-2 text-17 text-ink ' +
  'placeholder:text-muted disabled:bg-sunken disabled:text-muted aria-invalid:border-danger';

/** A label above a control, with an optional hint and the error below it. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hintId, error === undefined ? undefined : errorId].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-15 font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {hint !== undefined && (
        <p id={hintId} className="text-15 text-muted">
          {hint}
        </p>
      )}
      {/* Always there, so that what comes into it is read out, of every field at once. */}
      <p id={errorId} aria-live="polite" className="text-15 text-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}
