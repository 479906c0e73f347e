import { expect, test } from 'vitest';
import { goalEvidence } from './goal-evidence.ts';
import type { GradedCondition } from './grade-goal.ts';

const graded = (state: GradedCondition['state'], skill: string | undefined, judged = 1): GradedCondition => ({
  condition: { kind: 'stop-at-entry', ...(skill !== undefined && { skill }) },
  state,
  judged,
  value: null,
  evidence: [],
});

test('a skill is shown when all conditions that name it are kept', () => {
  const shown = goalEvidence([
    graded('kept', 'stop-orders'),
    graded('kept', 'stop-placement'),
    graded('broken', 'stop-placement'),
    graded('broken', undefined),
  ]);
  expect(shown).toEqual([
    { skill: 'stop-orders', isRight: true },
    { skill: 'stop-placement', isRight: false },
  ]);
});

test('what nothing could have broken shows nothing, and what was not done shows that it was not', () => {
  expect(goalEvidence([graded('kept', 'stop-orders', 0)])).toEqual([]);
  expect(goalEvidence([graded('broken', 'stop-orders', 0)])).toEqual([
    { skill: 'stop-orders', isRight: false },
  ]);
});
