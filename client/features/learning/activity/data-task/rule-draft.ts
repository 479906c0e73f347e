import * as v from 'valibot';
import {
  type BuiltRule,
  type Comparison,
  COMPARISONS,
  readRule,
  type RuleColumn,
  ruleNames,
} from '#domain/activities/data-task/rule-parts.ts';
import { parseNumber } from '#domain/kernel/parse-number.ts';
import { formatNumber } from '../../../../lib/i18n/format-number.ts';

/** A rule while it is built: values as they were typed, a text by its place. */
export interface RuleDraft {
  joins: 'all' | 'any';
  parts: readonly RulePart[];
}

export interface RulePart {
  column: string;
  comparison: Comparison;
  typed: string;
}

export const ruleDraftSchema = v.object({
  joins: v.picklist(['all', 'any']),
  parts: v.array(
    v.object({
      column: v.string(),
      comparison: v.picklist([...COMPARISONS.number, ...COMPARISONS.text]),
      typed: v.string(),
    }),
  ),
});

/** A condition to begin with: its value is the learner's to choose. */
export function newPart({ name, kind }: RuleColumn): RulePart {
  return { column: name, comparison: COMPARISONS[kind][0], typed: '' };
}

/** What a draft comes to; undefined while a value is missing. */
export function builtRule(
  { joins, parts }: RuleDraft,
  columns: readonly RuleColumn[],
  most: number,
  locale: string,
): BuiltRule | undefined {
  const conditions = parts.flatMap(({ column, comparison, typed }) => {
    const known = columns.find(({ name }) => name === column);
    const value = known?.kind === 'number' ? parseNumber(typed, locale, known.unit) : Number(typed);
    return value === null || typed === '' ? [] : [{ column, comparison, value }];
  });
  if (conditions.length < parts.length) return undefined;
  return readRule(ruleNames({ joins, conditions }), columns, most);
}

/** The draft of a rule that was sent; one open condition when none was. */
export function draftOfRule(
  answer: unknown,
  columns: readonly RuleColumn[],
  most: number,
  locale: string,
): RuleDraft {
  const rule = readRule(answer, columns, most);
  if (rule === undefined) return { joins: 'all', parts: columns.slice(0, 1).map(newPart) };
  const parts = rule.conditions.map(({ column, comparison, value }) => ({
    column,
    comparison,
    typed:
      comparison === 'is' || comparison === 'not'
        ? String(value)
        : formatNumber(value, locale, { maximumFractionDigits: 8 }),
  }));
  return { joins: rule.joins, parts };
}
