import { expect, test } from 'vitest';
import type { GradedCondition } from '../scenarios/grade-goal.ts';
import { type SessionConduct, skillConduct } from './skill-conduct.ts';

const NOTHING: SessionConduct = {
  trades: 3,
  rules: [],
  patterns: [],
  testedSkills: new Set(['position-size']),
  conditions: [],
};

const graded = (
  condition: GradedCondition['condition'],
  state: 'kept' | 'broken',
  judged = 1,
): GradedCondition => ({
  condition,
  state,
  judged,
  value: null,
  evidence: [],
});

const signs = (skill: string, session: Partial<SessionConduct>) =>
  skillConduct(skill, { ...NOTHING, ...session }).map(({ conduct, is_kept }) => [
    conduct.kind === 'rule' ? conduct.rule : conduct.kind,
    is_kept,
  ]);

test('each rule of a skill was kept or broken, and one that was broken does not break the other', () => {
  expect(signs('position-size', {})).toEqual([
    ['risk-above-plan', true],
    ['size-off-plan', true],
  ]);
  expect(signs('position-size', { rules: [{ rule: 'risk-above-plan', is_disputed: false }] })).toEqual([
    ['risk-above-plan', false],
    ['size-off-plan', true],
  ]);
  expect(signs('stop-placement', { rules: [{ rule: 'risk-above-plan', is_disputed: false }] })).toEqual([]);
});

test('nothing shows of what nothing could break, of what is disputed, or without a trade', () => {
  expect(signs('position-size', { testedSkills: new Set() })).toEqual([]);
  expect(signs('position-size', { trades: 0 })).toEqual([]);
  const disputed = { rules: [{ rule: 'risk-above-plan', is_disputed: true }] } as const;
  expect(signs('position-size', disputed)).toEqual([['size-off-plan', true]]);
  const isEmpty = [
    graded({ kind: 'gap-loss', gap_percent: 10, most_percent: 2, skill: 'gap-risk' }, 'kept', 0),
  ];
  expect(signs('gap-risk', { conditions: isEmpty })).toEqual([]);
});

test('what a goal asked for is shown once, as the goal asked for it, and only of its own skill', () => {
  const conditions = [
    graded({ kind: 'rule', rule: 'risk-above-plan', skill: 'position-size' }, 'broken'),
    graded({ kind: 'stop-at-entry', skill: 'stop-orders' }, 'kept'),
    graded({ kind: 'trades', least: 1 }, 'kept'),
  ];
  expect(signs('position-size', { conditions })).toEqual([
    ['risk-above-plan', false],
    ['size-off-plan', true],
  ]);
  expect(signs('stop-orders', { conditions })).toEqual([['stop-at-entry', true]]);
  expect(skillConduct('stop-orders', { ...NOTHING, conditions })[0]?.conduct).toEqual({
    kind: 'stop-at-entry',
  });
});

test('a pattern shows only where it was found', () => {
  const found = { pattern: 'revenge', skill: 'tilt-control' } as const;
  expect(signs('tilt-control', {})).toEqual([]);
  expect(signs('tilt-control', { patterns: [{ ...found, is_disputed: false }] })).toEqual([
    ['pattern', false],
  ]);
  expect(signs('tilt-control', { patterns: [{ ...found, is_disputed: true }] })).toEqual([]);
});
