import { importedMarket } from '../simulator-rows.ts';
import { serverOnly, type TableAccess } from './table-access.ts';

/** A browser gets bars up to its cursor, from the server. */
export const market: readonly TableAccess[] = [
  {
    table: 'imported_markets',
    row: `id = '${importedMarket}'`,
    insert: {
      symbol: 'ABC',
      instrument: '{}',
      first_monday: '2024-03-04',
      source: 'Bars of the operator.',
      licence: 'Dedicated to the public domain.',
    },
    update: { licence: 'Dedicated to the public domain too.' },
    expect: serverOnly,
  },
  {
    table: 'imported_market_days',
    row: `market_id = '${importedMarket}'`,
    insert: { market_id: importedMarket, day: 1, bars: '[]' },
    update: { bars: '[]' },
    expect: serverOnly,
  },
];
