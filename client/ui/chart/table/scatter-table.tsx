import { useLingui } from '@lingui/react/macro';
import { Table } from '../../table/table.tsx';

/** A case with its two values; `size` compares areas, 1 being the usual one. */
export interface ScatterPoint {
  x: number;
  y: number;
  label?: string;
  size?: number;
}

/** One of the two values: what it is, and how it is worded. */
export interface ScatterAxis {
  label: string;
  formatValue: (value: number) => string;
  /** The same beside the axis, where a unit of words need not stand with each value. */
  formatTick?: (value: number) => string;
}

interface ScatterTableProps {
  caption: string;
  x: ScatterAxis;
  y: ScatterAxis;
  points: readonly ScatterPoint[];
}

/** The figures of a scatter chart: a row for each point. */
export function ScatterTable({ caption, x, y, points }: ScatterTableProps) {
  const { t } = useLingui();
  return (
    <Table
      caption={caption}
      captionHidden
      className="max-h-96"
      rows={points.map((point, place) => ({ point, place }))}
      rowId={({ place }) => String(place)}
      columns={[
        { id: 'point', head: t`Point`, cell: ({ point, place }) => point.label ?? String(place + 1) },
        { id: 'x', head: x.label, numeric: true, cell: ({ point }) => x.formatValue(point.x) },
        { id: 'y', head: y.label, numeric: true, cell: ({ point }) => y.formatValue(point.y) },
      ]}
    />
  );
}
