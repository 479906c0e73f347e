import type { AnalyticsRows } from './contract.ts';

type DayRow = AnalyticsRows['days'];

/** A measure as one value for each part of a period; 0 where nothing happened. @param parts first days, see `partsOf` */
export function seriesOf(
  rows: readonly DayRow[],
  measure: DayRow['measure'],
  parts: readonly string[],
): number[] {
  const counts = new Map(
    rows.filter((row) => row.measure === measure).map((row) => [row.starts_on, row.happened]),
  );
  return parts.map((part) => counts.get(part) ?? 0);
}

/** How often a measure happened in the whole period. */
export function totalOf(rows: readonly DayRow[], measure: DayRow['measure']): number {
  return rows.reduce((sum, row) => (row.measure === measure ? sum + row.happened : sum), 0);
}

/** The place of the highest value, the first of equal ones; null when all are 0 or there are none. */
export function peakOf(values: readonly number[]): number | null {
  const highest = Math.max(0, ...values);
  return highest === 0 ? null : values.indexOf(highest);
}
