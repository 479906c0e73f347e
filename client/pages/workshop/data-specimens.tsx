import { cents } from '#domain/kernel/money/cents.ts';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Day, Moment } from '../../ui/value/date-display.tsx';
import { DetailSection } from '../../ui/detail-section.tsx';
import { Fact } from '../../ui/fact.tsx';
import { LevelName } from '../../ui/value/level-name.tsx';
import { Money } from '../../ui/value/money.tsx';
import type { SortState } from '../../ui/table/sort-button.tsx';
import { Table, type TableColumn } from '../../ui/table/table.tsx';
import { DataTableSpecimen } from './data-table-specimen.tsx';
import { Specimen, SpecimenGroup } from './specimen.tsx';

interface Trade {
  market: string;
  day: string;
  units: number;
  /** In cents. */
  result: number;
}

const trades: readonly Trade[] = [
  { market: 'EUR/USD', day: '2026-11-16', units: 12000, result: 4250 },
  { market: 'A share with an unusually long company name', day: '2026-11-17', units: 50, result: -10000 },
  { market: 'Gold', day: '2026-11-18', units: 2, result: 0 },
];

const columns: readonly TableColumn<Trade>[] = [
  { id: 'market', head: 'Market', cell: ({ market }) => market },
  { id: 'day', head: 'Day', cell: ({ day }) => <Day value={day} /> },
  { id: 'units', head: 'Units', numeric: true, cell: ({ units }) => units },
  {
    id: 'result',
    head: 'Result',
    numeric: true,
    cell: ({ result }) => <Money minorUnits={cents(result)} currency="USD" signed />,
  },
];

/** What shows facts: tables, badges, people, dates and amounts. */
export function DataSpecimens() {
  return (
    <SpecimenGroup title="Facts">
      <TableSpecimen />
      <DataTableSpecimen />
      <Specimen name="Badge">
        <Badge>Draft</Badge>
        <Badge tone="success">Active</Badge>
        <Badge tone="warn">Paused</Badge>
        <Badge tone="danger">Blocked</Badge>
      </Specimen>
      <Specimen name="DetailSection, Fact" stacked>
        <DetailSection title="What it achieved">
          <dl className="flex flex-wrap gap-x-10 gap-y-4">
            <Fact name="Clicks">1,204</Fact>
            <Fact name="Conversions">{null}</Fact>
          </dl>
        </DetailSection>
      </Specimen>
      <Specimen name="Day, Moment, LevelName">
        <Day value="2026-11-20" />
        <Moment value="2026-11-20T14:30:00Z" />
        <LevelName level="Intermediate" />
      </Specimen>
      <Specimen name="Money: price, refund, gain, loss, nothing">
        <Money minorUnits={cents(4900)} currency="USD" />
        <Money minorUnits={cents(-4900)} currency="USD" />
        <Money minorUnits={cents(12050)} currency="EUR" signed />
        <Money minorUnits={cents(-12050)} currency="EUR" signed />
        <Money minorUnits={cents(0)} currency="JPY" signed />
      </Specimen>
    </SpecimenGroup>
  );
}

function TableSpecimen() {
  const [sort, setSort] = useState<SortState>({ column: 'result', direction: 'descending' });
  const turn = sort.direction === 'ascending' ? 1 : -1;
  const rows = trades.toSorted((a, b) => turn * compare(a, b, sort.column));
  return (
    <Specimen name="Table: sortable, and plain" stacked>
      <Table
        caption="Trades of this week"
        rows={rows}
        rowId={({ market }) => market}
        sort={sort}
        onSort={setSort}
        columns={columns}
      />
      <Table caption="Markets" rows={trades} rowId={({ market }) => market} columns={columns.slice(0, 2)} />
    </Specimen>
  );
}

function compare(one: Trade, other: Trade, column: string): number {
  if (column === 'units') return one.units - other.units;
  if (column === 'result') return one.result - other.result;
  return column === 'day' ? one.day.localeCompare(other.day) : one.market.localeCompare(other.market);
}
