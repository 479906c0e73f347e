import type { DrawingData, FigureData } from './drawing-data.ts';

/** What a figure says in words: its title and summary, and the labels in it. */
export function figureWords({ title, summary, drawing }: FigureData): string[] {
  if (drawing.kind !== 'panels') return [title, summary, ...labelsOf(drawing)];
  return [title, summary, ...drawing.panels.flatMap((panel) => [panel.title, ...labelsOf(panel.drawing)])];
}

/** The labels of levels and marks: what an author says of a place in a drawing. */
export function labelsOf(drawing: DrawingData): string[] {
  if (!('levels' in drawing)) return [];
  return [...drawing.levels, ...drawing.marks].map(({ label }) => label);
}
