import { nearestWord } from '../../content/nearest-word.ts';
import { DataError } from './data-error.ts';
import { columnCells, type DataTable, type FullTable, rowIds } from './data-table.ts';
import type { KeyOf } from './data-task-key.ts';
import type { DataQuestion } from './learner-data-task.ts';
import { pickRows } from './pick-rows.ts';
import {
  type BuiltRule,
  type Comparison,
  type RuleColumn,
  type RuleCondition,
  ruleNames,
} from './rule-parts.ts';
import type { DataTask } from './task-contract.ts';

type Rule = Extract<DataTask, { readonly asks: 'rule' }>;

const WORDS: Readonly<Record<string, Comparison>> = {
  '>=': 'ge',
  '>': 'gt',
  '<=': 'le',
  '<': 'lt',
  is: 'is',
  'is not': 'not',
};

/**
 * What a rule asks of a learner, and the hidden rows that it is run on.
 * @throws DataError when the hidden table has not the same columns, or the author's own rule cannot be read
 */
export function compileRule(
  task: Rule,
  table: DataTable,
  hidden: FullTable,
): {
  readonly asked: Extract<DataQuestion, { asks: 'rule' }>;
  readonly key: Omit<KeyOf<'rule'>, 'kind' | 'skill' | 'hint' | 'reveal' | 'because'>;
} {
  const { asks, most, hits, false_alarms } = task;
  const columns = ruleColumns(task, table);
  const cells = columns.map(({ name, kind }) => {
    const same = hidden.columns.find((column) => column.name === name);
    if ((same?.kind === 'text' ? 'text' : same && 'number') !== kind)
      throw new DataError(['hidden'], `The hidden table has no column '${name}' of the same kind.`);
    return columnCells(hidden, name) ?? [];
  });
  const events = new Set(eventRows(task, hidden));
  const asked = { asks, columns, most, hits, false_alarms };
  return {
    asked,
    key: {
      ...asked,
      truth: ruleNames(writtenRule(task.shows_by, columns)),
      rows: hidden.rows.map((_, place) => cells.map((column) => column[place] ?? '')),
      events: rowIds(hidden).map((row) => events.has(row)),
    },
  };
}

function eventRows({ event }: Rule, hidden: FullTable): string[] {
  try {
    return pickRows(hidden, { where: event });
  } catch (error) {
    if (error instanceof DataError) throw new DataError(['event'], error.message);
    throw error;
  }
}

function ruleColumns({ uses }: Rule, table: DataTable): RuleColumn[] {
  const known = table.columns.filter(({ kind }) => kind !== 'date');
  for (const [index, name] of (uses ?? []).entries()) {
    if (known.some((column) => column.name === name)) continue;
    const names = known.map((column) => column.name);
    const nearest = nearestWord(name, names);
    const advice = nearest === undefined ? `Choose from ${names.join(', ')}.` : `Did you mean '${nearest}'?`;
    throw new DataError(['uses', index], `No column '${name}' is shown. ${advice}`);
  }
  return known.flatMap(({ name, label, kind, unit, decimals }): RuleColumn[] => {
    if (uses !== undefined && !uses.includes(name)) return [];
    if (kind === 'number') return [{ name, label, kind, decimals, ...(unit !== undefined && { unit }) }];
    const texts = [...new Set((columnCells(table, name) ?? []).map(String))].toSorted();
    return [{ name, label, kind: 'text', texts }];
  });
}

function writtenRule({ all, any }: Rule['shows_by'], columns: readonly RuleColumn[]): BuiltRule {
  const joins = all === undefined ? 'any' : 'all';
  const conditions = (all ?? any ?? []).map((written, index) => {
    const condition = writtenCondition(written, columns);
    if (condition !== undefined) return condition;
    const message = `"${written}" must be like \`spread >= 3\` or \`setup is Breakout\`, with a column that the rule may use.`;
    throw new DataError(['shows_by', joins, index], message);
  });
  return { joins, conditions };
}

function writtenCondition(written: string, columns: readonly RuleColumn[]): RuleCondition | undefined {
  const groups = /^(?<name>[a-z][a-z0-9_]*) *(?<word>>=|<=|>|<| is not| is) *(?<value>.+)$/.exec(
    written,
  )?.groups;
  const column = columns.find(({ name }) => name === groups?.['name']);
  const comparison = WORDS[groups?.['word']?.trim() ?? ''];
  if (column === undefined || comparison === undefined) return undefined;
  const word = groups?.['value'] ?? '';
  const value = column.kind === 'text' ? column.texts.indexOf(word) : Number(word);
  return value === -1 && column.kind === 'text' ? undefined : { column: column.name, comparison, value };
}
