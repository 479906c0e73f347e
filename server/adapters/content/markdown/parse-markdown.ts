import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/**
 * The Markdown of lessons: CommonMark with tables (GFM) and formulas. A formula stands between two dollar signs on
 * each side, `$$x^2$$`; a single dollar sign is money, so that "$8,000 and $60" needs no escapes.
 */
const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkMath, { singleDollarTextMath: false })
  .freeze();

/** Parses Markdown into a syntax tree whose nodes know their lines. */
export function parseMarkdown(markdown: string): Root {
  return parser.parse(markdown);
}
