import { arrayLiteral } from '#domain/kernel/text/array-literal.ts';
import { one } from '#domain/kernel/one.ts';
import type { Batch, Query } from '../adapters/sql.ts';
import type { Reading, ReadingStatement, ReadingValue } from './reading.ts';

/** Asks the database what a reading describes. */
export type Read = <Found>(reading: Reading<Found>) => Promise<Found>;

/**
 * Until the transaction ends. What is read here is found by its keys, so that one plan serves everybody; left alone, PostgreSQL makes a new one
 * for each learner wherever it believes that their values help, which took longer than reading (docs/decisions/knowledge.md).
 */
const PLAN_ONCE = { text: `select set_config('plan_cache_mode', 'force_generic_plan', true)`, values: [] };

/** Asks in one round trip, by statements that stay prepared and are planned once on each connection. */
export function readTogether(batch: Batch): Read {
  return reader(async (statements) => {
    const [, ...results] = await batch([
      PLAN_ONCE,
      ...statements.map(({ text, values }) => ({ text, values: values.map((value) => asText(value)) })),
    ]);
    return results.map(({ rows }) => one(rows)[0] ?? '[]');
  });
}

/** Asks one statement after the other, where there is nothing but a query. */
export function readOneByOne(query: Query): Read {
  return reader(async (statements) => {
    const found: string[] = [];
    for (const { text, values } of statements) {
      const { rows } = await query<{ rows: string }>(text, values);
      found.push(one(rows).rows);
    }
    return found;
  });
}

function reader(ask: (statements: readonly ReadingStatement[]) => Promise<readonly string[]>): Read {
  return async ({ statements, read }) => read(statements.length === 0 ? [] : await ask(statements));
}

function asText(value: ReadingValue): string | null {
  if (value === null || typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? arrayLiteral(value) : String(value);
}
