import { expect, test } from 'vitest';
import { weakSkills } from './choose-drill.ts';

const late = (skill: string, known: number, right: number, answered: number) => ({
  skill,
  known,
  right,
  answered,
});

test('the weakest skill is the least known of those that went wrong', () => {
  const skills = [
    late('fine', 0.2, 4, 5),
    late('once', 0.1, 0, 1),
    late('rather', 0.5, 1, 4),
    late('weakest', 0.3, 2, 5),
    late('as-weak', 0.3, 2, 4),
  ];
  expect(weakSkills(skills).map(({ skill }) => skill)).toEqual(['weakest', 'as-weak', 'rather']);
});
