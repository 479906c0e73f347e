import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CommandMenu } from '../../ui/overlay/command-menu.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useAppCommands } from './app-commands.ts';
import { useAskMentor } from './found-places.ts';

interface CommandPaletteProps {
  onClose: () => void;
  showShortcuts: () => void;
}

/** Everything a learner can go to or set, found by typing a few letters. */
export function CommandPalette({ onClose, showShortcuts }: CommandPaletteProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const groups = useAppCommands(typed, showShortcuts);
  const ask = useAskMentor();
  return (
    <Dialog title={<Trans>Where to?</Trans>} open onClose={onClose}>
      <CommandMenu
        label={t`Search pages, lessons, skills and settings`}
        nothing={t`Nothing matches. Try other words.`}
        groups={groups}
        last={(words) => ({ id: 'ask-mentor', label: t`Ask the mentor: “${words}”`, run: () => ask(words) })}
        onRun={onClose}
        onType={setTyped}
        takesFocus
      />
    </Dialog>
  );
}
