import type { Element, Properties, Root } from 'hast';
import { visit } from 'unist-util-visit';

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
  const properties: Properties = { className: ['table-scroll'], tabIndex: 0 };
  if (headingId !== undefined) Object.assign(properties, { role: 'group', ariaLabelledBy: headingId });
  return { type: 'element', tagName: 'div', properties, children: [table] };
}
