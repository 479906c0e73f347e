import { findPassage } from './find-passage.ts';
import { CONTEXT_LENGTH, PASSAGE_LENGTH, type PassageAnchor } from './note-anchor.ts';

/** How much of the surroundings is kept where that is enough to tell a passage from others with the same words. */
const USUAL_CONTEXT = 32;

/**
 * The anchor of a passage. What is longer than a passage may be loses its end.
 * @param from the place of its first character in the text
 * @param to the place after its last one
 */
export function describePassage(text: string, from: number, to: number): PassageAnchor {
  const end = Math.min(to, from + PASSAGE_LENGTH);
  for (let context = USUAL_CONTEXT; ; context *= 2) {
    const anchor: PassageAnchor = {
      kind: 'passage',
      exact: whole(text.slice(from, end)),
      prefix: whole(text.slice(Math.max(0, from - context), from)),
      suffix: whole(text.slice(end, end + context)),
    };
    if (context >= CONTEXT_LENGTH || findPassage(text, anchor)?.from === from) return anchor;
  }
}

/** Without the halves of signs of two units at its ends, which no JSON may hold. */
function whole(text: string): string {
  return text.replaceAll(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '');
}
