import { Table } from '../../table/table.tsx';
import type { Series } from '../chart-props.ts';

interface SeriesTableProps {
  caption: string;
  placeName: string;
  places: readonly string[];
  series: readonly Series[];
  formatValue: (value: number) => string;
}

/** The figures of a chart: a row for each place, a column for each series. */
export function SeriesTable({ caption, placeName, places, series, formatValue }: SeriesTableProps) {
  return (
    <Table
      caption={caption}
      captionHidden
      className="max-h-96"
      rows={places.map((name, place) => ({ name, place }))}
      rowId={({ place }) => String(place)}
      columns={[
        { id: 'place', head: placeName, cell: ({ name }) => name },
        ...series.map(({ name, values }) => ({
          id: `series-${name}`,
          head: name,
          numeric: true,
          cell: ({ place }: { place: number }) => formatValue(values[place] ?? 0),
        })),
      ]}
    />
  );
}
