import type { Cell } from './data-table.ts';

/** How a condition of a rule compares: at least, more than, at most, less than; is and is not for texts. */
export const COMPARISONS = { number: ['ge', 'gt', 'le', 'lt'], text: ['is', 'not'] } as const;

export type Comparison = (typeof COMPARISONS)[keyof typeof COMPARISONS][number];

/** A column that a rule may ask about; a text by its place among the texts of the column, from 0. */
export type RuleColumn = { readonly name: string; readonly label: string } & (
  | { readonly kind: 'number'; readonly unit?: string; readonly decimals: number }
  | { readonly kind: 'text'; readonly texts: readonly string[] }
);

export type RuleCondition = {
  readonly column: string;
  readonly comparison: Comparison;
  readonly value: number;
};

/** What is built from the parts: all of the conditions have to hold, or any of them. */
export type BuiltRule = { readonly joins: 'all' | 'any'; readonly conditions: readonly RuleCondition[] };

/** A rule as an answer names it: `['all', 'spread:ge:3', 'volume:lt:100']`. */
export function ruleNames({ joins, conditions }: BuiltRule): string[] {
  return [joins, ...conditions.map(({ column, comparison, value }) => `${column}:${comparison}:${value}`)];
}

/** The rule of an answer; undefined for what cannot be one with these columns. */
export function readRule(
  answer: unknown,
  columns: readonly RuleColumn[],
  most: number,
): BuiltRule | undefined {
  if (!Array.isArray(answer)) return undefined;
  const [joins, ...parts] = answer.map(String);
  if ((joins !== 'all' && joins !== 'any') || parts.length === 0 || parts.length > most) return undefined;
  const conditions = parts.map((part) => readCondition(part, columns));
  const read = conditions.filter((condition) => condition !== undefined);
  return read.length === parts.length ? { joins, conditions: read } : undefined;
}

function readCondition(part: string, columns: readonly RuleColumn[]): RuleCondition | undefined {
  const [name, word, written = '', ...rest] = part.split(':');
  const column = columns.find((known) => known.name === name);
  const value = Number(written);
  if (column === undefined || rest.length > 0 || written === '' || !Number.isFinite(value)) return undefined;
  const comparison = COMPARISONS[column.kind].find((known) => known === word);
  if (comparison === undefined) return undefined;
  if (column.kind === 'text' && column.texts[value] === undefined) return undefined;
  return { column: column.name, comparison, value };
}

/** Whether a rule says yes to a row. */
export function alarms(
  { joins, conditions }: BuiltRule,
  columns: readonly RuleColumn[],
  cellOf: (column: string) => Cell | undefined,
): boolean {
  const holds = ({ column: name, comparison, value }: RuleCondition) => {
    const column = columns.find((known) => known.name === name);
    const cell = cellOf(name);
    if (column?.kind === 'text') return (cell === column.texts[value]) === (comparison === 'is');
    return compare(Number(cell), comparison, value);
  };
  return joins === 'all' ? conditions.every(holds) : conditions.some(holds);
}

function compare(number: number, comparison: Comparison, value: number): boolean {
  if (comparison === 'ge') return number >= value;
  if (comparison === 'gt') return number > value;
  return comparison === 'le' ? number <= value : number < value;
}
