import type { ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import temml from 'temml';

/** Raised for a formula that is not correct LaTeX; the message is Temml's. */
export class FormulaError extends Error {}

/**
 * Renders LaTeX as MathML, which browsers show and read aloud without a script.
 *
 * @param display true for a formula on a line of its own
 * @throws FormulaError when the formula cannot be read
 */
export function renderFormula(latex: string, display: boolean): ElementContent[] {
  let markup: string;
  try {
    markup = temml.renderToString(latex, { displayMode: display, throwOnError: true, trust: false });
  } catch (error) {
    throw new FormulaError(firstLine(error));
  }
  const tree: Root = fromHtml(markup, { fragment: true });
  return tree.children.filter((node) => node.type !== 'doctype');
}

/** Temml goes on to mark the place in a copy of the formula, which does not read well in one line. */
function firstLine(error: unknown): string {
  const [line = ''] = String(error instanceof Error ? error.message : error)
    .trim()
    .split('\n');
  return line.trim().replace(/[.:]$/, '');
}
