/** The characters that `public.search_course` puts around a match; private use, so no text holds them. */
const MATCH = /\uE000([^\uE001]*)\uE001/gu;

/** A piece of a passage, and whether it is what was searched for. */
export interface ExcerptPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Cuts a passage found by the search into what matched and what stands around it; no part is empty. */
export function excerptParts(excerpt: string): ExcerptPart[] {
  // A split by a pattern with one group gives the text outside and inside the group by turns.
  return excerpt
    .split(MATCH)
    .map((text, index) => ({ text, isMatch: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
