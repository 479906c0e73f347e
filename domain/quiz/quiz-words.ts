/** What a quiz is rendered with. */
export type QuizWords = {
  /** Turns the Markdown of an author into safe HTML of whole paragraphs. */
  readonly block: (markdown: string) => string;
  /** The same for the text of a choice, without a paragraph around it. */
  readonly inline: (markdown: string) => string;
  readonly skillName: (skill: string) => string;
  /** A misconception in the words of somebody who holds it. */
  readonly belief: (misconception: string) => string;
};
