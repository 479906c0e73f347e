import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** The words below a node, without marks and formulas. */
export function textOf(node: Nodes): string {
  const parts: string[] = [];
  visit(node, ['text', 'inlineCode'], (part) => {
    if ('value' in part) parts.push(part.value);
  });
  return parts.join('');
}

/** The words of a text, a line for each heading, paragraph and table cell. */
export function plainText(tree: Root): string {
  const lines: string[] = [];
  visit(tree, ['heading', 'paragraph', 'tableCell'], (node) => {
    const line = textOf(node).replaceAll(/\s+/g, ' ').trim();
    if (line !== '') lines.push(line);
  });
  return lines.join('\n');
}
