import type { CalculationVariables } from '../../kernel/calculation-parser.ts';
import { axisReach } from './axis-reach.ts';
import { computeDrawing, type DrawingResult, drawingResult, isGenerated } from './compute-drawing.ts';
import type { DrawingData, FigureData, FigureDrawing, PanelsDrawing } from './drawing-data.ts';
import type { DrawingSources } from './drawing-sources.ts';
import { DrawingError } from './drawing-values.ts';
import { drawingFacts, panelFacts } from './drawing-facts.ts';
import type { DrawingFacts } from './value-facts.ts';
import { startValues } from './figure-controls.ts';
import type { Drawing, Figure, Panels } from './figure-contract.ts';
import { fillWords, type WordFacts } from './fill-words.ts';

/**
 * A figure as learners get it.
 * @param settings the values of its controls; those that it starts with when left out
 */
export function figureData(
  figure: Figure,
  sources: DrawingSources,
  settings: CalculationVariables = startValues(figure.controls),
): DrawingResult<FigureData> {
  return drawingResult(() => {
    const names = { ...sources.names, ...settings };
    const { drawing, facts } = drawnFigure(figure, { ...sources, names });
    const words = { names, facts, controls: figure.controls, decimals: decimalsOf(drawing) };
    return {
      title: fillWords(['title'], figure.title, words),
      summary: fillWords(['summary'], figure.summary, words),
      generated: figure.kind === 'panels' ? figure.panels.some(isGenerated) : isGenerated(figure),
      drawing,
      ...(figure.controls !== undefined && {
        source: {
          figure,
          control_names: Object.keys(figure.controls),
          markets: sources.markets,
          names: sources.names,
        },
      }),
    };
  });
}

/** A drawing with its words filled in, and the facts that they may state. @throws DrawingError */
export function drawnWithFacts(drawing: Drawing, sources: DrawingSources, controls?: Figure['controls']) {
  const data = computeDrawing(drawing, sources);
  const facts = drawingFacts(data);
  const words = { names: sources.names, facts, controls, decimals: decimalsOf(data) };
  return { drawing: withWords(data, words), facts };
}

function drawnFigure(
  figure: Figure,
  sources: DrawingSources,
): { readonly drawing: FigureDrawing; readonly facts: DrawingFacts } {
  if (figure.kind !== 'panels') return drawnWithFacts(figure, sources, figure.controls);
  return drawnPanels(figure, sources);
}

function drawnPanels(figure: Panels, sources: DrawingSources) {
  const drawn = figure.panels.map((panel, index) => {
    try {
      return { title: panel.title, ...drawnWithFacts(panel, sources, figure.controls) };
    } catch (error) {
      if (!(error instanceof DrawingError)) throw error;
      throw new DrawingError(['panels', index, ...error.path], error.message);
    }
  });
  const facts = panelFacts(drawn.map((panel) => panel.facts));
  const words = { names: sources.names, facts, controls: figure.controls, decimals: 2 };
  const panels = drawn.map(({ title, drawing }, index) => ({
    title: fillWords(['panels', index, 'title'], title, words),
    drawing,
  }));
  const drawing: PanelsDrawing = {
    kind: 'panels',
    layout: figure.layout,
    panels,
    ...(figure.scale === 'shared' && { reach: axisReach(panels.map((panel) => panel.drawing)) }),
  };
  return { drawing, facts };
}

function decimalsOf(drawing: FigureDrawing): number {
  if (drawing.kind === 'panels') return 2;
  return drawing.kind === 'scatter' ? drawing.y.decimals : drawing.decimals;
}

/** Labels may state facts of what is drawn, and the names of lines and bars where the controls stand. */
function withWords(drawing: DrawingData, words: WordFacts): DrawingData {
  const labelled = <Item extends { readonly label: string }>(key: string, items: readonly Item[]) =>
    items.map((item, index) => ({ ...item, label: fillWords([key, index, 'label'], item.label, words) }));
  switch (drawing.kind) {
    case 'candles':
      return {
        ...drawing,
        levels: labelled('levels', drawing.levels),
        marks: labelled('marks', drawing.marks),
      };
    case 'line':
    case 'area':
      return {
        ...drawing,
        levels: labelled('levels', drawing.levels),
        marks: labelled('marks', drawing.marks),
        series: drawing.series.map((each, index) => ({
          ...each,
          name: fillWords(['series', index, 'name'], each.name, words),
        })),
      };
    case 'bars':
      return { ...drawing, bars: labelled('bars', drawing.bars) };
    case 'scatter':
      return {
        ...drawing,
        points: drawing.points.map(({ label, ...point }, index) => ({
          ...point,
          ...(label !== undefined && { label: fillWords(['points', index, 'label'], label, words) }),
        })),
      };
    case 'distribution':
      return drawing;
  }
}
