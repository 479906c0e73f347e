import type { Element } from 'hast';
import type { Root, RootContentMap } from 'mdast';
import { visit } from 'unist-util-visit';
import type { DrawingData, FigureData } from '#domain/catalogue/drawing/drawing-data.ts';
import { drawingTable } from '#domain/catalogue/drawing-table.ts';
import { detailsTable, element, words } from './details-table.ts';

/** A `::figure{#name}` on a line of its own; another `::word` is a mistake that the linter names. */
export type FigureUse = { readonly name: string; readonly node: RootContentMap['leafDirective'] };

/** A `:term[gaps]{#gap}` in a sentence. */
export type TermUse = { readonly id: string; readonly node: RootContentMap['textDirective'] };

/** All places of a text that show a figure, from top to bottom. A name is empty when it was left out. */
export function figuresIn(tree: Root): FigureUse[] {
  const uses: FigureUse[] = [];
  visit(tree, 'leafDirective', (node) => {
    if (node.name === 'figure') uses.push({ name: node.attributes?.id ?? '', node });
  });
  return uses;
}

/** All places of a text that use a term of the glossary, from top to bottom. */
export function termsIn(tree: Root): TermUse[] {
  const uses: TermUse[] = [];
  visit(tree, 'textDirective', (node) => {
    uses.push({ id: node.attributes?.id ?? '', node });
  });
  return uses;
}

/**
 * Gives a figure the element that it becomes: its title, its summary and its numbers stand in the HTML, so that it can be
 * read without JavaScript; the client puts the chart in their place.
 */
export function placeFigure({ name, node }: FigureUse, { title, summary, drawing }: FigureData): void {
  node.data = {
    hName: 'figure',
    hProperties: { dataFigure: name },
    hChildren: [
      element('figcaption', [words(title)]),
      element('p', [words(summary)]),
      ...(drawing.kind === 'panels'
        ? drawing.panels.map((panel) => table(panel.title, panel.drawing))
        : [table('Data table', drawing)]),
    ],
  };
}

/** The numbers of a drawing below a line that opens them. */
function table(title: string, drawing: DrawingData): Element {
  return detailsTable(title, drawingTable(drawing));
}

/** Gives a term the element that it becomes; the client makes it open its definition. */
export function placeTerm({ id, node }: TermUse): void {
  node.data = { hName: 'span', hProperties: { className: ['term'], dataTerm: id } };
}
