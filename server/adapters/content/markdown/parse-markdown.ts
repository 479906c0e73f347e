import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/**
 * The Markdown of lessons: CommonMark with tables (GFM), formulas and directives (`::figure{#name}`,
 * `:term[gaps]{#gap}`, `:::check`). A formula stands between two dollar signs on each side, `$$x^2$$`; a single dollar
 * sign is money, so that "$8,000 and $60" needs no escapes.
 */
const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMath, { singleDollarTextMath: false })
  .freeze();

/** Parses Markdown into a syntax tree whose nodes know their lines. */
export function parseMarkdown(markdown: string): Root {
  const tree = parser.parse(markdown);
  // A colon before a word is punctuation ("ratio 3:x", "note:this") unless the word is that of a directive.
  visit(tree, 'textDirective', (node, index, parent) => {
    if (node.name === 'term' || parent === undefined || index === undefined) return;
    const { start, end } = node.position ?? {};
    const value = markdown.slice(start?.offset, end?.offset);
    parent.children.splice(index, 1, { type: 'text', value, position: node.position });
  });
  return tree;
}
