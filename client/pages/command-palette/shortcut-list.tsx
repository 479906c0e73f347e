import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { characterKeysAreOn, switchCharacterKeys } from '../../lib/keys/character-keys.ts';
import type { ListedShortcut } from '../../lib/keys/listed-shortcuts.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Keys } from './keys.tsx';

interface ShortcutListProps {
  /** Those of the screen behind. */
  shortcuts: readonly ListedShortcut[];
  onClose: () => void;
}

/** The shortcuts of a screen, those that work everywhere, and the switch for those of a single character. */
export function ShortcutList({ shortcuts, onClose }: ShortcutListProps) {
  const { t } = useLingui();
  const [on, setOn] = useState(characterKeysAreOn);
  const everywhere = { says: t`Go to a page, course or lesson`, keys: ['Ctrl K'] };
  return (
    <Dialog title={<Trans>Keyboard shortcuts</Trans>} open onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2">
        {[everywhere, ...shortcuts].map(({ says, keys }) => (
          <div key={says} className="contents">
            <dt>
              <Keys keys={keys} />
            </dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={t`Use shortcuts of a single character`}
        checked={on}
        onChange={(event) => {
          setOn(event.target.checked);
          switchCharacterKeys(event.target.checked);
        }}
      />
    </Dialog>
  );
}
