import { useLingui } from '@lingui/react/macro';
import { useShortcuts } from '../../../lib/keys/use-shortcuts.ts';

/** Runs the player's actions by their keys, and names them in the list of shortcuts. */
export function usePlayerKeys(actions: Readonly<Record<string, () => void>>): void {
  const { t } = useLingui();
  const words: Readonly<Record<string, string>> = {
    k: t`Play or pause`,
    j: t`Back 10 seconds`,
    l: t`Forward 10 seconds`,
    ArrowLeft: t`Back 5 seconds`,
    ArrowRight: t`Forward 5 seconds`,
    ',': t`One frame back`,
    '.': t`One frame forward`,
    '<': t`Slower`,
    '>': t`Faster`,
    f: t`Full screen`,
    c: t`Captions`,
    m: t`Sound on or off`,
  };
  // Space and the tenths of the length need no words: everybody finds them, or does not miss them.
  const shortcuts = Object.entries(actions).map(([key, run]) => {
    const says = words[key];
    return [key, says === undefined ? run : { says, run }] as const;
  });
  useShortcuts(Object.fromEntries(shortcuts));
}
