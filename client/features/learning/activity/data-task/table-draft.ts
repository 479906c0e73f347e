import * as v from 'valibot';
import type { ActivityAnswer } from '#domain/activities/contract.ts';
import { rowIds } from '#domain/activities/data-task/data-table.ts';
import type { LearnerTableTask } from '#domain/activities/data-task/learner-data-task.ts';
import { ruleNames } from '#domain/activities/data-task/rule-parts.ts';
import { pairName, readPairs } from '#domain/activities/answer-pairs.ts';
import { parseNumber } from '#domain/kernel/parse-number.ts';
import { formatNumber } from '../../../../lib/i18n/format-number.ts';
import { builtRule, draftOfRule, ruleDraftSchema } from './rule-draft.ts';

const draftSchema = v.object({
  /** Marked rows, rows with their tags, or all rows in their order. */
  rows: v.array(v.string()),
  typed: v.string(),
  level: v.nullable(v.number()),
  rule: ruleDraftSchema,
});

/** What somebody is about to answer. */
export type TableDraft = v.InferOutput<typeof draftSchema>;

/** The draft of an answer that was sent; where to begin when none was. */
export function draftOf(
  answer: ActivityAnswer | undefined,
  asked: LearnerTableTask,
  locale: string,
): TableDraft {
  const rule =
    asked.asks === 'rule'
      ? draftOfRule(answer, asked.columns, asked.most, locale)
      : { joins: 'all', parts: [] };
  const begun = asked.asks === 'order' ? rowIds(asked.table) : [];
  return v.parse(draftSchema, {
    rows: asked.asks !== 'rule' && Array.isArray(answer) ? answer.map(String) : begun,
    typed: typeof answer === 'number' ? formatNumber(answer, locale, { maximumFractionDigits: 8 }) : '',
    level: typeof answer === 'number' ? answer : null,
    rule,
  });
}

/** What was kept, as far as the rows are still those of the lesson. */
export function readDraft(kept: unknown, { asks, table }: LearnerTableTask): TableDraft | undefined {
  const read = v.safeParse(draftSchema, kept ?? undefined);
  if (!read.success) return undefined;
  const ids = new Set(rowIds(table));
  const rows = read.output.rows.filter((row) => ids.has(row.split(':')[0] ?? ''));
  if (asks === 'order' && new Set(rows).size !== ids.size) return undefined;
  return { ...read.output, rows };
}

/** The answer that a draft comes to; undefined while something is missing. */
export function answerOf(
  { rows, typed, level, rule }: TableDraft,
  asked: LearnerTableTask,
  locale: string,
): ActivityAnswer | undefined {
  switch (asked.asks) {
    case 'mark':
      return rows.length === 0 ? undefined : rows;
    case 'tag':
      return readPairs(rows)?.size === asked.table.rows.length ? rows : undefined;
    case 'order':
      return rows;
    case 'value':
      return (asked.isLevel ? level : parseNumber(typed, locale, asked.unit)) ?? undefined;
    case 'rule': {
      const built = builtRule(rule, asked.columns, asked.most, locale);
      return built && ruleNames(built);
    }
  }
}

export function withRow(rows: readonly string[], row: string, picked: boolean): string[] {
  const others = rows.filter((each) => each !== row);
  return picked ? [...others, row] : others;
}

export function withTag(rows: readonly string[], row: string, tag: string): string[] {
  return [...rows.filter((each) => !each.startsWith(`${row}:`)), pairName(row, tag)];
}
