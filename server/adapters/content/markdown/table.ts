import type { Element, Properties, Root } from 'hast';
import type { Root as MarkdownRoot, TableCell } from 'mdast';
import { visit } from 'unist-util-visit';

/** A cell that holds a number, with its sign and unit: "−$250", "97%", "1.5 R". */
const NUMBER = /^[−+-]?[$€£¥₹]?\d[\d,.]*(?:%|\sR)?$/u;

/** Puts numbers one below the other as in an account: a column of nothing else stands on the right, unless its author says where. */
export function alignNumbers() {
  return (tree: MarkdownRoot): void => {
    visit(tree, 'table', (table) => {
      const [, ...rows] = table.children;
      const isNumber = (cell: TableCell | undefined) => cell !== undefined && NUMBER.test(textOf(cell));
      table.align = (table.align ?? []).map((align, column) => {
        // What stands first names the row.
        const holdsNumbers =
          column > 0 && rows.length > 1 && rows.every(({ children }) => isNumber(children[column]));
        return align ?? (holdsNumbers ? 'right' : null);
      });
    });
  };
}

function textOf(cell: TableCell): string {
  const parts = cell.children.map((child) => ('value' in child ? child.value : '?'));
  return parts.join('').trim();
}

/** Names the header cells of tables as such; an empty one names nothing and becomes a plain cell. */
export function scopeTableHeaders() {
  return (tree: Root): void => {
    visit(tree, 'element', (cell) => {
      if (cell.tagName !== 'th') return;
      if (cell.children.length === 0) cell.tagName = 'td';
      else cell.properties.scope = 'col';
    });
  };
}

/**
 * Puts each table into a box that scrolls sideways on a narrow screen. The box can be reached by keyboard and is
 * named after the heading above it. Runs after sanitising, when headings have their ids.
 */
export function wrapTables() {
  return (tree: Root): void => {
    let headingId: string | undefined;
    tree.children = tree.children.map((node) => {
      if (node.type !== 'element') return node;
      if (/^h[2-6]$/.test(node.tagName)) headingId = String(node.properties.id);
      return node.tagName === 'table' ? scrollBox(node, headingId) : node;
    });
  };
}

function scrollBox(table: Element, headingId: string | undefined): Element {
  const className = ['table-scroll', ...(columnsOf(table) > 3 ? ['of-many-columns'] : [])];
  const properties: Properties = { className, tabIndex: 0 };
  if (headingId !== undefined) Object.assign(properties, { role: 'group', ariaLabelledBy: headingId });
  return { type: 'element', tagName: 'div', properties, children: [table] };
}

function columnsOf(table: Element): number {
  let most = 0;
  visit(table, 'element', ({ tagName, children }) => {
    if (tagName === 'tr') most = Math.max(most, children.filter(({ type }) => type === 'element').length);
  });
  return most;
}
