import { expect, test } from 'vitest';
import type { RuleColumn } from '#domain/activities/data-task/rule-parts.ts';
import { builtRule, draftOfRule, newPart } from './rule-draft.ts';

const columns: readonly RuleColumn[] = [
  { name: 'setup', label: 'Setup', kind: 'text', texts: ['Breakout', 'Pullback'] },
  { name: 'spread', label: 'Spread', kind: 'number', decimals: 1 },
];
const built = (draft: Parameters<typeof builtRule>[0]) => builtRule(draft, columns, 3, 'en');

test('a rule whose condition nobody has set is none, whichever column it begins with', () => {
  for (const column of columns) expect(built({ joins: 'all', parts: [newPart(column)] })).toBeUndefined();
  const begun = draftOfRule(undefined, columns, 3, 'en');
  expect(begun.parts).toHaveLength(1);
  expect(built(begun)).toBeUndefined();
  expect(built({ joins: 'all', parts: [{ column: 'setup', comparison: 'is', typed: '0' }] })).toEqual({
    joins: 'all',
    conditions: [{ column: 'setup', comparison: 'is', value: 0 }],
  });
});
