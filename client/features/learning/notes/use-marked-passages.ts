import { useEffect, useMemo } from 'react';
import { findPassage } from '#domain/learning/notes/find-passage.ts';
import type { PassageAnchor } from '#domain/learning/notes/note-anchor.ts';
import { lessonWords } from './lesson-words.ts';

/** A passage with the id of its note. */
interface NotedPassage {
  readonly id: string;
  readonly anchor: PassageAnchor;
}

/** A passage of a lesson as it stands in the document. */
export interface MarkedPassage {
  readonly id: string;
  readonly range: Range;
  readonly hasChanged: boolean;
}

/**
 * Finds passages in the text of a lesson and draws a pencil line under them. What stands in the document stays as it is: the
 * lines are highlights of the browser (CSS Custom Highlight API), and where there are none the notes stand beside all the same.
 */
export function useMarkedPassages(
  root: HTMLElement | null,
  passages: readonly NotedPassage[],
): readonly MarkedPassage[] {
  // By what they say: whoever types a note must not have its place made anew at every key.
  const key = JSON.stringify(passages);
  const found = useMemo(
    () => (root === null ? [] : findAll(root, JSON.parse(key) as NotedPassage[])),
    [root, key],
  );
  useEffect(() => {
    if (!('highlights' in CSS)) return undefined;
    const rangesOf = (hasChanged: boolean) =>
      found.filter((each) => each.hasChanged === hasChanged).map(({ range }) => range);
    CSS.highlights.set('note', new Highlight(...rangesOf(false)));
    CSS.highlights.set('note-changed', new Highlight(...rangesOf(true)));
    return () => {
      CSS.highlights.delete('note');
      CSS.highlights.delete('note-changed');
    };
  }, [found]);
  return found;
}

function findAll(root: HTMLElement, passages: readonly NotedPassage[]): MarkedPassage[] {
  if (passages.length === 0) return [];
  const words = lessonWords(root);
  return passages.flatMap(({ id, anchor }) => {
    const place = findPassage(words.text, anchor);
    const range = place && words.rangeOf(place.from, place.to);
    return range ? [{ id, range, hasChanged: place.hasChanged }] : [];
  });
}
