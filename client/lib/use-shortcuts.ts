import { useEffect, useEffectEvent } from 'react';

/**
 * Runs an action by a single key, as long as no modifier is held and nothing is being typed or chosen.
 * @param actions by the key's own name, such as `n` or `ArrowRight`
 */
export function useShortcuts(actions: Readonly<Record<string, (() => void) | undefined>>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest('input, select, textarea, [contenteditable]'))
      return;
    // Enter on a button or link is a press of it.
    if (event.key === 'Enter' && event.target instanceof Element && event.target.closest('button, a')) return;
    actions[event.key]?.();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
