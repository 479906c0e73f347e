import { expect, test } from 'vitest';
import { RULE_SKILLS } from './finding.ts';
import { skillEvidence } from './skill-evidence.ts';

const ALL = new Set<string>(Object.values(RULE_SKILLS));
const found = (skill: string, isDisputed = false) => ({ skill, is_disputed: isDisputed });

const wrongIn = (trades: number, ...skills: string[]) =>
  skillEvidence(
    trades,
    skills.map((skill) => found(skill)),
    [],
    ALL,
  )
    .filter(({ isRight }) => !isRight)
    .map(({ skill }) => skill);

test('a rule that was broken in one trade of five was not kept, one in twenty was, and a stop is widened in none of them', () => {
  expect(wrongIn(5, 'position-size')).toEqual(['position-size']);
  expect(wrongIn(20, 'position-size')).toEqual([]);
  expect(wrongIn(20, 'stop-placement')).toEqual(['stop-placement']);
  expect(wrongIn(50, 'stop-placement')).toEqual([]);
});

test('what is disputed shows neither that a rule was broken nor that it was kept', () => {
  const disputed = skillEvidence(20, [found('stop-placement', true)], [found('tilt-control', true)], ALL);
  expect(disputed.map(({ skill }) => skill)).toEqual([...ALL].filter((skill) => skill !== 'stop-placement'));
  expect(disputed.every(({ isRight }) => isRight)).toBe(true);
  const both = skillEvidence(20, [found('stop-placement', true), found('stop-placement')], [], ALL);
  expect(both).toContainEqual({ skill: 'stop-placement', isRight: false });
});

test('a rule that could not be broken shows nothing by not being broken', () => {
  const shown = skillEvidence(20, [], [], new Set(['pre-trade-check']));
  expect(shown).toEqual([{ skill: 'pre-trade-check', isRight: true }]);
});

test('a pattern that was found shows its skill, and one that was not shows nothing', () => {
  const shown = skillEvidence(40, [], [found('tilt-control')], ALL);
  expect(shown.filter(({ isRight }) => !isRight)).toEqual([{ skill: 'tilt-control', isRight: false }]);
  expect(shown.map(({ skill }) => skill)).not.toContain('anchoring');
});

test('four trades show nothing', () => {
  expect(skillEvidence(4, [found('position-size')], [], ALL)).toEqual([]);
});
