import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { toast } from './toast.ts';

/**
 * Says in a toast what was done, and offers to undo it; what came of undoing is said, too.
 *
 * @param describe words an error: `useErrorWording()`
 */
export function useUndoToast(describe: (error: unknown) => string) {
  const { t } = useLingui();
  return (done: ReactNode, undo: () => Promise<unknown>) =>
    toast.success(done, {
      label: t`Undo`,
      run: () => {
        undo().then(
          () => toast.success(t`Undone.`),
          (error: unknown) => toast.error(describe(error)),
        );
      },
    });
}
