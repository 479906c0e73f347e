import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button.tsx';
import { FormFailure } from '../form/form-failure.tsx';
import { Dialog } from './dialog.tsx';

interface FormDialogProps {
  title: ReactNode;
  formProps: ComponentProps<'form'>;
  /** Why the last attempt was refused; with its number a repeated refusal is read out again. */
  failure: { reason: ReactNode; attempt?: number } | null;
  pending: boolean;
  /** The words of the button that sends it. */
  submit: ReactNode;
  /** The words of the one that leaves it. */
  cancel: ReactNode;
  onClose: () => void;
  /** The fields, and what is to be known before they are sent. */
  children: ReactNode;
}

/** A dialog that is a form: why it was refused, its fields, and the buttons that send and leave it. It is there until it is closed. */
export function FormDialog({
  title,
  formProps,
  failure,
  pending,
  submit,
  cancel,
  onClose,
  children,
}: FormDialogProps) {
  return (
    <Dialog title={title} open onClose={onClose}>
      <form {...formProps} className="grid gap-4">
        {failure !== null && <FormFailure key={failure.attempt} reason={failure.reason} />}
        {children}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" pending={pending}>
            {submit}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
