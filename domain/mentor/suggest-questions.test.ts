import { expect, test } from 'vitest';
import { type LearnerContext, suggestQuestions } from './suggest-questions.ts';

const askable = [
  { id: 'odds', modules: ['m1'], skills: ['honest-odds'] },
  { id: 'money', modules: ['m1'], skills: ['affordability'] },
  { id: 'age', modules: ['m2'], skills: [] },
  { id: 'stop', modules: ['m3'], skills: ['stops'] },
  { id: 'size', modules: ['m3'], skills: ['sizing'] },
  { id: 'r', modules: ['m3'], skills: ['sizing'] },
];
const newcomer: LearnerContext = { currentModule: undefined, weakSkills: [], answered: new Set() };

test('a newcomer is led to what beginners ask', () => {
  expect(suggestQuestions(askable, newcomer, 3)).toEqual(['odds', 'money', 'age']);
});

test('two questions of the open module come first, two of weak skills next', () => {
  const context = {
    ...newcomer,
    currentModule: 'm3',
    weakSkills: ['honest-odds', 'affordability', 'stops'],
  };
  expect(suggestQuestions(askable, context, 5)).toEqual(['stop', 'size', 'odds', 'money', 'age']);
});

test('nothing is suggested twice, nor what was answered', () => {
  const context = {
    currentModule: 'm3',
    weakSkills: ['sizing', 'sizing'],
    answered: new Set(['odds', 'stop']),
  };
  expect(suggestQuestions(askable, context, 10)).toEqual(['size', 'r', 'money', 'age']);
});
