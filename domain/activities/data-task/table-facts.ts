import { type DrawingFacts, valueFacts } from '../../catalogue/drawing/value-facts.ts';
import type { FullTable } from './data-table.ts';
import { numbersOf } from './row-numbers.ts';

/**
 * What is true of some rows of a table: `count`, and of each column of numbers, after its name, what figures know of values
 * (`result_mean`, `result_quantile(0.05)`), their sum and the value at a rank from the smallest (`result_rank(10)`).
 */
export function tableFacts({ columns, rows }: FullTable, places: readonly number[]): DrawingFacts {
  const variables: Record<string, number> = { count: places.length };
  const functions = new Map(
    columns.flatMap(({ name, kind }, index) => {
      if (kind === 'text') return [];
      const values = places.map((place) => numbersOf(kind, rows[place]?.[index] ?? '') ?? 0);
      const facts = valueFacts(values);
      for (const [fact, value] of Object.entries(facts.variables)) variables[`${name}_${fact}`] = value;
      variables[`${name}_sum`] = values.reduce((sum, value) => sum + value, 0);
      const sorted = values.toSorted((a, b) => a - b);
      const rank = { count: 1, apply: (wanted: number = 1) => sorted[wanted - 1] ?? Number.NaN };
      return [['rank', rank] as const, ...facts.functions].map(
        ([fact, apply]) => [`${name}_${fact}`, apply] as const,
      );
    }),
  );
  return { variables, functions };
}
