import { useEffect, useEffectEvent } from 'react';
import { characterKeysAreOn } from './character-keys.ts';
import { announceShortcuts } from './listed-shortcuts.ts';

/** What a key does: an action, with the words that the list of shortcuts shows for it when it is to stand there. */
export type Shortcut = (() => void) | { readonly says: string; readonly run: () => void };

/**
 * Runs an action by a single key, as long as no modifier is held and nothing is being typed or chosen.
 * @param actions by the key's own name, such as `n` or `ArrowRight`
 */
export function useShortcuts(actions: Readonly<Record<string, Shortcut | undefined>>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key];
    if (action === undefined || event.defaultPrevented || isMeantForOthers(event)) return;
    if (event.key.length === 1 && !characterKeysAreOn()) return;
    // What is typed next belongs to what the action opens; the key that opened it does not.
    event.preventDefault();
    if (typeof action === 'function') action();
    else action.run();
  });
  const list = useEffectEvent(() =>
    Object.entries(actions).flatMap(([key, action]) =>
      typeof action === 'object' ? [{ key, says: action.says }] : [],
    ),
  );
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    const withdraw = announceShortcuts(() => list());
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
      withdraw();
    };
  }, []);
}

/** Whether the browser or a control already has a use for this key where the focus is. */
function isMeantForOthers({ key, repeat, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  // A number that is held down answers one question, not those after it.
  if (repeat && /^[1-9]$/.test(key)) return true;
  if (!(target instanceof Element)) return false;
  // A dialog has the keyboard for itself.
  if (target.closest('dialog') !== null) return true;
  // Numbers mean nothing to a radio button or a checkbox.
  if (/^[1-9]$/.test(key) && target.matches('input:is([type="radio"], [type="checkbox"])')) return false;
  if (target.closest('input, select, textarea, [contenteditable]') !== null) return true;
  // Enter or Space on a button or link is a press of it.
  return (key === 'Enter' || key === ' ') && target.closest('button, a, summary') !== null;
}
