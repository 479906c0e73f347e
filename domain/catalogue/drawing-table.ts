import { formatDrawnValue } from './lecture/stage/format-drawn-value.ts';
import { countClasses } from './drawing/classes.ts';
import { formatPlace } from './drawing/format/format-place.ts';
import type { DrawingData, ValueStyle } from './drawing/drawing-data.ts';

/** The numbers of a drawing in English, as a table that needs no chart: heads of the columns, and a row for each place. */
export type DrawingTable = {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

export function drawingTable(drawing: DrawingData): DrawingTable {
  switch (drawing.kind) {
    case 'candles': {
      const price = styled(drawing);
      return {
        heads: ['Period', 'Open', 'High', 'Low', 'Close'],
        rows: drawing.candles.map(({ open, high, low, close }, place) => [
          String(drawing.first + place + 1),
          ...[open, high, low, close].map(price),
        ]),
      };
    }
    case 'line':
    case 'area': {
      const edges = drawing.bands.flatMap(({ name, low, high }) => [
        { name: `${name}, from`, values: low },
        { name: `${name}, to`, values: high },
      ]);
      const columns = [...drawing.series, ...edges];
      const value = styled(drawing);
      return {
        heads: [drawing.x_label ?? 'Period', ...columns.map(({ name }) => name)],
        rows: drawing.places.map((name, place) => [
          drawing.x_kind === 'number' ? formatPlace(drawing.x[place] ?? 0, 'en') : name,
          ...columns.map(({ values }) => value(values[place] ?? 0)),
        ]),
      };
    }
    case 'bars': {
      const value = styled(drawing);
      const hasErrors = drawing.bars.some(({ low }) => low !== undefined);
      return {
        heads: [drawing.x_label ?? 'Name', 'Value', ...(hasErrors ? ['From', 'To'] : [])],
        rows: drawing.bars.map((bar) => [
          bar.label,
          value(bar.value),
          ...(hasErrors ? [value(bar.low ?? bar.value), value(bar.high ?? bar.value)] : []),
        ]),
      };
    }
    case 'distribution': {
      const value = styled(drawing);
      return {
        heads: [drawing.x_label ?? 'Value', 'Count'],
        rows: countClasses(drawing.limits, drawing.values).map(({ from, to, count }) => [
          `${value(from)} to ${value(to)}`,
          String(count),
        ]),
      };
    }
    case 'scatter': {
      const { x, y, points } = drawing;
      return {
        heads: ['Point', x.label, y.label],
        rows: points.map((point, place) => [
          point.label ?? String(place + 1),
          styled(x)(point.x),
          styled(y)(point.y),
        ]),
      };
    }
  }
}

function styled(style: ValueStyle): (value: number) => string {
  return (value) => formatDrawnValue(value, style);
}
