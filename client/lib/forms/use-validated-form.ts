import { type FocusEvent, type SubmitEvent, useState } from 'react';
import * as v from 'valibot';
import { useErrorWording } from '../errors/use-error-wording.ts';

/** What a form shows besides its fields, and what its `<form>` element gets. */
export interface ValidatedForm {
  /** The first complaint about each field, by the field's name. */
  errors: Readonly<Record<string, string | undefined>>;
  /** Why the last attempt to save was refused; `attempt` is its number, to be the `key` of a FormFailure. */
  failure: { reason: string; attempt: number } | null;
  pending: boolean;
  formProps: {
    noValidate: true;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  };
}

/**
 * A form of ordinary inputs, checked as a whole when it is sent. The first wrong field gets the focus; nothing typed
 * is ever changed. A new password is checked as soon as it is left, too: its rule is not in anybody's head. Our own
 * because react-hook-form weighs 12 kB, a tenth of what /auth may load, for forms this small.
 * @param schema checks the form's fields by their names (an unticked checkbox is missing, a ticked one is 'on')
 * @param save sends the checked fields; what it throws is worded, shown above the fields and logged
 */
export function useValidatedForm<Schema extends v.GenericSchema<Record<string, unknown>, unknown>>(
  schema: Schema,
  save: (fields: v.InferOutput<Schema>) => Promise<void>,
): ValidatedForm {
  const describe = useErrorWording();
  const [errors, setErrors] = useState<ValidatedForm['errors']>({});
  const [failure, setFailure] = useState<ValidatedForm['failure']>(null);
  const [pending, setPending] = useState(false);

  async function submit(form: HTMLFormElement): Promise<void> {
    const result = v.safeParse(schema, fieldsOf(form));
    const complaints = result.success ? {} : firstComplaints(result.issues);
    setErrors(complaints);
    if (!result.success) return focusFirstField(form, complaints);
    setPending(true);
    try {
      await save(result.output);
      setFailure(null);
    } catch (error) {
      console.error('A form was refused', error);
      const reason = describe(error);
      setFailure((last) => ({ reason, attempt: (last?.attempt ?? 0) + 1 }));
    }
    setPending(false);
  }

  function checkLeft(form: HTMLFormElement, field: EventTarget): void {
    if (!(field instanceof HTMLInputElement) || field.autocomplete !== 'new-password' || field.value === '')
      return;
    const result = v.safeParse(schema, fieldsOf(form));
    const complaints = result.success ? {} : firstComplaints(result.issues);
    setErrors((last) => ({ ...last, [field.name]: complaints[field.name] }));
  }

  return {
    errors,
    failure,
    pending,
    formProps: {
      noValidate: true,
      onBlur: (event) => checkLeft(event.currentTarget, event.target),
      onSubmit: (event) => {
        event.preventDefault();
        if (!pending) void submit(event.currentTarget);
      },
    },
  };
}

/** The fields of a form by name; a select that still shows its placeholder is empty, where FormData leaves it out. */
function fieldsOf(form: HTMLFormElement): Record<string, unknown> {
  const selects = [...form.querySelectorAll('select')].map((select) => [select.name, '']);
  return { ...Object.fromEntries(selects), ...Object.fromEntries(new FormData(form)) };
}

function firstComplaints(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const complaints: Record<string, string> = {};
  for (const issue of issues) {
    const field = issue.path?.[0]?.key;
    if (typeof field === 'string') complaints[field] ??= issue.message;
  }
  return complaints;
}

function focusFirstField(form: HTMLFormElement, complaints: Readonly<Record<string, string>>): void {
  for (const element of form.elements) {
    if (element instanceof HTMLElement && (element.getAttribute('name') ?? '') in complaints)
      return element.focus();
  }
}
