import type { PassageAnchor } from './note-anchor.ts';

/** Where a passage stands in a text, and whether its words are still those that were noted on. */
export interface FoundPassage {
  readonly from: number;
  readonly to: number;
  readonly hasChanged: boolean;
}

/** So much of the surroundings has to be there for them to say where a passage was whose own words are gone. */
const ENOUGH_CONTEXT = 12;

/**
 * Finds the passage of an anchor in a text that may have been reworded since. Where its words stand more than once, those
 * are meant whose surroundings are most like its own; where they are gone, what stands between its surroundings.
 * @returns null when neither is there any more
 */
export function findPassage(text: string, { exact, prefix, suffix }: PassageAnchor): FoundPassage | null {
  let best: { from: number; likeness: number } | undefined;
  for (let from = text.indexOf(exact); from !== -1; from = text.indexOf(exact, from + 1)) {
    const likeness =
      sharedEnd(text.slice(0, from), prefix) + sharedBeginning(text.slice(from + exact.length), suffix);
    if (best === undefined || likeness > best.likeness) best = { from, likeness };
  }
  if (best !== undefined) return { from: best.from, to: best.from + exact.length, hasChanged: false };
  return findBetween(text, { exact, prefix, suffix });
}

/** What stands between the surroundings of a passage now. */
function findBetween(
  text: string,
  { exact, prefix, suffix }: Pick<PassageAnchor, 'exact' | 'prefix' | 'suffix'>,
): FoundPassage | null {
  if (prefix.trim().length < ENOUGH_CONTEXT || suffix.trim().length < ENOUGH_CONTEXT) return null;
  const before = text.indexOf(prefix);
  if (before === -1) return null;
  const from = before + prefix.length;
  const to = text.indexOf(suffix, from);
  // Nothing, or much more than there was, is no rewording of it.
  if (to <= from || to - from > 2 * exact.length + 100) return null;
  return { from, to, hasChanged: true };
}

function sharedEnd(text: string, other: string): number {
  let shared = 0;
  while (shared < other.length && shared < text.length && text.at(-1 - shared) === other.at(-1 - shared))
    shared += 1;
  return shared;
}

function sharedBeginning(text: string, other: string): number {
  let shared = 0;
  while (shared < other.length && shared < text.length && text[shared] === other[shared]) shared += 1;
  return shared;
}
