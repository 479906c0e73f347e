import { pairName } from '../answer-pairs.ts';
import { calculate } from '../../kernel/calculation.ts';
import { roundTo } from '../../kernel/round-to.ts';
import { nearestWord } from '../../content/nearest-word.ts';
import type { FeedbackNote } from '../../quiz/contract.ts';
import { type AuthoredMistake, mistakeOf } from '../../quiz/mistake.ts';
import type { QuizWords } from '../../quiz/quiz-words.ts';
import { compilePlan } from './compile-plan.ts';
import { compileRule } from './compile-rule.ts';
import { DataError } from './data-error.ts';
import { columnCells, type DataTable, type FullTable, rowId, rowIds, shownTable } from './data-table.ts';
import type { DataTaskKey } from './data-task-key.ts';
import type { LearnerDataTask, TablePlot } from './learner-data-task.ts';
import { rowNumbers } from './row-numbers.ts';
import { pickRows, textColumn } from './pick-rows.ts';
import { tableFacts } from './table-facts.ts';
import type { DataTask, Selection, TableTask } from './task-contract.ts';

type Asking<Asks extends DataTask['asks']> = Extract<DataTask, { readonly asks: Asks }>;

/**
 * Compiles a data task.
 * @param tableOf the tables of the lesson by name, with all their columns
 * @throws DataError when it cannot be asked
 */
export function compileDataTask(
  task: DataTask,
  tableOf: (name: string) => FullTable,
  words: QuizWords,
): { learner: LearnerDataTask; key: DataTaskKey } {
  if (task.asks === 'plan') return compilePlan(task, words);
  const { kind, title, skill, hint, reveal } = task;
  const full = tableOf(task.data);
  const table = shownTable(full, shownColumns(task, full));
  const facts = {
    kind,
    skill,
    hint: hint === undefined ? '' : words.block(hint),
    reveal: words.block(reveal),
    because: becauseOf(task, full, words),
  };
  const shown = { kind, title, table, ...plotOf(task, table) };
  switch (task.asks) {
    case 'mark': {
      const right = within('right', () => pickRows(full, task.right));
      return {
        learner: { ...shown, asks: task.asks },
        key: {
          ...facts,
          asks: task.asks,
          truth: right,
          rows: full.rows.length,
          right,
          mistakes: task.mistakes.map(({ marks, ...mistake }, index) => ({
            marks: within('mistakes', () =>
              within(index, () => within('marks', () => pickRows(full, marks))),
            ),
            note: noteOf(mistake, words),
          })),
        },
      };
    }
    case 'tag': {
      const right = rightTags(task, full);
      const truth = Object.entries(right).map(([row, tag]) => pairName(row, tag));
      const tags = task.tags.map(({ id }) => id);
      return {
        learner: { ...shown, asks: task.asks, tags: task.tags },
        key: { ...facts, asks: task.asks, truth, tags, right },
      };
    }
    case 'value': {
      const { asks, unit, decimals, tolerance, level = false } = task;
      const right = valueOf(task, full);
      return {
        learner: { ...shown, asks, ...(unit !== undefined && { unit }), decimals, isLevel: level },
        key: {
          ...facts,
          asks,
          truth: roundTo(right, decimals),
          right,
          tolerance,
          mistakes: task.mistakes.map(({ value, over = task.over, ...mistake }, index) => ({
            value: within('mistakes', () =>
              within(index, () => numberOf({ over, calculation: value, field: 'value' }, full)),
            ),
            note: noteOf(mistake, words),
          })),
        },
      };
    }
    case 'order': {
      const { asks, least } = task;
      const values = valuesOf(task, full);
      const truth = rowIds(full).toSorted((a, b) => (values[b] ?? 0) - (values[a] ?? 0));
      return { learner: { ...shown, asks }, key: { ...facts, asks, truth, values, least } };
    }
    case 'rule': {
      const { asked, key } = compileRule(task, table, tableOfField(tableOf, task.hidden, 'hidden'));
      return { learner: { ...shown, ...asked }, key: { ...facts, ...key } };
    }
  }
}

/** A table that a field of its own names. */
function tableOfField(tableOf: (name: string) => FullTable, name: string, field: string): FullTable {
  try {
    return tableOf(name);
  } catch (error) {
    if (error instanceof DataError) throw new DataError([field], error.message);
    throw error;
  }
}

/** Puts the name of a field before the place of what is wrong in it. */
function within<Result>(field: string | number, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof DataError) throw new DataError([field, ...error.path], error.message);
    throw error;
  }
}

