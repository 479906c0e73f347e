import { sentencesOf } from '#domain/catalogue/sentences.ts';

/** A sentence to be read aloud, and the block of text it stands in. */
export interface SpokenSentence {
  readonly text: string;
  readonly block: HTMLElement;
}

const BLOCKS = 'h2, h3, h4, p, li, blockquote, figcaption, summary, th, td';

/**
 * What is read aloud of a text: its innermost blocks in their order, as they are seen, without answers that have not been
 * asked for, definitions that have not been opened, and the reader's own notes.
 */
export function spokenSentences(root: HTMLElement): SpokenSentence[] {
  return [...root.querySelectorAll<HTMLElement>(BLOCKS)]
    .filter(
      (block) =>
        block.querySelector(BLOCKS) === null &&
        block.closest('[data-note-place]') === null &&
        block.checkVisibility(),
    )
    .flatMap((block) => sentencesOf(block.innerText).map((text) => ({ text, block })));
}
