import { useLayoutEffect, useMemo } from 'react';
import type { MarkedPassage } from './use-marked-passages.ts';

const CONTAINERS = '.prose, .activity, .reveal';

/** An element in the text of a lesson for the notes on one block of it, by the ids of what stands in it. */
export interface NotePlace {
  readonly element: HTMLElement;
  readonly ids: readonly string[];
}

/**
 * Makes room in the text of a lesson for notes: before the block of their passage, from where they float into the margin, or
 * after it. React draws into the elements, and knows nothing of the text around them.
 */
export function useNotePlaces(passages: readonly MarkedPassage[], isBeside: boolean): readonly NotePlace[] {
  const places = useMemo(() => {
    const byBlock = Map.groupBy(passages, ({ range }) => blockOf(range));
    return [...byBlock].flatMap(([block, inBlock]) =>
      block === null ? [] : [{ block, element: makePlace(isBeside), ids: inBlock.map(({ id }) => id) }],
    );
  }, [passages, isBeside]);
  // Before what stands in them takes the focus.
  useLayoutEffect(() => {
    for (const { block, element } of places) block[isBeside ? 'before' : 'after'](element);
    return () => {
      for (const { element } of places) element.remove();
    };
  }, [places, isBeside]);
  return places;
}

function makePlace(isBeside: boolean): HTMLElement {
  const element = document.createElement('div');
  element.dataset.notePlace = isBeside ? 'beside' : 'below';
  // The text is English and runs from left to right, what stands around it as the page does.
  element.lang = document.documentElement.lang;
  element.dir = document.documentElement.dir;
  return element;
}

/** The block of a text that a passage ends in: what stands directly in the text, or in an activity of it. */
function blockOf(range: Range): HTMLElement | null {
  let element = range.endContainer.parentElement;
  while (element?.parentElement && !element.parentElement.matches(CONTAINERS))
    element = element.parentElement;
  return element;
}