function shownColumns({ columns }: TableTask, table: FullTable): readonly string[] | undefined {
  const names = table.columns.flatMap(({ name, hidden }) => (hidden ? [] : [name]));
  for (const [index, name] of (columns ?? []).entries()) {
    if (names.includes(name)) continue;
    throw new DataError(['columns', index], `There is no column '${name}' to show. ${advice(name, names)}`);
  }
  return columns;
}

function plotOf({ draws, ...task }: TableTask, table: DataTable): { plot?: TablePlot } {
  if (draws === undefined) return {};
  const numbers = table.columns.filter(({ kind }) => kind === 'number');
  const column = numbers.find(({ name }) => name === draws.column);
  if (column === undefined) {
    const names = numbers.map(({ name }) => name);
    const message = `No column of numbers '${draws.column}' is shown. ${advice(draws.column, names)}`;
    throw new DataError(['draws', 'column'], message);
  }
  const { name, label, unit, decimals } = column;
  const values = (columnCells(table, name) ?? []).map(Number);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const [bottom, top] = draws.as === 'bars' ? [Math.min(0, low), Math.max(0, high)] : [low, high];
  const room = (top - bottom || 1) * 0.06;
  // A level is set as finely as its answer is asked for.
  const finest = task.asks === 'value' && task.level ? task.decimals : decimals;
  const from = bottom === 0 ? 0 : roundTo(bottom - room, finest);
  const to = top === 0 ? 0 : roundTo(top + room, finest);
  const y = { label, ...(unit !== undefined && { unit }), decimals: finest, from, to };
  return { plot: { column: name, as: draws.as, y } };
}

function becauseOf({ because }: TableTask, table: FullTable, words: QuizWords): Record<string, string> {
  if (because === undefined) return {};
  const said = textColumn(table, because, ['because']);
  return Object.fromEntries(
    said.flatMap((text, place) => (text.trim() === '' ? [] : [[rowId(place), words.block(text)]])),
  );
}

function rightTags({ tags, right }: Asking<'tag'>, table: FullTable): Record<string, string> {
  const ids = tags.map(({ id }) => id);
  const given = textColumn(table, right, ['right']);
  for (const [place, id] of given.entries()) {
    if (ids.includes(id)) continue;
    throw new DataError(['right'], `Row ${rowId(place)} has the tag '${id}'. ${advice(id, ids)}`);
  }
  return Object.fromEntries(rowIds(table).map((row, place) => [row, given[place] ?? '']));
}

/** What is told about a wrong answer that was foreseen. */
function noteOf(
  { explanation, ...mistake }: AuthoredMistake & { readonly explanation: string },
  words: QuizWords,
): FeedbackNote {
  return { html: words.block(explanation), ...mistakeOf(mistake, words) };
}

function valueOf({ over, truth }: Asking<'value'>, table: FullTable): number {
  return numberOf({ over, calculation: truth, field: 'truth' }, table);
}

/** A number that a calculation comes to on some rows. */
function numberOf(
  { over, calculation, field }: { over: Selection | undefined; calculation: string | number; field: string },
  table: FullTable,
): number {
  const rows = over && within('over', () => pickRows(table, over));
  const places = table.rows.map((_, place) => place).filter((place) => rows?.includes(rowId(place)) ?? true);
  if (places.length === 0) throw new DataError(['over'], 'No row is meant by `over`.');
  const { variables, functions } = tableFacts(table, places);
  const result = calculate(String(calculation), variables, functions);
  if (result.ok) return result.value;
  throw new DataError([field], `The calculation "${calculation}" cannot be worked out: ${result.reason}.`);
}

/** What each row is put in order by: the larger, the earlier it stands. */
function valuesOf({ by, first }: Asking<'order'>, table: FullTable): Record<string, number> {
  const places = table.rows.map((_, place) => place);
  const { variables, functions } = tableFacts(table, places);
  return Object.fromEntries(
    places.map((place) => {
      const result = calculate(String(by), { ...variables, ...rowNumbers(table, place) }, functions);
      if (result.ok) return [rowId(place), first === 'largest' ? result.value : -result.value];
      throw new DataError(['by'], `The calculation "${by}" cannot be worked out: ${result.reason}.`);
    }),
  );
}

/** What to write instead of a name that is not there. */
function advice(name: string, names: readonly string[]): string {
  const nearest = nearestWord(name, names);
  return nearest === undefined ? `Choose from ${names.join(', ')}.` : `Did you mean '${nearest}'?`;
}
