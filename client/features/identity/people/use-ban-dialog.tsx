import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { toast } from '../../../ui/toast/toast.ts';
import type { BanDialog } from './ban-dialog.tsx';

const loadDialog = () => import('./ban-dialog.tsx');

/** The dialog that bans accounts, fetched when it is first opened; `onDone` hears that they are banned. */
export function useBanDialog(onDone?: () => void): {
  dialog: ReactNode;
  openDialog: (ids: readonly string[]) => void;
} {
  const { t } = useLingui();
  const [opened, setOpened] = useState<{ Dialog: typeof BanDialog; ids: readonly string[] }>();
  // Not React's `lazy`: without a connection it would replace the screen by an error.
  const openDialog = (ids: readonly string[]) => {
    loadDialog().then(
      ({ BanDialog: Dialog }) => setOpened({ Dialog, ids }),
      (error: unknown) => {
        console.error('The dialog that bans accounts could not be loaded', error);
        toast.error(t`The form could not be loaded. Check your connection and try again.`);
      },
    );
  };
  const dialog = opened !== undefined && (
    <opened.Dialog
      ids={opened.ids}
      onClose={() => setOpened(undefined)}
      {...(onDone !== undefined && { onDone })}
    />
  );
  return { dialog, openDialog };
}
