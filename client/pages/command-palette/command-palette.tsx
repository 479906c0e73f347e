import { Trans, useLingui } from '@lingui/react/macro';
import { CommandMenu } from '../../ui/overlay/command-menu.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useAppCommands } from './app-commands.ts';

interface CommandPaletteProps {
  onClose: () => void;
  showShortcuts: () => void;
}

/** Everything a learner can go to or set, found by typing a few letters. */
export function CommandPalette({ onClose, showShortcuts }: CommandPaletteProps) {
  const { t } = useLingui();
  const groups = useAppCommands(showShortcuts);
  return (
    <Dialog title={<Trans>Where to?</Trans>} open onClose={onClose}>
      <CommandMenu
        label={t`Search pages, courses, lessons and settings`}
        nothing={t`Nothing matches. Try other words.`}
        groups={groups}
        onRun={onClose}
        takesFocus
      />
    </Dialog>
  );
}
