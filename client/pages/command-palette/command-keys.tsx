import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { BackendError } from '../../lib/backend/backend-error.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { type ListedShortcut, listedShortcuts } from '../../lib/keys/listed-shortcuts.ts';
import { useShortcuts } from '../../lib/keys/use-shortcuts.ts';
import { toast } from '../../ui/toast/toast.ts';

// The dialogs and the list widget are fetched when they are first asked for.
const parts = {
  palette: () => import('./command-palette.tsx'),
  shortcuts: () => import('./shortcut-list.tsx'),
} as const;
const CommandPalette = lazy(async () => ({ default: (await parts.palette()).CommandPalette }));
const ShortcutList = lazy(async () => ({ default: (await parts.shortcuts()).ShortcutList }));

type Part = keyof typeof parts;

/** The button and the keys (Ctrl or Cmd K, ?) that open the command palette and the list of shortcuts. */
export function CommandKeys() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const [shown, setShown] = useState<Part | null>(null);
  // As they are when the list is asked for: those of the screen behind it.
  const [shortcuts, setShortcuts] = useState<readonly ListedShortcut[]>([]);
  const show = async (part: Part) => {
    try {
      // Fetched before it is drawn: without a connection the screen must stay as it is.
      await parts[part]();
      setShortcuts(listedShortcuts());
      setShown(part);
    } catch (error) {
      console.error('A dialog could not be fetched', error);
      toast.error(describe(new BackendError('network', 0, String(error))));
    }
  };
  const close = () => setShown(null);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (shown === 'palette') close();
    else void show('palette');
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  useShortcuts({ '?': { says: t`This list`, run: () => void show('shortcuts') } });
  return (
    <>
      <button
        type="button"
        aria-label={t`Search pages, lessons, skills and settings`}
        aria-keyshortcuts="Control+K Meta+K"
        title="Ctrl K"
        className="inline-flex min-h-11 min-w-11 items-center justify-center"
        onClick={() => void show('palette')}
      >
        <Search aria-hidden="true" className="size-5" />
      </button>
      <Suspense>
        {shown === 'palette' && (
          <CommandPalette onClose={close} showShortcuts={() => void show('shortcuts')} />
        )}
        {shown === 'shortcuts' && <ShortcutList shortcuts={shortcuts} onClose={close} />}
      </Suspense>
    </>
  );
}
