import { expect, test } from 'vitest';
import { experienceFromAnswer } from './profile.ts';

test.each([
  ['1', 'beginner'],
  ['2', 'some'],
  [3, 'intermediate'],
  ['4', 'advanced'],
  ['not-sure', 'beginner'],
  [undefined, 'beginner'],
] as const)('the answer %j is the experience %s', (answer, experience) => {
  expect(experienceFromAnswer(answer)).toBe(experience);
});
