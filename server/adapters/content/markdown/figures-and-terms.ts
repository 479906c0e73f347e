import type { Root, RootContentMap } from 'mdast';
import { visit } from 'unist-util-visit';

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
 * Gives a figure the element that it becomes: its title and summary stand in the HTML, so that it can be read without
 * JavaScript; the client puts the chart in their place.
 */
export function placeFigure(
  { name, node }: FigureUse,
  { title, summary }: { readonly title: string; readonly summary: string },
): void {
  node.data = {
    hName: 'figure',
    hProperties: { dataFigure: name },
    hChildren: [
      { type: 'element', tagName: 'figcaption', properties: {}, children: [{ type: 'text', value: title }] },
      { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: summary }] },
    ],
  };
}

/** Gives a term the element that it becomes; the client makes it open its definition. */
export function placeTerm({ id, node }: TermUse): void {
  node.data = { hName: 'span', hProperties: { className: ['term'], dataTerm: id } };
}
