import type { Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import rehypeSanitize from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkRehype, { type Options } from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { typographicText } from '#domain/kernel/text/typographic-text.ts';
import { renderFormula } from './formula.ts';
import { isProse, parseMarkdown } from './parse-markdown.ts';
import { lessonHtmlSchema } from './sanitize-schema.ts';
import { alignNumbers, scopeTableHeaders, wrapTables } from './table.ts';

/** A prefix keeps the ids of headings apart from those of the page around the lesson. */
const HEADING_ID_PREFIX = 'section-';

const toHtmlTree: Options = {
  handlers: {
    inlineMath: (_state, node: { readonly value: string }) => renderFormula(node.value, false),
    math: (_state, node: { readonly value: string }) => renderFormula(node.value, true),
  },
};

const processor = unified()
  .use(displayLoneFormulas)
  .use(printSigns)
  .use(alignNumbers)
  .use(remarkRehype, toHtmlTree)
  .use(scopeTableHeaders)
  .use(rehypeSanitize, lessonHtmlSchema)
  .use(rehypeSlug, { prefix: HEADING_ID_PREFIX })
  .use(wrapTables)
  .use(rehypeStringify)
  .freeze();

/**
 * Renders the Markdown of a lesson to HTML that is safe to put into a page as it is.
 *
 * @throws FormulaError when a formula cannot be read
 */
export function renderMarkdown(markdown: string): string {
  return isProse(markdown) ? `<p>${typographicText(markdown)}</p>` : renderTree(parseMarkdown(markdown));
}

/** Renders a parsed text whose directives were given their elements. See {@link renderMarkdown}. */
export function renderTree(tree: Root): string {
  return processor.stringify(processor.runSync(tree));
}

/** Renders one paragraph without its `<p>`, for texts inside a label; several paragraphs keep theirs. */
export function renderInlineMarkdown(markdown: string): string {
  if (isProse(markdown)) return typographicText(markdown);
  const tree: HtmlRoot = processor.runSync(parseMarkdown(markdown));
  const [only, ...others] = tree.children;
  if (only?.type !== 'element' || only.tagName !== 'p' || others.length > 0) return processor.stringify(tree);
  return processor.stringify({ type: 'root', children: only.children });
}

/** Words get the marks and signs of print; code and formulas keep theirs. */
function printSigns() {
  return (tree: Root): void => {
    visit(tree, ['paragraph', 'heading', 'tableCell'], (block) => {
      let before = '';
      visit(block, ['text', 'inlineCode', 'inlineMath', 'break'], (node) => {
        if (node.type === 'text') node.value = typographicText(node.value, before);
        before = node.type === 'break' ? '' : 'value' in node ? node.value.slice(-1) : before;
      });
      return SKIP;
    });
  };
}

/** A formula that is a paragraph by itself is shown on a line of its own, also when written on one line. */
function displayLoneFormulas() {
  return (tree: Root): void => {
    tree.children = tree.children.map((node) => {
      const [only, ...others] = node.type === 'paragraph' ? node.children : [];
      return only?.type === 'inlineMath' && others.length === 0 ? { type: 'math', value: only.value } : node;
    });
  };
}
