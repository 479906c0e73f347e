import type { CheckedSentence } from './check-sentence.ts';
import type { Material } from './material.ts';

/** A sentence as a reply shows it: what it rests on stands behind it as numbers, which lead to their page where there is one. */
export function wordSentence({ text, cites }: CheckedSentence, { sources }: Material): string {
  const marks = cites.map((number) => {
    const path = sources[number - 1]?.page?.path;
    return path === undefined ? `(${number})` : `[${number}](${path})`;
  });
  return `${text} ${marks.join(' ')}`;
}
