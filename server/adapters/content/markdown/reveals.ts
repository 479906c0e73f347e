import type { BlockContent, DefinitionContent, Paragraph, Root, RootContentMap } from 'mdast';
import { visit } from 'unist-util-visit';

/** A question inside a text: what is asked, a line of three hyphens, and the answer. */
export type Reveal = {
  readonly node: RootContentMap['containerDirective'];
  readonly question: readonly (BlockContent | DefinitionContent)[];
  /** Empty when the line of hyphens, or what should follow it, is missing. */
  readonly answer: readonly (BlockContent | DefinitionContent)[];
};

/** All `:::reveal` blocks of a text, from top to bottom. */
export function revealsIn(tree: Root): Reveal[] {
  const reveals: Reveal[] = [];
  visit(tree, 'containerDirective', (node) => {
    if (node.name === 'reveal') reveals.push(splitReveal(node));
  });
  return reveals;
}

/**
 * Gives a reveal the elements that it becomes: a `<details>` whose summary is the question, so that the answer is hidden
 * until it is asked for, with and without JavaScript.
 */
export function placeReveal({ node, question, answer }: Reveal): void {
  const summary: Paragraph = {
    type: 'paragraph',
    data: { hName: 'summary' },
    children: [
      {
        type: 'emphasis',
        data: { hName: 'span', hProperties: { className: ['reveal-label'] } },
        children: [{ type: 'text', value: 'Check yourself' }],
      },
      { type: 'text', value: ' ' },
      ...question.flatMap((block) => (block.type === 'paragraph' ? block.children : [])),
    ],
  };
  node.children = [summary, ...answer];
  node.data = { hName: 'details', hProperties: { className: ['reveal'] } };
}

function splitReveal(node: Reveal['node']): Reveal {
  const divider = node.children.findIndex(({ type }) => type === 'thematicBreak');
  if (divider === -1) return { node, question: node.children, answer: [] };
  return { node, question: node.children.slice(0, divider), answer: node.children.slice(divider + 1) };
}
