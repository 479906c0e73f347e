import { useEffect, useEffectEvent } from 'react';
import type { useDrawings } from './use-drawings.ts';

/** Ctrl or Cmd with Z takes the last change of the drawings back, with Shift (or Y) makes it again; Escape puts the tool down. */
export function useDrawingKeys(drawings: ReturnType<typeof useDrawings>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    if (key === 'escape' && drawings.tool !== null) drawings.pick(null);
    else if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    else if (key === 'y' || (key === 'z' && event.shiftKey)) drawings.redo();
    else if (key === 'z') drawings.undo();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Fields undo what was typed into them, and a dialog has the keyboard for itself. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return (
    target.closest('dialog, textarea, [contenteditable], input:not([type=range], [type=checkbox])') !== null
  );
}
