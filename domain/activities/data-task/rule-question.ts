import type { ActivityAnswer, Grade, RuleResult } from '../contract.ts';
import { EDGE } from '../edge.ts';
import type { KeyOf } from './data-task-key.ts';
import { alarms, type BuiltRule, readRule } from './rule-parts.ts';

/** A rule is run on rows that no learner sees, and is right when it catches enough of them and cries wolf seldom enough. */
export function gradeRule(answer: ActivityAnswer, key: KeyOf<'rule'>): Grade | undefined {
  const rule = readRule(answer, key.columns, key.most);
  if (rule === undefined) return undefined;
  const result = runRule(rule, key);
  const hits = result.caught / (result.caught + result.missed);
  const falseAlarms = result.false_alarms / (result.false_alarms + result.quiet);
  return {
    is_right: hits >= key.hits - EDGE && falseAlarms <= key.false_alarms + EDGE,
    // Youden's index: what a rule catches less what it cries wolf at; 0 for one that knows nothing.
    share: Math.max(0, hits - falseAlarms),
    error: null,
    notes: [],
    hidden: result,
  };
}

function runRule(rule: BuiltRule, { columns, rows, events }: KeyOf<'rule'>): RuleResult {
  const result = { caught: 0, missed: 0, false_alarms: 0, quiet: 0 };
  for (const [place, cells] of rows.entries()) {
    const isAlarm = alarms(
      rule,
      columns,
      (name) => cells[columns.findIndex((column) => column.name === name)],
    );
    if (events[place]) result[isAlarm ? 'caught' : 'missed'] += 1;
    else result[isAlarm ? 'false_alarms' : 'quiet'] += 1;
  }
  return result;
}
