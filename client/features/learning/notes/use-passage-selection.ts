import { useEffect, useRef, useState } from 'react';

/** What is selected in the text of a lesson, and where a button for it may stand in the window. */
export interface PassageSelection {
  readonly range: Range;
  readonly left: number;
  readonly top: number;
}

const GAP = 8;

/**
 * Follows what is selected in a text, by mouse, finger or keyboard.
 * @returns the selection, once it rests; and a way to ask for it in the moment of a press, which may take it away
 */
export function usePassageSelection(root: HTMLElement | null) {
  const [selection, setSelection] = useState<PassageSelection | null>(null);
  const latest = useRef<Range>(null);
  useEffect(() => {
    if (root === null) return undefined;
    let timer: number | undefined;
    const settle = () => {
      latest.current = selectedIn(root);
      setSelection(latest.current && placed(latest.current));
    };
    const onChange = () => {
      clearTimeout(timer);
      // While it grows there is nothing to press yet.
      timer = window.setTimeout(settle, 150);
    };
    document.addEventListener('selectionchange', onChange);
    addEventListener('resize', onChange);
    // Words may have been selected before the notes had come.
    onChange();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', onChange);
      removeEventListener('resize', onChange);
    };
  }, [root]);
  return {
    selection,
    current: () => (root && selectedIn(root)) ?? latest.current,
    forget: () => {
      latest.current = null;
      setSelection(null);
      getSelection()?.removeAllRanges();
    },
  };
}

function selectedIn(root: HTMLElement): Range | null {
  const selected = getSelection();
  if (selected === null || selected.isCollapsed || selected.rangeCount === 0) return null;
  const range = selected.getRangeAt(0);
  return range.toString().trim() !== '' && root.contains(range.commonAncestorContainer)
    ? range.cloneRange()
    : null;
}

/** Below the end of the selection, in the coordinates of the document. */
function placed(range: Range): PassageSelection {
  const last = [...range.getClientRects()].at(-1) ?? range.getBoundingClientRect();
  return { range, left: last.right + scrollX, top: last.bottom + scrollY + GAP };
}
