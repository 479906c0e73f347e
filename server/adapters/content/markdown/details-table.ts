import type { Element, ElementContent, Text } from 'hast';
import type { DrawingTable } from '#domain/catalogue/drawing-table.ts';

/** A table below a line that opens it. */
export function detailsTable(title: string, { heads, rows }: DrawingTable): Element {
  const row = (tag: 'th' | 'td') => (cells: readonly string[]) =>
    element(
      'tr',
      cells.map((cell) => element(tag, [words(cell)])),
    );
  return {
    ...element('details', [
      element('summary', [words(title)]),
      element('table', [element('thead', [row('th')(heads)]), element('tbody', rows.map(row('td')))]),
    ]),
    properties: { className: ['figure-table'] },
  };
}

export function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

export function words(value: string): Text {
  return { type: 'text', value };
}
