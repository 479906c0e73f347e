import type { DrawingData } from './drawing-data.ts';
import { type DrawingFacts, seriesFacts, valueFacts } from './value-facts.ts';

/** Of a stage without a chart. */
export const NO_FACTS: DrawingFacts = { variables: {}, functions: new Map() };

/** The facts of a drawing. Those of one of several lines, bars or points begin with its name: `year_2_fall`. */
export function drawingFacts(drawing: DrawingData): DrawingFacts {
  switch (drawing.kind) {
    case 'candles': {
      const of = (key: 'open' | 'high' | 'low' | 'close') => drawing.candles.map((candle) => candle[key]);
      const places = drawing.candles.map((_, place) => drawing.first + place);
      const closes = seriesFacts(of('close'), places);
      const each = (['open', 'high', 'low', 'close'] as const).map(
        (key) => [key, seriesFacts(of(key), places).functions.get('at')] as const,
      );
      return {
        variables: {
          ...closes.variables,
          first: of('open')[0] ?? 0,
          max: Math.max(...of('high')),
          min: Math.min(...of('low')),
        },
        functions: new Map([
          ...closes.functions,
          ...each.flatMap(([key, at]) => (at === undefined ? [] : [[key, at] as const])),
        ]),
      };
    }
    case 'line':
    case 'area': {
      const lines = drawing.series.map(({ name, values }) => named(name, seriesFacts(values, drawing.x)));
      const edges = drawing.bands.flatMap(({ name, low, high }) => [
        named(`${name} low`, seriesFacts(low, drawing.x)),
        named(`${name} high`, seriesFacts(high, drawing.x)),
      ]);
      const [only] = drawing.series;
      const whole = valueFacts(drawing.series.flatMap(({ values }) => values));
      const alone =
        drawing.series.length === 1 && only !== undefined ? seriesFacts(only.values, drawing.x) : undefined;
      return merged([
        ...lines,
        ...edges,
        alone ?? {
          variables: { max: whole.variables.max ?? 0, min: whole.variables.min ?? 0 },
          functions: new Map(),
        },
      ]);
    }
    case 'bars': {
      const bars = drawing.bars.map(({ label, value, low, high }) => {
        const name = factName(label);
        return {
          variables: {
            [name]: value,
            ...(low !== undefined && high !== undefined && { [`${name}_low`]: low, [`${name}_high`]: high }),
          },
          functions: new Map(),
        };
      });
      return merged([...bars, valueFacts(drawing.bars.map(({ value }) => value))]);
    }
    case 'distribution':
      return valueFacts(drawing.values);
    case 'scatter': {
      const points = drawing.points.flatMap(({ label, x, y }) =>
        label === undefined
          ? []
          : { variables: { [`${factName(label)}_x`]: x, [`${factName(label)}_y`]: y }, functions: new Map() },
      );
      const { trend } = drawing;
      return merged([
        ...points,
        { variables: { count: drawing.points.length, ...trend }, functions: new Map() },
      ]);
    }
  }
}

/** The facts of two panels: those of the first begin with `a_`, those of the second with `b_`. */
export function panelFacts(panels: readonly DrawingFacts[]): DrawingFacts {
  return merged(panels.map((facts, index) => named('ab'[index] ?? '', facts)));
}

/** What a line, bar or point is called in calculations: `2% each` is `n2_each`. Places for words have no name. */
export function factName(name: string): string {
  const letters = name
    .replaceAll(/\{\{.*?\}\}/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');
  return /^\d/.test(letters) ? `n${letters}` : letters;
}

function named(name: string, { variables, functions }: DrawingFacts): DrawingFacts {
  const prefix = `${factName(name)}_`;
  return {
    variables: Object.fromEntries(Object.entries(variables).map(([key, value]) => [prefix + key, value])),
    functions: new Map([...functions].map(([key, value]) => [prefix + key, value])),
  };
}

function merged(facts: readonly DrawingFacts[]): DrawingFacts {
  return {
    variables: Object.assign({}, ...facts.map(({ variables }) => variables)),
    functions: new Map(facts.flatMap(({ functions }) => [...functions])),
  };
}
