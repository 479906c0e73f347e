import { useLingui } from '@lingui/react/macro';
import type { Candle } from '#domain/kernel/generated-prices.ts';
import { Table } from '../../table/table.tsx';

interface CandleTableProps {
  caption: string;
  placeName: string;
  /** Names the period of a candle by its place. */
  nameAt: (place: number) => string;
  candles: readonly Candle[];
  formatValue: (value: number) => string;
  /** What is drawn beside the candles: a value for each of them, or none yet. */
  columns?: readonly ValueColumn[];
  /** Of the scrolling box. */
  className?: string;
}

export interface ValueColumn {
  id: string;
  name: string;
  values: readonly (number | undefined)[];
  formatValue: (value: number) => string;
}

const NO_COLUMNS: readonly ValueColumn[] = [];

/** The four prices of each candle, and what is drawn beside them. */
export function CandleTable({
  caption,
  placeName,
  nameAt,
  candles,
  formatValue,
  columns = NO_COLUMNS,
  className = 'max-h-96',
}: CandleTableProps) {
  const { t } = useLingui();
  const price = (id: keyof Candle, head: string) => ({
    id,
    head,
    numeric: true,
    cell: ({ candle }: { candle: Candle }) => formatValue(candle[id]),
  });
  return (
    <Table
      caption={caption}
      captionHidden
      className={className}
      rows={candles.map((candle, place) => ({ candle, place }))}
      rowId={({ place }) => String(place)}
      columns={[
        { id: 'place', head: placeName, cell: ({ place }) => nameAt(place) },
        price('open', t({ message: 'Open', context: 'price' })),
        price('high', t({ message: 'High', context: 'price' })),
        price('low', t({ message: 'Low', context: 'price' })),
        price('close', t({ message: 'Close', context: 'price' })),
        ...columns.map(({ id, name, values, formatValue: format }) => ({
          id,
          head: name,
          numeric: true,
          cell: ({ place }: { place: number }) => {
            const value = values[place];
            return value === undefined ? '' : format(value);
          },
        })),
      ]}
    />
  );
}
