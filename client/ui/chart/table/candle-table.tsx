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
}

/** The four prices of each candle. */
export function CandleTable({ caption, placeName, nameAt, candles, formatValue }: CandleTableProps) {
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
      className="max-h-96"
      rows={candles.map((candle, place) => ({ candle, place }))}
      rowId={({ place }) => String(place)}
      columns={[
        { id: 'place', head: placeName, cell: ({ place }) => nameAt(place) },
        price('open', t({ message: 'Open', context: 'price' })),
        price('high', t({ message: 'High', context: 'price' })),
        price('low', t({ message: 'Low', context: 'price' })),
        price('close', t({ message: 'Close', context: 'price' })),
      ]}
    />
  );
}
