import type { Nodes, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/**
 * The Markdown of lessons: CommonMark with tables (GFM), formulas and directives (`::figure{#name}`,
 * `:term[gaps]{#gap}`, `:::reveal`). A formula stands between two dollar signs on each side, `$$x^2$$`; a single dollar
 * sign is money, so that "$8,000 and $60" needs no escapes.
 */
const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMath, { singleDollarTextMath: false })
  .freeze();

/** A line of words in which nothing can mean anything to Markdown: three of four texts in a quiz are one. */
const PROSE = /^(?:\p{L}|\$\d)(?: ?(?:[\p{L}\p{N}.,;?!'’"“”()%/+=×–—-]|\$(?!\$)))*$/u;
/** What makes links of words (GFM). */
const BARE_LINK = /www\./i;

/** Parses Markdown into a syntax tree whose nodes know their lines. */
export function parseMarkdown(markdown: string): Root {
  if (isProse(markdown)) return proseTree(markdown);
  const tree = parser.parse(markdown);
  if (!markdown.includes(':')) return tree; // It has no directives.
  // A colon before a word is punctuation ("ratio 3:x", "note:this") unless the word is that of a directive.
  visit(tree, 'textDirective', (node, index, parent) => {
    if (node.name === 'term' || parent === undefined || index === undefined) return;
    const value = sourceOf(node, markdown);
    parent.children.splice(index, 1, { type: 'text', value, position: node.position });
  });
  // Three hyphens right below a paragraph make a heading of it; in a reveal they divide question and answer.
  visit(tree, 'containerDirective', (node) => {
    node.children = node.children.flatMap((child) => {
      if (child.type !== 'heading' || sourceOf(child, markdown).startsWith('#')) return [child];
      const { children, position } = child;
      return [{ type: 'paragraph', children, position }, { type: 'thematicBreak' }];
    });
  });
  return tree;
}

/** Whether a text is a line of plain words, which stands in HTML as it is. */
export function isProse(markdown: string): boolean {
  return PROSE.test(markdown) && !BARE_LINK.test(markdown);
}

/** What the parser makes of a line of plain words, at a hundredth of its price. */
function proseTree(value: string): Root {
  const end = { line: 1, column: value.length + 1, offset: value.length };
  const position = { start: { line: 1, column: 1, offset: 0 }, end };
  const text = { type: 'text' as const, value, position };
  return { type: 'root', children: [{ type: 'paragraph', children: [text], position }], position };
}

/** What an author wrote for a node. */
export function sourceOf({ position }: Nodes, markdown: string): string {
  return markdown.slice(position?.start.offset, position?.end.offset);
}
