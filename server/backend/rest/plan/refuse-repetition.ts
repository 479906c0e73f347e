import type { Field } from '../parse/field.ts';
import type { SelectItem } from '../parse/select.ts';
import { RestError } from '../rest-error.ts';

/** How often one level of `select` may give the same column. */
const MOST_TIMES = 2;

/**
 * Refuses a `select` that gives one column over and over, under other names or other types: an answer many times as
 * large as its rows. The parts of a document (`data->a`, `data->b`) are columns of their own; `*` gives every column.
 *
 * @throws RestError 400 PGRST100
 */
export function refuseRepetition(items: readonly SelectItem[]): void {
  const stars = items.filter((item) => item.kind === 'star').length;
  if (stars > MOST_TIMES) throw tooOften('*');
  const times = new Map<string, number>();
  for (const item of items) {
    if (item.kind !== 'field') continue;
    const name = nameOf(item.field);
    const before = times.get(name) ?? (item.field.path.length === 0 ? stars : 0);
    if (before >= MOST_TIMES) throw tooOften(item.field.name);
    times.set(name, before + 1);
  }
}

/** `->` and `->>` lead to the same part. */
function nameOf({ name, path }: Field): string {
  return JSON.stringify([name, ...path.map(({ key }) => key)]);
}

function tooOften(column: string): RestError {
  return new RestError(400, 'PGRST100', `The column '${column}' is selected more than twice`, {
    details: `One level of 'select' gives the same column ${MOST_TIMES} times at most; '*' gives all of them.`,
    hint: `Select '${column}' once and copy it where it is used.`,
  });
}
